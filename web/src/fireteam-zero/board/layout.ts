/** Where figures, tokens and names lie inside a place. All measures in cells. */
import type { Figure, Place } from '../../fireteam-zero'
import { roomiest, room, U, type Plan, type Point, type Spot } from './geometry'

/** Radii, in cells. */
export const RADIUS = { hero: 0.41, minion: 0.37, elite: 0.46, boss: 0.6, specialist: 0.28, spawn: 0.27, exit: 0.46, token: 0.29 } as const
export type Sort = keyof typeof RADIUS

/** Something that lies in a place. */
export interface Piece {
  key: string
  sort: Sort
  /** Half its width, where it is wider than high. */
  wide?: number
  /** Minions of one kind may lie as one token when there is no room. */
  kind?: string
  figure?: Figure
}

export interface Laid {
  piece: Piece
  x: number
  y: number
  r: number
  scale: number
  /** The pieces this one stands for, itself among them. */
  stack: Piece[]
}

export interface Label {
  x: number
  y: number
  lines: string[]
  /** The size of the type in units of the drawing. */
  type: number
}

/** Shrunk a little when one figure too many wants in. */
const TIGHT = 0.82

const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

/** Largest first, round the roomiest point; false if something had to overlap. */
function pack(spots: readonly Spot[], pieces: readonly Piece[], scale: number): { laid: Laid[]; fits: boolean } {
  const best = roomiest(spots)
  const laid: Laid[] = []
  let fits = true
  const sorted = [...pieces].sort((a, b) => RADIUS[b.sort] - RADIUS[a.sort])
  for (const piece of sorted) {
    const r = (RADIUS[piece.sort] + (piece.sort === 'elite' ? 0.06 : 0.02)) * scale
    let [pick, least]: [Spot | null, number] = [null, Infinity]
    for (const spot of spots) {
      if (spot.room < r * 0.78 || laid.some((other) => far(other, spot) < other.r + r + 0.04)) continue
      const worth = Math.hypot(spot.x - best.x, (spot.y - best.y) * 1.25)
      if (worth < least) [pick, least] = [spot, worth]
    }
    if (!pick) {
      fits = false
      for (const spot of spots) {
        const over = laid.reduce((sum, other) => sum + Math.max(0, other.r + r - far(other, spot)), 0)
        const worth = over * 10 + Math.max(0, r * 0.6 - spot.room) * 10
        if (worth < least) [pick, least] = [spot, worth]
      }
    }
    laid.push({ piece, x: pick!.x, y: pick!.y, r, scale, stack: [piece] })
  }
  return { laid, fits }
}

/** Minions of one kind as one piece. */
function merged(pieces: readonly Piece[]): { pieces: Piece[]; stacks: Map<string, Piece[]> } {
  const stacks = new Map<string, Piece[]>()
  const rest: Piece[] = []
  for (const piece of pieces) {
    if (piece.sort !== 'minion') {
      rest.push(piece)
      continue
    }
    const known = stacks.get(piece.kind ?? '')
    if (known) known.push(piece)
    else {
      stacks.set(piece.kind ?? '', [piece])
      rest.push(piece)
    }
  }
  return { pieces: rest, stacks }
}

/** Full size; else all a little smaller; else minions of one kind merge. Heroes, specialists, elites and bosses never do. */
export function lay(spots: readonly Spot[], pieces: readonly Piece[]): Laid[] {
  for (const scale of [1, TIGHT]) {
    const { laid, fits } = pack(spots, pieces, scale)
    if (fits) return laid
  }
  const { pieces: few, stacks } = merged(pieces)
  const stacked = (scale: number) => {
    const { laid, fits } = pack(spots, few, scale)
    return { fits, laid: laid.map((it) => ({ ...it, stack: stacks.get(it.piece.kind ?? '') ?? it.stack })) }
  }
  const tight = stacked(TIGHT)
  return tight.fits ? tight.laid : stacked(0.7).laid
}

/** A spawn token gives way to what lies in its place already. */
export function squeeze(spots: readonly Spot[], laid: readonly Laid[], piece: Piece): Laid {
  const alone = laid.length === 0
  if (alone) return pack(spots, [piece], 1).laid[0]!
  const worth = (spot: Spot) => {
    const gap = Math.min(...laid.map((other) => far(other, spot) - other.r))
    return Math.min(gap, 0.42) * 4 - Math.max(0, gap - 0.5) * 0.6 + Math.min(spot.room, 0.35) - (spot.room < 0.2 ? 9 : 0)
  }
  const spot = spots.reduce((best, other) => (worth(other) > worth(best) ? other : best))
  return { piece, x: spot.x, y: spot.y, r: RADIUS[piece.sort], scale: 1, stack: [piece] }
}

/** The width of a letter as part of the size of the type, and the sizes that are tried, in units of the drawing. */
const EM = 0.43
const TYPES = [13, 10.5]

/** How far a piece reaches: numbers and words stick out of some. */
const reachOf = (it: Laid) => it.r + (it.piece.sort === 'minion' || it.piece.sort === 'elite' ? 0.13 : 0)

/** What a name would cover there, foreign ground counted too. */
function covers(plan: Plan, place: Place, box: [number, number, number, number], taken: readonly Laid[]): number {
  const [x0, x1, y0, y1] = box
  let bad = 0
  for (let i = 0; i <= 8; i++) {
    for (let j = 0; j <= 2; j++) {
      const [x, y] = [x0 + ((x1 - x0) * i) / 8, y0 + ((y1 - y0) * j) / 2]
      if (plan.at(Math.floor(y), Math.floor(x)) !== place) bad += 1
      else bad += Math.max(0, 0.16 - room(plan, place, x, y)) * 4
    }
  }
  for (const other of taken) {
    const aside = Math.max(0, (other.piece.wide ?? 0) - other.r)
    const dx = Math.max(x0 - other.x - aside, 0, other.x - aside - x1)
    const dy = Math.max(y0 - other.y, 0, other.y - y1)
    const [gap, reach] = [Math.hypot(dx, dy), reachOf(other)]
    if (gap < reach + 0.03) bad += (reach + 0.05 - gap) * 60 + 1
  }
  return bad
}

/** How wide and high a name is, in cells. */
const extent = (lines: readonly string[], type: number): Point => [
  Math.max(...lines.map((line) => line.length * (type / 50) * EM + 0.08)),
  (lines.length * type) / 50 + 0.06,
]

/** The box of a name: left, top, width, height, in units of the drawing. */
export function labelBox({ x, y, lines, type }: Label): [number, number, number, number] {
  const [wide, high] = extent(lines, type)
  return [(x - wide / 2) * U, (y - high / 2) * U, wide * U, high * U]
}

/** Where the name of a place covers nothing: in one line or two, in smaller type if it must be. */
export function labelAt(plan: Plan, place: Place, name: string, taken: readonly Laid[]): Label {
  const words = name.toUpperCase().split(' ')
  const ways = [[words.join(' ')]]
  for (let cut = 1; cut < words.length; cut++) ways.push([words.slice(0, cut).join(' '), words.slice(cut).join(' ')])
  const spots = plan.spots[place] ?? []
  const middle = spots.reduce((sum, spot) => sum + spot.x, 0) / Math.max(1, spots.length)
  let best: Label = { x: plan.centres[place]?.[0] ?? 0, y: plan.centres[place]?.[1] ?? 0, lines: ways[0] ?? [], type: 13 }
  let most = -Infinity
  for (const [nth, type] of TYPES.entries()) {
    // Smaller type only where the larger one had no place.
    if (nth > 0 && most > -6) break
    for (const lines of ways) {
      const [wide, high] = extent(lines, type)
      for (const spot of spots) {
        const bad = covers(plan, place, [spot.x - wide / 2, spot.x + wide / 2, spot.y - high / 2, spot.y + high / 2], taken)
        const worth = -bad * 3 - (lines.length - 1) * 1.6 - spot.y * 0.05 - Math.abs(spot.x - middle) * 0.12 - nth * 2
        if (worth > most) [best, most] = [{ x: spot.x, y: spot.y, lines, type }, worth]
      }
    }
  }
  return best
}

/** A ring of points for the figures of a crowded place, in cells. */
export function ring(centre: Point, count: number, radius = 1.05): Point[] {
  return Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count - Math.PI / 2
    return [centre[0] + Math.cos(turn) * radius, centre[1] + Math.sin(turn) * radius]
  })
}
