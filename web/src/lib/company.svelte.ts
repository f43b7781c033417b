/** Who else is at the table: what they say, and who sits down, goes away or comes back, told for a while beside the game. */
import type { Message, SeatInfo } from '../protocol'
import type { Seat } from './ids'
import { seatNews, type SeatNews } from './news'

/** What is told for a while. */
export interface Note {
  n: number
  told: SeatNews | { said: Message }
}

/** How long a note is shown. */
const NOTED = 8000
/** Somebody who is back within this time was not away: they reloaded the page. */
const AWAY = 5000

export class Company {
  said = $state.raw<readonly Message[]>([])
  /** Messages of others that nobody has seen here. */
  unread = $state(0)
  news = $state.raw<readonly Note[]>([])
  #notes = 0
  /** Who went away a moment ago, and may be back soon. */
  #away = new Map<Seat, ReturnType<typeof setTimeout>>()

  /** Something was said; `own` is the seat of whoever listens. */
  listen(message: Message, own: Seat | null): void {
    if (this.said.some((said) => said.n === message.n && said.room === message.room)) return
    this.said = [...this.said, message]
    if ((message.seat ?? null) === own) return
    this.unread += 1
    this.#note({ said: message })
  }

  /** The seats have changed. */
  see(before: readonly SeatInfo[], after: readonly SeatInfo[], own: Seat | null): void {
    for (const news of seatNews(before, after, own)) {
      const absent = this.#away.get(news.seat)
      clearTimeout(absent)
      this.#away.delete(news.seat)
      if (news.what === 'away') {
        this.#away.set(
          news.seat,
          setTimeout(() => {
            this.#away.delete(news.seat)
            this.#note(news)
          }, AWAY),
        )
      } else if (news.what !== 'came' || (absent === undefined && !this.#noted(news.seat))) this.#note(news)
    }
  }

  /** The chat is in sight. */
  read(): void {
    this.unread = 0
    this.news = this.news.filter(({ told }) => !('said' in told))
  }

  close(): void {
    for (const clock of this.#away.values()) clearTimeout(clock)
  }

  #note(told: Note['told']): void {
    const n = (this.#notes += 1)
    this.news = [...this.news, { n, told }].slice(-3)
    setTimeout(() => (this.news = this.news.filter((note) => note.n !== n)), NOTED)
  }

  /** It was just told of somebody on that seat: that they are there goes without saying. */
  #noted(seat: Seat): boolean {
    return this.news.some(({ told }) => 'what' in told && told.seat === seat)
  }
}
