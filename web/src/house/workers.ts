/** A worker for what takes long, begun when it is first needed. */
import type { Answer } from './messages'

export class Shop {
  #worker: Worker | null = null
  #waiting = new Map<number, (answer: Answer) => void>()
  #n = 0

  constructor(private readonly rules: WebAssembly.Module) {}

  run(work: unknown): Promise<Answer> {
    const worker = (this.#worker ??= this.#begin())
    const n = (this.#n += 1)
    return new Promise((done) => {
      this.#waiting.set(n, done)
      worker.postMessage({ n, work })
    })
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./shop.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<{ n: number; answer: Answer }>) => {
      this.#waiting.get(data.n)?.(data.answer)
      this.#waiting.delete(data.n)
    }
    worker.onerror = (event) => {
      // It could not begin, or has died: the next work begins another one.
      console.error(event.message)
      worker.terminate()
      this.#worker = null
      const detail = 'This cannot be worked out: its worker has ended.'
      for (const done of this.#waiting.values()) done({ status: 503, body: { type: 'broken', title: 'Broken', status: 503, detail } })
      this.#waiting.clear()
    }
    worker.postMessage({ rules: this.rules })
    return worker
  }
}
