/** The end of a mission as it is counted from its events, and what a device remembers of it. */
import { describe, expect, it } from 'vitest'
import type { Kit, View } from '../../src/fireteam-zero'
import { bestOf, levelFor, recordOf, recordsOf } from '../../src/fireteam-zero/record'
import { deedsIn, onwardFrom, storyOf } from '../../src/fireteam-zero/story'
import type { Finished } from '../../src/lib/records'

const kit = {
  monsters: [{ id: 'goat' }, { id: 'saint' }],
  recon: [{ kind: 'event' }, { kind: 'discovery' }],
  missions: [
    { id: '1.1', name: 'One', operation: 'Op', act: 1 },
    { id: '1.2', name: 'Two', operation: 'Op', act: 2 },
    { id: '2.1', name: 'Other', operation: 'Next', act: 1 },
  ],
} as unknown as Kit
const view = {
  mission: '1.1',
  outcome: 'won',
  threat: { at: 3 },
  heroes: [{ seat: 0 }, { seat: 1 }],
  monsters: [
    { figure: 6, kind: 'goat' },
    { figure: 7, kind: 'goat' },
  ],
} as unknown as View

const plays = [
  [{ event: 'round_begins', round: 1 }],
  [
    { event: 'drew', seat: 0, cards: 31, n: 5 },
    { event: 'drew', seat: 1, cards: 31, n: 4 },
    { event: 'turn_begins', seat: 0 },
  ],
  // An attack costs its card once: when it is played, not when it is laid on the pile.
  [
    { event: 'played', seat: 0, card: 3, action: 1, lower: false },
    { event: 'rolled', attacker: 0, ty: 'bullet', faces: [], n: 4 },
    { event: 'hits', attacker: 0, target: 6, hits: 6 },
    { event: 'compared', attacker: 0, figure: 6, hits: 6, resistance: 1, damage: 5, health: 2 },
    { event: 'killed', figure: 6, monster: 0, place: 1 },
    { event: 'killed', figure: 7, monster: 0, place: 1 },
    { event: 'discarded', seat: 0, cards: 8 },
    { event: 'intel_placed', objective: 0, tokens: 1 },
  ],
  [
    { event: 'phase_begins', phase: 'threat' },
    { event: 'threat_advanced', to: 2 },
    { event: 'targets', figure: 7, hero: 1, distance: 0 },
    { event: 'damaged', seat: 1, n: 3, unblockable: false },
    { event: 'discarded', seat: 1, cards: 7 },
  ],
  [
    { event: 'round_begins', round: 2 },
    { event: 'recon_drawn', seat: 1, card: 0 },
    { event: 'recon_drawn', seat: 1, card: 1 },
  ],
  [
    { event: 'threat_advanced', to: 3 },
    { event: 'rolled', attacker: 7, ty: 'brawl', faces: [], n: 2 },
    { event: 'damaged', seat: 1, n: 2, unblockable: false },
    { event: 'discarded', seat: 1, cards: 8 },
    { event: 'knocked_down', seat: 1 },
    { event: 'coin_turned', side: 'tails' },
  ],
  [
    { event: 'objective_completed', objective: 0 },
    { event: 'mission_ends', outcome: 'won' },
  ],
]

describe('the story of a mission', () => {
  const story = storyOf(view, plays, kit)

  it('tells each round as it ended', () => {
    expect(story.rounds).toEqual([
      { round: 1, cards: 5, threat: 2, kills: 2 },
      { round: 2, cards: 4, threat: 3, kills: 0 },
    ])
  })

  it('tells what each hero did; damage beyond what a monster could take does not count', () => {
    expect(story.heroes[0]).toMatchObject({ kills: 2, dealt: 2, taken: 0, intel: 1, falls: [] })
    expect(story.heroes[1]).toMatchObject({ kills: 0, taken: 5, finds: 1, falls: [2] })
    expect(deedsIn(story, story.heroes[0]!).map(({ id }) => id)).toEqual(['fz-deed-intel', 'fz-deed-kills'])
    expect(deedsIn(story, story.heroes[1]!)[0]).toEqual({ id: 'fz-deed-fell', args: { n: 1, round: 2 } })
  })

  it('knows the moments that tell most, in their order, and where the replay shows them', () => {
    expect(story.keys.map(({ what, at, round }) => [what, at, round])).toEqual([
      ['kills', 3, 1],
      ['fall', 6, 2],
      ['objective', 7, 2],
    ])
    expect(story.keys[1]).toMatchObject({ seat: 1, by: 7, last: false })
  })

  it('knows the fall that lost it', () => {
    const lost = [...plays.slice(0, 5), [...plays[5]!.slice(0, 5), { event: 'mission_ends', outcome: 'lost' }]]
    expect(storyOf(view, lost, kit).keys.at(-1)).toMatchObject({ what: 'fall', last: true })
  })

  it('tells nothing of a mission that ended before it began', () => {
    expect(storyOf(view, [], kit)).toMatchObject({ rounds: [], keys: [] })
  })
})

describe('what comes next', () => {
  it('is the next mission and a harder one after a victory, an easier one after a defeat', () => {
    expect(onwardFrom(kit, view, 'regular')).toEqual({
      next: { mission: '1.2', name: 'Two', difficulty: 'regular' },
      harder: { mission: '1.1', name: 'One', difficulty: 'veteran' },
      easier: null,
    })
    const lost = { ...view, outcome: 'lost' } as View
    expect(onwardFrom(kit, lost, 'regular')).toEqual({
      next: null,
      harder: null,
      easier: { mission: '1.1', name: 'One', difficulty: 'recruit' },
    })
    expect(onwardFrom(kit, { ...view, mission: '2.1' }, 'veteran')).toEqual({ next: null, harder: null, easier: null })
    expect(onwardFrom(kit, lost, 'recruit').easier).toBeNull()
  })
})

describe('what a device remembers', () => {
  const record = (what: string, level: string, won: boolean, rounds: number, falls = 0): Finished =>
    ({ game: 'fireteam-zero', what, level, won, facts: { heroes: 2, rounds, kills: 5, falls } }) as unknown as Finished

  it('is what a mission came to', () => {
    expect(recordOf(view, 'recruit', storyOf(view, plays, kit))).toEqual({
      what: '1.1',
      level: 'recruit',
      won: true,
      facts: { heroes: 2, rounds: 2, threat: 3, kills: 2, falls: 1 },
    })
  })

  it('is the quickest victory of a mission at each difficulty, or the longest defeat', () => {
    const records = [
      record('1.1', 'regular', false, 4),
      record('1.1', 'regular', false, 7),
      record('1.1', 'recruit', true, 9),
      record('1.1', 'recruit', true, 6),
      record('1.1', 'recruit', false, 12),
      record('1.2', 'veteran', true, 5),
    ]
    expect(bestOf(records, '1.1')).toEqual([
      { level: 'recruit', won: true, heroes: 2, rounds: 6 },
      { level: 'regular', won: false, heroes: 2, rounds: 7 },
    ])
    expect(recordsOf(records)).toEqual({ missions: 2, played: 6, quickest: { mission: '1.2', rounds: 5 }, kills: 30, unfallen: 3 })
    expect(recordsOf([])).toMatchObject({ missions: 0, played: 0, quickest: null })
  })

  it('offers the next difficulty, and an easier one after a defeat', () => {
    const at = (level: string, won: boolean) => ({ level, won, heroes: 2, rounds: 5 })
    expect(levelFor([])).toBe('regular')
    expect(levelFor([at('recruit', true)])).toBe('regular')
    expect(levelFor([at('recruit', true), at('regular', false)])).toBe('regular')
    expect(levelFor([at('regular', true), at('veteran', true)])).toBe('veteran')
    expect(levelFor([at('regular', false)])).toBe('recruit')
    expect(levelFor([at('recruit', false)])).toBe('recruit')
  })
})
