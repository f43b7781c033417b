/**
 * A scene of words becomes one SVG, from back to front: sky and its lights, far ridge, haze, what is far, middle ridge, haze, light
 * behind the things, the things, what happens to them, near ridge, what is near, weather, a dark rim, the print of the game.
 */
import { AIRS, type Drawn } from './air'
import type { Air, Scene, Thing } from './grammar'
import { OPEN, ROOMS, type Ridge } from './layers'
import { dice, f, fill, hue, squash, type Dice } from './pen'

/** Formats: the same words are composed anew for each. */
export const SHAPES = { wide: [320, 200], square: [200, 200], tall: [200, 250], band: [320, 128] } as const
export type Format = keyof typeof SHAPES

/** What a thing drawn by code is given: a box of `s` by `s`, its feet at 0 0. */
export interface Stand {
  r: Dice
  s: number
  /** Lit by the picture's light, in its tint; others are ink. */
  lit: boolean
  how: readonly string[]
  /** The gradient of what is lit. */
  lamp: string
}

export interface Shape {
  /** A picture of the icon collection… */
  icon?: string
  /** …or drawn by code. */
  draw?: (stand: Stand) => string
  /** Words that only this thing knows. */
  knows?: readonly string[]
  /** How large it is beside the others. */
  scale?: number
  /** It floats: its middle is where its feet would be. */
  floats?: boolean
}

export interface Style {
  /** The beginning of the classes of its tones and tints. */
  look: string
  shapes: Readonly<Record<string, Shape>>
  /** What lies over every picture. */
  print?: (r: Dice, w: number, h: number) => string
}

interface Put {
  x: number
  foot: number
  size: number
}

export function draw(scene: Scene, style: Style, seed: string, format: Format): string {
  const [w, h] = SHAPES[format]
  const r = dice(seed)
  const { look } = style
  const own = (svg: string) => svg.replaceAll('url(#pic-', `url(#${look}-${scene.tone}-`)
  const airs = (when: Drawn['when']) => scene.airs.filter((it) => AIRS[it.word]?.when === when)
  const blow = (when: Drawn['when']) =>
    airs(when)
      .map((it) => weather(it, look, dice(seed + it.word), w, h))
      .join('')
  const sun = scene.airs.find((it) => AIRS[it.word]?.when === 'sky' && it.word !== 'stars' && it.word !== 'clouds')
  const lightX = sun?.x ?? (sun ? AIRS[sun.word]!.at[0] : r() < 0.5 ? 0.28 : 0.72)
  const side = lightX > 0.5 ? 1 : -1
  const open = OPEN[scene.place]
  const room = open ? undefined : (ROOMS[scene.place] ?? ROOMS.void!)(r, w, h)
  const horizon = h * (open?.horizon ?? 0.66)
  const ridge = (shape: Ridge, y: number, high: number, k: number, colour: string) => {
    const it = shape(r, w, y, high, k)
    return (
      (it.blades ? fill(it.blades, colour) : '') +
      fill(it.d, colour) +
      (it.shade ? fill(it.shade, 'i', `opacity="${f(0.34 + k * 0.2)}"`) : '') +
      (it.shine ? fill(it.shine, 'l', `opacity="${f(0.5 - k * 0.2)}"`) : '') +
      (it.lines
        ? `<path fill="none" stroke="${hue('l')}" stroke-width="${f(1 + k * 0.6)}" opacity="${f(0.42 - k * 0.14)}" d="${it.lines}"/>`
        : '')
    )
  }
  const haze = (y: number, high: number) =>
    `<rect fill="url(#pic-haze)" x="-4" y="${f(y - high)}" width="${w + 8}" height="${f(high * 1.5)}"/>`

  const places = scene.things.map((it, n) => spread(it, n, scene, w, h, horizon, r, style))
  const things = (depth: (it: Thing) => boolean) =>
    scene.things
      .map((it, n) =>
        depth(it) ? places[n]!.map((put) => stand(it, n === 0, put, scene, style, side, dice(`${seed}${n}`), w)).join('') : '',
      )
      .reverse()
      .join('')

  let svg = `<rect fill="url(#pic-sky)" width="${w}" height="${h}"/>`
  svg += blow('sky')
  svg += `<circle fill="url(#pic-spot)" cx="${f(w * lightX)}" cy="${f(h * (sun?.y ?? 0.32))}" r="${f(Math.max(w, h) * 0.56)}" opacity=".8"/>`
  if (open) {
    svg += ridge(open.far, horizon, h * 0.26, 0, 'g') + haze(horizon + h * 0.08, h * 0.17)
    svg += things((it) => it.depth === 'far')
    svg += ridge(open.mid, horizon + h * 0.12, h * 0.21, 0.45, 'm') + haze(horizon + h * 0.2, h * 0.14)
  } else svg += room!.back + things((it) => it.depth === 'far')
  svg += blow('back') + things((it) => it.depth === 'high') + things((it) => it.depth === 'mid') + blow('front')
  svg += open ? ridge(open.near, h * 0.95, h * 0.13, 1, 'n') : (room!.front ?? '')
  svg += things((it) => it.depth === 'near') + blow('over')
  svg += `<rect fill="url(#${look}-rim)" width="${w}" height="${h}"/>${style.print?.(r, w, h) ?? ''}`
  const tint = scene.tint && ` ${look}-${scene.tint} pic-tint`
  return `<svg class="pic-tone ${look}-${scene.tone}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><g class="pic-k${tint}">${squash(own(svg))}</g></svg>`
}

function weather(it: Air, look: string, r: Dice, w: number, h: number): string {
  const air = AIRS[it.word]!
  const svg = air.draw({ r, w, h, x: w * (it.x ?? air.at[0]), y: h * (it.y ?? air.at[1]) })
  return it.tint ? `<g class="pic-tint ${look}-${it.tint}">${svg}</g>` : svg
}

/** Where a thing stands, and how large: one place for each of it. */
function spread(it: Thing, n: number, scene: Scene, w: number, h: number, horizon: number, r: Dice, style: Style): Put[] {
  const first = n === 0
  const shape = style.shapes[it.word]!
  const z = Math.min(h, w * 1.02)
  const room = !OPEN[scene.place]
  const lead = scene.things[0]!
  const leadX = lead.x ?? 0.5
  const aside = [leadX > 0.55 ? 0.24 : 0.8, leadX < 0.45 ? 0.86 : 0.17, 0.66, 0.36]
  const x = w * (it.x ?? (first ? (scene.things.length > 1 && w > h ? 0.44 + r() * 0.12 : 0.5) : aside[(n - 1) % aside.length]!))
  const share = { far: 0.2, mid: first ? 0.58 : 0.34, near: first ? 0.86 : 0.46, high: first ? 0.42 : 0.24 }[it.depth]
  let size = z * share * it.size * (shape.scale ?? 1)
  if (it.n > 1) size *= it.depth === 'mid' && first ? 0.74 : 0.86
  const base =
    it.y !== undefined
      ? h * it.y
      : { far: horizon + h * 0.1, mid: h * (first ? (room ? 0.87 : 0.95) : 0.93), near: h * 1.05, high: h * 0.3 + size * 0.5 }[it.depth]
  const foot = shape.floats && it.y === undefined && it.depth !== 'high' ? base - size * 0.22 : base
  const gap = Math.min(size * 0.8, (w * 0.86) / it.n)
  return Array.from({ length: it.n }, (_, k) => {
    const off = k - (it.n - 1) / 2
    return { x: x + off * gap, foot: foot - (it.n > 1 ? (k % 2) * size * 0.1 : 0), size: size * (it.n > 1 ? 1 - (k % 2) * 0.12 : 1) }
  })
}

/** A body in ink with an edge of light; what is lit is engraved in its tint. */
function stand(it: Thing, first: boolean, put: Put, scene: Scene, style: Style, side: number, r: Dice, w: number): string {
  const shape = style.shapes[it.word]!
  const { x, foot, size: s } = put
  const lit = it.light === 'lit' || it.light === 'glow' || (first && it.light !== 'dark' && it.depth !== 'far' && it.depth !== 'near')
  const tint = it.tint || scene.tint
  const lamp = tint ? `url(#${style.look}-lit-${tint})` : `url(#pic-lit)`
  const turn = {
    turned: 'scale(-1 1)',
    tilted: `rotate(${x > w / 2 ? -18 : 18} 0 ${f(-s / 2)})`,
    fallen: `rotate(84 0 ${f(-s * 0.3)})`,
    rising: `rotate(-16 0 ${f(-s / 2)})`,
    upside: `rotate(180 0 ${f(-s / 2)})`,
    '': '',
  }[it.turn]
  const mirror = it.turn === 'turned' ? -side : side
  let body = ''
  if (shape.draw) body = shape.draw({ r, s, lit, how: it.how, lamp })
  else {
    const use = (dx: number, dy: number, look: string) =>
      `<use href="#p-${shape.icon}" x="${f(dx - s / 2)}" y="${f(dy - s)}" width="${f(s)}" height="${f(s)}" ${look}/>`
    const bold = (colour: string) => `fill="${hue(colour)}" stroke="${hue(colour)}"`
    if (it.depth === 'far') body = use(mirror * s * 0.02, -s * 0.012, `${bold('c')} opacity=".7"`) + use(0, 0, bold('m'))
    else {
      const edge = Math.max(0.8, s * 0.012)
      body = use(mirror * edge, -edge * 0.8, bold(lit ? 'l' : 'r')) + use(0, 0, bold('i'))
      // Light falls from one side; away from it a body sinks into the ink.
      if (lit) body += use(0, 0, `fill="${lamp}"`) + use(0, 0, `fill="url(#pic-shade${mirror > 0 ? 'r' : 'l'})"`)
      else if (s > 30) body += use(0, 0, `fill="${hue('m')}"`)
    }
  }
  const halo = it.light === 'glow' ? `<circle fill="url(#pic-spot)" cy="${f(-s * 0.5)}" r="${f(s * 0.72)}"/>` : ''
  const colours = it.tint ? ` class="pic-tint ${style.look}-${it.tint}"` : ''
  return `<g${colours} transform="translate(${f(x)} ${f(foot)})${turn && ` ${turn}`}">${halo}${body}</g>`
}

/** What all pictures of a look share: the gradients of its tones and tints, in one drawing of the document. */
export function shared(look: string, tones: readonly string[], tints: readonly string[], more: string): string {
  const stop = (at: number, letter: string, opacity = 1) =>
    `<stop offset="${at}" stop-color="${hue(letter)}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
  const lit = (id: string) =>
    `<linearGradient id="${look}-lit${id}" x1=".3" y1="0" x2=".6" y2="1">${stop(0, 'k1')}${stop(0.42, 'k')}${stop(1, 'k2')}</linearGradient>`
  const tone = (name: string) =>
    `<g class="pic-tone ${look}-${name}"><g class="pic-k">` +
    `<linearGradient id="${look}-${name}-sky" x2="0" y2="1">${stop(0, 'a')}${stop(0.4, 'b')}${stop(0.7, 'c')}${stop(1, 'b')}</linearGradient>` +
    `<radialGradient id="${look}-${name}-spot">${stop(0, 'l', 0.9)}${stop(0.22, 'l', 0.42)}${stop(0.55, 'c', 0.2)}${stop(1, 'c', 0)}</radialGradient>` +
    `<radialGradient id="${look}-${name}-globe" cx=".34" cy=".3" r=".85">${stop(0, 'l', 0.9)}${stop(0.3, 'c')}${stop(0.62, 'b')}${stop(1, 'a')}</radialGradient>` +
    `<linearGradient id="${look}-${name}-haze" x2="0" y2="1">${stop(0, 'c', 0)}${stop(0.75, 'c', 0.46)}${stop(1, 'c', 0)}</linearGradient>` +
    ['l', 'r']
      .map(
        (from) =>
          `<linearGradient id="${look}-${name}-shade${from}" x1="${from === 'l' ? 0.1 : 0.9}" y1="0" x2="${from === 'l' ? 0.8 : 0.2}" y2="1">${stop(0.1, 'i', 0.02)}${stop(0.45, 'i', 0.24)}${stop(1, 'i', 0.9)}</linearGradient>`,
      )
      .join('') +
    `${lit(`-${name}`).replace(`${look}-lit-${name}`, `${look}-${name}-lit`)}</g></g>`
  return (
    tones.map(tone).join('') +
    tints.map((name) => `<g class="pic-tint ${look}-${name}">${lit(`-${name}`)}</g>`).join('') +
    `<radialGradient id="${look}-rim" cy=".45" r=".78"><stop class="pic-rim" offset=".5" stop-opacity="0"/><stop class="pic-rim" offset="1" stop-opacity=".74"/></radialGradient>` +
    more
  )
}
