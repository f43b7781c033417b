/** Marks what scrolls where there is more to see: `more-left`, `more-right`, `more-above`, `more-below` on the element's parent. */
const SLACK = 4

export function more(node: HTMLElement): { destroy(): void } {
  const look = () => {
    const host = node.parentElement ?? node
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = node
    host.classList.toggle('more-left', scrollLeft > SLACK)
    host.classList.toggle('more-right', scrollWidth - clientWidth - scrollLeft > SLACK)
    host.classList.toggle('more-above', scrollTop > SLACK)
    host.classList.toggle('more-below', scrollHeight - clientHeight - scrollTop > SLACK)
  }
  const size = new ResizeObserver(look)
  size.observe(node)
  const inside = new MutationObserver(look)
  inside.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  node.addEventListener('scroll', look, { passive: true })
  look()
  return {
    destroy() {
      size.disconnect()
      inside.disconnect()
      node.removeEventListener('scroll', look)
    },
  }
}

/** What was opened is brought into sight as a whole, as far as there is room. */
export function whole(event: Event): void {
  const details = event.currentTarget
  if (details instanceof HTMLDetailsElement && details.open) details.scrollIntoView({ block: 'nearest' })
}
