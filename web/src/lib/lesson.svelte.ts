/**
 * A lesson at its table. The line of play is known: each question on it has a number, so that the step follows from the question that is
 * open. What is chosen beside the line is answered here; the server hears nothing of it.
 */
import type { Lesson, LessonPlay, LessonStep } from '../protocol'
import { canonical } from './equal'
import type { TableState } from './table.svelte'
import { change, knownTable } from './tables'

export class Course {
  readonly lesson: Lesson
  readonly #table: TableState
  /** Steps that were only to be read, and were. */
  #read = $state.raw<ReadonlySet<number>>(new Set())
  /** Something else than the wanted choice was tried at this question. */
  #tried = $state<number | null>(null)
  /** Whoever learns wants to go on without help. */
  #left = $state(false)
  /** Its last words were heard. */
  #parted = $state(false)

  constructor(table: TableState, lesson: Lesson) {
    this.#table = table
    this.lesson = lesson
    const kept = knownTable(table.info.id)
    this.#read = new Set(kept?.read ?? [])
    this.#left = kept?.lesson === false
    this.#parted = kept?.parted ?? false
  }

  get #number(): number {
    return this.#table.question?.number ?? Infinity
  }

  /** The steps are over, or nobody wants them any more. */
  get over(): boolean {
    const { end } = this.lesson
    return this.#left || this.#strayed || (this.unread === null && (this.#table.over || (end !== null && this.#number >= end)))
  }

  get left(): boolean {
    return this.#left
  }

  /** Its last words stand at the table. */
  get parting(): boolean {
    return this.over && !this.#left && !this.#parted
  }

  /** The line's answer to the open question, if it is put to whoever learns. */
  get #wanted(): LessonPlay | null {
    const { seat, mine } = this.#table
    if (!mine) return null
    return this.lesson.plays.find((play) => play.ask === this.#number && play.seat === seat) ?? null
  }

  /** The table has left the line, by an older lesson of the same name. */
  get #strayed(): boolean {
    const wanted = this.#wanted
    return wanted !== null && this.#table.offerOf(wanted.choice) < 0
  }

  /** The step that is to be read before anything else, if one is. */
  get unread(): number | null {
    if (!this.#table.mine && !this.#table.over) return null
    const { steps } = this.lesson
    const until = this.#wanted?.step ?? steps.length
    const n = steps.findIndex(
      (step, n) =>
        step.say &&
        !step.must &&
        (step.ask === this.#number || (this.#table.over && step.ask > this.#last)) &&
        n < until &&
        !this.#read.has(n),
    )
    return n < 0 ? null : n
  }

  get #last(): number {
    return this.lesson.plays.at(-1)?.ask ?? 0
  }

  /** The step that is spoken of now. */
  get now(): number | null {
    if (this.#left || this.#strayed) return null
    if (this.unread !== null) return this.unread
    const wanted = this.#wanted
    return wanted?.pupils ? wanted.step : null
  }

  get step(): LessonStep | null {
    return this.now === null ? null : (this.lesson.steps[this.now] ?? null)
  }

  /** How many things have been said, with this one. */
  get said(): number {
    const now = this.now ?? this.lesson.steps.length - 1
    return this.lesson.steps.slice(0, now + 1).filter((step) => step.say).length
  }

  /** The wanted choices, the next one first, as far as they follow one another without anybody else. */
  get wanted(): unknown[] {
    const next = this.#wanted
    if (!next?.pupils || this.unread !== null) return []
    return this.lesson.plays.filter((play) => play.step === next.step && play.pupils && play.ask >= next.ask).map((play) => play.choice)
  }

  /** Something else was tried at this question. */
  get tried(): boolean {
    return this.#tried === this.#number && !this.over
  }

  /** Whether nothing is answered by itself now but by the line. */
  get holds(): boolean {
    return !this.over
  }

  /** What the lesson answers in the place of whoever learns. */
  get own(): unknown {
    const wanted = this.#wanted
    return wanted && !wanted.pupils && this.unread === null && !this.over ? wanted.choice : undefined
  }

  /** Whether a choice may be made. What is not wanted is answered. */
  lets(choice: unknown): boolean {
    if (this.over) {
      // Who plays on has heard enough.
      this.part()
      return true
    }
    const wanted = this.#wanted
    if (this.unread === null && wanted?.pupils && canonical(choice) === canonical(wanted.choice)) {
      this.#tried = null
      return true
    }
    this.#tried = this.#number
    return false
  }

  /** The step that was only to be read was read. */
  next(): void {
    const n = this.unread
    if (n === null) return
    this.#read = new Set([...this.#read, n])
    this.#tried = null
    change(this.#table.info.id, (one) => (one.read = [...this.#read]))
  }

  /** The last words are said once: they come again neither here nor after a reload. */
  part(): void {
    this.#parted = true
    this.heard()
  }

  /** They stand, and do not come again after a reload. */
  heard(): void {
    change(this.#table.info.id, (one) => (one.parted = true))
  }

  /** From here on without help. */
  leave(): void {
    this.#left = true
    change(this.#table.info.id, (one) => (one.lesson = false))
  }
}
