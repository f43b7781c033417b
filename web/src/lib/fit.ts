/** Sets a text smaller until all of it is seen: what is cut off cannot be played with. */

/** In pixels; below it nobody reads. */
const SMALLEST = 9.5
const STEP = 0.5

export function fit(node: HTMLElement, _text: unknown) {
  function measure() {
    node.style.fontSize = ''
    let size = parseFloat(getComputedStyle(node).fontSize)
    // A line is not counted as cut because of a fraction of a pixel.
    while (node.scrollHeight > node.clientHeight + 1 && size > SMALLEST) {
      size -= STEP
      node.style.fontSize = `${size}px`
    }
  }
  // Its room changes with the card, and with what else comes to stand there.
  const watch = new ResizeObserver(measure)
  watch.observe(node)
  measure()
  // Letters of another width come later than the text.
  void document.fonts?.ready.then(measure)
  return { update: measure, destroy: () => watch.disconnect() }
}
