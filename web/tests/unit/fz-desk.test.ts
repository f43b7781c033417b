/** What a player's desk remembers within a turn. */
import { describe, expect, test } from 'vitest'
import type { Card, Choice, Event, Figure, View } from '../../src/fireteam-zero'
import { Desk } from '../../src/fireteam-zero/desk.svelte'
import type { FzTable } from '../../src/fireteam-zero/model'

const [HENRY, PATTY] = [4, 5]
const turnOf = (seat: number, round = 1) => ({ round, turn: { seat } }) as unknown as View
const moved = (...figures: number[]) => figures.map((figure) => ({ event: 'moved', figure }) as unknown as Event)
const asking = (...figures: number[]) =>
  ({ question: { rule: 'FZ-SPEC-03' }, offers: [...figures.map((figure) => ({ figure })), 'done'] as Choice[] }) as unknown as FzTable

describe('who comes along', () => {
  test('is asked at the first step of a turn and remembered at the next ones', () => {
    const desk = new Desk({} as FzTable)
    desk.remember(turnOf(0), [])
    expect(desk.escortOf(asking(HENRY, PATTY))).toBeNull()
    desk.remember(turnOf(0), moved(0, HENRY, PATTY))
    expect(desk.escortOf(asking(HENRY, PATTY))).toEqual({ figure: HENRY })
    expect(desk.escortOf(asking(PATTY))).toEqual({ figure: PATTY })
  })

  test('is asked again where somebody stayed behind, when the player wants it, and in the next turn', () => {
    const desk = new Desk({} as FzTable)
    desk.remember(turnOf(0), moved(0, HENRY))
    expect(desk.escortOf(asking(HENRY, PATTY))).toBeNull()
    expect(desk.escortOf(asking(HENRY))).toEqual({ figure: HENRY })
    desk.askAgain()
    expect(desk.escortOf(asking(HENRY))).toBeNull()
    desk.remember(turnOf(0), moved(0, HENRY))
    desk.remember(turnOf(1), [])
    expect(desk.escortOf(asking(HENRY))).toBeNull()
  })

  test('is told once for each, however far they walked, and forgotten when the table jumps in time', () => {
    const desk = new Desk({} as FzTable)
    desk.remember(turnOf(0), moved(0, HENRY, PATTY, 0, HENRY, PATTY))
    expect(desk.along.who).toEqual([HENRY, PATTY])
    desk.remember(turnOf(0), null)
    expect(desk.along.who).toEqual([])
  })
})

describe('a card that is pressed before whom it is to strike', () => {
  const [CARD, OTHER, WOLF, BEAR] = [2, 3, 6, 7]
  const table = (key: string, ...figures: number[]) => {
    const done: unknown[] = []
    return {
      done,
      mine: true,
      question: { key },
      offers: figures.map((figure) => ({ figure })),
      offerOf: () => -1,
      press: (choice: unknown) => Promise.resolve(void done.push({ press: choice })),
      choose: (choice: unknown) => Promise.resolve(done.push({ choose: choice }) > 0),
      explain: (text: unknown) => void done.push({ text }),
    }
  }
  const desk = () => new Desk({} as FzTable)

  test('strikes the only one there is', async () => {
    const asked = table('question-turn', 0, WOLF)
    await desk().play(asked as unknown as FzTable, CARD as Card)
    expect(asked.done).toEqual([{ choose: { figure: WOLF } }, { press: { card: CARD } }])
  })

  test('waits where there are several, and is forgotten when it is pressed again', async () => {
    const asked = table('question-turn', WOLF, BEAR)
    const own = desk()
    await own.play(asked as unknown as FzTable, CARD as Card)
    await own.play(asked as unknown as FzTable, OTHER as Card)
    expect([own.meant, asked.done.length]).toEqual([OTHER, 2])
    await own.strike(asked as unknown as FzTable, BEAR as Figure)
    expect(asked.done.slice(2)).toEqual([{ choose: { figure: BEAR } }, { press: { card: OTHER } }])
    await own.play(asked as unknown as FzTable, CARD as Card)
    await own.play(asked as unknown as FzTable, CARD as Card)
    expect(own.meant).toBeNull()
  })

  test('is asked about where nothing is to be struck', async () => {
    for (const asked of [table('question-turn', 0), table('question-window', WOLF)]) {
      await desk().play(asked as unknown as FzTable, CARD as Card)
      expect(asked.done).toEqual([{ press: { card: CARD } }])
    }
  })
})
