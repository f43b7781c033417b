/** What a mission comes to when it is over, counted from its events: how it went round by round, who did what, and what is worth seeing again. */
import type { Event, Figure, Kit, Monster, Objective, View } from '../fireteam-zero'
import type { Seat } from '../lib/ids'
import { DIFFICULTIES } from './levels'
import { byId } from './model'
import { membersOf, MONSTER, SPECIALIST } from './numbers'

/** One round of the chart, as it ended. */
export interface Round {
  round: number
  /** Cards in all hands: what can still be lost. */
  cards: number
  threat: number
  kills: number
}

/** What one hero did, and what befell them. */
export interface Service {
  seat: Seat
  kills: number
  dealt: number
  taken: number
  finds: number
  intel: number
  /** The rounds in which they were knocked down. */
  falls: number[]
  /** Attacks meant for others that they took upon themselves. */
  intercepted: number
  freed: number
  boss: Monster | null
}

export type KeyWhat =
  | { what: 'fall'; seat: Seat; by: Figure | null; last: boolean }
  | { what: 'objective'; objective: Objective }
  | { what: 'boss'; monster: Monster }
  | { what: 'beaten'; monster: Monster; seat: Seat | null }
  | { what: 'kills'; seat: Seat; n: number; monster: Monster }
  | { what: 'night'; damage: number }
  | { what: 'roll'; seat: Seat; hits: number; monster: Monster | null }

/** A moment worth seeing again: `at` is how many plays there were with it. */
export type Key = { at: number; round: number } & KeyWhat

export interface Story {
  rounds: Round[]
  heroes: Service[]
  keys: Key[]
}

/** How much each kind of moment is worth; of equals the later one. */
const WORTH: Record<KeyWhat['what'], number> = { beaten: 9, fall: 8, objective: 6, boss: 6, kills: 2, night: 3, roll: 2 }
/** Of these there may be two. */
const TWICE: readonly KeyWhat['what'][] = ['fall', 'objective']
/** From how many on. */
const MANY_KILLS = 2
const HARD_NIGHT = 4
const GOOD_ROLL = 4
const KEYS = 3

/** Follows a whole mission; `plays` are its events play by play. */
export function storyOf(view: View, plays: readonly (readonly unknown[])[], kit: Kit): Story {
  const heroes = view.heroes.map(({ seat }): Service => ({
    seat,
    kills: 0,
    dealt: 0,
    taken: 0,
    finds: 0,
    intel: 0,
    falls: [],
    intercepted: 0,
    freed: 0,
    boss: null,
  }))
  const hands = view.heroes.map(() => 0)
  /** Cards that were played and not yet laid on the pile: they are in no hand any more. */
  const playing = view.heroes.map(() => new Set<number>())
  const kinds = new Map(view.monsters.map((it) => [it.figure, kit.monsters.findIndex(({ id }) => id === it.kind) as Monster]))
  const rounds: Round[] = []
  const keys: Key[] = []
  let [round, threat, kills, suffered] = [0, 1, 0, 0]
  let turn: Seat | null = null
  let attacker: Figure | null = null
  let worst: Key | null = null
  let best: (Key & { what: 'roll' }) | null = null
  const striker = () => (attacker !== null && attacker < SPECIALIST ? heroes[attacker] : undefined)
  const close = () => {
    if (round > 0) rounds.push({ round, cards: hands.reduce((all, n) => all + n, 0), threat, kills })
    ;[kills, suffered] = [0, 0]
  }
  for (const [nth, events] of plays.entries()) {
    const at = nth + 1
    const key = (what: KeyWhat) => keys.push({ at, round, ...what })
    let felled: { seat: Seat; n: number; monster: Monster } | undefined
    for (const event of events as readonly Event[]) {
      switch (event.event) {
        case 'round_begins':
          close()
          round = event.round
          break
        case 'threat_advanced':
          threat = event.to
          break
        case 'turn_begins':
          turn = event.seat
          break
        case 'phase_begins':
          if (event.phase === 'threat') turn = null
          break
        case 'drew':
          hands[event.seat]! += event.n
          break
        case 'recovered':
          if (!event.to_deck) hands[event.seat]! += membersOf(event.cards).length
          break
        case 'played':
          hands[event.seat]! -= 1
          playing[event.seat]!.add(event.card)
          break
        case 'discarded':
          for (const card of membersOf(event.cards)) if (!playing[event.seat]!.delete(card)) hands[event.seat]! -= 1
          break
        case 'rolled':
        case 'targets':
          attacker = event.event === 'rolled' ? event.attacker : event.figure
          break
        case 'hits':
          if (event.attacker < SPECIALIST && event.hits > Math.max(best?.hits ?? 0, GOOD_ROLL - 1)) {
            const monster = kinds.get(event.target) ?? null
            best = { at, round, what: 'roll', seat: event.attacker as number as Seat, hits: event.hits, monster }
          }
          break
        case 'compared':
          if (event.attacker < SPECIALIST) heroes[event.attacker]!.dealt += Math.min(event.health, Math.max(0, event.damage))
          break
        case 'killed': {
          kills += 1
          const by = striker()
          if (!by) break
          by.kills += 1
          felled = { seat: by.seat, n: (felled?.n ?? 0) + 1, monster: event.monster }
          break
        }
        case 'damaged':
          heroes[event.seat]!.taken += event.n
          suffered += event.n
          if (suffered >= Math.max(HARD_NIGHT, (worst?.what === 'night' ? worst.damage : 0) + 1))
            worst = { at, round, what: 'night', damage: suffered }
          break
        case 'knocked_down':
          heroes[event.seat]!.falls.push(round)
          key({ what: 'fall', seat: event.seat, by: attacker !== null && attacker >= MONSTER ? attacker : null, last: false })
          break
        case 'intercepted':
          heroes[event.seat]!.intercepted += 1
          break
        case 'freed':
          heroes[event.by]!.freed += 1
          break
        case 'recon_drawn':
          if (kit.recon[event.card]?.kind !== 'event') heroes[event.seat]!.finds += 1
          break
        case 'intel_placed': {
          const by = turn === null ? undefined : heroes[turn]
          if (by) by.intel += 1
          break
        }
        case 'objective_completed':
          key({ what: 'objective', objective: event.objective })
          break
        case 'boss_entered':
          key({ what: 'boss', monster: event.monster })
          break
        case 'boss_beaten': {
          const by = striker()
          if (by) by.boss = event.monster
          key({ what: 'beaten', monster: event.monster, seat: by?.seat ?? null })
          break
        }
        case 'mission_ends': {
          const fall = keys.at(-1)
          if (event.outcome === 'lost' && fall?.what === 'fall' && fall.at === at) fall.last = true
          break
        }
      }
    }
    if (felled && felled.n >= MANY_KILLS) key({ what: 'kills', ...felled })
  }
  close()
  return { rounds, heroes, keys: choose([...keys, ...[worst, best].filter((it) => it !== null)]) }
}

/** The moments that tell most, in the order they happened; no two of one play. */
function choose(all: readonly Key[]): Key[] {
  const chosen: Key[] = []
  const worth = (key: Key) => WORTH[key.what] + (key.what === 'kills' ? key.n : 0)
  for (const key of [...all].sort((a, b) => worth(b) - worth(a) || b.at - a.at)) {
    const same = chosen.filter(({ what }) => what === key.what).length
    if (chosen.length < KEYS && same < (TWICE.includes(key.what) ? 2 : 1) && chosen.every(({ at }) => at !== key.at)) chosen.push(key)
  }
  return chosen.sort((a, b) => a.at - b.at)
}

/** What is said of a hero beside the numbers: the most telling two deeds, by their message and what it needs. */
export function deedsIn(story: Story, of: Service): { id: string; args: Record<string, string | number> }[] {
  const most = (by: (it: Service) => number) => by(of) > 0 && story.heroes.every((it) => it === of || by(it) < by(of))
  const found: { id: string; args: Record<string, string | number> }[] = []
  const say = (id: string, args: Record<string, string | number> = {}) => found.push({ id, args })
  if (of.boss !== null) say('fz-deed-boss', { monster: of.boss })
  if (of.falls.length > 0) say('fz-deed-fell', { n: of.falls.length, round: of.falls[0]! })
  if (of.intel > 0) say('fz-deed-intel', { n: of.intel })
  if (of.freed > 0) say('fz-deed-freed')
  if (of.intercepted > 0) say('fz-deed-intercepted', { n: of.intercepted })
  if (most((it) => it.kills)) say('fz-deed-kills')
  if (most((it) => it.dealt)) say('fz-deed-dealt')
  if (most((it) => it.taken)) say('fz-deed-taken')
  if (most((it) => it.finds)) say('fz-deed-finds')
  if (of.taken === 0) say('fz-deed-unhurt')
  return found.length > 0 ? found.slice(0, 2) : [{ id: 'fz-deed-through', args: {} }]
}

/** A mission and how hard it was. */
export interface Onward {
  mission: string
  name: string
  difficulty: string
}

/** What could come next: after a victory the next mission of the operation and the same one harder, after a defeat the same one easier. */
export function onwardFrom(
  kit: Kit,
  view: View,
  difficulty: string,
): { next: Onward | null; harder: Onward | null; easier: Onward | null } {
  const here = byId(kit.missions, view.mission)
  const nth = DIFFICULTIES.indexOf(difficulty as (typeof DIFFICULTIES)[number])
  const same = (step: number): Onward | null => {
    const other = nth < 0 ? undefined : DIFFICULTIES[nth + step]
    return here && other ? { mission: here.id, name: here.name, difficulty: other } : null
  }
  const won = view.outcome === 'won'
  const follows = here && kit.missions.find((it) => it.operation === here.operation && it.act === here.act + 1)
  return {
    next: won && follows ? { mission: follows.id, name: follows.name, difficulty } : null,
    harder: won ? same(1) : null,
    easier: won ? null : same(-1),
  }
}
