/** A long press, or the right button: something is looked at and not chosen. The click that a long press ends with presses nothing. */

const LONG = 450
/** Pixels before a press becomes a drag. */
const SLACK = 8

export function hold(node: Element, look: () => void) {
  let current = look
  let clock: ReturnType<typeof setTimeout> | undefined
  let from: [number, number] = [0, 0]
  let held = false

  const stop = () => clearTimeout(clock)

  function down(event: PointerEvent) {
    held = false
    stop()
    // Two fingers pinch.
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    from = [event.clientX, event.clientY]
    clock = setTimeout(() => {
      held = true
      current()
    }, LONG)
  }

  function move(event: PointerEvent) {
    if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLACK) stop()
  }

  /** By touch it comes with the long press, whose clock has the word. */
  function menu(event: MouseEvent) {
    event.preventDefault()
    if (!('pointerType' in event) || event.pointerType === 'mouse') current()
  }

  function click(event: MouseEvent) {
    if (held) {
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    held = false
  }

  const heard = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['pointerleave', stop],
    ['contextmenu', menu],
  ] as const
  for (const [name, hear] of heard) node.addEventListener(name, hear as EventListener)
  node.addEventListener('click', click as EventListener, { capture: true })
  return {
    update: (next: () => void) => (current = next),
    destroy: () => {
      stop()
      for (const [name, hear] of heard) node.removeEventListener(name, hear as EventListener)
      node.removeEventListener('click', click as EventListener, { capture: true })
    },
  }
}
