/** Brings what can be chosen into sight where a row of cards scrolls sideways; it stays where it is if one can be seen already. */
export function insight(row: HTMLElement | undefined, choosable: string): void {
  const cards = [...(row?.querySelectorAll<HTMLElement>(choosable) ?? [])]
  const pane = row?.getBoundingClientRect()
  const seen = cards.some((card) => {
    const at = card.getBoundingClientRect()
    return pane && at.left >= pane.left - 1 && at.right <= pane.right + 1
  })
  if (!seen) cards[0]?.scrollIntoView({ inline: 'center', block: 'nearest' })
}
