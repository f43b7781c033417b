/** Wheel, drag and pinch on the board. A press that did not move is a click and goes to what was pressed. */
import type { Camera } from '../desk.svelte'
import { dragged, zoomed, type Pane } from './camera'
import type { Plan } from './geometry'

interface Grip {
  get(): { plan: Plan; pane: Pane; camera: Camera }
  set(camera: Camera): void
}

/** Pixels before a press becomes a drag. */
const SLACK = 6

export function grip(node: SVGSVGElement, given: Grip) {
  let current = given
  const held = new Map<number, { x: number; y: number }>()
  let moved = 0

  const local = (event: { clientX: number; clientY: number }): [number, number] => {
    const box = node.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    const { plan, pane, camera } = current.get()
    current.set(zoomed(plan, pane, camera, Math.exp(-event.deltaY * 0.0016), local(event)))
  }

  function down(event: PointerEvent) {
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (held.size === 1) moved = 0
  }

  function move(event: PointerEvent) {
    const before = held.get(event.pointerId)
    if (!before) return
    const { plan, pane, camera } = current.get()
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    if (held.size === 1) {
      moved += Math.hypot(dx, dy)
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (moved < SLACK || camera.k <= 1) return
      node.setPointerCapture(event.pointerId)
      current.set(dragged(plan, pane, camera, dx, dy))
      return
    }
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) return
    moved = SLACK
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y)
    const at = local({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 })
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    current.set(dragged(plan, pane, zoomed(plan, pane, camera, was > 0 ? is / was : 1, at), dx / 2, dy / 2))
  }

  function up(event: PointerEvent) {
    held.delete(event.pointerId)
  }

  /** A click that ends a drag presses nothing. */
  function click(event: MouseEvent) {
    if (moved >= SLACK && current.get().camera.k > 1) {
      event.stopPropagation()
      event.preventDefault()
    }
    moved = 0
  }

  node.addEventListener('wheel', wheel, { passive: false })
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(end, up)
  node.addEventListener('click', click, { capture: true })
  return {
    update: (next: Grip) => (current = next),
    destroy: () => {
      node.removeEventListener('wheel', wheel)
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.removeEventListener(end, up)
      node.removeEventListener('click', click, { capture: true })
    },
  }
}
