/** The rules in WebAssembly, one instance: JSON goes in and comes out. */

interface Exports {
  memory: WebAssembly.Memory
  room: (bytes: number) => number
  call: () => number
  work: () => number
  answer: () => number
  last_words: () => number
  last_words_at: () => number
}

/** The rules broke down, and the instance is of no use any more. */
export class Panic extends Error {}

export class Rules {
  readonly #exports: Exports

  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports
  }

  /** Hands something in at one of the two doors and gives what comes out. */
  run(door: 'call' | 'work', given: unknown): unknown {
    const { memory, room, answer, last_words, last_words_at } = this.#exports
    const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(memory.buffer, at, length))
    let out: unknown
    try {
      const bytes = new TextEncoder().encode(JSON.stringify(given))
      const at = room(bytes.length)
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes)
      const length = this.#exports[door]()
      out = JSON.parse(text(answer(), length))
    } catch (caught) {
      const words = text(last_words_at(), last_words())
      throw new Panic(words || String(caught))
    }
    if (typeof out === 'object' && out !== null && 'unread' in out) throw new Error(String(out.unread))
    return out
  }
}

/** The rules from a file, compiled while it arrives where the host says what kind of file it is. */
export async function fetched(url: string): Promise<WebAssembly.Module> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const kind = answer.headers.get('Content-Type') ?? ''
  return kind.startsWith('application/wasm') ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer())
}
