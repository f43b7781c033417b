/** Sets a text smaller until all of it is seen: what is cut off cannot be played with. A long word is seen whole, too. */

/** In pixels; below it nobody reads. */
const SMALLEST = 9.5
const STEP = 0.5

export function fit(node: HTMLElement, _text: unknown) {
  // A line is not counted as cut because of a fraction of a pixel.
  const over = () => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth
  function measure() {
    for (const property of ['font-size', 'display', '-webkit-line-clamp', '-webkit-box-orient']) node.style.removeProperty(property)
    let size = parseFloat(getComputedStyle(node).fontSize)
    while (over() && size > SMALLEST) {
      size -= STEP
      node.style.fontSize = `${size}px`
    }
    // What still has no room ends with a whole line and a sign that it goes on.
    const lines = Math.floor((node.clientHeight + 1) / parseFloat(getComputedStyle(node).lineHeight))
    if (node.scrollHeight > node.clientHeight + 1 && lines > 0) {
      node.style.display = '-webkit-box'
      node.style.setProperty('-webkit-box-orient', 'vertical')
      node.style.setProperty('-webkit-line-clamp', `${lines}`)
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
