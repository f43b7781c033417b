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

/** What a square pixel costs that is covered of the thing itself, of what must stay free, and of what else can be pressed. */
const COST = { thing: 1000, kept: 60, other: 2 }

/**
 * The stand that covers least of the thing, of what must stay free, and of what else can be pressed: beside the thing, or farther off
 * where that is the only free room. Without a thing the middle of the window.
 */
export function stand(
  size: { width: number; height: number },
  thing: Box | null,
  room: { width: number; height: number },
  others: readonly Box[] = [],
  kept: readonly Box[] = [],
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
  const over = [thing, ...kept].flatMap((box) => [box.top - height - GAP, box.top + box.height + GAP])
  const aside = [thing, ...kept].flatMap((box) => [box.left - width - GAP, box.left + box.width + GAP])
  const stands = [
    ...across.flatMap((left) => over.map((top) => ({ left, top }))),
    ...down.flatMap((top) => aside.map((left) => ({ left, top }))),
  ]
  const sum = (box: Box, of: readonly Box[]) => of.reduce((all, one) => all + overlap(box, one), 0)
  const cost = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, width, height }
    const far = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y)
    return overlap(box, thing) * COST.thing + sum(box, kept) * COST.kept + sum(box, others) * COST.other + far
  }
  const inside = stands.map(({ left, top }) => ({ left: clamp(left, EDGE, most.left), top: clamp(top, EDGE, most.top) }))
  const best = inside.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a))
  const side = sideOf({ ...best, width, height }, thing)
  const flat = side === 'top' || side === 'bottom'
  const along = flat ? clamp(middle.x - best.left, 18, width - 18) : clamp(middle.y - best.top, 18, height - 18)
  return { ...best, side, along }
}

/** The side of a bubble that looks at its thing; none where it had to be laid over it. */
function sideOf(bubble: Box, thing: Box): Stand['side'] {
  if (thing.top + thing.height <= bubble.top) return 'top'
  if (thing.top >= bubble.top + bubble.height) return 'bottom'
  if (thing.left + thing.width <= bubble.left) return 'left'
  return thing.left >= bubble.left + bubble.width ? 'right' : null
}
