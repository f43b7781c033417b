/** What a lesson points at, found on the page: parts by their name, things by their number, choices by what stands for them. */
import type { Box } from './bubble'
import type { Course } from './lesson.svelte'
import type { TableState } from './table.svelte'

/** Larger things are pointed at by a spot inside them. */
const LARGE = 210
const SPOT = 64

/** The part of an element that is in sight, in pixels of the window. */
function inSight(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect()
  let [left, top, right, bottom] = [
    Math.max(box.left, 0),
    Math.max(box.top, 0),
    Math.min(box.right, innerWidth),
    Math.min(box.bottom, innerHeight),
  ]
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const pane = around.getBoundingClientRect()
    left = Math.max(left, pane.left)
    top = Math.max(top, pane.top)
    right = Math.min(right, pane.right)
    bottom = Math.min(bottom, pane.bottom)
  }
  return right - left > 6 && bottom - top > 6 ? new DOMRect(left, top, right - left, bottom - top) : null
}

const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter((element) => inSight(element) !== null)

/** What is pointed at now; null where nothing of it can be seen. */
export function pointed(table: TableState, course: Course): Element | null {
  const step = course.step
  if (!step) return null
  const named = step.part ? `[data-part~="${step.part}"]` : step.thing ? `[data-${step.thing.kind}="${step.thing.n}"]` : null
  if (course.unread !== null) return named ? (shown(named)[0] ?? opener(named)) : null
  const [next] = course.wanted
  if (next === undefined) return null
  const n = table.offerOf(next)
  const way = table.face.toward?.(table, course.wanted)
  const wishes = [...(way ? [way] : []), `[data-offer="${n}"]`]
  for (const wish of wishes) {
    const first = shown(wish)[0] ?? reached(wish)
    if (first) return first
  }
  // Whatever has no place of its own stands in the list of all answers.
  return document.querySelector('#prompt .every')
}

/** What is not on a small page at all is opened by a button. */
const opener = (selector: string): Element | null => (document.querySelector(selector) ? null : (shown('[data-part~="side"]')[0] ?? null))

/** What is cut off by the side of a row that scrolls, or lies under something else, comes to the middle of what scrolls. */
export function centre(element: Element): void {
  const [box, seen] = [element.getBoundingClientRect(), inSight(element)]
  if (!seen || box.width > innerWidth / 2 || element instanceof SVGElement) return
  const top = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2)
  const free = top !== null && (element.contains(top) || top.closest('.bubble, .ring') !== null)
  if (!free || seen.width < box.width - 4) element.scrollIntoView({ block: free ? 'nearest' : 'center', inline: 'center' })
}

/** Something to the side of a row that scrolls is brought into sight. */
function reached(selector: string): Element | null {
  const element = document.querySelector(selector)
  if (!element || element instanceof SVGElement || element.getBoundingClientRect().width === 0) return null
  element.scrollIntoView({ block: 'nearest', inline: 'center' })
  return inSight(element) ? element : null
}

/** The spot of a large shape that is inside it and next to its middle. */
function inside(shape: SVGGeometryElement, box: DOMRect): DOMPoint {
  const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2)
  const matrix = shape.getScreenCTM()?.inverse()
  if (!matrix) return middle
  const spots = Array.from(
    { length: 169 },
    (_, n) => new DOMPoint(box.left + (box.width * ((n % 13) + 0.5)) / 13, box.top + (box.height * (Math.floor(n / 13) + 0.5)) / 13),
  )
  const fits = spots.filter((spot) => shape.isPointInFill(spot.matrixTransform(matrix)))
  const far = (spot: DOMPoint) => Math.hypot(spot.x - middle.x, spot.y - middle.y)
  return fits.reduce((a, b) => (far(b) < far(a) ? b : a), fits[0] ?? middle)
}

/** The box of what is pointed at, in pixels of the window. */
export function boxOf(element: Element): Box | null {
  const box = inSight(element)
  if (!box) return null
  const large = box.width > LARGE || box.height > LARGE
  if (large && element instanceof SVGGeometryElement) {
    const { x, y } = inside(element, box)
    return { left: x - SPOT / 2, top: y - SPOT / 2, width: SPOT, height: SPOT }
  }
  return { left: box.left, top: box.top, width: box.width, height: box.height }
}

/** The outline of a shape that is pointed at: a box around it would take in its neighbours. */
export interface Outline {
  d: string
  /** From the coordinates of the shape to pixels within what is in sight of it. */
  matrix: string
  /** What is in sight of it, with room for the line. */
  sight: Box
}

/** How wide the line around a shape may be. */
const LINE = 12

export function outlineOf(element: Element, zoom: number): Outline | null {
  const seen = inSight(element)
  const matrix = element instanceof SVGPathElement ? element.getScreenCTM() : null
  const d = element.getAttribute('d')
  if (!seen || !matrix || !d) return null
  const [left, top] = [seen.left / zoom - LINE, seen.top / zoom - LINE]
  const { a, b, c, d: e, e: x, f: y } = matrix
  const turned = [a, b, c, e, x, y].map((n) => n / zoom)
  return {
    d,
    matrix: `matrix(${[...turned.slice(0, 4), turned[4]! - left, turned[5]! - top].join(' ')})`,
    sight: { left, top, width: seen.width / zoom + 2 * LINE, height: seen.height / zoom + 2 * LINE },
  }
}

/** What a bubble may not lie on: the answers of the prompt and what closes a drawer, and all of a large shape whose middle is pointed at. */
export function kept(thing: Element | null): Box[] {
  const free = shown('#prompt .choices button, #prompt .aside button, .drawer header button, .recap button').filter(
    (element) => element !== thing,
  )
  return [...free, ...(thing instanceof SVGGeometryElement ? [thing] : [])].flatMap((element) => inSight(element) ?? [])
}

/** What else can be pressed to answer: a bubble covers it only where there is no other room. */
export function answers(except: Element | null): Box[] {
  return shown('[data-offer]').flatMap((element) => {
    const box = element === except ? null : inSight(element)
    return box && box.width < LARGE && box.height < LARGE ? [box] : []
  })
}
