/** Names and facts of a table that several parts show, read from view and kit. No rule is worked out here. */
import type {
  Action,
  ActionKit,
  Card,
  CardKit,
  CardSums,
  Cause,
  Choice,
  Figure,
  Focus,
  Hero,
  HeroKit,
  HeroView,
  Kit,
  MissionKit,
  MonsterKit,
  MonsterView,
  Place,
  Role,
  Share,
  SpecialistCard,
  Sum,
  TokenView,
  View,
} from '../fireteam-zero'
import type { OfferIndex, Seat } from '../lib/ids'
import type { TableState } from '../lib/table.svelte'
import { t } from '../lib/i18n.svelte'
import { MONSTER, seatOfHero, SPECIALIST, THING } from './numbers'

export type FzTable = TableState<View, Choice, Kit>

export { MONSTER, SPECIALIST, THING } from './numbers'

const maps = new WeakMap<readonly { id: string }[], Map<string, unknown>>()

/** An entry of a list of the kit by its id. */
export function byId<T extends { id: string }>(list: readonly T[], id: string | undefined): T | undefined {
  let known = maps.get(list)
  if (!known) maps.set(list, (known = new Map(list.map((entry) => [entry.id, entry]))))
  return id === undefined ? undefined : (known.get(id) as T | undefined)
}

export const missionOf = (kit: Kit, view: View): MissionKit => byId(kit.missions, view.mission) ?? kit.missions[0]!
export const heroOf = (kit: Kit, hero: HeroView | undefined): HeroKit | undefined => byId(kit.heroes, hero?.hero)
export const roleOf = (kit: Kit, hero: HeroView | undefined): Role => heroOf(kit, hero)?.role ?? 'leader'
export const monsterOf = (kit: Kit, kind: string): MonsterKit | undefined => byId(kit.monsters, kind)
export const actionOf = (kit: Kit, id: string): ActionKit | undefined => byId(kit.actions, id)
export const placeName = (mission: MissionKit, place: Place) => mission.board.places[place]?.name ?? ''

export function seatName(kit: Kit, view: View, seat: Seat): string {
  const hero = heroOf(kit, view.heroes[seat])
  return hero?.short ?? t('fz-player', { n: seat + 1 })
}

/** The number on a figure, where the mission has several of its kind. */
export function numberOf(view: View, monster: MonsterView): number | null {
  const same = view.monsters.filter((other) => other.kind === monster.kind)
  return same.length > 1 ? same.indexOf(monster) + 1 : null
}

export function monsterName(kit: Kit, view: View, monster: MonsterView): string {
  const [name, number] = [monsterOf(kit, monster.kind)?.name ?? '', numberOf(view, monster)]
  return number === null ? name : `${name} ${number}`
}

export function tokenName(kit: Kit, view: View, token: TokenView): string {
  const kind = kit.tokens.findIndex((card) => card.id === token.kind)
  const name = missionOf(kit, view).tokens[kind] ?? ''
  return token.letter ? `${name} ${token.letter}` : name
}

export function figureName(kit: Kit, view: View, figure: Figure): string {
  if (figure < SPECIALIST) return seatName(kit, view, seatOfHero(figure))
  if (figure < MONSTER) return kit.specialists[figure - SPECIALIST]?.short ?? ''
  if (figure >= THING) {
    const token = view.tokens.find((it) => it.slot === figure - THING)
    return token ? tokenName(kit, view, token) : ''
  }
  const monster = view.monsters.find((it) => it.figure === figure)
  return monster ? monsterName(kit, view, monster) : ''
}

/** Where a figure or thing is. */
export function whereIs(view: View, figure: Figure): number | null {
  if (figure < SPECIALIST) return view.heroes[figure]?.place ?? null
  if (figure < MONSTER) return view.specialists[figure - SPECIALIST]?.place ?? null
  if (figure >= THING) {
    const on = view.tokens.find((it) => it.slot === figure - THING)?.on
    return on && 'board' in on ? on.board : null
  }
  return view.monsters.find((it) => it.figure === figure)?.place ?? null
}

/** What choices name, by their kind. */
interface Offered {
  place: Place
  figure: Figure
  card: Card
  hero: Hero
  focus: Focus
  upgrade: Action
  specialist_card: SpecialistCard
  seat: Seat
  die: number
}

/** One kind of choice among the offers, by what it points at. */
export function offered<K extends keyof Offered>(offers: readonly Choice[], kind: K): Map<Offered[K], OfferIndex> {
  const found = new Map<Offered[K], OfferIndex>()
  offers.forEach((offer, n) => {
    if (typeof offer === 'object' && kind in offer) found.set((offer as unknown as Offered)[kind], n as OfferIndex)
  })
  return found
}

/** Chances as people say them: no rounding to 0 or 100 unless it is exact. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  if (chance > 0 && rounded === 0) return t('fz-under-one')
  if (chance < 1 && rounded === 100) return t('fz-over-99')
  return t('fz-percent', { n: rounded })
}

/** Whole percents of bars, so rounded that those that kill add up to the headline above them, and all of them to 100. */
export function percents(bars: readonly { chance: number }[]): number[] {
  const shown: number[] = []
  let [exact, whole] = [0, 0]
  // From the right, where the bars are that kill.
  for (const { chance } of [...bars].reverse()) {
    exact += chance * 100
    shown.unshift(Math.round(exact) - whole)
    whole = Math.round(exact)
  }
  return shown
}

/** What a share of a number comes from, by the name of its card. */
export function causeName(kit: Kit, view: View, from: Cause): string {
  if (typeof from === 'string') return t(`fz-from-${from}`)
  if ('mission' in from) return kit.missions[from.mission]?.name ?? ''
  if ('monster' in from) return kit.monsters[from.monster]?.trait?.name ?? kit.monsters[from.monster]?.name ?? ''
  if ('twist' in from) return kit.twists[from.twist]?.name ?? ''
  if ('objective' in from) return kit.objectives[from.objective]?.name ?? ''
  if ('token' in from) return missionOf(kit, view).tokens[from.token] ?? ''
  if ('action' in from) return kit.actions[from.action]?.name ?? ''
  if ('lower' in from) return kit.actions[from.lower]?.lower.name ?? ''
  if ('focus' in from) return kit.focuses[from.focus]?.name ?? ''
  if ('recon' in from) return kit.recon[from.recon]?.name ?? ''
  if ('specialist' in from) return kit.specialists[from.specialist]?.ability ?? ''
  return kit.specialist_cards[from.specialist_card]?.name ?? ''
}

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

/** Everything that a number is made of beyond its first share, by name. */
export const changes = (table: FzTable, shares: readonly Share[]) =>
  shares.map((share) => ({ name: causeName(table.kit, table.view, share.from), n: signed(share.n) }))

/** A number with what changes it, in words. */
export function sumText(table: FzTable, sum: Sum): string {
  const list = changes(table, sum.parts.slice(1)).map(({ name, n }) => `${n} ${name}`)
  return list.length > 0 ? `${sum.total} (${[sum.parts[0]?.n ?? 0, ...list].join(' ')})` : `${sum.total}`
}

const plain = (n: number): Sum => ({ total: n, parts: [{ from: 'printed', n }] })

/** The numbers of a monster's card as they are for this figure. */
export function sumsOf(kit: Kit, monster: MonsterView): CardSums {
  if (monster.now) return monster.now
  const card = monsterOf(kit, monster.kind)
  const [brawl = 0, bullet = 0, bomb = 0] = card?.resist ?? []
  return {
    health: plain(card?.health ?? 0),
    speed: plain(card?.speed ?? 0),
    strength: plain(card?.attack.strength ?? 0),
    range: plain(card?.attack.range ?? 0),
    resist: [plain(brawl), plain(bullet), plain(bomb)],
  }
}

/** A card of the kit that is mostly text. */
export const cardLines = (card: CardKit | undefined) => card?.lines.slice(1) ?? []
