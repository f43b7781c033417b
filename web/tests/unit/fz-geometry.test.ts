import { describe, expect, it } from 'vitest'
import type { BoardKit, Figure, Place } from '../../src/fireteam-zero'
import { planOf } from '../../src/fireteam-zero/board/geometry'
import { labelAt, lay, RADIUS, ring, squeeze, type Piece } from '../../src/fireteam-zero/board/layout'

/** Four places in the quarters of eight by eight cells; a wall between the upper two, with a door in its first row. */
function board(): BoardKit {
  const cells = Array.from({ length: 64 }, (_, n) => (Math.floor(n / 32) ? 2 : 0) + (n % 8 < 4 ? 0 : 1))
  const solid = cells.map((_, n) => {
    const [row, column] = [Math.floor(n / 8), n % 8]
    if (row === 0 || row > 3) return 0
    return column === 3 ? 2 : column === 4 ? 8 : 0
  })
  const place = (name: string, connected: number[]) => ({ name, terrain: [], connected: connected as Place[], spawn: false })
  return {
    width: 8,
    height: 8,
    cells,
    solid,
    places: [place('North West', [1, 2]), place('North East', [0, 3]), place('South West', [0, 3]), place('South East', [1, 2])],
  }
}

const heroes = (n: number): Piece[] => Array.from({ length: n }, (_, k) => ({ key: `h${k}`, sort: 'hero', figure: k as Figure }))
const minions = (n: number): Piece[] =>
  Array.from({ length: n }, (_, k) => ({ key: `m${k}`, sort: 'minion', kind: 'goat', figure: (6 + k) as Figure }))

describe('the plan of a board', () => {
  const plan = planOf(board())

  it('draws a closed outline for every place', () => {
    expect(plan.outlines).toHaveLength(4)
    for (const outline of plan.outlines) expect(outline).toMatch(/^M[\d. L-]+Z$/)
  })

  it('tells walls from open borders, and leaves the door open', () => {
    const between = plan.arcs.filter((arc) => [arc.a, arc.b].sort().join() === '0,1')
    expect(between.map((arc) => arc.solid).sort()).toEqual([false, true])
    const lower = plan.arcs.filter((arc) => [arc.a, arc.b].sort().join() === '2,3')
    expect(lower.every((arc) => !arc.solid)).toBe(true)
  })

  it('is worked out once', () => {
    const kit = board()
    expect(planOf(kit)).toBe(planOf(kit))
  })
})

describe('figures in a place', () => {
  const plan = planOf(board())
  const spots = plan.spots[0]!

  it('lie apart at full size while there is room', () => {
    const laid = lay(spots, [...heroes(3), ...minions(2)])
    expect(laid).toHaveLength(5)
    expect(laid.every((it) => it.scale === 1)).toBe(true)
    for (const a of laid) for (const b of laid) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r)
  })

  it('merge only minions when it gets crowded', () => {
    const small = spots.filter((spot) => spot.x < 1.6 && spot.y < 1.6)
    const laid = lay(small, [...heroes(2), ...minions(8)])
    expect(laid.filter((it) => it.piece.sort === 'hero')).toHaveLength(2)
    const token = laid.find((it) => it.piece.sort === 'minion')
    expect(token?.stack).toHaveLength(8)
  })

  it('leave a spawn token its own spot', () => {
    const laid = lay(spots, heroes(2))
    const spawn = squeeze(spots, laid, { key: 'p1', sort: 'spawn' })
    for (const other of laid) expect(Math.hypot(other.x - spawn.x, other.y - spawn.y)).toBeGreaterThan(other.r + RADIUS.spawn * 0.8)
  })

  it('do not cover the name', () => {
    const laid = lay(spots, heroes(2))
    const label = labelAt(plan, 0 as Place, 'North West', laid)
    for (const other of laid) expect(Math.abs(label.y - other.y) + Math.abs(label.x - other.x)).toBeGreaterThan(other.r)
  })

  it('fan out on a ring', () => {
    const points = ring([4, 4], 5, 1)
    for (const [x, y] of points) expect(Math.hypot(x - 4, y - 4)).toBeCloseTo(1)
  })
})
