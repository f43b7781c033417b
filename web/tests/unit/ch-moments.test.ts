/** The great moments of Cry Havoc: what is counted out, what a battle comes to, how the end is told. */
import { branded } from './fake'
import { describe, expect, it } from 'vitest'
import type { BattleView, Card, Event, Kit, Rehearsal, Row, View } from '../../src/cry-havoc'
import { clockOf, countOf, scoringSpan } from '../../src/cry-havoc/count'
import { motions, MS, resolution } from '../../src/cry-havoc/motions'
import { turnsSince } from '../../src/cry-havoc/since'
import { cues } from '../../src/cry-havoc/sounds'
import { deedsOf, gainsOf, reasonsOf, sumOf, totalOf, turningsOf } from '../../src/cry-havoc/tale'
import { ghostsOf, verdictAfter, verdictOf } from '../../src/cry-havoc/verdict'

const events = (...list: unknown[]) => list as Event[]
const scored = (side: number, vp: number, for_what: string) => ({ event: 'scored', side, vp, for_what })

const kit = branded<Kit>({
  boards: [{ text: { id: 'two' }, players: [2], regions: [{ hq: 'player' }, { hq: 'none' }, { hq: 'none' }, { hq: 'none' }] }],
  score: { last: 49, final_spot: 49, step: 7.2 },
  factions: [
    { faction: 'humans', half_crystals: false },
    { faction: 'trogs', half_crystals: true },
  ],
} as never)

const planet = (change: Partial<View> = {}): View =>
  ({
    players: 2,
    board: 'two',
    round: 3,
    initiative: [1, 0],
    scoring: { by: 0 },
    seats: [
      { seat: 0, faction: 'humans', vp: 20 },
      { seat: 1, faction: 'trogs', vp: 9 },
    ],
    regions: [
      { region: 0, id: 'a', control: 0, hq: 0 },
      { region: 1, id: 'b', control: 0, crystals: 3 },
      { region: 2, id: 'c', control: 1, crystals: 3 },
      { region: 3, id: 'd', control: 1, crystals: 2 },
    ],
    events: { at: [8, 21, 39], heights: [0, 1, 1, 0], next_spot: 1, resolved: [] },
    ...change,
  }) as unknown as View

const scoring = events(
  { event: 'retreated', side: 1, n: 1, to: { region: 3 } },
  { event: 'crystals', n: 1, at: { region: 1 } },
  scored(1, 1, 'prisoners'),
  scored(0, 2, 'regions'),
  { event: 'events_passed', from: 1, to: 2 },
  scored(1, 3, 'crystals'),
  scored(0, 4, 'crystals'),
  { event: 'round_began', round: 4 },
  { event: 'final_scoring' },
)

describe('Scoring, counted out', () => {
  const count = countOf(planet(), planet(), scoring, kit)!

  it('lasts from the first points for Regions to the last for Crystals', () => {
    expect(scoringSpan(scoring)).toEqual([3, 7])
    expect(scoringSpan(scoring.slice(0, 3))).toBeNull()
    expect(countOf(planet(), planet(), scoring.slice(0, 3), kit)).toBeNull()
  })

  it('begins with the one who enabled it, and names each Region as it stood then', () => {
    expect(count.sides.map(({ side, from, to }) => [side, from, to])).toEqual([
      [0, 20, 26],
      [1, 10, 13],
    ])
    expect(count.sides[0]?.items).toEqual([
      { what: 'region', region: 0, n: 1 },
      { what: 'region', region: 1, n: 1 },
      { what: 'crystals', region: 1, n: 4 },
    ])
    expect(count.sides[0]?.passed).toBe(1)
    expect(count.events.heights).toEqual([0, 0, 2, 0])
    expect([count.over, count.lastNext]).toEqual([false, true])
  })

  it('leaves HQs out where they do not count', () => {
    const one = countOf(planet(), planet(), events(scored(0, 1, 'regions')), kit)
    expect(one?.sides[0]?.items).toEqual([{ what: 'region', region: 1, n: 1 }])
  })

  it('reaches the same points item by item, also where Crystals count half', () => {
    const clock = clockOf(count)
    for (const { side, to } of count.sides) expect(clock.ticks.findLast((tick) => tick.side === side)?.vp).toBe(to)
    // Three Crystals at half make two points, five make three.
    expect(clock.ticks.filter(({ side }) => side === 1).map(({ vp }) => vp)).toEqual([12, 13])
    const times = clock.ticks.map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(clock.sides.at(-1)?.to).toBe(clock.end)
  })

  it('is neither moved nor heard twice', () => {
    const [count, ...others] = motions(planet(), planet(), scoring)
    expect(count).toMatchObject({ kind: 'count', interlude: 'stays' })
    expect(others.map(({ kind, delay }) => [kind, delay])).toEqual([['last', MS.count]])
    expect(cues(planet(), planet(), scoring).filter(({ sound }) => sound === 'tick')).toHaveLength(1)
  })
})

const row = (control: number, capture: number, attrition: number) =>
  [control, capture, attrition].map((n, at) => ({
    objective: ['control', 'capture', 'attrition'][at],
    units: n > 0 ? [{ mark: 'plain', n }] : [],
    modifier: 0,
    strength: n,
    wins_ties: false,
    reward: 0,
  }))
const battle = {
  region: 2,
  deployed: true,
  resolved: 0,
  guests: 0,
  order: ['control', 'capture', 'attrition'],
  sides: [
    { side: 0, by: 0, objectives: row(2, 1, 1) },
    { side: 1, by: 1, objectives: row(2, 0, 3) },
  ],
} as unknown as BattleView

describe('a row of a battle', () => {
  it('goes to the defender on a tie for the Region, to nobody for Prisoners', () => {
    expect(verdictOf('control', [2, 2], [false, false], [3, 3])).toMatchObject({ winner: 1, tie: true, byText: false })
    expect(verdictOf('control', [2, 2], [true, false], [3, 3])).toMatchObject({ winner: 0, byText: true })
    expect(verdictOf('capture', [2, 2], [false, false], [3, 3])).toMatchObject({ winner: null, taken: [0, 0] })
    expect(verdictOf('capture', [2, 1], [false, false], [3, 0])).toMatchObject({ winner: 0, taken: [0, 0] })
    expect(verdictOf('capture', [2, 1], [false, false], [3, 1])).toMatchObject({ winner: 0, taken: [1, 0] })
  })

  it('kills no more Units than there are', () => {
    expect(verdictOf('attrition', [1, 5], [false, false], [2, 4]).taken).toEqual([1, 2])
  })

  it('is told by what happened', () => {
    const after = events(
      { event: 'objective_won', side: 1, objective: 'control', own: 2, foes: 2 },
      scored(1, 2, 'control'),
      { event: 'objective_won', side: 0, objective: 'capture', own: 1, foes: 0 },
      { event: 'captured', side: 1, by: 0, n: 1, at: { objective: 'attrition' } },
      { event: 'killed', side: 0, n: 2, at: { objective: 'control' } },
      { event: 'killed', side: 1, n: 1, at: { objective: 'attrition' } },
      { event: 'battle_ended', region: 2 },
    )
    const found = resolution(planet({ battle }), after)!
    expect(found.steps.map((step) => verdictAfter(battle, step))).toEqual([
      { winner: 1, tie: true, byText: false, taken: [0, 0] },
      { winner: 0, tie: false, byText: false, taken: [1, 0] },
      { winner: null, tie: false, byText: false, taken: [1, 2] },
    ])
  })

  it('has no part in what a card kills before the rows are resolved', () => {
    const card = events(
      { event: 'tactic_played', side: 1, card: 3, by: 1 },
      { event: 'killed', side: 0, n: 1, at: { objective: 'control' } },
    )
    expect(resolution(planet({ battle }), card)).toBeNull()
  })

  it('shows the next battle after the one that ended', () => {
    const next = events(
      { event: 'objective_won', side: 1, objective: 'control', own: 2, foes: 2 },
      { event: 'battle_ended', region: 2 },
      { event: 'battle_started', region: 3, attacker: 1, defender: 0 },
    )
    const [first, second] = motions(planet({ battle }), planet(), next)
    expect([first?.kind, second?.kind]).toEqual(['resolution', 'began'])
    expect(second?.delay).toBe(first?.ms)
  })
})

describe('the ghosts of a card', () => {
  const ending = (own: number[], foe: number[], fought: [number, number]) => ({
    strength: [own, foe],
    fought,
    kept: [0, 0],
    captured: [0, 0],
    vp: [0, 0],
    holder: null,
  })
  const rows = (...more: unknown[]) =>
    ({
      stage: 'tactics',
      side: 0,
      region: 2,
      cases: [{ attacker: 0, defender: 1, rows: [...more, { ending: ending([3, 0, 1], [0, 1, 1], [4, 2]) }] as Row[] }],
    }) as unknown as Rehearsal
  const none = { units: 0, leaving: 0, more: 0 }

  it('are Units that come in', () => {
    const found = ghostsOf(rows({ card: 5, ending: ending([3, 2, 1], [0, 1, 1], [6, 2]) }), 5 as Card)
    expect(found?.[0]).toEqual([none, { units: 2, leaving: 0, more: 0 }, none])
    expect(found?.[1]).toEqual([none, none, none])
  })

  it('are Units that go from one row to another', () => {
    const found = ghostsOf(rows({ card: 5, ending: ending([1, 2, 1], [0, 1, 1], [4, 2]) }), 5 as Card)
    expect(found?.[0]).toEqual([{ units: 0, leaving: 2, more: 0 }, { units: 2, leaving: 0, more: 0 }, none])
  })

  it('are none where a text only adds, or takes from the enemy', () => {
    const found = ghostsOf(rows({ card: 5, ending: ending([4, 0, 1], [0, 1, 0], [4, 2]) }), 5 as Card)
    expect(found?.[0][0]).toEqual({ units: 0, leaving: 0, more: 1 })
    expect(found?.[1][2]).toEqual({ units: 0, leaving: 0, more: -1 })
    expect(ghostsOf(rows(), 5 as Card)).toBeNull()
  })
})

describe('the end', () => {
  const fight = (region: number, side: number, vp: number, captured: number) => [
    { event: 'battle_started', region, attacker: 0, defender: 1 },
    { event: 'objective_won', side, objective: 'control', own: 2, foes: 1 },
    scored(side, vp, 'control'),
    ...(captured > 0 ? [{ event: 'captured', side: 1 - side, by: side, n: captured, at: { objective: 'control' } }] : []),
    { event: 'battle_ended', region },
  ]
  const game = [
    [{ event: 'tactic_played', side: 1, card: 2, by: 1 }],
    fight(4, 1, 2, 1),
    [scored(1, 1, 'prisoners'), { event: 'round_began', round: 2 }, { event: 'scoring_enabled', side: 0 }],
    fight(5, 1, 3, 0),
    [
      scored(0, 4, 'regions'),
      scored(0, 6, 'crystals'),
      { event: 'events_passed', from: 1, to: 2 },
      scored(1, 2, 'crystals'),
      { event: 'round_began', round: 3 },
    ],
    [scored(1, -2, 'ransom'), scored(0, 1, 'card'), scored(0, 2, 'kill')],
    [scored(1, 9, 'crystals'), scored(0, 1, 'crystals'), { event: 'game_won', side: 1 }],
  ]
  const seats = [
    { seat: 0, vp: 16 },
    { seat: 1, vp: 15 },
  ]

  it('knows where every point came from, also those of the beginning', () => {
    const gains = gainsOf(game, seats, 3)
    expect(gains.map((rounds) => rounds.map(sumOf))).toEqual([
      [2, 10, 4],
      [3, 5, 7],
    ])
    for (const [n, { vp }] of seats.entries()) expect(sumOf(totalOf(gains[n]!))).toBe(vp)
    expect(totalOf(gains[1]!)).toEqual({ regions: 0, crystals: 11, battles: 5, prisoners: -1, others: 0 })
    expect(totalOf(gains[0]!).others).toBe(3)
  })

  it('says what the winner had more of, and what less', () => {
    const gains = gainsOf(game, seats, 3)
    expect(reasonsOf(totalOf(gains[1]!), totalOf(gains[0]!))).toEqual({
      for: [
        { source: 'crystals', n: 4 },
        { source: 'battles', n: 3 },
      ],
      against: { source: 'regions', n: 4 },
    })
  })

  it('finds three different moments, in their order', () => {
    const found = turningsOf(game, seats, 1)
    expect(found.map(({ kind, play }) => [kind, play])).toEqual([
      ['battle', 1],
      ['scoring', 4],
      ['lead', 6],
    ])
    expect(found[0]).toMatchObject({ side: 1, vp: 2, prisoners: 1, region: 4 })
    expect(found[1]).toMatchObject({ by: 0, side: 0, vp: 10, passed: 1, round: 2 })
  })

  it('takes other moments where nobody took the lead late', () => {
    const early = [fight(4, 1, 2, 1), fight(5, 1, 3, 0), fight(6, 0, 2, 0)]
    const found = turningsOf(
      early,
      [
        { seat: 0, vp: 2 },
        { seat: 1, vp: 5 },
      ],
      1,
    )
    expect(found.map(({ kind, play }) => [kind, play])).toEqual([
      ['battle', 0],
      ['battle', 1],
      ['battle', 2],
    ])
    expect(turningsOf([], seats, 1)).toEqual([])
  })

  it('counts deeds', () => {
    expect(deedsOf(game, 2)).toEqual([
      { battles: 0, kills: 2, prisoners: 0, tactics: 0, built: 0 },
      { battles: 2, kills: 0, prisoners: 1, tactics: 1, built: 0 },
    ])
  })
})

describe('what the others did', () => {
  const at = (region: number) => ({ region })
  const told = events(
    { event: 'turn_began', side: 1, number: 0 },
    { event: 'moved', side: 1, n: 9, from: at(1), to: at(2) },
    { event: 'turn_ended', side: 0 },
    { event: 'turn_began', side: 1, number: 1 },
    { event: 'action_taken', side: 1, action: 'move' },
    { event: 'moved', side: 1, n: 2, from: at(1), to: at(2) },
    { event: 'moved', side: 1, n: 1, from: at(3), to: at(2) },
    { event: 'moved', side: 1, n: 1, from: at(2), to: at(5) },
    { event: 'battle_began', region: 5, number: 1, attacker: 1 },
    { event: 'turn_ended', side: 1 },
    { event: 'turn_began', side: 2, number: 1 },
    { event: 'placed', side: 2, n: 1, at: at(7) },
    { event: 'placed', side: 2, n: 2, at: at(7) },
    { event: 'turn_ended', side: 2 },
    { event: 'turn_began', side: 0, number: 2 },
  )

  it('is one line a turn, its moves taken together', () => {
    expect(turnsSince(told, 0)).toEqual([
      {
        side: 1,
        number: 1,
        deeds: [
          { what: 'moved', region: 2, n: 2 },
          { what: 'moved', region: 5, n: 1 },
          { what: 'battle', region: 5 },
        ],
      },
      { side: 2, number: 1, deeds: [{ what: 'placed', region: 7, n: 3 }] },
    ])
  })

  it('is past once one has acted, and with the Round', () => {
    expect(turnsSince([...told, ...events({ event: 'action_taken', side: 0, action: 'draw' })], 0)).toEqual([])
    expect(turnsSince([...told.slice(0, 14), ...events({ event: 'round_began', round: 2 }, told[14])], 0)).toEqual([])
  })
})
