/**
 * Icons by their game-icons name (see build/icons.ts): `<Icon name="sergeant" />` in markup, `icon('sergeant')` where a name is
 * kept in data. Inside an SVG of your own: `<use href={href('sergeant')} … />`.
 */

/** Marks a word as the name of an icon, so that the build finds it. */
export function icon(name: string): string {
  return name
}

export function href(name: string): string {
  return `#i-${name}`
}

const SVG = 'http://www.w3.org/2000/svg'

/** Called by the generated modules: puts symbols into the document. */
export function addIcons(symbols: string): void {
  if (typeof document === 'undefined') return
  const sprite = document.createElementNS(SVG, 'svg')
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.classList.add('sprite')
  sprite.innerHTML = symbols
  document.body.prepend(sprite)
}
