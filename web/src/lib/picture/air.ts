/** Light and weather: what lies behind the things, in front of them, or over everything. All of it is a few paths. */
import { dots, f, fill, line, many, oval, spot, type Dice } from './pen'

/** Where in the stack it is drawn. */
type When = 'sky' | 'back' | 'front' | 'over'

export interface Drawn {
  when: When
  /** Where it is when the words do not say. */
  at: [number, number]
  draw(on: { r: Dice; w: number; h: number; x: number; y: number }): string
}

const air = (when: When, at: [number, number], draw: Drawn['draw']): Drawn => ({ when, at, draw })
const speckle = (r: Dice, n: number, w: number, h: number, top = 0) =>
  dots(many(n, () => [r() * w, h * top + r() * h * (1 - top)] as const))

/** Points of a star, for flashes: `inner` and `outer` as shares. */
function star(r: Dice, x: number, y: number, n: number, inner: number, outer: number, flat = 1): string {
  return `${many(n * 2, (i) => {
    const [a, q] = [(i / n) * Math.PI, i % 2 ? inner : outer * (0.55 + r() * 0.6)]
    return `${i ? 'L' : 'M'}${f(x + Math.cos(a) * q)} ${f(y + Math.sin(a) * q * flat)}`
  }).join('')}Z`
}

export const AIRS: Record<string, Drawn> = {
  // In the sky.
  sun: air('sky', [0.7, 0.3], ({ h, x, y }) => spot(x, y, h * 0.06, h * 0.06, 'l') + spot(x, y, h * 0.09, h * 0.09, 'l', 'opacity=".35"')),
  moon: air(
    'sky',
    [0.74, 0.24],
    ({ h, x, y }) =>
      spot(x, y, h * 0.1, h * 0.1, 'l', 'opacity=".92"') +
      fill(
        oval(x - h * 0.03, y - h * 0.02, h * 0.02, h * 0.016) +
          oval(x + h * 0.035, y + h * 0.03, h * 0.026, h * 0.02) +
          oval(x + h * 0.02, y - h * 0.04, h * 0.012, h * 0.01),
        'c',
        'opacity=".5"',
      ),
  ),
  crescent: air('sky', [0.74, 0.24], ({ h, x, y }) =>
    fill(
      `M${f(x)} ${f(y - h * 0.1)}a${f(h * 0.1)} ${f(h * 0.1)} 0 1 0 ${f(h * 0.09)} ${f(h * 0.14)}a${f(h * 0.085)} ${f(h * 0.085)} 0 0 1 ${f(-h * 0.09)} ${f(-h * 0.14)}Z`,
      'l',
    ),
  ),
  planet: air('sky', [0.22, 0.26], ({ h, x, y }) => globe(h, x, y, 0.17)),
  ringed: air('sky', [0.22, 0.28], ({ h, x, y }) => globe(h, x, y, 0.17) + fill(ring(x, y, h * 0.17), 'l', 'opacity=".75"')),
  giant: air('sky', [0.5, 0.36], ({ h, x, y }) => globe(h, x, y, 0.32)),
  twins: air('sky', [0.22, 0.24], ({ h, x, y }) => globe(h, x, y, 0.13) + globe(h, x + h * 0.26, y + h * 0.12, 0.06)),
  stars: air(
    'sky',
    [0.5, 0.3],
    ({ r, w, h }) => line(speckle(r, 26, w, h * 0.62), 'l', 1, 'opacity=".55"') + line(speckle(r, 9, w, h * 0.5), 'l', 1.9, 'opacity=".8"'),
  ),
  clouds: air('sky', [0.5, 0.3], ({ r, w, h }) =>
    fill(
      many(5, () => {
        const [x, y, s] = [r() * w, h * (0.08 + r() * 0.34), h * (0.06 + r() * 0.08)]
        return oval(x, y, s * 3.4, s * 0.42) + oval(x + s, y - s * 0.3, s * 1.7, s * 0.5)
      }).join(''),
      'c',
      'opacity=".34"',
    ),
  ),
  rays: air('sky', [0.6, 0.34], ({ r, w, x, y }) =>
    fill(
      many(13, (n) => {
        const [a, b] = [n * 0.4834 + r() * 0.12, 0.03 + r() * 0.05]
        const l = w * 1.3
        return `M${f(x)} ${f(y)}L${f(x + Math.cos(a - b) * l)} ${f(y + Math.sin(a - b) * l)}L${f(x + Math.cos(a + b) * l)} ${f(y + Math.sin(a + b) * l)}Z`
      }).join(''),
      'l',
      'opacity=".17"',
    ),
  ),
  aurora: air('sky', [0.5, 0.2], ({ r, w, h }) =>
    many(3, (n) => {
      const y = h * (0.06 + n * 0.11)
      return fill(
        `M-20 ${f(y + 20)}C${f(w * 0.25)} ${f(y - 30 - r() * 20)} ${f(w * 0.45)} ${f(y + 50)} ${f(w * 0.7)} ${f(y)}S${w} ${f(y - 10)} ${w + 20} ${f(y + 16)}V${f(y + 44)}C${f(w * 0.8)} ${f(y + 20)} ${f(w * 0.6)} ${f(y + 90)} ${f(w * 0.4)} ${f(y + 46)}S${f(w * 0.1)} ${f(y + 50)} -20 ${f(y + 70)}Z`,
        n % 2 ? 'l' : 'k',
        'opacity=".2"',
      )
    }).join(''),
  ),
  lightning: air('sky', [0.7, 0], ({ r, h, x }) => {
    const bolt = (from: number, n: number) => {
      let [bx, by, d] = [from, -4, `M${f(from)} -4`]
      for (let i = 0; i < n; i++) {
        bx += r() * 30 - 15
        by += h * 0.11
        d += `L${f(bx)} ${f(by)}`
      }
      return d
    }
    return line(bolt(x, 6), 'l', 4, 'opacity=".3"') + line(bolt(x, 6), 'l', 1.8) + line(bolt(x + 12, 3), 'l', 1, 'opacity=".7"')
  }),
  // Behind the things.
  glow: air('back', [0.5, 0.56], ({ h, x, y }) => `<circle fill="url(#pic-spot)" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.52)}"/>`),
  lamp: air(
    'back',
    [0.5, 0.5],
    ({ h, x, y }) =>
      fill(`M${f(x - h * 0.05)} -4L${f(x - h * 0.62)} ${f(h * 1.02)}H${f(x + h * 0.62)}L${f(x + h * 0.05)} -4Z`, 'l', 'opacity=".2"') +
      fill(oval(x, h * 0.9, h * 0.58, h * 0.09), 'l', 'opacity=".3"') +
      `<circle fill="url(#pic-spot)" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.46)}"/>`,
  ),
  torch: air(
    'back',
    [0.5, 0.52],
    ({ h, x, y }) =>
      fill(
        `M-12 ${f(h * 1.04)}L${f(x - h * 0.26)} ${f(y - h * 0.22)}Q${f(x)} ${f(y - h * 0.46)} ${f(x + h * 0.32)} ${f(y - h * 0.1)}Q${f(x + h * 0.3)} ${f(y + h * 0.22)} ${f(x + h * 0.1)} ${f(y + h * 0.32)}Z`,
        'l',
        'opacity=".26"',
      ) + `<circle fill="url(#pic-spot)" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.44)}"/>`,
  ),
  halo: air(
    'back',
    [0.5, 0.4],
    ({ r, h, x, y }) =>
      `<circle fill="url(#pic-spot)" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.5)}"/>` +
      fill(star(r, x, y, 26, h * 0.2, h * 0.34), 'c', 'opacity=".85"') +
      `<circle fill="none" stroke="var(--pic-l)" stroke-width="2.4" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.21)}"/>`,
  ),
  rings: air(
    'back',
    [0.5, 0.5],
    ({ h, x, y }) =>
      line(oval(x, y, h * 0.52, h * 0.18) + oval(x, y, h * 0.25, h * 0.085), 'k', 2) +
      line(oval(x, y, h * 0.38, h * 0.13), 'l', 1.6, 'stroke-dasharray="3 8"'),
  ),
  waves: air('back', [0.5, 0.5], ({ h, x, y }) =>
    line(
      many(5, (n) => {
        const q = h * (0.14 + n * 0.11)
        return `M${f(x - q * 0.8)} ${f(y - q * 0.6)}A${f(q)} ${f(q)} 0 0 0 ${f(x - q * 0.8)} ${f(y + q * 0.6)}M${f(x + q * 0.8)} ${f(y - q * 0.6)}A${f(q)} ${f(q)} 0 0 1 ${f(x + q * 0.8)} ${f(y + q * 0.6)}`
      }).join(''),
      'l',
      2.4,
      'opacity=".62"',
    ),
  ),
  smoke: air('back', [0.66, 0.4], ({ r, h, x }) => {
    const puff = (low: number, n: number, s: number) =>
      many(n, (i) =>
        oval(x + (r() - 0.5) * h * 0.2 + i * h * 0.03, h * (low - i * 0.085), h * (0.05 + i * s), h * (0.045 + i * s * 0.8)),
      ).join('')
    return fill(puff(0.76, 8, 0.014), 'i', 'opacity=".42"') + fill(puff(0.7, 6, 0.01), 'm', 'opacity=".5"')
  }),
  fires: air('back', [0.5, 0.8], ({ r, w, h }) => {
    const tongues = (n: number, s: number) =>
      many(n, (i) => {
        const [x, up, b] = [(w * (i + r())) / n, h * (0.12 + r() * 0.34) * s, h * 0.06 * s]
        return `M${f(x - b)} ${f(h * 0.92)}Q${f(x - b * 1.2)} ${f(h * 0.92 - up * 0.5)} ${f(x + (r() - 0.5) * b)} ${f(h * 0.92 - up)}Q${f(x + b * 1.3)} ${f(h * 0.92 - up * 0.45)} ${f(x + b)} ${f(h * 0.92)}Z`
      }).join('')
    return fill(tongues(16, 1.25), 'c', 'opacity=".55"') + fill(tongues(13, 0.8), 'r', 'opacity=".8"') + fill(tongues(9, 0.42), 'l')
  }),
  // On the things.
  beam: air(
    'front',
    [0.6, 0.84],
    ({ h, x, y }) =>
      fill(`M${f(x - 1.5)} -8L${f(x - h * 0.05)} ${f(y)}H${f(x + h * 0.05)}L${f(x + 1.5)} -8Z`, 'k', 'opacity=".6"') +
      fill(oval(x, y, h * 0.3, h * 0.06), 'k', 'opacity=".5"') +
      fill(`M${f(x - 0.8)} -8L${f(x - h * 0.016)} ${f(y)}H${f(x + h * 0.016)}L${f(x + 0.8)} -8Z${oval(x, y, h * 0.14, h * 0.03)}`, 'l'),
  ),
  burst: air(
    'front',
    [0.7, 0.6],
    ({ r, h, x, y }) =>
      `<circle fill="url(#pic-spot)" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.36)}"/>` +
      fill(star(r, x, y, 11, h * 0.06, h * 0.24), 'r') +
      fill(star(r, x, y, 8, h * 0.045, h * 0.13), 'l'),
  ),
  blast: air('front', [0.5, 0.5], ({ r, h, x, y }) => {
    const puffs = (n: number, q: number, s: number) =>
      many(n, (i) => {
        const a = (i / n) * 6.283 + r() * 0.4
        return oval(x + Math.cos(a) * h * q, y + Math.sin(a) * h * q * 0.8, h * (s + r() * 0.04), h * (s + r() * 0.03))
      }).join('')
    return (
      `<circle fill="url(#pic-spot)" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.62)}"/>` +
      fill(star(r, x, y, 20, h * 0.1, h * 0.52, 0.85), 'c', 'opacity=".8"') +
      fill(puffs(10, 0.22, 0.08), 'm') +
      fill(puffs(8, 0.15, 0.075), 'r', 'opacity=".8"') +
      fill(star(r, x, y, 12, h * 0.09, h * 0.17), 'l') +
      fill(
        many(14, () => {
          const [a, q, s] = [r() * 6.283, h * (0.34 + r() * 0.3), 1.5 + r() * 4]
          return `M${f(x + Math.cos(a) * q)} ${f(y + Math.sin(a) * q * 0.8)}l${f(s)} ${f(-s * 0.4)}l${f(s * 0.4)} ${f(s)}l${f(-s)} ${f(s * 0.4)}Z`
        }).join(''),
        'i',
      )
    )
  }),
  muzzle: air(
    'front',
    [0.5, 0.56],
    ({ r, h, x, y }) =>
      `<circle fill="url(#pic-spot)" cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.3)}"/>` +
      fill(
        many(9, (i) => {
          const [a, q] = [-0.62 + i * 0.155, h * (0.16 + r() * 0.26)]
          return `M${f(x)} ${f(y)}L${f(x + Math.cos(a - 0.07) * q * 0.5)} ${f(y + Math.sin(a - 0.07) * q * 0.5)}L${f(x + Math.cos(a) * q)} ${f(y + Math.sin(a) * q)}L${f(x + Math.cos(a + 0.07) * q * 0.5)} ${f(y + Math.sin(a + 0.07) * q * 0.5)}Z`
        }).join('') + oval(x + 3, y, h * 0.05, h * 0.035),
        'l',
      ),
  ),
  shots: air(
    'front',
    [0.5, 0.5],
    ({ r, w, h, y }) =>
      line(
        many(6, () => {
          const [sx, sy, l] = [w * (0.15 + r() * 0.6), y + (r() - 0.5) * h * 0.4, w * (0.1 + r() * 0.16)]
          return `M${f(sx)} ${f(sy)}l${f(l)} ${f((y - sy) * 0.3)}`
        }).join(''),
        'l',
        2.2,
        'opacity=".9"',
      ) + line(many(5, () => `M${f(w * r())} ${f(y + (r() - 0.5) * h * 0.4)}h${f(w * 0.08)}`).join(''), 'r', 1.2, 'opacity=".7"'),
  ),
  arc: air(
    'front',
    [0.3, 0.6],
    ({ w, h, x, y }) =>
      line(
        `M${f(x)} ${f(y)}Q${f(x + w * 0.26)} ${f(y - h * 0.62)} ${f(x + w * 0.56)} ${f(y - h * 0.08)}`,
        'l',
        2.6,
        'stroke-dasharray="12 7"',
      ) +
      line(
        `M${f(x)} ${f(y)}Q${f(x + w * 0.3)} ${f(y - h * 0.78)} ${f(x + w * 0.66)} ${f(y - h * 0.02)}M${f(x)} ${f(y)}Q${f(x + w * 0.2)} ${f(y - h * 0.48)} ${f(x + w * 0.46)} ${f(y - h * 0.1)}`,
        'k',
        1.8,
        'opacity=".9"',
      ),
  ),
  slash: air(
    'front',
    [0.54, 0.5],
    ({ h, x, y }) =>
      fill(
        `M${f(x - h * 0.44)} ${f(y + h * 0.33)}Q${f(x - h * 0.03)} ${f(y + h * 0.02)} ${f(x + h * 0.44)} ${f(y - h * 0.36)}Q${f(x + h * 0.05)} ${f(y + h * 0.14)} ${f(x - h * 0.44)} ${f(y + h * 0.33)}Z`,
        'l',
      ) +
      fill(
        `M${f(x - h * 0.3)} ${f(y + h * 0.4)}Q${f(x + h * 0.06)} ${f(y + h * 0.16)} ${f(x + h * 0.36)} ${f(y - h * 0.14)}Q${f(x + h * 0.06)} ${f(y + h * 0.24)} ${f(x - h * 0.3)} ${f(y + h * 0.4)}Z`,
        'r',
        'opacity=".7"',
      ),
  ),
  gash: air('front', [0.52, 0.5], ({ h, x, y }) =>
    fill(
      [-0.16, -0.03, 0.1]
        .map(
          (k) =>
            `M${f(x + h * (k + 0.13))} ${f(y - h * 0.4)}Q${f(x + h * k)} ${f(y)} ${f(x + h * (k - 0.15))} ${f(y + h * 0.42)}Q${f(x + h * (k + 0.05))} ${f(y + h * 0.04)} ${f(x + h * (k + 0.13))} ${f(y - h * 0.4)}Z`,
        )
        .join(''),
      'l',
    ),
  ),
  spray: air(
    'front',
    [0.5, 0.5],
    ({ r, h, x, y }) =>
      line(
        dots(
          many(22, () => {
            const [a, q] = [r() * 6.283, h * (0.06 + r() * r() * 0.42)]
            return [x + Math.cos(a) * q, y + Math.sin(a) * q] as const
          }),
        ),
        'i',
        4,
      ) +
      line(
        dots(
          many(16, () => {
            const [a, q] = [r() * 6.283, h * (0.05 + r() * 0.36)]
            return [x + Math.cos(a) * q, y + Math.sin(a) * q] as const
          }),
        ),
        'r',
        2.2,
      ),
  ),
  speed: air('front', [0.4, 0.6], ({ r, w, h, x, y }) =>
    line(
      many(9, () => {
        const l = w * (0.1 + r() * 0.2)
        return `M${f(x - r() * w * 0.4)} ${f(y + (r() - 0.5) * h * 0.5)}h${f(-l)}`
      }).join(''),
      'l',
      1.6,
      'opacity=".55"',
    ),
  ),
  arrows: air('front', [0.5, 0.62], ({ h, x, y }) =>
    line(
      `M${f(x - h * 0.42)} ${f(y)}Q${f(x)} ${f(y - h * 0.36)} ${f(x + h * 0.36)} ${f(y - h * 0.02)}m${f(-h * 0.12)} ${f(-h * 0.02)}l${f(h * 0.13)} ${f(h * 0.03)}l${f(-h * 0.01)} ${f(-h * 0.14)}`,
      'l',
      3.4,
      'stroke-dasharray="9 6"',
    ),
  ),
  dome: air(
    'front',
    [0.5, 0.92],
    ({ h, x, y }) =>
      fill(`M${f(x - h * 0.56)} ${f(y)}A${f(h * 0.56)} ${f(h * 0.62)} 0 0 1 ${f(x + h * 0.56)} ${f(y)}Z`, 'k', 'opacity=".2"') +
      line(`M${f(x - h * 0.56)} ${f(y)}A${f(h * 0.56)} ${f(h * 0.62)} 0 0 1 ${f(x + h * 0.56)} ${f(y)}`, 'k', 2.4) +
      line(
        `M${f(x - h * 0.44)} ${f(y - h * 0.26)}A${f(h * 0.5)} ${f(h * 0.52)} 0 0 1 ${f(x - h * 0.1)} ${f(y - h * 0.55)}`,
        'l',
        2,
        'opacity=".8"',
      ),
  ),
  aim: air(
    'front',
    [0.5, 0.6],
    ({ h, x, y }) =>
      line(
        `${oval(x, y, h * 0.2, h * 0.2)}M${f(x - h * 0.3)} ${f(y)}h${f(h * 0.18)}m${f(h * 0.24)} 0h${f(h * 0.18)}M${f(x)} ${f(y - h * 0.3)}v${f(h * 0.18)}m0 ${f(h * 0.24)}v${f(h * 0.18)}`,
        'i',
        5,
        'opacity=".6"',
      ) +
      line(
        `${oval(x, y, h * 0.2, h * 0.2)}M${f(x - h * 0.3)} ${f(y)}h${f(h * 0.18)}m${f(h * 0.24)} 0h${f(h * 0.18)}M${f(x)} ${f(y - h * 0.3)}v${f(h * 0.18)}m0 ${f(h * 0.24)}v${f(h * 0.18)}`,
        'r',
        2.4,
      ) +
      line(oval(x, y, h * 0.13, h * 0.13), 'l', 1.2, 'stroke-dasharray="4 5"'),
  ),
  // Over everything.
  scope: air('over', [0.5, 0.48], ({ w, h, x, y }) => {
    const q = h * 0.42
    return (
      fill(
        `M-9-9H${w + 9}V${h + 9}H-9ZM${f(x + q)} ${f(y)}A${f(q)} ${f(q)} 0 1 0 ${f(x - q)} ${f(y)}A${f(q)} ${f(q)} 0 1 0 ${f(x + q)} ${f(y)}Z`,
        'i',
        'fill-rule="evenodd" opacity=".95"',
      ) +
      line(oval(x, y, q, q), 'm', 3) +
      line(
        `M${f(x - q)} ${f(y)}h${f(q * 0.84)}m${f(q * 0.32)} 0h${f(q * 0.84)}M${f(x)} ${f(y - q)}v${f(q * 0.84)}m0 ${f(q * 0.32)}v${f(q * 0.84)}`,
        'i',
        1.8,
      )
    )
  }),
  drip: air('over', [0.5, 0], ({ r, w, h }) =>
    line(many(11, (n) => `M${f((w * (n + r() * 0.8)) / 11)} -4V${f(h * (0.06 + r() * r() * 0.42))}`).join(''), 'i', 6),
  ),
  rain: air('over', [0.5, 0.5], ({ r, w, h }) =>
    line(many(34, () => `M${f(r() * w * 1.15)} ${f(r() * h * 1.05 - 10)}l-5 17`).join(''), 'l', 0.9, 'opacity=".34"'),
  ),
  snow: air(
    'over',
    [0.5, 0.5],
    ({ r, w, h }) => line(speckle(r, 30, w, h), 'l', 1.8, 'opacity=".6"') + line(speckle(r, 14, w, h), 'l', 3.2, 'opacity=".75"'),
  ),
  ash: air('over', [0.5, 0.5], ({ r, w, h }) =>
    fill(
      many(30, () => {
        const [x, y, s] = [r() * w, r() * h, 1 + r() * 2.4]
        return `M${f(x)} ${f(y)}l${f(s)} ${f(-s * 0.6)}l${f(s * 0.7)} ${f(s)}l${f(-s)} ${f(s * 0.5)}Z`
      }).join(''),
      'c',
      'opacity=".5"',
    ),
  ),
  dust: air('over', [0.5, 0.7], ({ r, w, h }) =>
    line(
      many(9, () => `M${f(r() * w - 70)} ${f(h * (0.5 + r() * 0.45))}q${f(40 + r() * 60)} ${f(-6 - r() * 6)} ${f(120 + r() * 120)} 0`).join(
        '',
      ),
      'l',
      1.3,
      'opacity=".26"',
    ),
  ),
  fog: air('over', [0.5, 0.8], ({ r, w, h }) =>
    fill(
      many(7, (n) => oval(r() * w, h * (0.62 + n * 0.055), w * (0.22 + r() * 0.24), h * (0.03 + r() * 0.03))).join(''),
      'c',
      'opacity=".4"',
    ),
  ),
  embers: air(
    'over',
    [0.5, 0.5],
    ({ r, w, h }) =>
      line(
        many(20, () => `M${f(r() * w)} ${f(h * 0.1 + r() * h * 0.88)}l${f(1 + r() * 2)} ${f(-2 - r() * 4)}`).join(''),
        'r',
        1.7,
        'opacity=".85"',
      ) + line(many(9, () => `M${f(r() * w)} ${f(h * 0.2 + r() * h * 0.7)}l${f(1 + r() * 2)} ${f(-3 - r() * 4)}`).join(''), 'l', 1.3),
  ),
  spores: air(
    'over',
    [0.5, 0.5],
    ({ r, w, h }) => line(speckle(r, 22, w, h), 'k', 3, 'opacity=".5"') + line(speckle(r, 9, w, h), 'l', 4.4, 'opacity=".45"'),
  ),
  shards: air('over', [0.5, 0.4], ({ r, w, h }) =>
    fill(
      many(16, () => {
        const [x, y, s] = [r() * w, r() * h * 0.8, 1.4 + r() * 3.4]
        return `M${f(x)} ${f(y - s * 1.7)}l${f(s * 0.6)} ${f(s * 1.7)}l${f(-s * 0.6)} ${f(s * 1.4)}l${f(-s * 0.6)} ${f(-s * 1.4)}Z`
      }).join(''),
      'l',
      'opacity=".62"',
    ),
  ),
  wind: air('over', [0.5, 0.5], ({ r, w, h }) =>
    line(
      many(6, () => {
        const [x, y, l] = [r() * w * 0.7, h * (0.12 + r() * 0.7), w * (0.16 + r() * 0.2)]
        return `M${f(x)} ${f(y)}c${f(l * 0.3)} -7 ${f(l * 0.6)} 7 ${f(l)} 0q9 -5 4 -10q-6 -3 -7 3`
      }).join(''),
      'l',
      1.7,
      'opacity=".5"',
    ),
  ),
}

function globe(h: number, x: number, y: number, share: number): string {
  const q = h * share
  return spot(x, y, q * 1.12, q * 1.12, 'c', 'opacity=".2"') + `<circle fill="url(#pic-globe)" cx="${f(x)}" cy="${f(y)}" r="${f(q)}"/>`
}

function ring(x: number, y: number, q: number): string {
  return `M${f(x - q * 1.8)} ${f(y + q * 0.44)}Q${f(x)} ${f(y + q * 0.82)} ${f(x + q * 1.8)} ${f(y - q * 0.58)}Q${f(x)} ${f(y + q * 0.5)} ${f(x - q * 1.8)} ${f(y + q * 0.44)}Z`
}

export const LIGHTS = Object.keys(AIRS)
