/** Moments: what nobody may miss, each told once, when it happens. */
import { describe, expect, it } from 'vitest'
import type { Event, View } from '../../src/fireteam-zero'
import { momentsOf, SHOWN, STAMPS, TURNS } from '../../src/fireteam-zero/moments'
import { CAST, clocksOf, motionsOf, stagesOf } from '../../src/fireteam-zero/motions'
import { branded } from './fake'

const hero = (seat: number, hand_count: number) => ({ seat, hero: 'abe', place: 4 + seat, down: false, hand_count })
const view = branded<View>({
  mission: '1.1',
  round: 3,
  phase: 'threat',
  coin: 'heads',
  heroes: [hero(0, 2), hero(1, 5)],
  specialists: [],
  monsters: [{ figure: 6, kind: 'corrupted_animal', place: 1, home: 'pool', activated: false }],
  twists: [],
  objectives: [
    { id: 'ferry', need: 2, tokens: 1, complete: false, open: true },
    { id: 'samples', need: 2, tokens: 2, complete: true, open: true },
  ],
} as unknown as View)
const faces = [1, 5, 0, 0, 0, 0, 0, 0]
const blow = [
  { event: 'targets', figure: 6, hero: 0, distance: 0 },
  { event: 'rolled', attacker: 6, ty: 'brawl', faces, n: 2 },
  { event: 'hits', attacker: 6, target: 0, hits: 3 },
  { event: 'damaged', seat: 0, n: 3, unblockable: false },
  { event: 'discarded', seat: 0, cards: 3 },
  { event: 'knocked_down', seat: 0 },
]
const events = (...more: unknown[]) => [...blow, ...more] as unknown as Event[]

describe('a hero who falls', () => {
  it('turns the coin within one moment', () => {
    const told = momentsOf(view, events({ event: 'coin_turned', side: 'tails' }, { event: 'activated', figure: 7 }))
    expect(told).toEqual([{ first: 5, last: 6, data: { what: 'down', seat: 0, place: 4, by: 6, damage: 3, hand: 2 } }])
  })

  it('is the end of the mission if it is lost by that', () => {
    const [told, ...more] = momentsOf({ ...view, coin: 'tails' }, events({ event: 'mission_ends', outcome: 'lost' }))
    expect(more).toEqual([])
    expect(told?.data).toMatchObject({ what: 'end', outcome: 'lost', fall: { seat: 0, by: 6, damage: 3, hand: 2 } })
  })

  it('two are two moments, and the second does not take the coin of the first', () => {
    const second = { event: 'knocked_down', seat: 1 }
    const told = momentsOf(view, events({ event: 'coin_turned', side: 'tails' }, second, { event: 'mission_ends', outcome: 'lost' }))
    expect(told.map(({ data }) => data.what)).toEqual(['down', 'end'])
  })

  it('without a card has given none, and what hurt is not always known', () => {
    const bare = blow.filter(({ event }) => event !== 'discarded') as unknown as Event[]
    expect(momentsOf(view, bare)[0]?.data).toMatchObject({ damage: 3, hand: 0 })
    expect(momentsOf(view, bare.slice(-1))[0]?.data).toMatchObject({ by: null, damage: null, hand: null })
  })

  it('falls when the dice have settled; what follows waits, and the coin is heard while it turns', () => {
    const coin = { event: 'coin_turned', side: 'tails' }
    const next = { event: 'rolled', attacker: 7, ty: 'brawl', faces, n: 1 }
    const all = events(coin, next)
    const moment = motionsOf(view, all).find((motion) => motion.interlude)
    expect(moment).toMatchObject({ delay: CAST, ms: SHOWN.down })
    const clocks = clocksOf(view, all)
    expect(clocks.slice(5)).toEqual([CAST, CAST + TURNS, CAST + SHOWN.down])
    // The table shows the fall no sooner.
    const stages = stagesOf(view, view, all)
    expect(stages.map(({ delay }) => delay)).toEqual([0, CAST, 2 * CAST + SHOWN.down])
    expect(stages[0]?.view.heroes[0]?.down).toBe(false)
    expect(stages[0]?.view.coin).toBe('heads')
    expect(stages[1]?.view.heroes[0]?.down).toBe(true)
    expect(stages[1]?.view.coin).toBe('tails')
  })
})

describe('other moments', () => {
  const what = (...list: unknown[]) => momentsOf(view, list as Event[], [{ id: 'ferry' }]).map(({ data }) => data)

  it('are the briefing, the first twist and no other', () => {
    const twist = (n: number) => ({ event: 'twist_drawn', twist: n, slot: 0 })
    expect(what({ event: 'round_begins', round: 1 }, { event: 'round_begins', round: 2 })).toEqual([{ what: 'briefing' }])
    expect(what(twist(3), twist(4))).toEqual([{ what: 'twist', twist: 3 }])
    expect(momentsOf({ ...view, twists: [{} as View['twists'][number]] }, [twist(3)] as unknown as Event[])).toEqual([])
  })

  it('are objectives with how many are done, a coin that turns by itself, and the end', () => {
    expect(what({ event: 'objective_completed', objective: 0 })).toEqual([{ what: 'objective', objective: 0, done: 2, all: 2 }])
    expect(what({ event: 'coin_turned', side: 'heads' })).toEqual([{ what: 'coin', side: 'heads' }])
    expect(what({ event: 'mission_ends', outcome: 'won' })).toEqual([{ what: 'end', outcome: 'won', fall: null }])
    const ended = [
      { event: 'boss_beaten', figure: 6, monster: 2 },
      { event: 'mission_ends', outcome: 'won' },
    ] as unknown as Event[]
    expect(clocksOf(view, ended)).toEqual([0, SHOWN.beaten])
    expect(STAMPS).toBeLessThan(SHOWN.end)
  })
})
