/** What part of the planet is seen: panned by dragging, zoomed by wheel, pinch and keys. */
import type { Point } from './geometry'

/** The planet with its score track. */
const ALL = { x: 6, y: 6, size: 988 }
const NEAREST = 240

export class Camera {
  x = $state(ALL.x)
  y = $state(ALL.y)
  size = $state(ALL.size)
  /** A drag that was one: the click after it is no press. */
  dragged = false
  #pointers = new Map<number, Point>()

  get viewBox(): string {
    return `${this.x.toFixed(1)} ${this.y.toFixed(1)} ${this.size.toFixed(1)} ${this.size.toFixed(1)}`
  }

  get fits(): boolean {
    return this.size >= ALL.size
  }

  fit(): void {
    this.x = ALL.x
    this.y = ALL.y
    this.size = ALL.size
  }

  /** Zooms by a factor round a point of the planet, or round the middle of what is seen. */
  zoom(factor: number, at: Point = [this.x + this.size / 2, this.y + this.size / 2]): void {
    const size = Math.min(ALL.size, Math.max(NEAREST, this.size / factor))
    const share = size / this.size
    this.#move(at[0] - (at[0] - this.x) * share, at[1] - (at[1] - this.y) * share, size)
  }

  /** Shows these points and what is round them. */
  frame(points: readonly Point[]): void {
    if (points.length === 0) {
      this.fit()
      return
    }
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const size = Math.min(ALL.size, Math.max(420, Math.max(x1 - x0, y1 - y0) + 250))
    this.#move((x0 + x1) / 2 - size / 2, (y0 + y1) / 2 - size / 2, size)
  }

  #move(x: number, y: number, size: number): void {
    const most = ALL.x + ALL.size - size
    this.size = size
    this.x = Math.min(most, Math.max(ALL.x, x))
    this.y = Math.min(most, Math.max(ALL.y, y))
  }

  down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.dragged = false
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
  }

  /** `width` is that of the drawing on the screen. */
  move(event: PointerEvent, box: DOMRect): void {
    const before = this.#pointers.get(event.pointerId)
    if (!before) return
    const now: Point = [event.clientX, event.clientY]
    const unit = this.size / Math.max(1, Math.min(box.width, box.height))
    if (this.#pointers.size >= 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1] ?? now
      const spread = (p: Point) => Math.hypot(p[0] - other[0], p[1] - other[1])
      this.dragged = true
      this.zoom(spread(now) / Math.max(1, spread(before)), this.at([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], box))
    } else {
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]]
      if (!this.dragged && Math.hypot(dx, dy) < 6) return
      this.dragged = true
      if (!this.fits) this.#move(this.x - dx * unit, this.y - dy * unit, this.size)
    }
    this.#pointers.set(event.pointerId, now)
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
  }

  wheel(event: WheelEvent, box: DOMRect): void {
    event.preventDefault()
    this.zoom(Math.exp(-event.deltaY * 0.0015), this.at([event.clientX, event.clientY], box))
  }

  /** The point of the planet under a point of the screen. */
  at(screen: Point, box: DOMRect): Point {
    const side = Math.max(1, Math.min(box.width, box.height))
    const [left, top] = [box.left + (box.width - side) / 2, box.top + (box.height - side) / 2]
    return [this.x + ((screen[0] - left) / side) * this.size, this.y + ((screen[1] - top) / side) * this.size]
  }
}
