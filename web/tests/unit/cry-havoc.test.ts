import { branded } from './fake'
import { describe, expect, it, vi } from 'vitest'
import type { Card, Choice, Event, Region, Structure, View } from '../../src/cry-havoc'
import { freeCorner, heart, isLow, layOut, outline, point, towards, type Thing } from '../../src/cry-havoc/geometry'
import { coming, motions, MS, resolution, shown } from '../../src/cry-havoc/motions'
import { Advisor } from '../../src/cry-havoc/advice.svelte'
import { ending, primary } from '../../src/cry-havoc/highlight'
import { nextEvent, waiting, type Havoc } from '../../src/cry-havoc/model'
import { cards, lit, of, onBoard } from '../../src/cry-havoc/offers'
import { NO_TACTICS, tacticsOf, Ui } from '../../src/cry-havoc/ui.svelte'

const view = (change: Partial<View> = {}): View =>
  ({ players: 2, regions: [], seats: [], round: 1, phase: 'actions', ...change }) as unknown as View

const outer = { r0: 300, r1: 420, a0: 0, a1: 60 }

describe('geometry', () => {
  it('counts angles clockwise from the top', () => {
    expect(point(100, 0).map(Math.round)).toEqual([500, 400])
    expect(point(100, 90).map(Math.round)).toEqual([600, 500])
  })

  it('draws a sector and a disc as closed outlines', () => {
    expect(outline(outer, 3)).toMatch(/^M.*A.*L.*A.*Z$/)
    expect(outline({ r0: 0, r1: 95, a0: 0, a1: 360 }, 3)).toMatch(/^M.*A.*A.*Z$/)
  })

  it('turns texts round in the lower half only', () => {
    expect([0, 90, 180, 270, 359].map(isLow)).toEqual([false, false, true, false, false])
    expect(isLow(360 + 180)).toBe(true)
  })

  const thing = (width: number, low = false): Thing<string> => ({ width, low, what: 'x' })

  it('lays few things on one arc and many on two, all within the sector', () => {
    const one = layOut(outer, [thing(54), thing(44, true)])
    expect(one.every((placed) => placed.scale === 1)).toBe(true)
    const many = layOut(outer, [
      thing(54),
      thing(54),
      thing(40),
      thing(40),
      thing(58),
      thing(44, true),
      thing(46, true),
      thing(38, true),
      thing(38, true),
    ])
    expect(many).toHaveLength(9)
    for (const { x, y, scale } of many) {
      expect(scale).toBeLessThan(1)
      const r = Math.hypot(x - 500, y - 500)
      const angle = (Math.atan2(x - 500, 500 - y) * 180) / Math.PI
      expect(r).toBeGreaterThan(outer.r0)
      expect(r).toBeLessThan(outer.r1)
      expect(angle).toBeGreaterThan(outer.a0)
      expect(angle).toBeLessThan(outer.a1)
    }
  })

  it('finds the neighbour in the direction of an arrow key', () => {
    const from = heart(outer)
    expect(
      towards(
        from,
        [
          [from[0], from[1] - 100],
          [from[0] + 100, from[1]],
        ],
        1,
        0,
      ),
    ).toBe(1)
    expect(towards(from, [[from[0], from[1] - 100]], 0, 1)).toBe(-1)
  })
})

describe('offers', () => {
  const offers = branded<Choice[]>([
    { step: [1, 2] },
    { step: [1, 3] },
    { step: [4, 2] },
    { build: [7, 5] },
    { build: [8, 5] },
    { card: 9 },
    'done',
  ])

  it('reads the part of a choice', () => {
    expect(of(branded<Choice>({ card: 3 }), 'card')).toBe(3)
    expect(of(branded<Choice>({ card: 3 }), 'region')).toBeUndefined()
    expect(of('done', 'card')).toBeUndefined()
  })

  it('lights targets of the chosen start, and all starts', () => {
    const { regions, starts } = lit(offers, 1 as Region, null)
    expect([...starts]).toEqual([1, 4])
    expect(regions.get(2 as Region)).toEqual([0])
    expect(regions.get(3 as Region)).toEqual([1])
    expect(lit(offers, null, null).regions.get(2 as Region)).toBeUndefined()
  })

  it('lights only where the chosen structure can stand', () => {
    expect(lit(offers, null, 7 as Structure).regions.get(5 as Region)).toEqual([3])
    expect(lit(offers, null, null).regions.get(5 as Region)).toEqual([3, 4])
  })

  it('knows what is pressed on the board and in the hand', () => {
    expect(offers.filter(onBoard)).toHaveLength(5)
    expect(cards(offers).get(9 as Card)).toBe(5)
  })
})

describe('motions', () => {
  const moved = branded<Event>({ event: 'moved', side: 0, n: 2, from: { region: 1 }, to: { region: 3 } })

  it('lets Units travel and holds them back until they arrive', () => {
    const running = motions(view(), view(), [moved])
    expect(running).toEqual([{ kind: 'travel', ms: MS.travel, delay: 0, data: { side: 0, n: 2, from: 1, to: 3 } }])
    expect(coming(running, 3 as Region, 0)).toBe(2)
    expect(coming(running, 3 as Region, 1)).toBe(0)
  })

  it('tells events one after another', () => {
    const running = motions(
      view(),
      view(),
      branded<Event[]>([
        { ...moved },
        { event: 'token_revealed', piece: 4, region: 3 },
        { event: 'placed', side: 4, n: 1, at: { region: 3 } },
      ]),
    )
    expect(running.map((motion) => motion.kind)).toEqual(['travel', 'turned', 'arrive'])
    const delays = running.map((motion) => motion.delay ?? 0)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(delays[2]).toBeGreaterThan(delays[1] ?? 0)
  })

  it('gives the same meaning the same duration', () => {
    const [a, b] = motions(view(), view(), [moved, { ...moved, n: 1 } as Event])
    expect(a?.ms).toBe(b?.ms)
  })

  const battle = { region: 2, sides: [], deployed: true, order: [], resolved: 0, guests: 0 } as unknown as View['battle']
  const fought = branded<Event[]>([
    { event: 'objective_won', side: 0, objective: 'control', own: 3, foes: 2 },
    { event: 'scored', side: 0, vp: 2, for_what: 'control' },
    { event: 'objective_tied', objective: 'capture' },
    { event: 'killed', side: 1, n: 1, at: { objective: 'control' } },
    { event: 'scored', side: 0, vp: 1, for_what: 'kill' },
    { event: 'battle_ended', region: 2 },
    { event: 'scored', side: 1, vp: 9, for_what: 'prisoners' },
  ])

  it('resolves a battle step by step, up to its end', () => {
    const found = resolution(view({ battle }), fought)
    expect(found?.steps.map((step) => step.objective)).toEqual(['control', 'capture', 'attrition'])
    expect(found?.steps[0]).toMatchObject({ winner: 0, vp: [{ side: 0, vp: 2 }] })
    expect(found?.steps[2]?.killed).toEqual([{ side: 1, n: 1, on: 'control' }])
    expect(found?.steps.flatMap((step) => step.vp).some((of) => of.vp === 9)).toBe(false)
  })

  it('shows the battle that has just ended, and nothing else meanwhile', () => {
    const running = motions(view({ battle }), view(), fought)
    expect(running).toHaveLength(1)
    expect(shown(running)?.battle).toBe(battle)
    expect(shown([])).toBeNull()
  })
})

describe('tactics', () => {
  const began = branded<Event>({ event: 'battle_started', region: 3, attacker: 0, defender: 1 })
  const plays = (side: number, card: number) => branded<Event>({ event: 'tactic_played', side, card, by: side })

  it('are those of the battle under way, in turn, and of the one before', () => {
    const ended = branded<Event>({ event: 'battle_ended', region: 3 })
    const known = tacticsOf([began, plays(0, 5), ended, began, plays(0, 7), plays(1, 8)], NO_TACTICS)
    expect(known).toEqual({
      now: [
        { side: 0, card: 7 },
        { side: 1, card: 8 },
      ],
      past: [{ side: 0, card: 5 }],
    })
    expect(tacticsOf([plays(0, 9)], known).now.map(({ card }) => card)).toEqual([7, 8, 9])
    expect(tacticsOf([], known)).toBe(known)
    expect(tacticsOf([ended, began], known)).toEqual({ now: [], past: known.now })
  })
})

describe('the small map of phones', () => {
  const box = { width: 390, height: 340 }
  const near = [269, 100, 482, 420] as const

  it('lies in a corner without a region, or nowhere', () => {
    expect(freeCorner(near, box, [[510, 310]], 84)).toBe('top-right')
    expect(freeCorner(near, box, [[690, 140]], 84)).toBe('bottom-right')
    expect(
      freeCorner(
        near,
        box,
        [
          [690, 140],
          [690, 480],
        ],
        84,
      ),
    ).toBe('bottom-left')
    expect(
      freeCorner(
        near,
        box,
        [
          [690, 140],
          [690, 480],
          [330, 480],
        ],
        84,
      ),
    ).toBeNull()
  })
})

describe('events', () => {
  const events = (heights: number[], next_spot: number): View['events'] => ({ at: [15, 24, 30, 39], heights, next_spot, resolved: [] })

  it('come from the next spot that holds one', () => {
    expect(nextEvent(events([0, 1, 1, 1, 0], 1))).toEqual({ kind: 'spot', at: 24 })
    expect(nextEvent(events([0, 0, 2, 1, 0], 1))).toEqual({ kind: 'spot', at: 30 })
  })

  it('that were moved on to Final Scoring are still to come', () => {
    expect(nextEvent(events([0, 0, 0, 0, 2], 2))).toEqual({ kind: 'final', n: 2 })
    expect(nextEvent(events([0, 0, 0, 0, 0], 4))).toEqual({ kind: 'final', n: 0 })
  })
})

describe('the rehearsal', () => {
  const battle = (region: number, ...sides: number[]) =>
    ({ battle: { region, sides: sides.map((side) => ({ side, by: side })) } }) as unknown as View
  const answer = { answer: 'rehearsal', stage: 'tactics', region: 3, side: 0, cases: [] }

  it('is not that of an earlier battle while others fight, or while the next one is worked out', async () => {
    vi.useFakeTimers()
    const table = { seq: 1, seat: 0, over: false, still: false, view: battle(3, 0, 1), advise: () => Promise.resolve(answer) }
    const advisor = new Advisor(table as unknown as Havoc)
    advisor.refresh()
    await vi.advanceTimersByTimeAsync(100)
    expect(advisor.rehearsal?.region).toBe(3)
    // The next update has the battle of others already; its own answer is not there yet.
    Object.assign(table, { seq: 2, view: battle(5, 1, 2), advise: () => new Promise(() => {}) })
    advisor.refresh()
    await vi.advanceTimersByTimeAsync(100)
    expect(advisor.rehearsal).toBeNull()
    table.view = battle(5, 0, 2)
    expect(advisor.rehearsal).toBeNull()
    vi.useRealTimers()
  })
})

describe('a press on a region', () => {
  const table = (offers: Choice[]) => {
    const pressed: unknown[] = []
    return {
      pressed,
      mine: true,
      seat: 0,
      offers,
      view: view(),
      question: { number: 1, key: 'question' },
      press: (choice: unknown) => Promise.resolve(void pressed.push(choice)),
      choose: () => Promise.resolve(),
    }
  }

  it('looks where no region is asked for, and closes what was looked at', async () => {
    const asked = table([{ action: 'move' }])
    const ui = new Ui(asked as unknown as Havoc)
    await ui.press(4 as Region)
    expect([ui.looked, ui.pinned, asked.pressed]).toEqual([4, true, []])
    await ui.press(4 as Region)
    expect([ui.looked, ui.pinned]).toEqual([null, false])
  })

  it('asks why not where regions are asked for', async () => {
    const asked = table(branded<Choice[]>([{ region: 2 }]))
    await new Ui(asked as unknown as Havoc).press(4 as Region)
    expect(asked.pressed).toEqual([{ region: 4 }])
  })
})

describe('where Units go, pressed before where they come from', () => {
  const table = (...steps: [number, number][]) => {
    const chosen: unknown[] = []
    const offers = steps.map((step) => ({ step }))
    return {
      chosen,
      explained: 0,
      mine: true,
      seat: 0,
      offers,
      view: { ...view(), march: { points: 1 } },
      question: { number: 1, key: 'question-move' },
      press: (choice: unknown) => Promise.resolve(void chosen.push({ why: choice })),
      choose: (choice: unknown) => Promise.resolve(chosen.push(choice) > 0),
      offerOf: (choice: unknown) => offers.findIndex((offer) => JSON.stringify(offer) === JSON.stringify(choice)),
      explain() {
        this.explained += 1
      },
    }
  }

  it('takes them from the only Region that leads there', async () => {
    const asked = table([1, 3], [2, 4])
    await new Ui(asked as unknown as Havoc).press(3 as Region)
    expect(asked.chosen).toEqual([{ step: [1, 3] }])
  })

  it('asks for it where several do, and says why not where none does', async () => {
    const asked = table([1, 3], [2, 3])
    const ui = new Ui(asked as unknown as Havoc)
    await ui.press(3 as Region)
    expect([asked.chosen, asked.explained]).toEqual([[], 1])
    await ui.press(5 as Region)
    expect([asked.chosen, ui.from]).toEqual([[{ why: { step: [1, 5] } }], null])
  })
})

describe('battles that wait', () => {
  it('are all listed, in their order', () => {
    const regions = [5, 1, 4, 2, 7, 3, 6].map((number, region) => ({
      region,
      battle: { number, attacker: 0 },
      units: [
        { side: 0, n: 1 },
        { side: 2, n: 1 },
      ],
    }))
    const found = waiting(view({ regions: [...regions, { region: 7 }] as unknown as View['regions'] }))
    expect(found.map((battle) => battle.n)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(found[0]).toEqual({ n: 1, region: 1, attacker: 0, defender: 2 })
  })
})

describe('what Enter gives', () => {
  const asked = (key: string, offers: Choice[], change: Partial<View> = {}) =>
    ({
      question: { key },
      offers,
      view: view(change),
      offerOf: (choice: Choice) => offers.findIndex((offer) => JSON.stringify(offer) === JSON.stringify(choice)),
    }) as unknown as Havoc
  const build = (built: unknown[], activated: unknown[] = []) =>
    ({ build: { points: 3, controlled: [], built, activated } }) as unknown as Partial<View>

  it('is not to forgo what was paid for: the text of a card, a Skill, points', () => {
    expect(primary(asked('question-to', branded<Choice[]>(['pass', { objective: 'control' }, { objective: 'capture' }])))).toBeNull()
    expect(primary(asked('question-protect', branded<Choice[]>(['pass', { objective: 'control' }])))).toBeNull()
    expect(primary(asked('question-from', branded<Choice[]>(['pass', { region: 3 }])))).toBeNull()
    expect(primary(asked('question-battle-skill', branded<Choice[]>([{ skill: 2 }, 'pass'])))).toBeNull()
    expect(primary(asked('question-ransom', branded<Choice[]>(['pass', { side: 4 }])))).toBeNull()
    expect(primary(asked('question-tactic', branded<Choice[]>(['pass', { card: 11 }])))).toBeNull()
    expect(primary(asked('question-build', branded<Choice[]>([{ build: [0, 16] }, 'done']), build([])))).toBeNull()
  })

  it('is to end what one is at', () => {
    expect(primary(asked('question-after-action', branded<Choice[]>([{ skill: 5 }, 'pass'])))).toBe(1)
    expect(primary(asked('question-build', branded<Choice[]>([{ build: [0, 16] }, 'done']), build([{ region: 1 }])))).toBe(1)
    expect(primary(asked('question-build', branded<Choice[]>(['done']), build([])))).toBe(0)
    expect(ending(asked('question-to', branded<Choice[]>(['pass', { objective: 'control' }])))).toBeNull()
  })

  it('places the Units as the rehearsal finds best, unless the player has moved one', () => {
    const region = { region: 0, units: [{ side: 0, n: 2 }] }
    const battle = {
      region: 0,
      sides: [
        { side: 0, by: 0 },
        { side: 4, by: 1 },
      ],
    }
    const table = {
      seat: 0,
      view: view({ regions: [region], battle, deploying: { side: 0 } } as unknown as Partial<View>),
    } as unknown as Havoc
    const advisor = new Advisor(table)
    const ui = new Ui(table, advisor)
    expect(ui.placing).toEqual([2, 0, 0])
    const found = { region: 0, side: 0, cases: [{ rows: [{ placed: [0, 2, 0] }, { placed: [1, 1, 0] }] }] }
    vi.spyOn(advisor, 'rehearsal', 'get').mockReturnValue(found as unknown as Advisor['rehearsal'])
    expect(ui.placing).toEqual([0, 2, 0])
    ui.shift(0, 1)
    expect(ui.placing).toEqual([1, 1, 0])
  })
})
