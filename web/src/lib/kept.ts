/**
 * What this device remembers of its tables, as text. `localStorage` answers at once, but comes to the disk when the browser finds time. Where the
 * games themselves lie in this browser, the tokens to them must not be lost either: a copy goes to IndexedDB, and the page begins with it.
 */
import { FILES } from './home'

const NAME = 'muster-kept'

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error(NAME))
  })

let opening: Promise<IDBDatabase> | null = null

function copies(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(NAME)
  return answered(request)
}

async function copy(key: string, text: string): Promise<void> {
  const database = await (opening ??= copies())
  await answered(database.transaction(NAME, 'readwrite', { durability: 'strict' }).objectStore(NAME).put(text, key))
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Without storage a table is known as long as the window is open and its link is kept.
  }
  // Where nothing can be kept, opening a table has said so.
  if (FILES) copy(key, text).catch(console.warn)
}

/** What was kept under a key is as it was written last, also if the browser was killed right after. */
export async function recall(key: string): Promise<void> {
  if (!FILES) return
  try {
    const database = await (opening ??= copies())
    const text: unknown = await answered(database.transaction(NAME).objectStore(NAME).get(key))
    if (typeof text === 'string') localStorage.setItem(key, text)
  } catch (caught) {
    console.warn(caught)
  }
}
