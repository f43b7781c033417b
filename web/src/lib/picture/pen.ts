/** What pictures are drawn with: seeded dice and a few strokes, all of them paths, so that neighbours alike become one. */

/** A number from 0 to 1; the same seed always throws the same. */
export type Dice = () => number

export function dice(seed: string): Dice {
  let h = 2166136261
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of several, the same for the same seed. */
export const oneOf = <T>(seed: string, list: readonly [T, ...T[]]): T => list[Math.floor(dice(seed)() * list.length)] ?? list[0]

/** Numbers short enough to be many. */
export const f = (n: number): string => String(Math.round(n * 10) / 10)

/** A colour of the picture by its letter, see picture.css: air a b c, light l, far g, between m, ink i, rim r, tint k, ramp 0 to 6. */
export const hue = (letter: string): string => (letter.startsWith('url') ? letter : `var(--pic-${letter})`)

export const fill = (d: string, colour: string, more = ''): string => `<path fill="${hue(colour)}"${more && ` ${more}`} d="${d}"/>`

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${hue(colour)}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`} d="${d}"/>`

export const oval = (x: number, y: number, a: number, b: number): string =>
  `M${f(x - a)} ${f(y)}a${f(a)} ${f(b)} 0 1 0 ${f(a * 2)} 0a${f(a)} ${f(b)} 0 1 0 ${f(-a * 2)} 0Z`

export const spot = (x: number, y: number, a: number, b: number, colour: string, more = ''): string => fill(oval(x, y, a, b), colour, more)

export const box = (x: number, y: number, w: number, h: number): string => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`

/** Points as one path: a stroke of no length with round ends is a dot. */
export const dots = (points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => `M${f(x)} ${f(y)}h0`).join('')

export const many = <T>(n: number, make: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => make(index))

/** Neighbouring paths that differ in nothing but their course become one: a picture has few nodes. */
export function squash(svg: string): string {
  return svg.replace(/<path([^>]*) d="([^"]*)"\/>((?:<path\1 d="[^"]*"\/>)+)/g, (_, look: string, first: string, rest: string) => {
    const others = [...rest.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
    return `<path${look} d="${first}${others.join('')}"/>`
  })
}
