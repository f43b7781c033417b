/** What a player has laid open at one table: forecast, reasons, an enlarged card, the camera. Never sent anywhere. */
import type { Answer, Card, Choice, Event, Figure, Forecast, Odds, Place, View, WhyMonster } from '../fireteam-zero'
import type { Seat } from '../lib/ids'
import { Camera } from '../lib/camera.svelte'
import { rimOf } from './board/geometry'
import { t } from '../lib/i18n.svelte'
import { missionOf, offered, type FzTable } from './model'
import type { Told } from './motions'
import { heroOn, MONSTER, SPECIALIST } from './numbers'

/** A roll that was seen, for the tray. */
export interface SeenRoll {
  attacker: Figure
  target: Figure | null
  type: 'brawl' | 'bullet' | 'bomb'
  faces: number[]
  /** What they came to, as far as it was told with the roll. */
  sum: Told | null
  result: string | null
}

/** What a monster did when it was last activated. */
export interface Deed {
  round: number
  face: string | null
  goal: Figure | null
  steps: number | null
  target: Figure | null
}

/** Questions about monsters that the rules leave to the group and that seldom matter. */
export const ANY_ORDER: readonly string[] = ['question-next-monster', 'question-path']

/** Questions at which a monster that is pressed is attacked. */
export const ATTACKS: readonly string[] = ['question-turn', 'question-act', 'question-target']

/** Whom an attack of this hero could strike now, if nothing is being put together yet. */
export const targetsOf = (table: FzTable): Figure[] =>
  ATTACKS.includes(table.question?.key ?? '') ? [...offered(table.offers, 'figure').keys()].filter((figure) => figure >= MONSTER) : []

export class Desk {
  /** A card that was pressed before whom it is to strike. */
  meant = $state<Card | null>(null)

  forecast = $state.raw<Forecast | null>(null)
  forecasting = $state(false)
  why = $state.raw<WhyMonster | null>(null)
  odds = $state.raw<Odds | null>(null)
  list = $state(false)
  /** The seat whose cards are looked at. */
  seat = $state<Seat | null>(null)
  /** The place whose figures are fanned out. */
  fan = $state<Place | null>(null)
  readonly camera: Camera
  /** What the tray and the reasons show of what happened. */
  roll = $state.raw<SeenRoll | null>(null)
  deeds = $state.raw<ReadonlyMap<Figure, Deed>>(new Map())

  /** The player does not mind in which order and by which way monsters act, until the threat phase is over. */
  anyOrder = $state(false)

  constructor(table: FzTable) {
    this.camera = new Camera(() => rimOf(missionOf(table.kit, table.view).board), { most: 6, near: 3.4, around: 85 })
  }

  inAnyOrder(table: FzTable): void {
    this.anyOrder = true
    const first = table.offers[0]
    if (first !== undefined) void table.choose(first)
  }

  /** A card of the hand is pressed: before an attack it waits for its target, or strikes the only one there is. */
  async play(table: FzTable, card: Card, at?: Element): Promise<void> {
    const targets = table.mine && table.offerOf({ card }) < 0 ? targetsOf(table) : []
    if (targets.length === 0) return table.press({ card }, at)
    const again = this.meant === card
    this.meant = again ? null : card
    if (targets.length === 1) return this.strike(table, targets[0]!, at)
    if (!again) table.explain(t('fz-first-target'), at)
  }

  /** A figure is chosen, and struck with the card that was pressed before. */
  async strike(table: FzTable, figure: Figure, at?: Element): Promise<void> {
    const card = this.meant
    this.meant = null
    if ((await table.choose({ figure })) && card !== null) await table.press({ card }, at)
  }

  /** Specialists who came along with the last step of this turn: they come along again, and nobody is asked twice. */
  along = $state.raw<{ turn: string; who: readonly Figure[] }>({ turn: '', who: [] })

  remember(after: View, events: readonly Event[] | null): void {
    const seat = after.turn?.seat
    const turn = seat === undefined ? '' : `${after.round}:${seat}`
    if (!events || turn !== this.along.turn) this.along = { turn, who: [] }
    const steps = (events ?? []).filter((event) => event.event === 'moved')
    if (seat === undefined || !steps.some((event) => event.figure === heroOn(seat))) return
    const company = steps.map((event) => event.figure).filter((figure) => figure >= SPECIALIST && figure < MONSTER)
    // Several steps may arrive at once, and everybody is named once.
    this.along = { turn, who: [...new Set(company)] }
  }

  /** The answer to who comes along, if all who could were with the hero a step ago. */
  escortOf(table: FzTable): Choice | null {
    if (table.question?.rule !== 'FZ-SPEC-03' || this.along.who.length === 0) return null
    const asked = table.offers.flatMap((offer) => (typeof offer === 'object' && 'figure' in offer ? [offer.figure] : []))
    const first = asked[0]
    return first !== undefined && asked.every((figure) => this.along.who.includes(figure)) ? { figure: first } : null
  }

  askAgain(): void {
    this.along = { ...this.along, who: [] }
  }

  async ask(table: FzTable, inquiry: unknown): Promise<Answer | null> {
    // A replay has nothing to be worked out.
    if (table.still) return null
    const seq = table.seq
    try {
      const answer = await table.advise<Answer | null>(inquiry)
      return table.seq === seq ? answer : null
    } catch {
      // Nothing to work out just now: the panel stays empty.
      return null
    }
  }

  async toggleForecast(table: FzTable): Promise<void> {
    if (this.forecasting) {
      this.close()
      return
    }
    // No threat phase comes before the first round or after the end.
    if (table.over || table.view.phase === 'setup') return
    this.forecasting = true
    await this.refresh(table)
  }

  async refresh(table: FzTable): Promise<void> {
    const answer = await this.ask(table, { ask: 'forecast' })
    if (this.forecasting && answer?.answer === 'forecast') this.forecast = answer
  }

  async askWhy(table: FzTable, figure: Figure): Promise<void> {
    const answer = await this.ask(table, { ask: 'why', figure })
    if (answer?.answer === 'why') this.why = answer
  }

  /** Answers that are open follow the table; a monster that is gone is not asked about any more. */
  async follow(table: FzTable): Promise<void> {
    this.meant = null
    if (table.over) this.close()
    if (this.forecasting) await this.refresh(table)
    const why = this.why
    if (!why) return
    const there = table.view.monsters.some((it) => it.figure === why.figure && it.place !== undefined)
    if (there && !table.over) await this.askWhy(table, why.figure)
    else this.why = null
  }

  close(): void {
    this.forecasting = false
    this.forecast = null
    this.why = null
    this.fan = null
  }
}

/** That of a table. */
export const deskOf = (table: FzTable): Desk => table.own as Desk
