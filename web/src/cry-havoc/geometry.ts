/** Where things lie on the planet: sectors of rings round (500, 500), angles in degrees clockwise from the top. */
import type { KitRegion } from '../cry-havoc'

export type Point = readonly [number, number]
export type Sector = Pick<KitRegion, 'r0' | 'r1' | 'a0' | 'a1'>

export const CENTRE = 500
/** The ring of the score track, and where its markers stand. */
export const TRACK = { r0: 450, r1: 484, middle: 467 }

const rad = (angle: number) => (angle * Math.PI) / 180

export function point(r: number, angle: number): Point {
  return [CENTRE + r * Math.sin(rad(angle)), CENTRE - r * Math.cos(rad(angle))]
}

export function write([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The outline of a sector, drawn in by `gap` on every side. */
export function outline(sector: Sector, gap: number): string {
  const { r0, a0, a1 } = sector
  const r1 = sector.r1 - gap
  if (r0 === 0) {
    const half = (to: number) => `A${r1} ${r1} 0 1 1 ${write(point(r1, to))}`
    return `M${write(point(r1, 0))}${half(180)}${half(360)}Z`
  }
  const inner = r0 + gap
  const turn = (gap * 180) / Math.PI
  const large = a1 - a0 > 180 ? 1 : 0
  const [o0, o1] = [point(r1, a0 + turn / r1), point(r1, a1 - turn / r1)]
  const [i0, i1] = [point(inner, a0 + turn / inner), point(inner, a1 - turn / inner)]
  return `M${write(o0)}A${r1} ${r1} 0 ${large} 1 ${write(o1)}L${write(i1)}A${inner} ${inner} 0 ${large} 0 ${write(i0)}Z`
}

/** An arc for a text to run along; `back` for the lower half, where it would stand on its head. */
export function arc(r: number, a0: number, a1: number, back: boolean): string {
  const large = Math.abs(a1 - a0) > 180 ? 1 : 0
  const [from, to] = back ? [a1, a0] : [a0, a1]
  return `M${write(point(r, from))}A${r} ${r} 0 ${large} ${back ? 0 : 1} ${write(point(r, to))}`
}

export function middle({ a0, a1 }: Sector): number {
  return (a0 + a1) / 2
}

/** Whether a sector lies in the lower half, where texts run the other way. */
export function isLow(angle: number): boolean {
  const turned = ((angle % 360) + 360) % 360
  return turned > 95 && turned < 265
}

/** The point of a region that things fly to. */
export function heart(sector: Sector): Point {
  return sector.r0 === 0 ? [CENTRE, CENTRE] : point(sector.r0 + (sector.r1 - sector.r0) * 0.45, middle(sector))
}

/** Something that lies in a region: how wide it is, and whether it belongs to the second row if there are two. */
export interface Thing<T> {
  width: number
  low: boolean
  what: T
}

export interface Placed<T> {
  x: number
  y: number
  scale: number
  what: T
}

/** Room that the name and the edges need. */
const EDGE = 34

/** Lays things out on one arc if they fit, else on two, smaller where even that is not enough. */
export function layOut<T>(sector: Sector, things: readonly Thing<T>[]): Placed<T>[] {
  if (sector.r0 === 0) return inDisc(sector, things)
  const height = sector.r1 - sector.r0
  const span = rad(sector.a1 - sector.a0)
  const one = sector.r0 + height * (sector.r0 < 150 ? 0.36 : 0.42)
  if (sum(things) <= one * span - EDGE) return row(sector, things, one, 1)
  const upper = things.filter((thing) => !thing.low)
  const lower = things.filter((thing) => thing.low)
  const shared = upper.length === 0 || lower.length === 0 ? halves(things) : [upper, lower]
  const radii = [sector.r0 + height * 0.52, sector.r0 + height * 0.19]
  return shared.flatMap((list, n) => {
    const r = radii[n] ?? one
    const room = r * span - EDGE * 0.6
    return row(sector, list, r, Math.min(0.84, room / Math.max(1, sum(list))))
  })
}

function sum<T>(things: readonly Thing<T>[]): number {
  return things.reduce((width, thing) => width + thing.width, 0)
}

function halves<T>(things: readonly Thing<T>[]): Thing<T>[][] {
  const half = Math.ceil(things.length / 2)
  return [things.slice(0, half), things.slice(half)]
}

function row<T>(sector: Sector, things: readonly Thing<T>[], r: number, scale: number): Placed<T>[] {
  const angle = middle(sector)
  const direction = isLow(angle) ? -1 : 1
  let at = (-sum(things) * scale) / 2
  return things.map((thing) => {
    const width = thing.width * scale
    const turn = (((at + width / 2) * direction) / r) * (180 / Math.PI)
    at += width
    const [x, y] = point(r, angle + turn)
    return { x, y, scale, what: thing.what }
  })
}

/** The middle of the planet: rows under its name. */
function inDisc<T>(sector: Sector, things: readonly Thing<T>[]): Placed<T>[] {
  const upper = things.filter((thing) => !thing.low)
  const lower = things.filter((thing) => thing.low)
  const rows = [upper, lower].filter((list) => list.length > 0)
  const room = sector.r1 * 1.7
  return rows.flatMap((list, n) => {
    const scale = Math.min(1, room / Math.max(1, sum(list)))
    let at = (-sum(list) * scale) / 2
    const y = rows.length === 1 ? CENTRE + 8 : CENTRE - 8 + n * 46
    return list.map((thing) => {
      const x = CENTRE + at + (thing.width * scale) / 2
      at += thing.width * scale
      return { x, y, scale, what: thing.what }
    })
  })
}

/** The neighbour that lies most in the direction of an arrow key. */
export function towards(from: Point, to: readonly Point[], dx: number, dy: number): number {
  let best = -1
  let most = 0.2
  to.forEach(([x, y], n) => {
    const [ax, ay] = [x - from[0], y - from[1]]
    const length = Math.hypot(ax, ay) || 1
    const along = (ax * dx + ay * dy) / length
    if (along > most) [best, most] = [n, along]
  })
  return best
}

export type Corner = 'top-right' | 'bottom-right' | 'bottom-left'

/** A corner of the pane where something of that many pixels hides no region; none if there is something everywhere. `seen` is the part of the planet. */
export function freeCorner(
  seen: readonly [number, number, number, number],
  pane: { width: number; height: number },
  hearts: readonly Point[],
  pixels: number,
): Corner | null {
  const unit = seen[2] / Math.max(1, pane.width)
  // What lies round a heart, its pieces and its name, reaches about so far.
  const reach = 58 / unit
  const shown = hearts.map(([x, y]): Point => [(x - seen[0]) / unit, (y - seen[1]) / unit])
  const free = ([left, top]: Point) =>
    !shown.some(([x, y]) => x > left - reach && x < left + pixels + reach && y > top - reach && y < top + pixels + reach)
  const [right, bottom] = [pane.width - pixels, pane.height - pixels]
  const corners: [Corner, Point][] = [
    ['top-right', [right, 0]],
    ['bottom-right', [right, bottom]],
    ['bottom-left', [0, bottom]],
  ]
  return corners.find(([, at]) => free(at))?.[0] ?? null
}
