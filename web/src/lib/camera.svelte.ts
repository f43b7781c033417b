/** What part of a board is seen: wheel, drag, pinch, keys and buttons move it, and it never looks past the rim. */
export type Point = [number, number]

/** All that can be seen, in units of the drawing. */
export interface Rim {
  x: number
  y: number
  width: number
  height: number
}

export interface Lens {
  /** How often larger than the whole board a hand can make it, and how often `frame` does at most. */
  most: number
  near: number
  /** How much is shown round what is framed, in units of the drawing. */
  around: number
}

/** The middle of what is seen, and its scale against the whole. */
interface Aim {
  x: number
  y: number
  k: number
}

/** Pixels before a press becomes a drag. */
const SLACK = 6

export class Camera {
  /** The size of the board on the screen. */
  pane = $state({ width: 600, height: 600 })
  /** Null: the whole board. */
  #aim = $state.raw<Aim | null>(null)
  readonly #rim: () => Rim
  readonly #lens: Lens

  constructor(rim: () => Rim, lens: Lens) {
    this.#rim = rim
    this.#lens = lens
  }

  /** Left, top, width and height of what is seen, in the proportions of the pane. */
  get box(): [number, number, number, number] {
    const aim = this.#now
    const unit = this.#unit(aim.k)
    const [w, h] = [this.pane.width * unit, this.pane.height * unit]
    return [aim.x - w / 2, aim.y - h / 2, w, h]
  }

  get viewBox(): string {
    return this.box.map((n) => n.toFixed(1)).join(' ')
  }

  /** All of the board is seen, or as good as all. */
  get whole(): boolean {
    return this.#now.k <= 1.02
  }

  fit(): void {
    this.#aim = null
  }

  /** Larger or smaller around a point of the pane in pixels, which stays where it is. */
  zoom(by: number, at: Point = [this.pane.width / 2, this.pane.height / 2]): void {
    const [x0, y0, w, h] = this.box
    const [right, down] = [at[0] / this.pane.width, at[1] / this.pane.height]
    const k = this.#held(this.#now.k * by)
    const share = this.#now.k / k
    this.#look({ x: x0 + w * right + w * share * (0.5 - right), y: y0 + h * down + h * share * (0.5 - down), k })
  }

  /** Moves the board with the pointer, by pixels. */
  drag(dx: number, dy: number): void {
    const { x, y, k } = this.#now
    const unit = this.#unit(k)
    this.#look({ x: x - dx * unit, y: y - dy * unit, k })
  }

  /** Looks at a point of the drawing from as near as before. */
  jump([x, y]: Point): void {
    this.#look({ x, y, k: this.#now.k })
  }

  /** Shows these points of the drawing and a little around them. */
  frame(points: readonly Readonly<Point>[]): void {
    if (points.length === 0) {
      this.fit()
      return
    }
    const { around, near } = this.#lens
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const { width, height } = this.#pixels
    const unit = Math.max((right - left + 2 * around) / width, (bottom - top + 2 * around) / height)
    this.#look({ x: (left + right) / 2, y: (top + bottom) / 2, k: Math.min(near, this.#unit(1) / unit) })
  }

  get #now(): Aim {
    const { x, y, width, height } = this.#rim()
    return this.#aim ?? { x: x + width / 2, y: y + height / 2, k: 1 }
  }

  get #pixels(): { width: number; height: number } {
    return { width: Math.max(1, this.pane.width), height: Math.max(1, this.pane.height) }
  }

  /** Units of the drawing per pixel. */
  #unit(k: number): number {
    const { width, height } = this.#rim()
    return Math.max(width / this.#pixels.width, height / this.#pixels.height) / k
  }

  #held(k: number): number {
    return Math.min(this.#lens.most, Math.max(1, k))
  }

  /** Never past the rim, and in the middle where all of one side is seen. */
  #look(aim: Aim): void {
    const k = this.#held(aim.k)
    if (k === 1) {
      this.fit()
      return
    }
    const rim = this.#rim()
    const unit = this.#unit(k)
    const within = (n: number, start: number, length: number, seen: number) =>
      seen > length ? start + length / 2 : Math.min(start + length - seen / 2, Math.max(start + seen / 2, n))
    this.#aim = {
      x: within(aim.x, rim.x, rim.width, this.pane.width * unit),
      y: within(aim.y, rim.y, rim.height, this.pane.height * unit),
      k,
    }
  }
}

/** Wheel, drag and pinch on a board. A press that did not move is a click and goes to what was pressed. */
export function grip(node: Element, given: Camera) {
  let camera = given
  const held = new Map<number, Point>()
  let moved = 0

  /** From pixels of the window to those of the pane: a page with larger text is drawn larger as a whole. */
  const scale = () => camera.pane.width / Math.max(1, node.getBoundingClientRect().width)
  const local = ([x, y]: Point): Point => {
    const box = node.getBoundingClientRect()
    return [(x - box.left) * scale(), (y - box.top) * scale()]
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * 0.0016), local([event.clientX, event.clientY]))
  }

  function down(event: PointerEvent) {
    held.set(event.pointerId, [event.clientX, event.clientY])
    if (held.size === 1) moved = 0
  }

  function move(event: PointerEvent) {
    const before = held.get(event.pointerId)
    if (!before) return
    const now: Point = [event.clientX, event.clientY]
    const [dx, dy] = [(now[0] - before[0]) * scale(), (now[1] - before[1]) * scale()]
    held.set(event.pointerId, now)
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) {
      moved += Math.hypot(dx, dy)
      if (moved < SLACK || camera.whole) return
      node.setPointerCapture(event.pointerId)
      camera.drag(dx, dy)
      return
    }
    moved = SLACK
    const spread = (p: Point) => Math.hypot(p[0] - other[0], p[1] - other[1])
    camera.zoom(spread(before) > 0 ? spread(now) / spread(before) : 1, local([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]))
    camera.drag(dx / 2, dy / 2)
  }

  function up(event: PointerEvent) {
    held.delete(event.pointerId)
  }

  /** A click that ends a drag presses nothing. */
  function click(event: MouseEvent) {
    if (moved >= SLACK && !camera.whole) {
      event.stopPropagation()
      event.preventDefault()
    }
    moved = 0
  }

  const heard = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', up],
  ] as const
  node.addEventListener('wheel', wheel as EventListener, { passive: false })
  for (const [name, hear] of heard) node.addEventListener(name, hear as EventListener)
  node.addEventListener('click', click as EventListener, { capture: true })
  return {
    update: (next: Camera) => (camera = next),
    destroy: () => {
      node.removeEventListener('wheel', wheel as EventListener)
      for (const [name, hear] of heard) node.removeEventListener(name, hear as EventListener)
      node.removeEventListener('click', click as EventListener, { capture: true })
    },
  }
}
