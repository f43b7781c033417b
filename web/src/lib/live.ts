/**
 * The live connection of one token to one table: everything that is asked of the table and told of it goes over it. It says hello,
 * resumes from the last entry seen, comes back by itself when the line breaks, and sends again what was not answered: the server
 * does what has one key once.
 */
import type { Ask, Hello, Problem, Reason, Recap, TableInfo, Message, Told, Update } from '../protocol'
import { Refused } from './api'
import { freshKey } from './fresh'
import { home } from './home'
import type { TableId } from './ids'

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

/** What of an answer matters, by the request. */
interface Answers {
  play: { seq: number }
  why_not: Reason
  undo: unknown
  consent: unknown
  chat: unknown
  speak: unknown
}

type Body<A, K> = A extends Record<K & string, infer B> ? Omit<B, 'key'> : never

interface Waiting {
  frame: object
  done(answer: unknown): void
  failed(refused: Refused): void
}

const LOST: Problem = { type: 'closed', title: 'Closed', status: 0, detail: 'The connection was closed before the answer came.' }

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
    private readonly table: TableId,
    private readonly hearer: Hearer,
    private readonly connect: (table: TableId) => Socket = home.connect,
  ) {
    this.#open()
    globalThis.addEventListener?.('online', this.#hurry)
  }

  /** Sends a request and gives its answer, over as many connections as it takes; throws `Refused`. */
  ask<K extends keyof Answers>(kind: K, body: Body<Ask, K>): Promise<Answers[K]> {
    if (this.#over) return Promise.reject(new Refused(LOST))
    const key = freshKey()
    const frame = { [kind]: { ...body, key } }
    return new Promise<unknown>((done, failed) => {
      this.#waiting.set(key, { frame, done, failed })
      if (this.#welcomed) this.#send(frame)
    }) as Promise<Answers[K]>
  }

  close(problem = LOST): void {
    this.#over = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#hurry)
    this.#socket?.close()
    this.hearer.online('closed')
    for (const waiting of this.#waiting.values()) waiting.failed(new Refused(problem))
    this.#waiting.clear()
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
    const socket = this.connect(this.table)
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
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #end(problem: Problem | null): void {
    this.close(problem ?? LOST)
    this.hearer.ended(problem)
  }

  #hear(told: Told): void {
    if ('welcome' in told) {
      this.hearer.welcome(told.welcome)
      // In another language everything is told once more, and nothing was lost.
      if (this.#welcomed) return
      this.#welcomed = true
      this.#pause = FIRST_PAUSE
      this.hearer.online('live')
      for (const { frame } of this.#waiting.values()) this.#send(frame)
    } else if ('update' in told) {
      this.hearer.update(told.update)
    } else if ('table' in told) {
      this.hearer.table(told.table)
    } else if ('chat' in told) {
      this.hearer.chat(told.chat)
    } else if ('refused' in told) {
      const { key, problem } = told.refused
      if (key) this.#take(key)?.failed(new Refused(problem))
      else if (!this.#welcomed && problem.status < 500 && problem.status !== 429) this.#end(problem)
    } else if ('bye' in told) {
      if (told.bye === 'unseated') this.#end(null)
    } else {
      const answer = 'played' in told ? told.played : 'why_not' in told ? told.why_not : 'said' in told ? told.said : told.done
      this.#take(answer.key)?.done(answer)
    }
  }

  /** The request that waits under a key; it waits no longer. */
  #take(key: string | null | undefined): Waiting | undefined {
    const waiting = this.#waiting.get(key ?? '')
    this.#waiting.delete(key ?? '')
    return waiting
  }
}
