/** What a device remembers of games of Cry Havoc. */
import { expect, test } from 'vitest'
import type { View } from '../../src/cry-havoc'
import { bestsOf, recordOf, talliesOf } from '../../src/cry-havoc/record'
import type { TableId } from '../../src/lib/ids'
import type { Finished } from '../../src/lib/records'
import type { SeatInfo } from '../../src/protocol'

const seat = (n: number, faction: string, vp: number) => ({ seat: n, faction, vp })
const view = (winner?: number) =>
  ({ winner, round: 4, seats: [seat(0, 'humans', 30), seat(1, 'machines', 41), seat(2, 'trogs', 12)] }) as unknown as View
const bot = (level: string) => ({ kind: 'bot', level }) as unknown as SeatInfo
const human = { kind: 'human' } as unknown as SeatInfo

test('a game is kept with the best of the others and the strongest bot', () => {
  expect(recordOf(view(1), 0, [human, bot('recruit'), bot('master')])).toEqual({
    what: 'humans',
    level: 'master',
    won: false,
    facts: { vp: 30, rival: 41, place: 2, players: 3, rounds: 4 },
  })
  expect(recordOf(view(1), 1, [human, human, human])).toMatchObject({
    what: 'machines',
    level: '',
    won: true,
    facts: { rival: 30, place: 1 },
  })
})

test('a game that is not over, and one that was only watched, are not kept', () => {
  expect(recordOf(view(), 0, [human])).toBeNull()
  expect(recordOf(view(1), null, [human])).toBeNull()
})

const game = (what: string, level: string, won: boolean, vp: number, rival: number): Finished => ({
  game: 'cry-havoc',
  table: `${what}${vp}` as TableId,
  at: 0,
  what,
  level,
  won,
  facts: { vp, rival },
})
const games = [
  game('humans', 'veteran', true, 38, 31),
  game('machines', 'legend', false, 61, 70),
  game('humans', 'regular', true, 45, 20),
  game('trogs', '', true, 20, 19),
]

test('the games worth naming', () => {
  const { most, clearest, strongest } = bestsOf(games)
  expect([most, clearest, strongest].map((one) => one?.table)).toEqual(['machines61', 'humans45', 'humans38'])
  expect(bestsOf([])).toEqual({ most: null, clearest: null, strongest: null })
})

test('each Faction is counted, those not played as well', () => {
  expect(talliesOf(games).map(({ faction, played, won, most }) => [faction, played, won, most])).toEqual([
    ['humans', 2, 2, 45],
    ['pilgrims', 0, 0, 0],
    ['machines', 1, 0, 61],
    ['trogs', 1, 1, 20],
  ])
})
