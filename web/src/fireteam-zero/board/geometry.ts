/**
 * The plan of a mission's board, drawn from its cells: cells → shared border arcs → smooth outlines, and where there is room inside a
 * place for figures and its name. Worked out once for each mission.
 */
import type { BoardKit, Place, Terrain } from '../../fireteam-zero'
import type { Point, Rim } from '../../lib/camera.svelte'

/** Units of the drawing per cell. */
export const U = 50

export type { Point }

/** A border between two places, or of one place with the rim (`b` is -1). */
export interface Arc {
  a: number
  b: number
  solid: boolean
  path: string
  points: Point[]
}

/** A point inside a place and how far it is from everything else, in cells. */
export interface Spot {
  x: number
  y: number
  room: number
}

export interface Plan {
  width: number
  height: number
  arcs: Arc[]
  outlines: string[]
  spots: Spot[][]
  /** The roomiest point of each place, in cells. */
  centres: Point[]
  /** The place of a cell; -1 beyond the rim. */
  at(row: number, column: number): number
}

/** The terrain that colours the ground, of those a place has. */
export function groundOf(terrain: readonly Terrain[]): Terrain | 'none' {
  return (['impassable', 'difficult', 'cover', 'elevated'] as const).find((kind) => terrain.includes(kind)) ?? 'none'
}

/** A number between -1 and 1 that is always the same for the same corner: the hand of the draughtsman. */
function shake(a: number, b: number, k: number): number {
  const x = Math.sin(a * 127.1 + b * 311.7 + k * 74.7) * 43758.5453
  return (x - Math.floor(x)) * 2 - 1
}

/** A lattice point in half cells; straight along the rims of tiles. */
function corner(r2: number, c2: number): Point {
  const k = r2 % 2 || c2 % 2 ? 0.1 : 0.17
  const dx = c2 % 16 === 0 ? 0 : shake(r2, c2, 1)
  const dy = r2 % 16 === 0 ? 0 : shake(r2, c2, 2)
  return [(c2 / 2 + dx * k) * U, (r2 / 2 + dy * k) * U]
}

/** Rounds a line by cutting its corners. */
function rounded(line: Point[], loop: boolean): Point[] {
  let points = line
  for (let pass = 0; pass < 3; pass++) {
    const out: Point[] = loop ? [] : [points[0]!]
    for (let i = 0; i + 1 < points.length; i++) {
      const [x0, y0] = points[i]!
      const [x1, y1] = points[i + 1]!
      out.push([x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25], [x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75])
    }
    out.push(loop ? out[0]! : points.at(-1)!)
    points = out
  }
  return points
}

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

interface Edge {
  from: string
  to: string
  pair: string
}

const key = (row: number, column: number) => `${row},${column}`

/** All cell edges between different places, by the corners they meet at. */
function edgesOf(board: BoardKit, at: Plan['at']): Map<string, Edge[]> {
  const corners = new Map<string, Edge[]>()
  const bit = (row: number, column: number, side: number) => ((board.solid[row * board.width + column] ?? 0) & side) !== 0
  const add = (from: string, to: string, a: number, b: number, solid: boolean) => {
    const pair = `${Math.min(a, b)}|${Math.max(a, b)}|${solid ? 1 : 0}`
    const edge = { from, to, pair }
    for (const end of [from, to]) corners.set(end, [...(corners.get(end) ?? []), edge])
  }
  for (let row = 0; row <= board.height; row++) {
    for (let column = 0; column < board.width; column++) {
      const [north, south] = [at(row - 1, column), at(row, column)]
      const solid = north >= 0 && south >= 0 && (bit(row - 1, column, 4) || bit(row, column, 1))
      if (north !== south) add(key(row, column), key(row, column + 1), north, south, solid)
    }
  }
  for (let column = 0; column <= board.width; column++) {
    for (let row = 0; row < board.height; row++) {
      const [west, east] = [at(row, column - 1), at(row, column)]
      const solid = west >= 0 && east >= 0 && (bit(row, column - 1, 2) || bit(row, column, 8))
      if (west !== east) add(key(row, column), key(row + 1, column), west, east, solid)
    }
  }
  return corners
}

/** Chains of edges between the same two places, cut where other borders meet them. */
function arcsOf(corners: Map<string, Edge[]>): Arc[] {
  const seen = new Set<Edge>()
  const joint = (at: string) => {
    const edges = corners.get(at) ?? []
    return edges.length !== 2 || edges[0]!.pair !== edges[1]!.pair
  }
  const follow = (start: string, first: Edge) => {
    const line = [start]
    let [here, edge]: [string, Edge | undefined] = [start, first]
    while (edge) {
      seen.add(edge)
      here = edge.from === here ? edge.to : edge.from
      line.push(here)
      if (joint(here) || here === start) break
      edge = corners.get(here)?.find((other) => !seen.has(other))
    }
    return line
  }
  const arc = (line: string[], pair: string, loop: boolean): Arc => {
    const lattice = line.map((at) => at.split(',').map(Number) as Point)
    const raw = lattice.flatMap(([row, column], n): Point[] => {
      const before = lattice[n - 1]
      const half: Point[] = before ? [corner(row + before[0], column + before[1])] : []
      return [...half, corner(row * 2, column * 2)]
    })
    const points = rounded(raw, loop)
    const [low = -1, high = -1, solid = 0] = pair.split('|').map(Number)
    return { a: high, b: low, solid: solid === 1, points, path: pathOf(points) }
  }
  const arcs: Arc[] = []
  for (const loop of [false, true]) {
    for (const [at, edges] of corners) {
      if (!loop && !joint(at)) continue
      for (const edge of edges) if (!seen.has(edge)) arcs.push(arc(follow(at, edge), edge.pair, loop))
    }
  }
  return arcs
}

/** Joins the arcs around a place into closed outlines. */
function outlineOf(place: Place, arcs: readonly Arc[]): string {
  const pool = arcs.filter((arc) => arc.a === place || arc.b === place).map((arc) => arc.points)
  const same = (p: Point, q: Point) => Math.abs(p[0] - q[0]) < 0.6 && Math.abs(p[1] - q[1]) < 0.6
  let path = ''
  while (pool.length > 0) {
    let line = [...pool.shift()!]
    for (let guard = 0; guard < 80 && !same(line[0]!, line.at(-1)!); guard++) {
      const end = line.at(-1)!
      const next = pool.findIndex((other) => same(other[0]!, end) || same(other.at(-1)!, end))
      if (next < 0) break
      const [found] = pool.splice(next, 1)
      const onward = same(found![0]!, end) ? found! : [...found!].reverse()
      line = line.concat(onward.slice(1))
    }
    path += `${pathOf(line)}Z`
  }
  return path
}

/** How far a point is from foreign cells. */
export function room(plan: Pick<Plan, 'at'>, place: Place, x: number, y: number): number {
  let least = 9
  const [row, column] = [Math.floor(y), Math.floor(x)]
  for (let r = row - 2; r <= row + 2; r++) {
    for (let c = column - 2; c <= column + 2; c++) {
      if (plan.at(r, c) === place) continue
      const dx = Math.max(c - x, 0, x - c - 1)
      const dy = Math.max(r - y, 0, y - r - 1)
      least = Math.min(least, Math.hypot(dx, dy))
    }
  }
  return least
}

function spotsOf(board: BoardKit, at: Plan['at']): Spot[][] {
  const spots: Spot[][] = board.places.map(() => [])
  for (let row = 0; row < board.height; row++) {
    for (let column = 0; column < board.width; column++) {
      const place = at(row, column)
      for (let n = 0; n < 16; n++) {
        const [x, y] = [column + ((n % 4) + 0.5) / 4, row + (Math.floor(n / 4) + 0.5) / 4]
        spots[place]?.push({ x, y, room: room({ at }, place as Place, x, y) })
      }
    }
  }
  return spots
}

/** The roomiest spot that is not far from the middle. */
export function roomiest(spots: readonly Spot[]): Spot {
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length
  const [mx, my] = [mean((spot) => spot.x), mean((spot) => spot.y)]
  const worth = (spot: Spot) => Math.min(spot.room, 0.9) * 2 - Math.hypot(spot.x - mx, spot.y - my) * 0.35
  return spots.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best))
}

const plans = new WeakMap<BoardKit, Plan>()

export function planOf(board: BoardKit): Plan {
  const known = plans.get(board)
  if (known) return known
  const inside = (row: number, column: number) => row >= 0 && column >= 0 && row < board.height && column < board.width
  const at = (row: number, column: number) => (inside(row, column) ? (board.cells[row * board.width + column] ?? -1) : -1)
  const arcs = arcsOf(edgesOf(board, at))
  const spots = spotsOf(board, at)
  const plan: Plan = {
    width: board.width,
    height: board.height,
    arcs,
    outlines: board.places.map((_, place) => outlineOf(place as Place, arcs)),
    spots,
    centres: spots.map((own): Point => {
      const spot = roomiest(own)
      return [spot.x, spot.y]
    }),
    at,
  }
  plans.set(board, plan)
  return plan
}

/** Paper round the places, in units of the drawing. */
const MARGIN = 16

/** All of the board that can be seen. */
export function rimOf(board: BoardKit): Rim {
  return { x: -MARGIN, y: -MARGIN, width: board.width * U + 2 * MARGIN, height: board.height * U + 2 * MARGIN }
}
