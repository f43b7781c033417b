/** The table of Cry Havoc as its components see it: from numbers of the view to things of the kit. */
import type {
  Card,
  CauseView,
  Choice,
  Faction,
  Kit,
  KitBoard,
  KitCard,
  KitRegion,
  KitText,
  Region,
  RegionView,
  SeatView,
  Side,
  View,
} from '../cry-havoc'
import type { Seat } from '../lib/ids'
import type { Part } from '../lib/game'
import { has, t } from '../lib/i18n.svelte'
import type { TableState } from '../lib/table.svelte'

export type Havoc = TableState<View, Choice, Kit>
export type HavocPart = Part<View, Choice, Kit>

/** The Trogs that nobody plays. */
export const NEUTRAL: Side = 4

export function boardOf(kit: Kit, view: View): KitBoard {
  const found = kit.boards.find((board) => board.text.id === view.board) ?? kit.boards[0]
  if (!found) throw new Error('the kit has no board')
  return found
}

export function region(table: Havoc, n: Region): KitRegion {
  const found = boardOf(table.kit, table.view).regions[n]
  if (!found) throw new Error(`there is no region ${n}`)
  return found
}

export function regionName(table: Havoc, n: Region): string {
  return boardOf(table.kit, table.view).regions[n]?.text.name ?? ''
}

export function state(view: View, n: Region): RegionView | undefined {
  return view.regions[n]
}

export function units(view: View, n: Region, side: Side): number {
  return view.regions[n]?.units?.find((count) => count.side === side)?.n ?? 0
}

export function seatOf(view: View, seat: Seat): SeatView | undefined {
  return view.seats[seat]
}

/** The faction of a side; a seat that has not chosen yet has none. */
export function factionOf(view: View, side: Side): Faction | null {
  return side === NEUTRAL ? 'trogs' : (view.seats[side]?.faction ?? null)
}

export function factionName(kit: Kit, faction: Faction): string {
  return kit.factions.find((of) => of.faction === faction)?.text.name ?? ''
}

/** A side as the table calls it: its faction; before there is one, the player on that seat. */
export function sideName(table: Havoc, side: Side): string {
  if (side === NEUTRAL) return table.kit.neutral
  const faction = factionOf(table.view, side)
  if (faction) return factionName(table.kit, faction)
  const info = table.seatInfo(side as Seat)
  return (info.kind === 'human' ? info.name : undefined) ?? t('ch-player', { n: side + 1 })
}

/** A battle that is to be fought. */
export interface Waiting {
  n: number
  region: Region
  attacker: Side
  /** None where only tokens are defended. */
  defender: Side | null
}

/** All of them, in the order in which they are fought. */
export function waiting(view: View): Waiting[] {
  const found = view.regions.flatMap(({ region, battle, units }) =>
    battle
      ? [
          {
            n: battle.number,
            region,
            attacker: battle.attacker,
            defender: (units ?? []).find(({ side }) => side !== battle.attacker)?.side ?? null,
          },
        ]
      : [],
  )
  return found.sort((a, b) => a.n - b.n)
}

/** The events that are turned up next: those of a spot of the track, or those that were moved on to Final Scoring and come with it. */
export type NextEvent = { kind: 'spot'; at: number } | { kind: 'final'; n: number }

export function nextEvent({ at, heights, next_spot }: View['events']): NextEvent {
  const spot = at.find((_, n) => n >= next_spot && (heights[n] ?? 0) > 0)
  return spot === undefined ? { kind: 'final', n: heights[at.length] ?? 0 } : { kind: 'spot', at: spot }
}

export function colour(view: View, side: Side | null | undefined): string {
  const faction = side === null || side === undefined ? null : factionOf(view, side)
  return faction ? `var(--fac-${faction})` : 'var(--ink-3)'
}

export function cardOf(kit: Kit, card: Card): KitCard {
  const found = kit.cards[card]
  if (!found) throw new Error(`there is no card ${card}`)
  return found
}

export function terrainName(kit: Kit, terrain: string | null | undefined): string {
  return kit.terrains.find((text) => text.id === terrain)?.name ?? t('ch-open-ground')
}

/** The front of a token that was turned up. */
export function faceText(kit: Kit, id: string): KitText | undefined {
  return kit.faces.find((face) => face.text.id === id)?.text
}

/** The text of a thing that does or asks something; what lies in the event of the round has a place of its own. */
export function causeText(kit: Kit, cause: CauseView | null | undefined): KitText | undefined {
  const among = { card: kit.cards, skill: kit.skills, structure: kit.structures, named: kit.named, token: kit.faces }[cause?.kind ?? '']
  return among?.find((of) => of.text.id === cause?.id)?.text
}

/** Which seat this viewer looks with; spectators see the table from the first. */
export function ownSeat(table: Havoc): number {
  return table.seat ?? 0
}

/** Who sits there, in a word: you, a bot, a name. */
export function playerName(table: Havoc, seat: Seat): string {
  if (seat === table.seat) return t('ch-you')
  const info = table.seatInfo(seat)
  if (info.kind === 'bot') return t('ch-bot', { level: has(`level-${info.level}`) ? t(`level-${info.level}`) : info.level })
  return info.kind === 'human' ? (info.name ?? t('ch-player', { n: seat + 1 })) : t('ch-open-seat')
}
