/**
 * Places. Open ones are a ridge, drawn three times from far to near with haze between; rooms are drawn once. All of them take their
 * colours from the tone of the picture.
 */
import { box, f, fill, line, many, oval, type Dice } from './pen'

/** `y` where the ridge begins, `h` how high it rises, `k` how near it is: 0 to 1. */
export type Ridge = (
  r: Dice,
  w: number,
  y: number,
  h: number,
  k: number,
) => { d: string; shade?: string; shine?: string; lines?: string; blades?: string }

const close = (w: number) => `L${f(w + 40)} 400H-20Z`

const peaks: Ridge = (r, w, y, h, k) => {
  let [x, d, shade, shine] = [-20 - r() * 20, `M-30 ${f(y + h)}`, '', '']
  while (x < w + 30) {
    const wide = 30 + r() * 46 * (0.7 + k)
    const top = y - h * (0.3 + r() * 0.85)
    const px = x + wide * (0.4 + r() * 0.2)
    d += `L${f(px)} ${f(top)}L${f(x + wide)} ${f(y + h * 0.1)}`
    shade += `M${f(px)} ${f(top)}l${f(wide * 0.1)} ${f(h * 0.3)}l${f(-wide * 0.08)} ${f(h * 0.16)}l${f(wide * 0.12)} ${f(h * 0.5)}L${f(x + wide)} ${f(y + h * 0.1)}Z`
    shine += `M${f(px)} ${f(top)}l${f(-wide * 0.12)} ${f(h * 0.26)}l${f(wide * 0.08)} ${f(-h * 0.05)}l${f(wide * 0.07)} ${f(h * 0.1)}Z`
    x += wide * 0.84
  }
  return { d: d + close(w), shade, shine }
}

const hills: Ridge = (r, w, y, h) => {
  let [x, d, lines] = [-30 - r() * 40, `M-30 ${f(y + h * 0.5)}`, '']
  while (x < w + 30) {
    const wide = 80 + r() * 90
    const up = h * (0.35 + r() * 0.6)
    d += `Q${f(x + wide * 0.5)} ${f(y - up)} ${f(x + wide)} ${f(y + h * 0.2)}`
    lines += `M${f(x + wide * 0.2)} ${f(y - up * 0.1)}Q${f(x + wide * 0.45)} ${f(y - up * 0.5)} ${f(x + wide * 0.7)} ${f(y - up * 0.12)}`
    x += wide
  }
  return { d: d + close(w), lines }
}

const dunes: Ridge = (r, w, y, h) => {
  let [x, d, shade, lines] = [-40 - r() * 40, `M-40 ${f(y + h * 0.4)}`, '', '']
  while (x < w + 20) {
    const wide = 90 + r() * 120
    const up = h * (0.35 + r() * 0.55)
    const px = x + wide * 0.55
    d += `C${f(x + wide * 0.28)} ${f(y - up * 0.15)} ${f(x + wide * 0.42)} ${f(y - up)} ${f(px)} ${f(y - up)}Q${f(x + wide * 0.67)} ${f(y - up * 0.15)} ${f(x + wide)} ${f(y + h * 0.25)}`
    shade += `M${f(px)} ${f(y - up)}Q${f(px + wide * 0.1)} ${f(y - up * 0.1)} ${f(px - wide * 0.1)} ${f(y + h * 0.9)}L${f(px + wide * 0.5)} ${f(y + h * 0.6)}Q${f(px + wide * 0.15)} ${f(y - up * 0.2)} ${f(px)} ${f(y - up)}Z`
    lines += `M${f(px - wide * 0.3)} ${f(y - up * 0.36)}Q${f(px - wide * 0.1)} ${f(y - up)} ${f(px)} ${f(y - up)}`
    x += wide
  }
  return { d: d + close(w), shade, lines }
}

const canopy: Ridge = (r, w, y, h, k) => {
  let [x, d, blades] = [-20, `M-20 ${f(y + h)}V${f(y)}`, '']
  while (x < w + 20) {
    const wide = 14 + r() * 22 * (0.7 + k)
    const up = h * (0.15 + r() * 0.5)
    d += `q${f(wide * 0.1)} ${f(-up)} ${f(wide * 0.5)} ${f(-up)}t${f(wide * 0.5)} ${f(up)}`
    if (r() < 0.22) {
      const tall = h * (0.7 + r() * 0.7)
      const [tx, ty] = [x + r() * 4, y + h * 0.4 - tall]
      blades += `M${f(x)} ${f(y + h * 0.5)}Q${f(x + 2)} ${f(y - tall * 0.3)} ${f(tx)} ${f(ty)}l${f(1.5 + k * 2)} 0Q${f(x + 5)} ${f(y - tall * 0.2)} ${f(x + 4 + k * 3)} ${f(y + h * 0.5)}Z`
      for (const a of [0.1, 0.75, 1.35, 1.95, 2.6, 3.05]) {
        const l = (12 + r() * 9) * (0.6 + k * 0.7)
        const [ex, ey] = [Math.cos(a) * l * 1.25, -Math.sin(a) * l * 0.4 + l * 0.32]
        blades += `M${f(tx)} ${f(ty)}q${f(ex * 0.45)} ${f(-l * 0.75)} ${f(ex)} ${f(ey)}q${f(-ex * 0.4)} ${f(-l * 0.3)} ${f(-ex)} ${f(-ey)}`
      }
    }
    x += wide
  }
  return { d: d + close(w), blades }
}

const pines: Ridge = (r, w, y, h, k) => {
  let [x, d] = [-20, `M-20 ${f(y + h)}`]
  while (x < w + 20) {
    const wide = (9 + r() * 9) * (0.7 + k * 0.9)
    const up = h * (0.5 + r() * 0.8)
    const b = y + h * 0.3
    d += `L${f(x)} ${f(b)}l${f(wide * 0.3)} ${f(-up * 0.4)}h${f(-wide * 0.12)}l${f(wide * 0.2)} ${f(-up * 0.34)}h${f(-wide * 0.1)}L${f(x + wide * 0.5)} ${f(b - up)}L${f(x + wide * 0.72)} ${f(b - up * 0.74)}h${f(-wide * 0.1)}l${f(wide * 0.2)} ${f(up * 0.34)}h${f(-wide * 0.12)}L${f(x + wide)} ${f(b)}`
    x += wide * (0.8 + r() * 0.5)
  }
  return { d: d + close(w) }
}

const bare: Ridge = (r, w, y, h, k) => {
  const { d } = hills(r, w, y + h * 0.2, h * 0.4, k)
  let blades = ''
  for (let x = r() * 30; x < w; x += 26 + r() * 60) {
    const [tall, b, s] = [h * (0.9 + r() * 0.9), y + h * 0.3, 1 + k * 2.4]
    const lean = (r() - 0.5) * 12
    blades += `M${f(x - s)} ${f(b)}L${f(x + lean)} ${f(b - tall)}L${f(x + s)} ${f(b)}Z`
    for (const share of [0.4, 0.55, 0.7, 0.82]) {
      const side = r() < 0.5 ? -1 : 1
      const [bx, by, l] = [x + lean * share, b - tall * share, tall * (0.2 + r() * 0.25) * (1.1 - share)]
      blades += `M${f(bx)} ${f(by + s * 0.7)}L${f(bx + side * l)} ${f(by - l * 0.9)}L${f(bx)} ${f(by - s * 0.7)}Z`
    }
  }
  return { d, blades }
}

const sea: Ridge = (r, w, y, h, k) => {
  const d = `M-20 ${f(y)}${many(Math.ceil(w / 30) + 2, () => `q7.5 ${f(-2 - 4 * k * r())} 15 0t15 0`).join('')}`
  const lines = many(8 + Math.round(8 * k), () => {
    const [x, wy, l] = [r() * w, y + h * (0.15 + r() * 1.6), 14 + r() * 46 * (0.5 + k)]
    return `M${f(x)} ${f(wy)}q${f(l * 0.25)} ${f(-2 - k * 2)} ${f(l * 0.5)} 0t${f(l * 0.5)} 0`
  }).join('')
  return { d: d + close(w), lines }
}

const plates: Ridge = (r, w, y, h, k) => {
  let [x, d, lines, shade] = [-20, `M-20 ${f(y + h)}`, '', '']
  while (x < w + 20) {
    const [wide, up] = [18 + r() * 50 * (0.8 + k * 0.5), h * (0.05 + r() * 0.6)]
    d += `L${f(x)} ${f(y - up)}H${f(x + wide - 6)}l6 ${f(up * 0.4)}`
    lines += `M${f(x)} ${f(y - up + 0.8)}H${f(x + wide - 6)}`
    shade += box(x + wide * 0.3, y - up + 6, 2 + k * 2, h * 2) + box(x + wide * 0.62, y - up + 6, 1 + k, h * 2)
    x += wide
  }
  return { d: d + close(w), lines, shade }
}

const cavern: Ridge = (r, w, y, h, k) => {
  let [x, d] = [-20, `M-20 ${f(y + h)}V${f(y)}`]
  while (x < w + 20) {
    const [wide, up] = [16 + r() * 40, h * r() * 0.8]
    d += `l${f(wide * 0.45)} ${f(-up)}l${f(wide * 0.2)} ${f(up * 0.2)}l${f(wide * 0.35)} ${f(up * 0.8)}`
    x += wide
  }
  d += close(w)
  // The roof hangs lower the nearer it is.
  x = w + 40
  d += `M-20-20H${f(w + 40)}V0`
  while (x > -20) {
    const [wide, down] = [18 + r() * 44, h * (0.3 + r() * 1.2) * (0.5 + k * 0.5)]
    d += `l${f(-wide * 0.5)} ${f(down)}l${f(-wide * 0.5)} ${f(-down)}`
    x -= wide
  }
  return { d: `${d}Z` }
}

const mesa: Ridge = (r, w, y, h, k) => {
  let [x, d, lines, shade] = [-30, `M-30 ${f(y + h)}`, '', '']
  while (x < w + 20) {
    const [wide, up, gap] = [40 + r() * 70, h * (0.4 + r() * 0.7), 14 + r() * 40 * (1.2 - k)]
    d += `L${f(x)} ${f(y + h * 0.25)}l7 ${f(-up * 0.6)}l-2 ${f(-up * 0.2)}l5 ${f(-up * 0.45)}h${f(wide - 22)}l5 ${f(up * 0.45)}l-2 ${f(up * 0.2)}l9 ${f(up * 0.6)}`
    lines += `M${f(x + 11)} ${f(y + h * 0.25 - up * 1.22)}h${f(wide - 24)}`
    shade += `M${f(x + wide * 0.6)} ${f(y + h * 0.25 - up * 1.2)}h${f(wide * 0.22)}l4 ${f(up * 1.2)}h${f(-wide * 0.36)}Z`
    x += wide + gap
  }
  return { d: d + close(w), lines, shade }
}

const grass =
  (tall: number, thick: number): Ridge =>
  (r, w, y, h, k) => {
    const { d } = hills(r, w, y + h * 0.4, h * 0.3, k)
    const n = Math.round(w / (k > 0.6 ? 5 : 6))
    const blades = many(n, () => {
      const [x, up, bend, s] = [r() * w, h * tall * (0.5 + r() * 0.8), (r() - 0.5) * 30, thick * (0.6 + k)]
      const b = y + h * 0.6
      return `M${f(x - s)} ${f(b)}Q${f(x)} ${f(b - up * 0.6)} ${f(x + bend)} ${f(b - up)}Q${f(x + s)} ${f(b - up * 0.5)} ${f(x + s)} ${f(b)}Z`
    }).join('')
    return { d, blades }
  }

const wheat: Ridge = (r, w, y, h, k) => {
  const { d } = hills(r, w, y + h * 0.3, h * 0.2, k)
  const blades = many(Math.round(w / 5), () => {
    const [x, up, bend] = [r() * w, h * (0.5 + r() * 0.5), 4 + r() * 10]
    const [b, e] = [y + h * 0.6, 1.4 + k * 1.8]
    return `M${f(x)} ${f(b)}Q${f(x)} ${f(b - up * 0.7)} ${f(x + bend)} ${f(b - up)}q${f(e * 2)} ${f(e)} ${f(e * 1.5)} ${f(e * 3.4)}q${f(-e * 2)} ${f(-e)} ${f(-e * 1.8)} ${f(-e * 1.4)}Q${f(x + 1.4)} ${f(b - up * 0.4)} ${f(x + 1.6)} ${f(b)}Z`
  }).join('')
  return { d, blades }
}

const roofs: Ridge = (r, w, y, h, k) => {
  let [x, d, shade, shine] = [-20, `M-20 ${f(y + h)}`, '', '']
  while (x < w + 20) {
    const [wide, up] = [26 + r() * 30 * (0.8 + k), h * (0.25 + r() * 0.55)]
    const eave = y - up * 0.3
    d += `L${f(x)} ${f(eave)}h-3L${f(x + wide * 0.5)} ${f(eave - up)}L${f(x + wide + 3)} ${f(eave)}h-3V${f(y + h * 0.4)}`
    if (r() < 0.6)
      d += `M${f(x + wide * 0.7)} ${f(eave)}v${f(-up * 0.95)}h${f(wide * 0.13)}v${f(up * 0.95)}Z M${f(x + wide)} ${f(y + h * 0.4)}`
    shade += `M${f(x + wide * 0.5)} ${f(eave - up)}L${f(x + wide + 3)} ${f(eave)}h${f(-wide * 0.3)}Z`
    if (r() < 0.35) shine += box(x + wide * 0.3, eave + up * 0.25, wide * 0.13, up * 0.3)
    x += wide + r() * 10
  }
  return { d: d + close(w), shade, shine }
}

const ruins: Ridge = (r, w, y, h, k) => {
  let [x, d, shade] = [-20, `M-20 ${f(y + h)}`, '']
  while (x < w + 20) {
    const [wide, up] = [24 + r() * 34 * (0.8 + k), h * (0.3 + r() * 1)]
    d += `L${f(x)} ${f(y + h * 0.3)}V${f(y - up)}l${f(wide * 0.18)} ${f(-4 * r())}v${f(up * 0.18)}h${f(wide * 0.14)}v${f(up * 0.2)}l${f(wide * 0.16)} 5v${f(up * 0.12)}h${f(wide * 0.3)}l${f(wide * 0.22)} ${f(up * 0.3)}V${f(y + h * 0.3)}`
    shade += box(x + wide * 0.1, y - up * 0.55, wide * 0.14, up * 0.26) + box(x + wide * 0.48, y - up * 0.2, wide * 0.14, up * 0.2)
    x += wide + 4 + r() * 22
  }
  return { d: d + close(w), shade }
}

const terraces: Ridge = (r, w, y, h, k) => {
  const { d } = hills(r, w, y, h * 0.8, k)
  let [lines, shade] = ['', '']
  for (let n = 0; n < 5; n++) {
    const ty = y + h * (0.05 + n * 0.26)
    lines += `M-10 ${f(ty + 8)}Q${f(w * 0.3)} ${f(ty - 8)} ${f(w * 0.6)} ${f(ty + 3)}T${f(w + 10)} ${f(ty)}`
    for (let x = (n % 2) * 9; x < w; x += 18) shade += oval(x, ty + 5 + Math.sin(x / 40) * 3, 5 + k * 2, 3 + k)
  }
  return { d: d + close(w), lines, shade }
}

const crater: Ridge = (r, w, y, h, k) => {
  let [x, d, shade] = [-20, `M-20 ${f(y + h * 0.5)}`, '']
  while (x < w + 20) {
    const wide = 50 + r() * 60
    d += `Q${f(x + wide * 0.15)} ${f(y - h * (0.1 + r() * 0.4))} ${f(x + wide * 0.3)} ${f(y + h * 0.08)}T${f(x + wide)} ${f(y + h * 0.2)}`
    shade += oval(x + wide * 0.7, y + h * (0.55 + r() * 0.4), wide * 0.24, 3 + k * 4)
    x += wide
  }
  return { d: d + close(w), shade }
}

/** Open places: what is far, in the middle and near, and where the horizon is. */
export const OPEN: Record<string, { far: Ridge; mid: Ridge; near: Ridge; horizon?: number }> = {
  peaks: { far: peaks, mid: peaks, near: peaks },
  hills: { far: hills, mid: hills, near: grass(0.3, 0.7) },
  dunes: { far: dunes, mid: dunes, near: dunes, horizon: 0.62 },
  canopy: { far: canopy, mid: canopy, near: canopy, horizon: 0.6 },
  pines: { far: hills, mid: pines, near: pines },
  bare: { far: hills, mid: bare, near: bare },
  sea: { far: sea, mid: sea, near: sea, horizon: 0.6 },
  river: { far: hills, mid: sea, near: grass(1.1, 0.9), horizon: 0.58 },
  plates: { far: plates, mid: plates, near: plates },
  cavern: { far: cavern, mid: cavern, near: cavern },
  mesa: { far: mesa, mid: mesa, near: dunes },
  crater: { far: hills, mid: crater, near: crater, horizon: 0.62 },
  meadow: { far: hills, mid: grass(0.35, 0.7), near: grass(0.6, 0.8) },
  reeds: { far: hills, mid: grass(1.15, 0.9), near: grass(1.5, 1) },
  wheat: { far: hills, mid: wheat, near: wheat },
  village: { far: hills, mid: roofs, near: grass(0.3, 0.7) },
  roofs: { far: roofs, mid: roofs, near: roofs, horizon: 0.72 },
  ruins: { far: ruins, mid: ruins, near: crater },
  terraces: { far: hills, mid: terraces, near: grass(0.4, 0.7), horizon: 0.58 },
}

/** Rooms and backdrops: everything behind the things, and what lies before their feet. */
export type Room = (r: Dice, w: number, h: number) => { back: string; front?: string }

const floor = (w: number, h: number) =>
  fill(`M-10 ${f(h * 0.9)}Q${f(w * 0.3)} ${f(h * 0.86)} ${f(w * 0.6)} ${f(h * 0.89)}T${f(w + 10)} ${f(h * 0.87)}V${f(h + 4)}H-10Z`, 'i')
const wash = (w: number, h: number, colour = 'a') => fill(box(-4, -4, w + 8, h + 8), colour)

export const ROOMS: Record<string, Room> = {
  vault: (_, w, h) => ({
    back:
      wash(w, h, 'i') +
      fill(`M${f(w * 0.06)} ${h}V${f(h * 0.46)}A${f(w * 0.44)} ${f(h * 0.44)} 0 0 1 ${f(w * 0.94)} ${f(h * 0.46)}V${h}Z`, 'a') +
      fill(`M${f(w * 0.2)} ${h}V${f(h * 0.5)}A${f(w * 0.3)} ${f(h * 0.36)} 0 0 1 ${f(w * 0.8)} ${f(h * 0.5)}V${h}Z`, 'b') +
      fill(`M${f(w * 0.34)} ${h}V${f(h * 0.55)}A${f(w * 0.16)} ${f(h * 0.25)} 0 0 1 ${f(w * 0.66)} ${f(h * 0.55)}V${h}Z`, 'g'),
    front: floor(w, h),
  }),
  corridor: (_, w, h) => ({
    back:
      wash(w, h, 'a') +
      fill(`M0 0L${f(w * 0.36)} ${f(h * 0.24)}V${f(h * 0.7)}L0 ${h}Z`, 'b') +
      fill(`M${w} 0L${f(w * 0.64)} ${f(h * 0.24)}V${f(h * 0.7)}L${w} ${h}Z`, 'i') +
      fill(box(w * 0.36, h * 0.24, w * 0.28, h * 0.46), 'c') +
      fill(`M0 ${h}L${f(w * 0.36)} ${f(h * 0.7)}H${f(w * 0.64)}L${w} ${h}Z`, 'g') +
      line(
        `M${f(w * 0.12)} ${f(h * 0.09)}V${f(h * 0.9)}M${f(w * 0.24)} ${f(h * 0.17)}V${f(h * 0.79)}M${f(w * 0.88)} ${f(h * 0.09)}V${f(h * 0.9)}M${f(w * 0.76)} ${f(h * 0.17)}V${f(h * 0.79)}`,
        'i',
        2,
        'opacity=".5"',
      ),
  }),
  shaft: (r, w, h) => ({
    back:
      wash(w, h, 'a') +
      fill(oval(w * 0.5, h * 0.56, w * 0.5, h * 0.42), 'b') +
      fill(oval(w * 0.5, h * 0.6, w * 0.43, h * 0.34), 'g') +
      fill(oval(w * 0.5, h * 0.64, w * 0.36, h * 0.27), 'i') +
      line(
        many(9, (n) => `M${f(w * (0.06 + n * 0.11))} ${f(h * (0.06 + r() * 0.1))}l${f((4 - n) * -3)} ${f(h * 0.2)}`).join(''),
        'i',
        3,
        'opacity=".5"',
      ),
  }),
  room: (r, w, h) => ({
    back:
      wash(w, h, 'b') +
      fill(many(5, (n) => box(w * (n * 0.22 - 0.02), 0, w * 0.1, h * 0.72)).join(''), 'a', 'opacity=".45"') +
      fill(box(w * (0.1 + r() * 0.08), h * 0.14, w * 0.18, h * 0.36), 'l', 'opacity=".6"') +
      line(`M${f(w * 0.2)} ${f(h * 0.14)}v${f(h * 0.36)}M${f(w * 0.1)} ${f(h * 0.32)}h${f(w * 0.2)}`, 'a', 3) +
      fill(box(-4, h * 0.7, w + 8, h * 0.4), 'a') +
      line(many(4, (n) => `M-4 ${f(h * (0.76 + n * 0.07))}H${f(w + 4)}`).join(''), 'i', 1.4, 'opacity=".7"'),
  }),
  stairs: (_, w, h) => ({
    back:
      wash(w, h, 'a') +
      many(6, (n) => fill(box(w * (0.14 + n * 0.13), h * (0.8 - n * 0.13), w, h * 0.13 + 1), n % 2 ? 'b' : 'g')).join('') +
      line(many(6, (n) => `M${f(w * (0.14 + n * 0.13))} ${f(h * (0.8 - n * 0.13))}H${w}`).join(''), 'c', 1.6, 'opacity=".8"'),
    front: floor(w, h),
  }),
  tiles: (r, w, h) => ({
    back:
      wash(w, h, 'b') +
      fill(
        many(48, () => box(Math.floor((r() * w) / 25) * 25 + 1, Math.floor((r() * h) / 25) * 25 + 1, 23, 23)).join(''),
        'c',
        'opacity=".34"',
      ) +
      line(many(14, (n) => `M${n * 25} 0V${h}M0 ${n * 25}H${w}`).join(''), 'a', 1, 'opacity=".5"'),
  }),
  wall: (r, w, h) => {
    const bricks = (share: number) =>
      many(Math.ceil(h / 22), (row) =>
        many(Math.ceil(w / 44) + 1, (n) => (r() < share ? box(n * 44 - (row % 2) * 22 + 1, row * 22 + 1, 42, 20) : '')).join(''),
      ).join('')
    return { back: wash(w, h, 'b') + fill(bricks(0.5), 'c', 'opacity=".3"') + fill(bricks(0.35), 'a', 'opacity=".4"') }
  },
  gauge: (_, w, h) => ({
    back:
      wash(w, h, 'b') +
      line(many(Math.ceil(h / 17), (n) => `M0 ${n * 17 + 12}H${w}`).join(''), 'i', 0.8, 'opacity=".5"') +
      line(many(Math.ceil(h / 51), (n) => `M0 ${n * 51 + 29}H${w}`).join(''), 'i', 1.8, 'opacity=".6"'),
  }),
  canvas: (_, w, h) => ({
    back:
      wash(w, h, 'c') +
      fill(`M0 0H${w}V${h}H${f(w * 0.82)}L${f(w * 0.56)} 0Z`, 'a', 'opacity=".6"') +
      fill(`M0 0H${f(w * 0.5)}L${f(w * 0.12)} ${h}H0Z`, 'b', 'opacity=".8"') +
      line(`M${f(w * 0.56)} 0L${f(w * 0.82)} ${h}M${f(w * 0.5)} 0L${f(w * 0.12)} ${h}`, 'i', 1.2, 'opacity=".5"'),
  }),
  chart: (r, w, h) => ({
    back:
      wash(w, h, 'c') +
      line(
        many(9, () => {
          const y = r() * h * 0.9
          return `M-10 ${f(y)}C${f(w * 0.3)} ${f(y - 40 * r())} ${f(w * 0.6)} ${f(y + 60 * r())} ${w + 10} ${f(y - 20)}`
        }).join(''),
        'a',
        1.1,
        'opacity=".7"',
      ) +
      line(`M${f(w * 0.7)} 0L${f(w * 0.84)} ${f(h * 0.4)}L${w} ${f(h * 0.5)}`, 'i', 2.2, 'stroke-dasharray="6 5"') +
      fill(oval(w * 0.84, h * 0.4, 4.5, 4.5) + oval(w * 0.16, h * 0.62, 3, 3), 'i'),
  }),
  chalk: (_, w, h) => ({
    back:
      wash(w, h, 'c') +
      fill(box(-4, h * 0.05, w * 0.97, h * 0.62), 'i') +
      line(
        `M${f(w * 0.08)} ${f(h * 0.17)}h30m-30 14h44m-44 14h22M${f(w * 0.68)} ${f(h * 0.14)}a18 18 0 1 1 -.1 0m0-12v60m-20-30h42m-36-12l24 26`,
        'c',
        1.5,
      ),
  }),
  glass: (r, w, h) => ({
    back:
      wash(w, h, 'b') +
      ['a', 'c', 'g']
        .map((colour) =>
          fill(
            many(5, () => {
              const [a, b] = [r() * 6.3, 0.2 + r() * 0.3]
              return `M${f(w * 0.5)} ${f(h * 0.44)}L${f(w * 0.5 + Math.cos(a) * w)} ${f(h * 0.44 + Math.sin(a) * w)}L${f(w * 0.5 + Math.cos(a + b) * w)} ${f(h * 0.44 + Math.sin(a + b) * w)}Z`
            }).join(''),
            colour,
            'opacity=".55"',
          ),
        )
        .join('') +
      line(
        many(12, (n) => {
          const a = n * 0.53
          return `M${f(w * 0.5)} ${f(h * 0.44)}l${f(Math.cos(a) * w)} ${f(Math.sin(a) * w)}`
        }).join(''),
        'l',
        0.8,
        'opacity=".55"',
      ),
  }),
  void: (_, w, h) => ({ back: wash(w, h, 'a') }),
}

export const PLACES = [...Object.keys(OPEN), ...Object.keys(ROOMS)]
