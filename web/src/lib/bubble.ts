/** Where a bubble stands that speaks of something: beside it, inside the window, and never over it. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Stand {
  left: number
  top: number
  /** Which side of the bubble looks at the thing. */
  side: 'top' | 'bottom' | 'left' | 'right' | null
  /** How far along that side the thing is, in pixels. */
  along: number
}

/** Between the bubble and the thing, and between the bubble and the edge of the window. */
const GAP = 16
const EDGE = 8

const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, Math.max(least, most)))

/** How much of a box another one covers, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return x > 0 && y > 0 ? x * y : 0
}

/** The stand beside the thing that covers least of it, and of what else can be pressed; without a thing the middle of the window. */
export function stand(
  size: { width: number; height: number },
  thing: Box | null,
  room: { width: number; height: number },
  others: readonly Box[] = [],
): Stand {
  const { width, height } = size
  const most = { left: room.width - width - EDGE, top: room.height - height - EDGE }
  if (!thing)
    return {
      left: clamp((room.width - width) / 2, EDGE, most.left),
      top: clamp((room.height - height) / 3, EDGE, most.top),
      side: null,
      along: 0,
    }
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 }
  const across = [middle.x - width / 2, thing.left - width * 0.8, thing.left + thing.width - width * 0.2]
  const down = [middle.y - height / 2, thing.top - height * 0.8, thing.top + thing.height - height * 0.2]
  const stands = [
    ...across.flatMap((left) => [
      { left, top: thing.top - height - GAP, side: 'bottom' as const },
      { left, top: thing.top + thing.height + GAP, side: 'top' as const },
    ]),
    ...down.flatMap((top) => [
      { left: thing.left - width - GAP, top, side: 'right' as const },
      { left: thing.left + thing.width + GAP, top, side: 'left' as const },
    ]),
  ]
  const kept = stands.map(({ left, top, side }) => ({ left: clamp(left, EDGE, most.left), top: clamp(top, EDGE, most.top), side }))
  const cost = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, width, height }
    const far = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y)
    return overlap(box, thing) * 1000 + others.reduce((sum, other) => sum + overlap(box, other), 0) * 2 + far
  }
  const best = kept.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a))
  const flat = best.side === 'top' || best.side === 'bottom'
  const along = flat ? clamp(middle.x - best.left, 18, width - 18) : clamp(middle.y - best.top, 18, height - 18)
  return { ...best, along }
}
