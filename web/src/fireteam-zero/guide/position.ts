/** Positions of the examples: who stands where on the map of the first mission. */
import type { Figure, HeroView, Kit, MissionKit, Place, SpawnView, TokenView, View } from '../../fireteam-zero'
import { MONSTER, SPECIALIST } from '../numbers'

/** Places of the first mission, by their number on its map; tests/unit/guide.test.ts holds them against the content. */
export const AT = {
  olive_bank: 30,
  ferry_sheds: 31,
  reed_beds: 33,
  ferry_slip: 34,
  fuel_yard: 36,
  mooring: 38,
  upper_graves: 22,
  belfry: 24,
  lower_graves: 27,
  charnel_house: 29,
} as const
export type Spot = keyof typeof AT

/** Seats of the examples, in turn order. */
export const HEROES = ['abe', 'frank', 'shadroe', 'don'] as const
export type Hero = (typeof HEROES)[number]

/** A hero by name, a specialist, or a monster by its order. */
export type Who = Hero | 'henry' | 'patty' | number

/** Where a pin for a note stands, moved by so much. */
export interface Pin {
  at: Who | Spot | 'exit'
  dx?: number
  dy?: number
}

export interface Position {
  heroes: Partial<Record<Hero, Spot>>
  down?: readonly Hero[]
  /** Who carries the token of the mission. */
  carries?: Hero
  henry?: Spot
  patty?: Spot
  animals?: readonly Spot[]
  humans?: readonly Spot[]
  /** Monsters that have acted in this threat phase, by their order. */
  spent?: readonly number[]
  /** Places that were searched. */
  searched?: readonly Spot[]
}

export const missionFor = (kit: Kit): MissionKit => kit.missions.find(({ id }) => id === '1.1') ?? kit.missions[0]!

/** The figure of the nth monster: animals first, then humans. */
export const monster = (n: number) => (MONSTER + n) as Figure

export function viewOf(kit: Kit, position: Position, phase: string): View {
  const mission = missionFor(kit)
  const place = (spot: Spot) => AT[spot] as Place
  const heroes = HEROES.map((hero, seat) => {
    const spot = position.heroes[hero]
    const down = position.down?.includes(hero) ?? false
    // Somebody who is not in the example is not drawn.
    return {
      seat,
      ...(spot ? { hero } : {}),
      place: spot ? place(spot) : (0 as Place),
      down,
      pinned: false,
      ...(position.carries === hero ? { carries: 0 } : {}),
    } as HeroView
  })
  const kinds: [string, Spot][] = [
    ...(position.animals ?? []).map((spot): [string, Spot] => ['corrupted_animal', spot]),
    ...(position.humans ?? []).map((spot): [string, Spot] => ['corrupted_human', spot]),
  ]
  const monsters = kinds.map(([kind, spot], n) => ({
    figure: monster(n),
    kind,
    place: place(spot),
    home: 'pool',
    activated: position.spent?.includes(n) ?? false,
  }))
  const own = (n: number, spot: Spot | undefined) =>
    ({ figure: SPECIALIST + n, id: kit.specialists[n]?.id ?? '', place: spot ? place(spot) : (-1 as Place), unprotected: false }) as const
  const marked = mission.board.places.flatMap((one, n) => (one.spawn ? [n as Place] : []))
  const spawns = marked.map((at, n): SpawnView => {
    const side = position.searched?.some((spot) => place(spot) === at) ? 'down' : 'up'
    return { number: n + 1, place: at, side, secured: false }
  })
  const carried = position.carries ? [{ slot: 0, kind: 'intel', on: { hero: 0 } } as unknown as TokenView] : []
  const specialists = [own(0, position.henry), own(1, position.patty)]
  return { mission: mission.id, phase, heroes, specialists, monsters, spawns, tokens: carried } as unknown as View
}
