import { branded } from './fake'
import { describe, expect, it } from 'vitest'
import type { Event, Figure, View } from '../../src/fireteam-zero'
import { percents } from '../../src/fireteam-zero/model'
import { CAST, deedsOf, motionsOf, READ, REVEAL, ROLL, rollOf, SETTLED, stagesOf, toldOf, TRAVEL } from '../../src/fireteam-zero/motions'

const hero = (seat: number, place: number) => ({
  seat,
  hero: 'abe',
  place,
  down: false,
  pinned: false,
  active: true,
  hand_count: 5,
  deck: 11,
  discard: [],
  focuses: [],
  items: [],
  upgrades: [],
})
const monster = (figure: number, place?: number) => ({
  figure,
  kind: 'corrupted_animal',
  home: 'pool' as const,
  activated: false,
  ...(place === undefined ? {} : { place }),
})

const view = branded<View>({
  mission: '1.1',
  round: 3,
  phase: 'threat',
  start_player: 0,
  coin: 'heads',
  threat: { at: 3, last: 13, twist_spaces: [4] },
  heroes: [hero(0, 4), hero(1, 9)],
  specialists: [],
  monsters: [monster(6, 1), monster(7)],
  spawns: [],
  tokens: [],
  objectives: [],
  twists: [],
  twist_deck: 8,
  recon_deck: 12,
})
const faces: [number, number, number, number, number, number, number, number] = [1, 5, 0, 0, 0, 0, 0, 0]

describe('motions', () => {
  it('make one path of the steps of a figure', () => {
    const events = branded<Event[]>([
      { event: 'moved', figure: 6, from: 1, to: 2 },
      { event: 'moved', figure: 6, from: 2, to: 4 },
    ])
    expect(motionsOf(view, events)).toEqual([{ kind: 'travel', ms: 2 * TRAVEL, delay: 0, data: { figure: 6, path: [1, 2, 4] } }])
  })

  it('roll dice after the walk, and mark damage where the hero stands', () => {
    const events = branded<Event[]>([
      { event: 'moved', figure: 6, from: 1, to: 4 },
      { event: 'targets', figure: 6, hero: 0, distance: 0 },
      { event: 'rolled', attacker: 6, ty: 'brawl', faces, n: 2 },
      { event: 'hits', attacker: 6, target: 0, hits: 3 },
      { event: 'damaged', seat: 0, n: 3, unblockable: false },
    ])
    const [travel, strike, dice, damage] = motionsOf(view, events)
    expect([travel?.kind, strike?.kind, dice?.kind, damage?.kind]).toEqual(['travel', 'strike', 'dice', 'mark'])
    expect(dice).toMatchObject({ ms: ROLL + SETTLED, delay: TRAVEL, data: { faces: [1, 5], sum: { hits: { total: 3 } }, target: 0 } })
    expect(damage).toMatchObject({ delay: TRAVEL + ROLL + SETTLED, data: { place: 4, kind: 'damage', n: 3, seat: 0 } })
  })

  it('leave drawn cards to be read one after another', () => {
    const events = branded<Event[]>([
      { event: 'twist_drawn', twist: 2, slot: 0 },
      { event: 'recon_drawn', seat: 0, card: 5 },
    ])
    // The first twist of a mission is a moment.
    const later = { ...view, twists: branded<View['twists']>([{ slot: 0, id: 'strong', suspended: false, discarded: false }]) }
    const [twist, recon] = motionsOf(later, events)
    expect(twist).toMatchObject({ kind: 'card', delay: 0, data: { deck: 'twist', card: 2 } })
    expect(recon).toMatchObject({ kind: 'card', delay: REVEAL + READ, data: { deck: 'recon', card: 5 } })
  })

  it('know where a monster stands that has just appeared', () => {
    const events = branded<Event[]>([
      { event: 'spawned', figure: 7, monster: 0, place: 12 },
      { event: 'unharmed', figure: 7 },
    ])
    expect(motionsOf(view, events).at(-1)).toMatchObject({ data: { place: 12, kind: 'miss' } })
  })
})

describe('what dice decide', () => {
  const attack = branded<Event[]>([
    { event: 'moved', figure: 0, from: 4, to: 1 },
    { event: 'share', figure: 0, number: 'dice', from: 'printed', n: 1 },
    { event: 'share', figure: 0, number: 'dice', from: 'height', n: 1 },
    { event: 'rolled', attacker: 0, ty: 'bullet', faces, n: 2 },
    { event: 'share', figure: 0, number: 'hits', from: 'dice', n: 5 },
    { event: 'share', figure: 0, number: 'hits', from: { focus: 3 }, n: 1 },
    { event: 'hits', attacker: 0, target: 6, hits: 6 },
    { event: 'share', figure: 6, number: 'health', from: 'printed', n: 4 },
    { event: 'share', figure: 6, number: 'health', from: { twist: 2 }, n: 1 },
    { event: 'compared', attacker: 0, figure: 6, hits: 6, resistance: 1, damage: 5, health: 5 },
    { event: 'killed', figure: 6, monster: 0, place: 1 },
    { event: 'attack_ended', attacker: 0, target: 6, result: 'kill' },
  ])

  it('is told number by number, with everything that counts named', () => {
    expect(toldOf(attack.slice(4), 0 as Figure)).toEqual({
      target: 6,
      hits: {
        total: 6,
        parts: [
          { from: 'dice', n: 5 },
          { from: { focus: 3 }, n: 1 },
        ],
      },
      resistance: { total: 1, parts: [{ from: 'printed', n: 1 }] },
      damage: { total: 5, parts: [{ from: 'hits', n: 5 }] },
      health: {
        total: 5,
        parts: [
          { from: 'printed', n: 4 },
          { from: { twist: 2 }, n: 1 },
        ],
      },
      enough: true,
    })
  })

  it('names what turns no hits into damage', () => {
    const blow = branded<Event[]>([
      { event: 'hits', attacker: 6, target: 0, hits: 0 },
      { event: 'share', figure: 6, number: 'damage', from: 'hits', n: 0 },
      { event: 'share', figure: 6, number: 'damage', from: { twist: 0 }, n: 2 },
      { event: 'damaged', seat: 0, n: 2, unblockable: false },
    ])
    expect(toldOf(blow, 6 as Figure)?.damage).toEqual({
      total: 2,
      parts: [
        { from: 'hits', n: 0 },
        { from: { twist: 0 }, n: 2 },
      ],
    })
  })

  it('is shown when they have settled: the monster stands while they roll, the hero has walked', () => {
    const after = { ...view, monsters: branded<View['monsters']>([monster(6), monster(7)]) }
    const [rolling, last, ...more] = stagesOf(view, after, attack)
    expect(more).toEqual([])
    expect(rolling?.delay).toBe(0)
    expect(rolling?.view.monsters[0]?.place).toBe(1)
    expect(rolling?.view.heroes[0]?.place).toBe(1)
    expect(last).toEqual({ delay: CAST, view: after })
    expect(stagesOf(view, after, attack.slice(0, 1))).toEqual([])
  })
})

describe('what is kept of events', () => {
  it('is the last roll with its result', () => {
    const events = branded<Event[]>([
      { event: 'rolled', attacker: 0, ty: 'bullet', faces, n: 2 },
      { event: 'hits', attacker: 0, target: 6, hits: 2 },
      { event: 'attack_ended', attacker: 0, target: 6, result: 'fail' },
    ])
    expect(rollOf(events)).toEqual({
      attacker: 0,
      target: 6,
      type: 'bullet',
      faces: [1, 5],
      sum: expect.objectContaining({ target: 6, hits: { total: 2, parts: [{ from: 'dice', n: 2 }] } }) as unknown,
      result: 'fail',
    })
    expect(rollOf([])).toBeNull()
  })

  it('is what a monster did', () => {
    const events = branded<Event[]>([
      { event: 'activated', figure: 6 },
      { event: 'approaches', figure: 6, hero: 1, distance: 2 },
      { event: 'activation_die', figure: 6, face: 'move' },
      { event: 'targets', figure: 6, hero: 1, distance: 0 },
    ])
    expect(deedsOf(view, events).get(6 as Figure)).toEqual({ round: 3, face: 'move', goal: 1, steps: 2, target: 1 })
  })

  it('a past that spans rounds tells in which one a monster acted', () => {
    const events = branded<Event[]>([
      { event: 'activated', figure: 6 },
      { event: 'activation_die', figure: 6, face: 'blank' },
      { event: 'round_begins', round: 3 },
    ])
    const known = deedsOf(view, events)
    expect(known.get(6 as Figure)).toEqual({ round: 2, face: 'blank', goal: null, steps: null, target: null })
    const more = branded<Event[]>([{ event: 'targets', figure: 6, hero: 1, distance: 0 }])
    expect(deedsOf(view, more, known).get(6 as Figure)).toEqual({ round: 2, face: 'blank', goal: null, steps: null, target: 1 })
  })
})

describe('whole percents over bars', () => {
  const of = (...chances: number[]) => percents(chances.map((chance) => ({ chance })))

  it('add up to what the headline says, and to 100', () => {
    expect(of(1 / 3, 1 / 3, 1 / 3)).toEqual([33, 34, 33])
    const [fails, a, b] = of(1 / 3, 1 / 3, 1 / 3) as [number, number, number]
    expect([a + b, fails + a + b]).toEqual([Math.round(200 / 3), 100])
    expect(of(0.125, 0.375, 0.375, 0.125).reduce((sum, n) => sum + n)).toBe(100)
    expect(of(1)).toEqual([100])
  })
})
