/** The house in this browser, as a home of tables: its worker is begun when it is first needed. */
import rules from 'virtual:house'
import type { Home } from '../lib/home'
import type { TableId } from '../lib/ids'
import type { Socket } from '../lib/live'
import type { Answer, FromHouse, ToHouse } from './messages'

/** As of a WebSocket. */
const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

/** A live connection within the browser. */
class Line implements Socket {
  readyState: Socket['readyState'] = CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  constructor(
    private readonly house: House,
    private readonly line: number,
    private readonly table: TableId,
  ) {
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return
      this.readyState = OPEN
      this.onopen?.call(this as unknown as WebSocket, new Event('open'))
    })
  }

  send(text: string): void {
    this.house.send({ frame: { line: this.line, table: this.table, text } })
  }

  close(): void {
    this.house.send({ gone: { line: this.line } })
    this.end()
  }

  hear(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }))
  }

  end(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.house.forget(this.line)
    this.onclose?.call(this as unknown as WebSocket, new Event('close') as CloseEvent)
  }
}

class House implements Home {
  readonly open = false
  #worker: Worker | null = null
  #waiting = new Map<number, { done: (answer: Answer) => void; failed: (error: Error) => void }>()
  #lines = new Map<number, Line>()
  #n = 0

  constructor(private readonly rules: string) {}

  ask: Home['ask'] = (method, path, token, body) => {
    const n = (this.#n += 1)
    return new Promise((done, failed) => {
      this.#waiting.set(n, { done, failed })
      this.send({ ask: { n, method, path, token, body } })
    })
  }

  connect: Home['connect'] = (table) => {
    const n = (this.#n += 1)
    const line = new Line(this, n, table)
    this.#lines.set(n, line)
    return line
  }

  send(message: ToHouse): void {
    this.#worker ??= this.#begin()
    this.#worker.postMessage(message)
  }

  forget(line: number): void {
    this.#lines.delete(line)
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data)
    worker.onerror = (event) => this.#lost(event.message)
    worker.postMessage({ open: { rules: new URL(this.rules, document.baseURI).href } } satisfies ToHouse)
    return worker
  }

  #hear(told: FromHouse): void {
    if ('answer' in told) {
      const { n, ...answer } = told.answer
      this.#waiting.get(n)?.done(answer)
      this.#waiting.delete(n)
    } else if ('tell' in told) this.#lines.get(told.tell.line)?.hear(told.tell.frame)
    else this.#lines.get(told.end.line)?.end()
  }

  /** The worker has died: what was asked is asked again, of another one that begins with what is stored. */
  #lost(why: string): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { failed } of this.#waiting.values()) failed(new Error(why))
    this.#waiting.clear()
    for (const line of [...this.#lines.values()]) line.end()
  }
}

/** None if the page was built without it. */
export const local: Home | null = rules === null ? null : new House(rules)
