/** What a player has pressed but not chosen yet, and how the table is looked at. Nothing of it is known to the server. */
import type { OfferIndex } from '../lib/ids'
import type { Card, Event, Region, Side, Structure } from '../cry-havoc'
import { Advisor } from './advice.svelte'
import { t } from '../lib/i18n.svelte'
import { cards as cardOffers, lit, of, type Lit } from './offers'
import { units, type Havoc } from './model'

export type Spread = readonly [number, number, number]

/** One Unit more on an Objective, or one less; none if there is none to be moved. */
export function shifted(from: Spread, at: 0 | 1 | 2, by: 1 | -1): Spread | null {
  const next: [number, number, number] = [...from]
  const others = ([0, 1, 2] as const).filter((n) => n !== at)
  const [a, b] = others as [0 | 1 | 2, 0 | 1 | 2]
  const other = by > 0 ? (next[b] > 0 && next[b] >= next[a] ? b : a) : a
  if (next[at] + by < 0 || next[other] - by < 0) return null
  next[at] += by
  next[other] -= by
  return next
}

/** A Tactics card that was played for a side. */
export interface Played {
  side: Side
  card: Card
}

/** The cards played in turn: in the battle under way, and in the one that ended last. */
export interface Tactics {
  now: readonly Played[]
  past: readonly Played[]
}

export const NO_TACTICS: Tactics = { now: [], past: [] }

export function tacticsOf(events: readonly Event[], known: Tactics): Tactics {
  return events.reduce((so, event): Tactics => {
    if (event.event === 'battle_started') return { ...so, now: [] }
    if (event.event === 'tactic_played') return { ...so, now: [...so.now, { side: event.side, card: event.card }] }
    return event.event === 'battle_ended' ? { now: [], past: so.now } : so
  }, known)
}

export class Ui {
  /** The Region that Units are to leave, and how many. */
  from = $state<Region | null>(null)
  count = $state(1)
  /** The Structure that is to be built somewhere. */
  structure = $state<Structure | null>(null)
  /** The Region whose offers are shown in the prompt. */
  region = $state<Region | null>(null)
  /** Whose faction board is shown; null: one's own. */
  seat = $state<number | null>(null)
  /** It lies over the planet, where there is no room beside it. */
  sheet = $state(false)
  /** The board as a list. */
  list = $state(false)
  /** A battle is under way, but the planet is shown. */
  planet = $state(false)
  /** The Region that was last pressed or focused: what the inspector shows. */
  looked = $state<Region | null>(null)
  /** It was pressed only to be looked at, and is shown until it is closed. */
  pinned = $state(false)
  /** A card of a hand or pile that is read in full. */
  card = $state<number | null>(null)
  /** Regions that something beside the planet speaks of. */
  marked = $state.raw<readonly Region[]>([])
  /** The card of the hand that the pointer or the focus is on. */
  over = $state<Card | null>(null)
  /** How the Units of a battle are to be placed, by Objective. */
  spread = $state.raw<Spread | null>(null)
  tactics = $state.raw(NO_TACTICS)
  /** The question that these belong to. */
  #asked = -1
  #table: Havoc
  #advisor: Advisor

  constructor(table: Havoc, advisor = new Advisor(table)) {
    this.#advisor = advisor
    this.#table = table
  }

  /** Forgets what belonged to an earlier question, as far as it cannot be continued. */
  settle(): void {
    const { question, offers } = this.#table
    const asked = question?.number ?? -1
    if (asked === this.#asked) return
    this.#asked = asked
    this.region = null
    this.looked = null
    const starts = lit(offers, null, null).starts
    if (this.from === null || !starts.has(this.from)) {
      const [only] = starts
      this.from = starts.size === 1 ? (only ?? null) : null
      // As if it had been pressed: all that can go.
      this.count = this.most
    }
    this.count = Math.max(1, Math.min(this.count, this.most))
    if (!this.#table.view.deploying) this.spread = null
    const still = offers.some((offer) => (of(offer, 'build') ?? of(offer, 'activate'))?.[0] === this.structure)
    if (!still) this.structure = null
  }

  get lit(): Lit {
    return lit(this.#table.mine ? this.#table.offers : [], this.from, this.structure)
  }

  get cards(): Map<Card, OfferIndex> {
    return cardOffers(this.#table.mine ? this.#table.offers : [])
  }

  /** How many Units could go: those that stand there and can still move, as far as the points reach. */
  get most(): number {
    const { view, seat } = this.#table
    if (this.from === null || seat === null) return 1
    const here = units(view, this.from, seat) - (view.regions[this.from]?.halted ?? 0)
    return Math.max(1, Math.min(here, view.march?.points ?? 1))
  }

  /** A Region is pressed: it is chosen, becomes a start, or says why it cannot be. */
  async press(n: Region, at?: Element): Promise<void> {
    const table = this.#table
    const again = this.pinned && this.looked === n
    this.looked = n
    this.pinned = false
    const { regions, starts } = this.lit
    const offers = regions.get(n) ?? []
    if (this.from !== null && this.from !== n && starts.size > 0 && offers.length > 0) return this.march(n)
    if (starts.has(n) && this.from !== n) {
      this.from = n
      this.count = this.most
      return
    }
    if (starts.size > 0 && this.from === n) {
      // The only Region they can leave stays chosen: there is nothing else to choose.
      if (starts.size > 1) this.from = null
      return
    }
    if (offers.length > 1) {
      this.region = n
      return
    }
    const only = offers[0]
    if (only !== undefined) return void (await table.choose(table.offers[only]!))
    // Where no region is asked for, a press on one looks at it and asks for nothing.
    if (!table.mine || (regions.size === 0 && starts.size === 0)) {
      this.pinned = !again
      if (again) this.looked = null
      return
    }
    if (starts.size > 0 && this.from === null) {
      // Where they go was pressed first: from the only Region that leads there, or one is asked for.
      const leading = [...starts].filter((from) => table.offerOf({ step: [from, n] }) >= 0)
      if (leading.length > 1) {
        table.explain(t('ch-first-start'), at)
        return
      }
      this.from = leading[0] ?? [...starts][0]!
      if (leading.length > 0) {
        this.count = this.most
        return this.march(n)
      }
      const step: [Region, Region] = [this.from, n]
      this.from = null
      return table.press({ step }, at)
    }
    if (starts.size > 0 && this.from !== null) return table.press({ step: [this.from, n] }, at)
    const built = this.structure ?? (table.view.build ? (table.view.seats[table.seat ?? 0]?.structures[0]?.structure ?? null) : null)
    if (built !== null) return table.press({ build: [built, n] }, at)
    return table.press({ region: n }, at)
  }

  /** As many Units as wished go from the start to a Region, one step each. */
  async march(to: Region): Promise<void> {
    const table = this.#table
    const from = this.from
    if (from === null) return
    for (let left = this.count; left > 0; left -= 1) {
      const step = { step: [from, to] as [Region, Region] }
      if (table.offerOf(step) < 0) return
      if (!(await table.choose(step)) || !table.mine) return
    }
  }

  /** Units that are to be placed in the battle under way. */
  get toPlace(): number {
    const { view } = this.#table
    return view.battle && view.deploying ? units(view, view.battle.region, view.deploying.side) : 0
  }

  /** How they are placed unless the player wishes otherwise: as the rehearsal finds best; until it is there, as many as possible for control. */
  get placing(): Spread {
    const best = this.#advisor.rehearsal?.cases[0]?.rows[0]?.placed
    return this.spread ?? best ?? [this.toPlace, 0, 0]
  }

  /** One Unit more on an Objective, or one less; it comes from where most stand, or goes where it can be used. */
  shift(at: 0 | 1 | 2, by: 1 | -1): void {
    this.spread = shifted(this.placing, at, by) ?? this.spread
  }

  /** Places the Units: answers the questions of the placement one after another. */
  async place(): Promise<void> {
    const table = this.#table
    // Kept as it was pressed, even if something else is worked out meanwhile.
    this.spread = this.placing
    const [control, capture] = this.spread
    const say = async (choice: 'back' | 'done' | { number: number }): Promise<boolean> => {
      if (table.offerOf(choice) < 0) return true
      return (await table.choose(choice)) && table.mine
    }
    while (table.question?.key !== 'question-deploy-control' && table.offerOf('back') >= 0) if (!(await say('back'))) return
    if (!(await say({ number: control }))) return
    if (table.question?.key === 'question-deploy-capture' && !(await say({ number: capture }))) return
    await say('done')
  }
}
