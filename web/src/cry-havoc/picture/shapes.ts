/** What can stand in a picture of the planet. The silhouettes are icons, but for a few that are drawn here. */
import { icon } from '../../lib/icons'
import type { Shape, Stand } from '../../lib/picture/draw'
import { f, fill, line, many, oval, spot } from '../../lib/picture/pen'

/** A cluster of six-sided crystals. */
function crystals({ r, s }: Stand): string {
  const each = many(7, (n) => {
    const [a, l, b] = [
      ((n - 3) * 13 + r() * 10 - 5) * 0.01745,
      s * (0.5 + r() * 0.55) * (1 - Math.abs(n - 3) * 0.12),
      s * (0.08 + r() * 0.05),
    ]
    const turn = (x: number, y: number) =>
      `${f((n - 3) * s * 0.12 + x * Math.cos(a) - y * Math.sin(a))} ${f(x * Math.sin(a) + y * Math.cos(a))}`
    return {
      whole: `M${turn(-b, 0)}L${turn(-b, -l * 0.8)}L${turn(0, -l)}L${turn(b, -l * 0.8)}L${turn(b, 0)}Z`,
      lit: `M${turn(-b, 0)}L${turn(-b, -l * 0.8)}L${turn(0, -l)}L${turn(b * 0.15, -l * 0.74)}L${turn(b * 0.15, 0)}Z`,
      top: `M${turn(-b, -l * 0.8)}L${turn(0, -l)}L${turn(b * 0.15, -l * 0.74)}Z`,
    }
  })
  const order = [0, 6, 1, 5, 2, 4, 3].map((n) => each[n]!)
  return (
    `<circle fill="url(#pic-spot)" cy="${f(-s * 0.4)}" r="${f(s * 0.62)}" opacity=".75"/>` +
    [order.slice(0, 4), order.slice(4)]
      .map(
        (some) =>
          fill(some.map((it) => it.whole).join(''), 'k2') +
          fill(some.map((it) => it.lit).join(''), 'k') +
          fill(some.map((it) => it.top).join(''), 'l', 'opacity=".9"'),
      )
      .join('')
  )
}

function fungus({ r, s }: Stand): string {
  const each = many(4, (n) => ({ h: s * (0.35 + r() * 0.55), x: (n - 1.5) * s * 0.3 + r() * 4, b: s * (0.14 + r() * 0.09) }))
  return (
    `<circle fill="url(#pic-spot)" cy="${f(-s * 0.5)}" r="${f(s * 0.55)}" opacity=".6"/>` +
    fill(
      each
        .map(
          ({ h, x, b }) =>
            `M${f(x - b * 0.26)} 0Q${f(x - b * 0.1)} ${f(-h * 0.5)} ${f(x - b * 0.16)} ${f(-h)}h${f(b * 0.32)}Q${f(x + b * 0.2)} ${f(-h * 0.5)} ${f(x + b * 0.34)} 0Z`,
        )
        .join(''),
      'k2',
    ) +
    fill(
      each
        .map(
          ({ h, x, b }) =>
            `M${f(x - b)} ${f(-h)}Q${f(x - b * 0.8)} ${f(-h - b * 1.1)} ${f(x)} ${f(-h - b * 1.1)}T${f(x + b)} ${f(-h)}Q${f(x)} ${f(-h + b * 0.3)} ${f(x - b)} ${f(-h)}Z`,
        )
        .join(''),
      'k',
    ) +
    line(
      each.map(({ h, x, b }) => `M${f(x - b * 0.7)} ${f(-h - b * 0.35)}Q${f(x - b * 0.4)} ${f(-h - b)} ${f(x)} ${f(-h - b)}`).join(''),
      'l',
      1.3,
    )
  )
}

/** Plates of steel side by side, each with its lit edge. */
function wall({ s }: Stand): string {
  const each = many(7, (n) => [(n - 3.5) * s * 0.24, s * (0.44 + (n % 2) * 0.1)] as const)
  return (
    fill(
      each
        .map(
          ([x, h]) =>
            `M${f(x)} ${f(s * 0.1)}V${f(-h)}l${f(s * 0.04)} ${f(-s * 0.05)}h${f(s * 0.15)}l${f(s * 0.04)} ${f(s * 0.05)}V${f(s * 0.1)}Z`,
        )
        .join(''),
      'i',
    ) +
    line(
      each.map(([x, h]) => `M${f(x + 1)} ${f(s * 0.1)}V${f(-h)}l${f(s * 0.04)} ${f(-s * 0.05)}h${f(s * 0.15)}`).join(''),
      'k',
      1.3,
      'opacity=".85"',
    ) +
    fill(each.map(([x, h]) => oval(x + s * 0.115, -h + s * 0.09, s * 0.018, s * 0.018)).join(''), 'k')
  )
}

/** Sacks in courses, each lit from above. */
function sandbags({ r, s }: Stand): string {
  const sacks = many(4, (row) => many(7 - row, (n) => [(n - (6 - row) / 2) * s * 0.24 + r() * 2, -s * (0.08 + row * 0.13)] as const)).flat()
  return (
    fill(sacks.map(([x, y]) => oval(x, y, s * 0.14, s * 0.085)).join(''), 'i') +
    fill(sacks.map(([x, y]) => oval(x, y, s * 0.122, s * 0.068)).join(''), 'k2') +
    fill(sacks.map(([x, y]) => oval(x - s * 0.01, y - s * 0.022, s * 0.096, s * 0.03)).join(''), 'k', 'opacity=".55"')
  )
}

function palisade({ r, s }: Stand): string {
  const each = many(9, (n) => [(n - 4) * s * 0.17 + r() * 3, s * (0.5 + r() * 0.3), (r() - 0.5) * s * 0.1] as const)
  return (
    fill(
      each
        .map(
          ([x, h, a]) =>
            `M${f(x - s * 0.05)} 4L${f(x + a - s * 0.04)} ${f(-h * 0.86)}L${f(x + a)} ${f(-h)}L${f(x + a + s * 0.05)} ${f(-h * 0.84)}L${f(x + s * 0.05)} 4Z`,
        )
        .join(''),
      'k2',
    ) +
    fill(
      each
        .map(
          ([x, h, a]) =>
            `M${f(x - s * 0.05)} 4L${f(x + a - s * 0.04)} ${f(-h * 0.86)}L${f(x + a)} ${f(-h)}L${f(x + a)} ${f(-h * 0.8)}L${f(x - s * 0.01)} 4Z`,
        )
        .join(''),
      'k',
    ) +
    line(
      `M${f(-s * 0.8)} ${f(-s * 0.22)}L${f(s * 0.8)} ${f(-s * 0.28)}M${f(-s * 0.8)} ${f(-s * 0.4)}L${f(s * 0.8)} ${f(-s * 0.36)}`,
      'i',
      2.4,
    )
  )
}

/** A mouth in the ground with light below. */
function hole({ s }: Stand): string {
  return (
    spot(0, -s * 0.3, s * 0.7, s * 0.36, 'i') +
    spot(0, -s * 0.25, s * 0.56, s * 0.27, 'k', 'opacity=".36"') +
    spot(0, -s * 0.2, s * 0.38, s * 0.17, 'l', 'opacity=".34"') +
    line(`M${f(-s * 0.7)} ${f(-s * 0.3)}A${f(s * 0.7)} ${f(s * 0.36)} 0 0 1 ${f(s * 0.7)} ${f(-s * 0.3)}`, 'k', 2)
  )
}

function chutes({ s }: Stand): string {
  const each = (
    [
      [-0.52, -0.62, 0.8],
      [0.06, -0.9, 0.6],
      [0.56, -0.56, 0.74],
      [-0.06, -0.36, 1],
    ] as const
  ).map(([x, y, k]) => [x * s, y * s, s * 0.23 * k] as const)
  const dome = (x: number, y: number, k: number) =>
    `M${f(x - k)} ${f(y)}Q${f(x - k)} ${f(y - k * 1.05)} ${f(x)} ${f(y - k * 1.05)}T${f(x + k)} ${f(y)}Q${f(x + k * 0.5)} ${f(y - k * 0.3)} ${f(x)} ${f(y)}Q${f(x - k * 0.5)} ${f(y - k * 0.3)} ${f(x - k)} ${f(y)}Z`
  return (
    line(
      each.map(([x, y, k]) => `M${f(x - k)} ${f(y)}L${f(x)} ${f(y + k * 1.1)}L${f(x + k)} ${f(y)}M${f(x)} ${f(y)}V${f(y + k)}`).join(''),
      'i',
      1,
    ) +
    fill(each.map((it) => dome(...it)).join(''), 'k2') +
    fill(
      each
        .map(
          ([x, y, k]) =>
            `M${f(x - k)} ${f(y)}Q${f(x - k)} ${f(y - k * 1.05)} ${f(x)} ${f(y - k * 1.05)}Q${f(x - k * 0.5)} ${f(y - k * 0.7)} ${f(x - k * 0.5)} ${f(y - k * 0.18)}ZM${f(x)} ${f(y - k * 1.05)}Q${f(x + k * 0.5)} ${f(y - k * 0.7)} ${f(x + k * 0.45)} ${f(y - k * 0.2)}L${f(x)} ${f(y)}Z`,
        )
        .join(''),
      'k',
    ) +
    each
      .map(
        ([x, y, k]) =>
          `<use href="#p-space-suit" x="${f(x - k * 0.55)}" y="${f(y + k * 0.8)}" width="${f(k * 1.1)}" height="${f(k * 1.1)}" fill="var(--pic-i)" stroke="var(--pic-i)"/>`,
      )
      .join('')
  )
}

/** A mask above shoulders with spines, arms that reach the ground. */
function brute({ s, lamp, lit }: Stand): string {
  const spines = [-0.42, -0.33, -0.24, 0.24, 0.33, 0.42]
    .map(
      (k) =>
        `M${f(s * (k - 0.045))} ${f(-s * 0.46)}L${f(s * k * 1.22)} ${f(-s * (0.86 - Math.abs(k) * 0.4))}L${f(s * (k + 0.045))} ${f(-s * 0.46)}Z`,
    )
    .join('')
  const body = `M${f(-s * 0.2)} 4Q${f(-s * 0.26)} ${f(-s * 0.12)} ${f(-s * 0.32)} ${f(-s * 0.2)}Q${f(-s * 0.34)} ${f(-s * 0.06)} ${f(-s * 0.3)} 4H${f(-s * 0.54)}Q${f(-s * 0.66)} ${f(-s * 0.3)} ${f(-s * 0.46)} ${f(-s * 0.48)}Q${f(-s * 0.26)} ${f(-s * 0.6)} 0 ${f(-s * 0.6)}Q${f(s * 0.26)} ${f(-s * 0.6)} ${f(s * 0.46)} ${f(-s * 0.48)}Q${f(s * 0.66)} ${f(-s * 0.3)} ${f(s * 0.54)} 4H${f(s * 0.3)}Q${f(s * 0.34)} ${f(-s * 0.06)} ${f(s * 0.32)} ${f(-s * 0.2)}Q${f(s * 0.26)} ${f(-s * 0.12)} ${f(s * 0.2)} 4Z`
  const ribs = [0.3, 0.2, 0.1]
    .map((y) => `M${f(-s * (0.1 + y * 0.4))} ${f(-s * y)}Q0 ${f(-s * (y - 0.06))} ${f(s * (0.1 + y * 0.4))} ${f(-s * y)}`)
    .join('')
  const mask = (look: string) =>
    `<use href="#p-tribal-mask" x="${f(-s * 0.26)}" y="${f(-s * 0.98)}" width="${f(s * 0.52)}" height="${f(s * 0.52)}" ${look}/>`
  return (
    fill(spines, 'i') +
    `<g transform="translate(-1.6 -1.4)">${fill(body, lit ? 'l' : 'r', lit ? '' : 'opacity=".5"')}</g>` +
    fill(body, 'i') +
    (lit ? fill(body, lamp, 'opacity=".8"') + fill(body, 'url(#pic-shadel)') : fill(body, 'm')) +
    line(ribs, 'i', 2.4) +
    mask('fill="var(--pic-i)" stroke="var(--pic-i)"') +
    mask(lit ? `fill="${lamp}"` : 'fill="var(--pic-m)"')
  )
}

/** A needle of rock, lit on one side. */
function spire({ r, s }: Stand): string {
  const [a, b, c] = [s * (0.24 + r() * 0.08), s * (0.1 + r() * 0.06), s * (r() - 0.5) * 0.12]
  return (
    fill(
      `M${f(-a)} 4L${f(-b * 1.3)} ${f(-s * 0.42)}l${f(b * 0.3)} ${f(-s * 0.06)}L${f(c - b * 0.4)} ${f(-s * 0.88)}L${f(c)} ${f(-s)}L${f(c + b * 0.5)} ${f(-s * 0.84)}L${f(b)} ${f(-s * 0.5)}l${f(b * 0.4)} ${f(s * 0.05)}L${f(a * 1.1)} 4Z`,
      'i',
    ) +
    fill(
      `M${f(-a)} 4L${f(-b * 1.3)} ${f(-s * 0.42)}l${f(b * 0.3)} ${f(-s * 0.06)}L${f(c - b * 0.4)} ${f(-s * 0.88)}L${f(c)} ${f(-s)}L${f(c - b * 0.1)} ${f(-s * 0.7)}L${f(b * 0.2)} ${f(-s * 0.44)}L${f(-b * 0.3)} ${f(-s * 0.3)}L${f(a * 0.1)} 4Z`,
      'm',
    ) +
    fill(
      `M${f(-b * 1.3)} ${f(-s * 0.42)}l${f(b * 0.3)} ${f(-s * 0.06)}L${f(c - b * 0.4)} ${f(-s * 0.88)}L${f(c)} ${f(-s)}L${f(c - b * 0.25)} ${f(-s * 0.72)}L${f(-b * 0.6)} ${f(-s * 0.4)}Z`,
      'r',
      'opacity=".75"',
    )
  )
}

/** Two walls of rock and a road that winds between them into the light. */
function pass({ s }: Stand): string {
  const cliff = (k: number) =>
    `M${f(k * s * 0.1)} ${f(-s * 0.4)}L${f(k * s * 0.26)} ${f(-s * 0.78)}L${f(k * s * 0.44)} ${f(-s)}L${f(k * s * 0.6)} ${f(-s * 0.9)}L${f(k * s * 1.1)} ${f(-s * 1.02)}V6H${f(k * s * 0.3)}L${f(k * s * 0.16)} ${f(-s * 0.2)}Z`
  const face = (k: number) =>
    `M${f(k * s * 0.1)} ${f(-s * 0.4)}L${f(k * s * 0.26)} ${f(-s * 0.78)}L${f(k * s * 0.44)} ${f(-s)}L${f(k * s * 0.34)} ${f(-s * 0.6)}L${f(k * s * 0.4)} ${f(-s * 0.3)}L${f(k * s * 0.3)} 6L${f(k * s * 0.16)} ${f(-s * 0.2)}Z`
  return (
    `<circle fill="url(#pic-spot)" cy="${f(-s * 0.44)}" r="${f(s * 0.4)}"/>` +
    fill(
      `M${f(-s * 0.3)} 6Q${f(s * 0.16)} ${f(-s * 0.12)} ${f(-s * 0.05)} ${f(-s * 0.24)}T${f(s * 0.02)} ${f(-s * 0.42)}L${f(s * 0.05)} ${f(-s * 0.42)}Q${f(-s * 0.02)} ${f(-s * 0.34)} ${f(s * 0.08)} ${f(-s * 0.24)}T${f(s * 0.22)} 6Z`,
      'k',
    ) +
    fill(cliff(-1) + cliff(1), 'i') +
    fill(face(-1) + face(1), 'k2', 'opacity=".8"')
  )
}

function whirlpool({ s }: Stand): string {
  const turn = (k: number) =>
    `M${f(-s * 0.8 * k)} ${f(-s * 0.26)}A${f(s * 0.8 * k)} ${f(s * 0.24 * k)} 0 0 0 ${f(s * 0.72 * k)} ${f(-s * (0.26 - 0.06 * k))}A${f(s * 0.62 * k)} ${f(s * 0.2 * k)} 0 0 0 ${f(-s * 0.5 * k)} ${f(-s * (0.26 + 0.08 * k))}`
  return (
    spot(0, -s * 0.26, s * 0.84, s * 0.27, 'm') +
    line([1, 0.8, 0.6, 0.42].map(turn).join(''), 'k', s * 0.035) +
    line([0.92, 0.7, 0.5].map(turn).join(''), 'l', s * 0.012, 'opacity=".8"') +
    spot(0, -s * 0.24, s * 0.22, s * 0.08, 'i')
  )
}

/** Steps that come nearer, pressed into the ground. */
function tracks({ s, lamp }: Stand): string {
  const steps = many(
    7,
    (n) =>
      [
        Math.sin(n * 0.7) * s * 0.16 + (n % 2 ? 1 : -1) * s * (0.05 + n * 0.018),
        -s * (0.62 - n * 0.1 + n * n * 0.001),
        s * (0.03 + n * 0.013),
      ] as const,
  )
  const feet = (k1: number) =>
    steps.map(([x, y, k]) => oval(x, y, k * k1, k * k1 * 0.62) + oval(x - k * 0.1, y + k * 1.05, k * k1 * 0.62, k * k1 * 0.36)).join('')
  return fill(feet(1.1), 'i') + fill(feet(0.86), lamp)
}

export const SHAPES = {
  // Units and what they carry.
  trooper: { icon: icon('space-suit') },
  machine: { icon: icon('robot-golem') },
  pilgrim: { icon: icon('prayer') },
  cultist: { icon: icon('cultist') },
  trog: { icon: icon('tribal-mask') },
  goblin: { icon: icon('goblin-head') },
  brute: { draw: brute },
  runner: { icon: icon('run') },
  rider: { icon: icon('cloaked-figure-on-horseback') },
  eyes: { icon: icon('evil-eyes') },
  climber: { icon: icon('mountain-climbing') },
  crawler: { icon: icon('half-body-crawling') },
  captive: { icon: icon('prisoner') },
  flag: { icon: icon('star-flag') },
  banner: { icon: icon('tattered-banner') },
  rifle: { icon: icon('laser-gun') },
  medic: { icon: icon('medical-pack') },
  // What is built.
  plane: { icon: icon('airplane') },
  gun: { icon: icon('field-gun') },
  tower: { icon: icon('watchtower') },
  fort: { icon: icon('military-fort') },
  orb: { icon: icon('extraction-orb') },
  sphere: { icon: icon('frozen-orb') },
  anchor: { icon: icon('anchor') },
  portal: { icon: icon('magic-portal') },
  processor: { icon: icon('processor') },
  satellite: { icon: icon('defense-satellite') },
  drone: { icon: icon('delivery-drone') },
  arm: { icon: icon('factory-arm') },
  factory: { icon: icon('factory') },
  bulwark: { draw: sandbags },
  gears: { icon: icon('gears') },
  tread: { icon: icon('tank-tread') },
  turret: { icon: icon('sentry-gun') },
  radar: { icon: icon('radar-dish') },
  mast: { icon: icon('radio-tower') },
  rocket: { icon: icon('rocket') },
  battery: { icon: icon('nuclear-bomb') },
  crate: { icon: icon('cargo-crate') },
  crane: { icon: icon('cargo-crane') },
  tent: { icon: icon('barracks-tent') },
  book: { icon: icon('book-cover') },
  shield: { icon: icon('energy-shield') },
  lens: { icon: icon('binoculars') },
  clock: { icon: icon('stopwatch') },
  drum: { icon: icon('drum') },
  cage: { icon: icon('cage') },
  chain: { icon: icon('breaking-chain') },
  horn: { icon: icon('hunting-horn') },
  totem: { icon: icon('totem-mask') },
  wall: { draw: wall, scale: 1.1 },
  palisade: { draw: palisade },
  chutes: { draw: chutes, scale: 1.25 },
  // The planet.
  crystals: { draw: crystals },
  crystal: { icon: icon('floating-crystal') },
  shrine: { icon: icon('crystal-shrine') },
  eye: { icon: icon('crystal-eye') },
  fungus: { draw: fungus },
  hole: { draw: hole },
  cave: { icon: icon('cave-entrance') },
  nest: { icon: icon('nest-eggs') },
  egg: { icon: icon('big-egg') },
  hatch: { icon: icon('snake-egg') },
  claw: { icon: icon('claw') },
  claws: { icon: icon('grasping-claws') },
  jaws: { icon: icon('trap-mask') },
  trap: { icon: icon('wolf-trap') },
  paw: { icon: icon('paw-print') },
  skulls: { icon: icon('triple-skulls') },
  skull: { icon: icon('animal-skull') },
  beast: { icon: icon('fish-monster') },
  roots: { icon: icon('tree-roots') },
  vines: { icon: icon('vines') },
  flower: { icon: icon('venus-flytrap') },
  palm: { icon: icon('palm-tree') },
  cactus: { icon: icon('cactus') },
  boulders: { icon: icon('falling-rocks') },
  boulder: { icon: icon('rock') },
  spire: { draw: spire },
  stones: { icon: icon('stalagtite') },
  pass: { draw: pass },
  wave: { icon: icon('big-wave') },
  whirlpool: { draw: whirlpool },
  tentacle: { icon: icon('kraken-tentacle') },
  wreck: { icon: icon('ship-wreck') },
  ship: { icon: icon('sailboat') },
  pearl: { icon: icon('mineral-pearls') },
  twister: { icon: icon('tornado') },
  mine: { icon: icon('land-mine') },
  tracks: { draw: tracks },
  footprint: { icon: icon('footprint') },
  drop: { icon: icon('water-drop') },
  bones: { icon: icon('ribcage') },
  gem: { icon: icon('gems') },
  spark: { icon: icon('electric') },
  world: { icon: icon('ringed-planet') },
} satisfies Record<string, Shape>
