/** Where something laid over the board covers least of what can be chosen there. */
export type Corner = 'br' | 'bl' | 'tr' | 'tl'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const CORNERS: Corner[] = ['br', 'bl', 'tr', 'tl']

function placed(area: Box, corner: Corner, width: number, height: number): Box {
  const left = corner.endsWith('l') ? area.left : area.right - width
  const top = corner.startsWith('t') ? area.top : area.bottom - height
  return { left, top, right: left + width, bottom: top + height }
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export function freeCorner(area: Box, width: number, height: number, things: readonly Box[], corners = CORNERS): Corner {
  const covered = (corner: Corner) => things.filter((thing) => meet(thing, placed(area, corner, width, height))).length
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}

/** The free corner of the board for an element that lies on it. */
export function cornerFor(node: HTMLElement): Corner {
  const area = node.parentElement?.getBoundingClientRect()
  if (!area) return 'br'
  const things = [...(node.parentElement?.querySelectorAll('svg [data-offer]') ?? [])].map((it) => it.getBoundingClientRect())
  const { width, height } = node.getBoundingClientRect()
  return freeCorner(area, Math.min(width, area.width * 0.62) + 12, height + 12, things)
}
