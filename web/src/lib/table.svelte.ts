/**
 * THE state of a table: all that the table page shows is here, and nothing is kept twice.
 *
 * It is fed by one live connection. Each update from the server replaces the state as a whole; the face of the game makes
 * motions of what changed between the two. Updates that come while something is shown wait for it, so that several bots in a row
 * can be followed; pressing something, or any key, ends the wait (`skip`). Large values are raw: they are replaced,
 * never changed in place.
 */
import { NOT_OFFERED, type OfferIndex, type Seat, type TableId, type Token } from './ids'
import type { Goal, Problem, Question, Reason, Recap, SeatInfo, State, TableInfo, Update, Viewer } from '../protocol'
import { api, problemOf } from './api'
import { canonical } from './equal'
import { Banners, type Raised } from './banners.svelte'
import type { GameFace, Motion } from './game'
import { Company } from './company.svelte'
import type { Course } from './lesson.svelte'
import { Live, type Online, type Socket } from './live'
import { settings } from './settings.svelte'
import { Showing, withoutMoments, type Script, type Shown } from './showing.svelte'
import { ears } from './sound/ears'

/** What one play did, as it was told. */
interface Passage {
  seq: number
  /** How many plays stood after it: an undo to fewer takes it back. */
  plays: number
  events: readonly unknown[]
  lines: readonly string[]
}

/** Why something cannot be chosen, shown beside the element that was pressed. */
export interface Slip {
  reason: Reason
  at: Element | null
  /** What was to be chosen. */
  choice?: unknown
}

export interface Opening<V, C, K> {
  info: TableInfo
  face: GameFace<V, C, K>
  kit: K
  token: Token
  /** The last entry seen on an earlier visit: later ones are the recap. */
  seen?: number
  /** A moment of the past: there is no connection. */
  still?: boolean
  connect?: (table: TableId) => Socket
}

/** Moments of the past that follow one another sooner than this are silent. */
const HASTE = 500

/** How many entries of the past a fresh page asks for. */
const PAST = 400

export class TableState<V = unknown, C = unknown, K = unknown> {
  readonly face: GameFace<V, C, K>
  /** What the face keeps of this table. */
  readonly own: object | undefined
  /** A lesson: it says what may be chosen now, and answers what may not. */
  course = $state.raw<Course | null>(null)
  /** A moment of the past: nothing can be chosen, taken back or worked out. */
  readonly still: boolean
  token: Token
  info = $state.raw() as TableInfo
  viewer = $state.raw<Viewer>('spectator')
  seq = $state(0)
  view = $state.raw() as V
  kit = $state.raw() as K
  question = $state.raw<Question | null>(null)
  /** What this viewer wants next, and how it can be lost. */
  goal = $state.raw<Goal | null>(null)
  offers = $state.raw<C[]>([])
  /** The offers in words, in the same order. */
  texts = $state.raw<string[]>([])
  /** How many plays stand. */
  plays = $state(0)
  outcome = $state.raw<unknown>(null)
  online = $state<Online>('reconnecting')
  /** A choice is on its way, or its answer has not been drawn yet. */
  sending = $state(false)
  /** The story so far, the newest last. */
  #story = $state.raw<readonly Passage[]>([])
  /** How many plays that stand were made before the story begins. */
  readonly untold = $derived(Math.max(0, (this.#story[0]?.plays ?? 1) - 1))
  /** What happened, play by play, as far back as it was fetched. */
  readonly story = $derived(this.#story as readonly { events: readonly unknown[]; lines: readonly string[] }[])
  readonly lines = $derived(this.#story.flatMap(({ lines }) => lines))
  readonly company = new Company()
  /** What the player inspects; the game's own. */
  focus = $state.raw<unknown>(null)
  slip = $state.raw<Slip | null>(null)
  /** Something did not arrive or is no longer possible; shown in the prompt. */
  trouble = $state.raw<Problem | null>(null)
  /** The connection is over for good, and why. */
  ended = $state.raw<Problem | null | undefined>(undefined)
  /** Whether the first state is there. */
  ready = $state(false)
  /** Lines that were missed since the last visit. */
  recap = $state.raw<string[]>([])
  /** One sentence for screen readers. */
  announced = $state('')
  /** Since when the open question is waited for, in milliseconds since 1970. */
  since = $state(Date.now())

  /** Updates that wait for what is shown before them. */
  #queue: Update[] = []
  /** The update that is shown while the table still stands as it was. */
  #held: Update | null = null
  /** How the table comes to stand as it does. */
  #settle = () => {}
  readonly #showing = new Showing<V>({
    turn: (view) => (this.view = view),
    settle: () => this.#settle(),
    end: () => this.#next(),
    attended: () => this.seat !== null && !this.still,
  })
  /** When the last moment of the past was turned to, in milliseconds since 1970. */
  #turned = 0
  /** Absent for a moment of the past. */
  #live: Live | null = null
  #seen: number | undefined
  /** Plays that stood before each choice made by hand: where an undo goes back to, past answers given by themselves. */
  #byHand: number[] = []
  readonly #banners = new Banners()
  /** How many choices were sent. */
  #sent = 0
  /** Choices that stand and whose entries have not been drawn yet. */
  #awaited: { seq: number; done: () => void }[] = []
  /** Who waits until no choice is on its way. */
  #idlers: (() => void)[] = []
  /** After an undo nothing is answered by itself until something was chosen. */
  #hold = false
  #index = $derived(new Map(this.offers.map((offer, n) => [canonical(offer), n as OfferIndex])))

  constructor(opening: Opening<V, C, K>) {
    this.face = opening.face
    this.info = opening.info
    this.kit = opening.kit
    this.token = opening.token
    this.#seen = opening.seen
    this.still = opening.still ?? false
    this.own = this.face.own?.(this)
    if (this.still) return
    this.#live = new Live(
      this.info.id,
      {
        hello: () => ({ token: this.token, from: this.#from(), lang: settings.now.lang }),
        welcome: (recap) => this.#welcome(recap),
        update: (update) => this.#hear(update),
        table: (info) => this.#learn(info),
        chat: (message) => this.company.listen(message, this.seat),
        online: (online) => (this.online = online),
        ended: (problem) => (this.ended = problem),
      },
      opening.connect,
    )
    api.chat(this.info.id, this.token).then(
      (said) => (this.company.said = said),
      () => {},
    )
  }

  /** What nobody may miss, as far as it is shown. */
  get banners(): readonly Raised[] {
    return this.#banners.shown
  }

  /** The seat of this viewer; null for those who watch. */
  get seat(): Seat | null {
    return typeof this.viewer === 'object' ? this.viewer.seat : null
  }

  /** This viewer is asked now. */
  get mine(): boolean {
    return this.seat !== null && (this.question?.waiting.includes(this.seat) ?? false)
  }

  get over(): boolean {
    return this.info.status !== 'open' || this.outcome !== null
  }

  /** Whether the past may be looked at: it shows what is hidden, which spoils nothing after the end, in training, or alone against bots. */
  get open(): boolean {
    const people = this.info.seats.filter((seat) => seat.kind !== 'bot' || seat.stands_in)
    return this.info.status !== 'open' || this.info.undo === 'training' || (people.length === 1 && this.seat !== null)
  }

  seatInfo(seat: Seat): SeatInfo {
    return this.info.seats[seat] ?? { kind: 'open' }
  }

  get #line(): Live {
    if (!this.#live) throw new Error('A moment of the past has no connection.')
    return this.#live
  }

  /** The index of a choice among the offers, -1 if it is not offered. */
  offerOf(choice: C): OfferIndex {
    return this.#index.get(canonical(choice)) ?? NOT_OFFERED
  }

  /**
   * Plays a choice by hand. Resolves when its answer is drawn, with what was answered by itself right after it. Gives whether the choice
   * stands; if not, it was not offered, or `trouble` says why.
   */
  async choose(choice: C): Promise<boolean> {
    const stands = await this.#act(async () => {
      this.skip()
      if (this.sending || this.offerOf(choice) < 0) return false
      if (this.course && !this.course.lets(choice)) return false
      this.#byHand.push(this.plays)
      this.#hold = false
      return this.#play(choice)
    })
    while (this.sending) await this.#idle()
    return (stands ?? false) && !this.trouble
  }

  /** A lesson chooses in the place of whoever learns. */
  answer(choice: C): Promise<unknown> {
    return this.#act(() => this.#play(choice))
  }

  async #play(choice: C): Promise<boolean> {
    const ask = this.question?.number
    if (ask === undefined) return false
    const sent = (this.#sent += 1)
    this.sending = true
    this.trouble = null
    this.slip = null
    let stands = false
    try {
      const { seq } = await this.#line.ask('play', { ask, choice })
      stands = true
      if (this.seq < seq) await new Promise<void>((done) => this.#awaited.push({ seq, done }))
    } catch (caught) {
      this.trouble = problemOf(caught)
      if (this.trouble.now) this.#apply(this.trouble.now)
    }
    // By now the next choice may be on its way.
    if (this.#sent === sent) this.#drawn()
    return stands
  }

  /** The next time that no choice is on its way. */
  #idle(): Promise<void> {
    return new Promise((done) => this.#idlers.push(done))
  }

  /**
   * Chooses what is offered; of anything else it says why not, beside the element. What is pressed while a choice is on its way waits for
   * it, if the next question is of the same kind: two cards in quick succession are two cards.
   */
  press(choice: C, at?: Element): Promise<void> {
    return this.#act(async () => {
      this.skip()
      const { key } = this.question ?? {}
      while (this.sending) {
        await this.#idle()
        if (this.trouble || !this.mine) return
      }
      if (this.offerOf(choice) >= 0) {
        if (this.question?.key === key) await this.choose(choice)
        return
      }
      if (this.course && !this.course.lets(choice)) return
      if (!this.still) this.slip = { reason: await this.whyNot(choice), at: at ?? null, choice }
    })
  }

  /** Says beside an element what is pressed next. */
  explain(text: string, at?: Element): void {
    if (!this.still) this.slip = { reason: { allowed: false, text }, at: at ?? null }
  }

  whyNot(choice: C): Promise<Reason> {
    return this.#line.ask('why_not', { choice })
  }

  /** Asks the server to work something out. An answer may be stale: compare `seq` before and after. */
  advise<A>(inquiry: unknown): Promise<A> {
    return api.advise<A>(this.info.id, this.token, settings.now.lang, inquiry)
  }

  /** Takes back the last choice made by hand, or asks the others whether it may be. */
  async undo(): Promise<void> {
    this.skip()
    while (this.#byHand.length > 0 && (this.#byHand.at(-1) ?? 0) >= this.plays) this.#byHand.pop()
    this.#hold = true
    await this.#try(() => this.#line.ask('undo', { keep: this.#byHand.pop() ?? null }))
  }

  consent(agree: boolean): Promise<void> {
    return this.#try(() => this.#line.ask('consent', { agree }))
  }

  standIn(seat: Seat, level: string): Promise<void> {
    return this.#try(async () => (this.info = await api.standIn(this.info.id, this.token, seat, level)))
  }

  say(text: string): Promise<void> {
    return this.#act(async () => void (await this.#line.ask('chat', { text })))
  }

  /** Something went wrong: it is said, and nothing is waited for any more. */
  fail(caught: unknown): void {
    this.trouble = problemOf(caught)
    this.#drawn()
  }

  get motions(): readonly Motion[] {
    return this.#showing.motions
  }

  /** What has the table for itself. */
  get interlude(): Shown | null {
    return this.#showing.interlude
  }

  /** Something past is shown instead of the table, until anything is pressed. */
  get covered(): boolean {
    return this.#showing.covered
  }

  /** What happened is still being shown. */
  get busy(): boolean {
    return this.#showing.running
  }

  /** Goes on to the next interlude, or shows how the table stands. */
  skip(): void {
    this.#showing.skip()
  }

  /** The interlude is over: what happened after it is shown, then what has come meanwhile. */
  resume(): void {
    this.#showing.resume()
  }

  /** Takes the banners away that could be read. */
  dismiss(): void {
    if (!this.interlude) this.#banners.dismiss()
  }

  /** Everything again in the language of the settings. */
  speak(kit: K): void {
    this.kit = kit
    this.#goBack(0, this.view)
    this.#seen = undefined
    void this.#act(() => this.#line.ask('speak', { lang: settings.now.lang, from: this.#from() }))
  }

  /** Shows a moment of the past and what led there; from one to the next, what changed moves. */
  turnTo(view: V, viewer: Viewer, lines: readonly string[], events: readonly unknown[], step: boolean, goal: Goal | null = null): void {
    const before = this.view
    // Whoever leafs through the past hears nothing of it.
    const hasty = Date.now() - this.#turned < HASTE
    this.#turned = Date.now()
    this.#showing.stop()
    ears.hush()
    this.#banners.clear()
    this.goal = goal
    this.view = view
    this.viewer = viewer
    this.#story = [{ seq: 0, plays: 0, events, lines }]
    this.ready = true
    if (!step) this.face.witness?.(view, null, this)
    this.face.witness?.(view, events, this)
    if (!step || !before) return
    this.#banners.expect(this.face.banners?.(before, view, events, this) ?? [])
    this.#settle = () => (this.view = view)
    const script = this.#scriptOf(before, view, events)
    this.#showing.run(hasty ? { ...script, cues: [] } : script, settings.motion)
  }

  close(): void {
    this.#showing.stop()
    this.company.close()
    this.#live?.close()
  }

  #from(): number {
    return this.#story.length > 0 ? this.seq : Math.max(0, Math.min(this.info.seq - PAST, this.#seen ?? this.info.seq))
  }

  /** The one place where a player's actions are run: no exception leaves the table waiting in silence. */
  async #act<T>(deed: () => Promise<T>): Promise<T | undefined> {
    try {
      return await deed()
    } catch (caught) {
      this.fail(caught)
      return undefined
    }
  }

  #try(wish: () => Promise<unknown>): Promise<void> {
    return this.#act(async () => {
      this.trouble = null
      await wish()
    })
  }

  /** No choice is on its way any more; what was pressed meanwhile has its turn. */
  #drawn(): void {
    this.sending = false
    for (const done of this.#idlers.splice(0)) done()
  }

  /** The table as it is now; what changed at its seats is told. */
  #learn(info: TableInfo): void {
    const before = this.info.seats
    this.info = info
    if (!this.ready) return
    this.company.see(before, info.seats, this.seat)
  }

  #welcome({ table, missed, state, since }: Recap): void {
    this.#queue = []
    this.#held = null
    this.#showing.stop()
    this.#learn(table)
    const stood = state.plays - missed.length
    const news = missed.map(({ seq, events, lines = [] }, n) => ({ seq, plays: stood + n + 1, events, lines }))
    if (this.#story.some(({ plays }) => plays > stood)) this.#goBack(stood, state.view as V)
    this.#tell(news, state.view as V)
    const seen = this.#seen
    if (!this.ready && seen !== undefined) this.recap = news.filter(({ seq }) => seq > seen).flatMap(({ lines }) => lines)
    this.#apply(state)
    // Somebody who comes later sees how long the table has waited, as far as the clocks agree.
    this.since = Math.min(this.since, since ?? this.since)
    this.ready = true
  }

  #hear(update: Update): void {
    if (update.state.seq <= Math.max(this.seq, this.#held?.state.seq ?? 0)) return
    if (this.busy) this.#queue.push(update)
    else this.#show(update)
  }

  /** Shows an update and lets the table stand as it does then; the next one follows when that has ended. */
  #show(update: Update): void {
    const before = this.view
    this.#held = update
    this.#settle = () => {
      this.#held = null
      this.#follow(update)
      this.#apply(update.state)
    }
    // What is taken back happened to nobody.
    const [after, events] = [update.state.view as V, update.undone ? null : update.events]
    if (events) this.#banners.expect(this.face.banners?.(before, after, events, this) ?? [])
    this.#showing.run(events ? this.#scriptOf(before, after, events) : { motions: [], stages: [], cues: [] }, settings.motion)
  }

  #scriptOf(before: V, after: V, events: readonly unknown[]): Script<V> {
    const script = {
      motions: this.face.motions(before, after, events, this),
      stages: this.face.stages?.(before, after, events) ?? [],
      cues: ears.open ? (this.face.cues?.(before, after, events) ?? []) : [],
    }
    return this.#taught ? withoutMoments(script) : script
  }

  /** A lesson says itself what happened: no moment takes the table away from it. */
  get #taught(): boolean {
    return this.course !== null && !this.course.left && !(this.course.over && this.course.lesson.info.free)
  }

  /** Everything has been shown: banners, then what has come meanwhile. */
  #next(): void {
    this.#banners.raise()
    const update = this.#queue.shift()
    if (update) this.#show(update)
    else this.#single()
  }

  #follow({ lines = [], undone, state, events }: Update): void {
    const { seq, plays } = state
    const view = state.view as V
    if (undone) {
      this.#goBack(plays, view)
      return
    }
    this.#tell([{ seq, plays, events, lines }], view)
    if (lines.length > 0) this.announced = this.face.announce(this, lines)
  }

  /** Goes on with the story, and shows it to the face. */
  #tell(passages: readonly Passage[], view: V): void {
    this.#story = [...this.#story, ...passages]
    this.#witness(view, passages)
  }

  /** Only the first plays still stand: what came after them is no longer told, and the face keeps nothing of it. */
  #goBack(plays: number, view: V): void {
    this.#story = this.#story.filter((passage) => passage.plays <= plays)
    this.face.witness?.(view, null, this)
    this.#witness(view, this.#story)
  }

  #witness(view: V, passages: readonly Passage[]): void {
    this.face.witness?.(
      view,
      passages.flatMap(({ events }) => events),
      this,
    )
  }

  #apply(state: State): void {
    if (state.question?.number !== this.question?.number) {
      this.since = Date.now()
      this.slip = null
    }
    this.viewer = state.viewer
    this.seq = state.seq
    this.view = state.view as V
    this.question = state.question ?? null
    this.goal = state.goal ?? null
    this.offers = state.offers as C[]
    this.texts = state.texts ?? []
    this.plays = state.plays
    this.outcome = state.outcome
    const drawn = this.#awaited.filter(({ seq }) => seq <= this.seq)
    this.#awaited = this.#awaited.filter(({ seq }) => seq > this.seq)
    for (const { done } of drawn) done()
    this.#drawn()
    if (!this.busy) queueMicrotask(() => this.#single())
  }

  /** A question with one possible answer is answered by itself, and what the player has said once for all. */
  #single(): void {
    if (!this.mine || this.#hold || this.sending || this.busy || this.course?.holds) return
    const only = this.offers.length === 1 && settings.now.single ? this.offers[0] : null
    const answer = this.face.standing?.(this) ?? only
    if (answer !== null && answer !== undefined) void this.#act(() => this.#play(answer))
  }
}
