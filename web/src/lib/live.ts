/**
 * The live connection of one token to one table. It says hello, resumes from the last entry seen, comes back by itself when
 * the line breaks, and sends choices again that were not answered: the server plays one key once.
 */
import type { Hello, Play, Problem, Recap, TableInfo, Message, Told, Update } from '../protocol'

export type Online = 'live' | 'reconnecting' | 'closed'

export interface Hearer {
  /** Asked for at every connection, so that it resumes from what was seen last. */
  hello: () => Hello
  welcome: (recap: Recap) => void
  update: (update: Update) => void
  table: (info: TableInfo) => void
  chat: (message: Message) => void
  online: (online: Online) => void
  /** The connection will not come back: the seat was given up, or the token is not good here. */
  ended: (problem: Problem | null) => void
}

/** What happened to a choice. */
export type Answer = { seq: number; problem?: undefined } | { problem: Problem; seq?: undefined }

interface Waiting {
  play: Play
  done(answer: Answer): void
}

/** The part of WebSocket that is used; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5000
/** `WebSocket.OPEN`, which does not exist where tests run. */
const OPEN = 1

export class Live {
  #socket: Socket | null = null
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #welcomed = false
  #over = false

  constructor(
    private readonly url: string,
    private readonly hearer: Hearer,
    private readonly connect: (url: string) => Socket = (address) => new WebSocket(address),
  ) {
    this.#open()
    globalThis.addEventListener?.('online', this.#hurry)
  }

  /** Sends a choice and tells what became of it, over as many connections as it takes. */
  play(play: Play): Promise<Answer> {
    return new Promise((done) => {
      this.#waiting.set(play.key, { play, done })
      if (this.#welcomed) this.#send({ play })
    })
  }

  close(): void {
    this.#over = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#hurry)
    this.#socket?.close()
    this.hearer.online('closed')
  }

  /** Says hello again on a new connection: in another language, or because something seems to be lost. */
  again(): void {
    this.#pause = 0
    this.#socket?.close()
  }

  #hurry = () => {
    if (this.#welcomed || this.#over) return
    clearTimeout(this.#timer)
    this.#open()
  }

  #send(frame: unknown): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #open(): void {
    const socket = this.connect(this.url)
    this.#socket = socket
    socket.onopen = () => this.#send({ hello: this.hearer.hello() })
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Told)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#closed()
    }
  }

  #closed(): void {
    this.#welcomed = false
    if (this.#over) return
    this.hearer.online('reconnecting')
    this.#timer = setTimeout(() => this.#open(), this.#pause)
    this.#pause = Math.min(Math.max(this.#pause, FIRST_PAUSE / 2) * 2, LONGEST_PAUSE)
  }

  #end(problem: Problem | null): void {
    this.close()
    this.hearer.ended(problem)
  }

  #hear(told: Told): void {
    if ('welcome' in told) {
      this.#welcomed = true
      this.#pause = FIRST_PAUSE
      this.hearer.welcome(told.welcome)
      this.hearer.online('live')
      for (const { play } of this.#waiting.values()) this.#send({ play })
    } else if ('update' in told) {
      this.hearer.update(told.update)
    } else if ('table' in told) {
      this.hearer.table(told.table)
    } else if ('chat' in told) {
      this.hearer.chat(told.chat)
    } else if ('played' in told) {
      this.#answer(told.played.key, { seq: told.played.seq })
    } else if ('refused' in told) {
      const { key, problem } = told.refused
      if (key) this.#answer(key, { problem })
      else if (!this.#welcomed && problem.status < 500 && problem.status !== 429) this.#end(problem)
    } else if ('bye' in told && told.bye === 'unseated') {
      this.#end(null)
    }
  }

  #answer(key: string, answer: Answer): void {
    const waiting = this.#waiting.get(key)
    this.#waiting.delete(key)
    waiting?.done(answer)
  }
}
