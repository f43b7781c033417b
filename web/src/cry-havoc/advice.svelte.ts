/** What the server works out for this viewer as the table stands: asked again after every change; late answers are dropped. */
import type { Advice, Inquiry, Rehearsal, Stop } from '../cry-havoc'
import type { Havoc } from './model'

export class Advisor {
  #rehearsal = $state.raw<Rehearsal | null>(null)
  stop = $state.raw<Stop | null>(null)
  #table: Havoc
  #asked = ''
  #clock: ReturnType<typeof setTimeout> | undefined

  constructor(table: Havoc) {
    this.#table = table
  }

  /** For the battle under way, and only for its two sides; the answer for an earlier battle is dropped. */
  get rehearsal(): Rehearsal | null {
    const { seat, view } = this.#table
    const fights = view.battle?.sides.some((side) => side.by === seat && side.side === this.#rehearsal?.side)
    return fights && this.#rehearsal?.region === view.battle?.region ? this.#rehearsal : null
  }

  /** Asks for what the moment needs, a little later, so that several changes in a row are one question. */
  refresh(): void {
    const { seq, seat, view, over, still } = this.#table
    const now = `${seq} ${view.battle ? 'battle' : 'board'}`
    if (now === this.#asked) return
    this.#asked = now
    if (!view.battle) this.#rehearsal = null
    clearTimeout(this.#clock)
    // A moment of the past is not worked out: the server knows only how the table stands now.
    if (seat === null || over || still || view.phase === 'setup') return
    this.#clock = setTimeout(() => void (view.battle ? this.#rehearse(seq) : this.#count(seq)), 90)
  }

  async #rehearse(seq: number): Promise<void> {
    const answer = await this.#ask({ ask: 'rehearsal' }, seq)
    if (answer !== undefined) this.#rehearsal = answer?.answer === 'rehearsal' ? answer : null
  }

  async #count(seq: number): Promise<void> {
    const answer = await this.#ask({ ask: 'stop' }, seq)
    if (answer?.answer === 'stop') this.stop = answer
  }

  /** Undefined: the table has changed meanwhile. Null: there is nothing to tell. */
  async #ask(inquiry: Inquiry, seq: number): Promise<Advice | null | undefined> {
    try {
      const answer = await this.#table.advise<Advice>(inquiry)
      return this.#table.seq === seq ? answer : undefined
    } catch {
      return null
    }
  }
}
