/**
 * What the house keeps, in IndexedDB: tables as they were opened, the entries of their logs, campaigns. The writes of one call are one
 * transaction: all of them, or none.
 */
import type { Known, Need, Write } from './messages'

/** Another tab has written there first. */
export class Overtaken extends Error {}

/** Nothing can be kept: the disk is full, or the browser does not let the page keep anything. */
export class Unkept extends Error {
  constructor(
    readonly full: boolean,
    cause: unknown,
  ) {
    super(String(cause), { cause })
  }
}

const NAME = 'muster'
/** The form of the store: it goes up by one when that changes. */
const FORM = 1

function failure(error: DOMException | null): Error {
  if (error?.name === 'ConstraintError') return new Overtaken()
  return new Unkept(error?.name === 'QuotaExceededError', error)
}

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(failure(request.error))
  })

export class Store {
  #open: Promise<IDBDatabase> | null = null

  #database(): Promise<IDBDatabase> {
    const opening = (this.#open ??= new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open(NAME, FORM)
      request.onupgradeneeded = () => {
        const database = request.result
        database.createObjectStore('tables')
        database.createObjectStore('entries')
        database.createObjectStore('campaigns')
      }
      request.onsuccess = () => {
        const database = request.result
        // Closed by the browser, or given up for a newer page in another tab: the next call opens it again.
        database.onclose = () => (this.#open = null)
        database.onversionchange = () => {
          database.close()
          this.#open = null
        }
        done(database)
      }
      request.onerror = () => failed(failure(request.error))
      request.onblocked = () => failed(new Unkept(false, 'blocked'))
    }))
    opening.catch(() => (this.#open = null))
    return opening
  }

  async read(need: Need): Promise<Known> {
    const database = await this.#database()
    if ('campaign' in need) {
      const row: unknown = await answered(database.transaction('campaigns').objectStore('campaigns').get(need.campaign))
      return { campaign: { id: need.campaign, row: row ?? null } }
    }
    const id = need.table
    const reading = database.transaction(['tables', 'entries'])
    const [sheet, log] = await Promise.all([
      answered<unknown>(reading.objectStore('tables').get(id)),
      answered<unknown[]>(reading.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))),
    ])
    return { table: { id, row: sheet === undefined ? null : { sheet, log } } }
  }

  /** Comes back when nothing of it can be lost any more. */
  async write(writes: readonly Write[]): Promise<void> {
    const database = await this.#database()
    const writing = database.transaction(['tables', 'entries', 'campaigns'], 'readwrite', { durability: 'strict' })
    const over = new Promise<void>((done, failed) => {
      writing.oncomplete = () => done()
      writing.onabort = () => failed(failure(writing.error))
    })
    for (const write of writes) {
      if ('table' in write) writing.objectStore('tables').add(write.table.row, write.table.id)
      else if ('entry' in write) writing.objectStore('entries').add(write.entry.row, [write.entry.table, write.entry.seq])
      else this.#campaign(writing.objectStore('campaigns'), write.campaign)
    }
    await over
  }

  /** Over the version before this one, and over no other. */
  #campaign(campaigns: IDBObjectStore, { id, version, row }: { id: string; version: number; row: unknown }): void {
    const before = campaigns.get(id)
    before.onsuccess = () => {
      const known = (before.result as { version: number } | undefined)?.version ?? 0
      if (known + 1 === version) campaigns.put(row, id)
      // As if the row had been there already.
      else campaigns.add(row, id)
    }
  }
}
