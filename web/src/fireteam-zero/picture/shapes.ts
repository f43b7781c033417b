/** What can stand in a picture of the dossier: people, what hunts them, what they carry. Icons, but for people and monsters. */
import { icon } from '../../lib/icons'
import type { Shape, Stand } from '../../lib/picture/draw'
import { box, f, fill, line, many, oval } from '../../lib/picture/pen'
import { BODIES, worms } from './bodies'
import { bust, BUST_WORDS, person, PERSON_WORDS } from './person'

/** Drawn 200 wide and 244 high from the top left. */
const framed = (s: number, wide: number, high: number, svg: string) =>
  `<g transform="scale(${(s / wide).toFixed(3)}) translate(${f(-wide / 2)} ${-high})">${svg}</g>`

const man = ({ s, how }: Stand) => framed(s, 200, 244, `<g class="pic-person">${person(how)}</g>`)
const ghost = ({ s, how }: Stand) =>
  framed(s, 200, 244, `<g class="pic-tone dossier-ghost">${person(['hollow', 'tears', 'agape', ...how])}</g>`)
const shadow = ({ s, how, lit }: Stand) => framed(s, 200, 244, bust(how, lit))
const body = (name: string): Shape => ({ draw: ({ s, r }) => framed(s, 300, 224, BODIES[name]!(r)), scale: 2.3 })

/** Strands of wire with barbs, right across. */
function wire({ r, s }: Stand): string {
  const strands = many(
    3,
    (n) =>
      `M${f(-s * 1.7)} ${f(-s * (0.12 + n * 0.17))}${many(6, (k) => `Q${f(-s * 1.7 + s * 0.57 * (k + 0.5))} ${f(-s * (0.02 + n * 0.17 + r() * 0.1))} ${f(-s * 1.7 + s * 0.57 * (k + 1))} ${f(-s * (0.12 + n * 0.17))}`).join('')}`,
  ).join('')
  const barbs = many(26, () => {
    const [x, y] = [(r() - 0.5) * s * 3.2, -s * (0.08 + Math.floor(r() * 3) * 0.17)]
    return `M${f(x - 4)} ${f(y - 5)}l8 10m0 -10l-8 10`
  }).join('')
  const posts = fill(many(4, (k) => box(-s * 1.5 + k * s, -s * 0.66, s * 0.07, s * 0.7)).join(''), 'i')
  return posts + line(strands, 'i', 2.6) + line(barbs, 'i', 1.8) + line(strands, 'r', 0.8, 'opacity=".7"')
}

function crosses({ s, lit }: Stand): string {
  const each = (
    [
      [-0.34, 0.62],
      [0.06, 0.9],
      [0.42, 0.56],
    ] as const
  )
    .map(
      ([x, h]) =>
        `M${f(s * x - s * 0.04)} 4V${f(-s * h * 0.66)}h${f(-s * 0.13)}v${f(-s * 0.08)}h${f(s * 0.13)}V${f(-s * h)}h${f(s * 0.08)}v${f(s * h * 0.34 - s * 0.08)}h${f(s * 0.13)}v${f(s * 0.08)}h${f(-s * 0.13)}V4Z`,
    )
    .join('')
  return `<g transform="translate(-1.6 -1.2)">${fill(each, lit ? 'l' : 'r')}</g>${fill(each, 'i')}`
}

/** A nest of worms: a mound with mouths. */
function mound({ s, r }: Stand): string {
  const d = `M${f(-s * 0.6)} 4Q${f(-s * 0.5)} ${f(-s * 0.3)} ${f(-s * 0.26)} ${f(-s * 0.5)}Q0 ${f(-s * 0.86)} ${f(s * 0.24)} ${f(-s * 0.52)}Q${f(s * 0.5)} ${f(-s * 0.3)} ${f(s * 0.6)} 4Z`
  const holes = many(6, (n) => [(n - 2.5) * s * 0.15 + r() * 4, -s * (0.14 + (n % 3) * 0.16), s * (0.05 + r() * 0.04)] as const)
  return (
    `<g transform="translate(-2 -1.6)">${fill(d, 'l')}</g>` +
    fill(d, 'm') +
    fill(holes.map(([x, y, k]) => oval(x, y, k * 1.3, k)).join(''), 'i') +
    line(holes.map(([x, y, k]) => `M${f(x)} ${f(y)}q${f(k * 2)} ${f(-k * 1.4)} ${f(k * 1.6)} ${f(k * 1.8)}`).join(''), 'r', s * 0.03)
  )
}

/** A box, an arm and a great horn. */
function gramophone({ s, lamp }: Stand): string {
  const horn = `M${f(-s * 0.06)} ${f(-s * 0.3)}Q${f(-s * 0.02)} ${f(-s * 0.56)} ${f(-s * 0.34)} ${f(-s * 0.72)}Q${f(-s * 0.3)} ${f(-s * 1.02)} ${f(s * 0.06)} ${f(-s * 0.98)}Q${f(s * 0.4)} ${f(-s * 0.9)} ${f(s * 0.34)} ${f(-s * 0.56)}Q${f(s * 0.12)} ${f(-s * 0.56)} ${f(s * 0.08)} ${f(-s * 0.3)}Z`
  const chest = box(-s * 0.36, -s * 0.28, s * 0.72, s * 0.24) + box(-s * 0.42, -s * 0.06, s * 0.84, s * 0.07)
  return (
    `<g transform="translate(2 -1.6)">${fill(horn + chest, 'l')}</g>${fill(horn + chest, 'i')}<g transform="translate(0 -.8) scale(.95)">${fill(horn, lamp)}${fill(chest, lamp)}</g>` +
    fill(oval(0, -s * 0.8, s * 0.27, s * 0.13), 'i', `transform="rotate(-16 0 ${f(-s * 0.8)})"`) +
    line(`M${f(s * 0.36)} ${f(-s * 0.16)}h${f(s * 0.12)}v${f(s * 0.08)}`, 'i', 3)
  )
}

/** An outline with its edge of light, filled by the light or left in ink. */
const cut = (d: string, lit: boolean, lamp: string, edge = 1.8) =>
  `<g transform="translate(${edge} ${-edge * 0.8})">${fill(d, lit ? 'l' : 'r')}</g>${fill(d, 'i')}` +
  (lit ? fill(d, lamp) + fill(d, 'url(#pic-shadel)') + line(d, 'i', edge) : '')
/** A course in shares of the size. */
const scaled = (s: number, d: string) => d.replace(/-?\d*\.?\d+/g, (n) => f(Number(n) * s * 0.01))

const shotgun = ({ s, lit, lamp }: Stand) =>
  cut(
    scaled(
      s,
      'M-100-62L-96-44L-70-44L-56-52L-34-52L-30-40L-22-40L-22-52L10-52L10-47L52-47L52-52L104-52L104-56L104-59L104-63L-30-63L-36-66L-60-60Z',
    ),
    lit,
    lamp,
  ) +
  fill(scaled(s, 'M12-51h38v-5h-38Z'), 'i') +
  line(scaled(s, 'M-26-57.500H102M16-53.500v3M22-53.500v3M28-53.500v3M34-53.500v3M40-53.500v3M46-53.500v3'), 'i', 1.4) +
  line(scaled(s, 'M-30-52Q-32-44-24-43'), 'i', 2)

const rifle = ({ s, lit, lamp }: Stand) =>
  cut(
    scaled(s, 'M-100-58L-98-40L-84-40L-56-52L-40-52L-37-43L-28-43L-26-52L34-53L34-56L108-57L108-61L36-61L34-64L-36-64L-44-66L-60-60Z'),
    lit,
    lamp,
  ) +
  line(scaled(s, 'M-34-59H34M-30-64l8 10M-8-52v-6'), 'i', 1.6) +
  cut(scaled(s, 'M-30-72H8v5H-30ZM-34-74.500h5v10h-5ZM6-74.500h5v10h-5Z'), lit, lamp, 1)

function bullet({ s, lit, lamp }: Stand): string {
  const cone = many(
    3,
    (n) =>
      `M${f(s * (0.34 - n * 0.2))} ${f(-s * 0.5)}Q${f(s * (0.2 - n * 0.24))} ${f(-s * (0.72 + n * 0.1))} ${f(-s * (0.3 + n * 0.24))} ${f(-s * (0.84 + n * 0.12))}M${f(s * (0.34 - n * 0.2))} ${f(-s * 0.5)}Q${f(s * (0.2 - n * 0.24))} ${f(-s * (0.28 - n * 0.1))} ${f(-s * (0.3 + n * 0.24))} ${f(-s * (0.16 - n * 0.12))}`,
  ).join('')
  return (
    line(cone, 'l', 1.5, 'opacity=".5"') +
    cut(scaled(s, 'M-50-60L-20-62Q30-62 52-50Q30-38-20-38L-50-40Z'), lit, lamp) +
    line(scaled(s, 'M-20-61.500V-38.500M-42-60.500V-39.500'), 'i', 2) +
    line(scaled(s, 'M-16-57Q20-58 40-52'), 'l', 1.6, 'opacity=".8"')
  )
}

/** The egg-shaped kind, ring and lever. */
const egg = ({ s, lit, lamp }: Stand) =>
  cut(
    scaled(
      s,
      'M0-62C26-62 34-42 34-28C34-10 20 0 0 0C-20 0-34-10-34-28C-34-42-26-62 0-62Z M-9-60V-76H9V-60Z M-4-76Q-4-84 6-84L34-78Q42-74 42-60V-40L36-38V-58Q36-70 28-72L9-74Z',
    ),
    lit,
    lamp,
  ) +
  line(scaled(s, 'M-33-36H33M-33-22H33M-26-10H26M-17-58Q-22-28-14-2M0-60V0M17-58Q22-28 14-2'), 'i', 2.2) +
  line(oval(-s * 0.2, -s * 0.74, s * 0.1, s * 0.1), 'l', 2.6)

/** A man on his way, bent under his pack. */
const soldier = ({ s, lit, lamp }: Stand) =>
  cut(
    scaled(
      s,
      'M-6-84Q-6-98 8-98Q20-98 22-86L25-84L20-82Q20-74 12-72L14-66Q26-60 26-50L40-44L56-50L58-46L40-38L24-42L24-34L34-20L32-2L40 0L40 3H24L24-18L10-30L4-20L-10 1L-6 5L-18 2L-24-2L-8-24L-8-44L-20-42Q-30-46-28-60Q-22-70-8-66L-2-72Q-6-76-6-82Z',
    ),
    lit,
    lamp,
    1.2,
  ) + line(scaled(s, 'M14-38L66-58'), 'i', s * 0.035)

/** A worm come up, all mouth. */
function worm({ s, lit, lamp }: Stand): string {
  const course = scaled(s, 'M-40 4C-46-30-6-20-16-46C-22-62-2-78 16-70')
  const head = [s * 0.2, -s * 0.7, s * 0.2] as const
  return (
    line(course, lit ? 'l' : 'r', s * 0.3) +
    line(course, 'i', s * 0.28) +
    line(course, 'm', s * 0.22) +
    `<g transform="translate(${f(-s * 0.03)} ${f(-s * 0.03)})">${line(course, 'k', s * 0.08, 'opacity=".8"')}</g>` +
    line(course, 'i', s * 0.24, `stroke-dasharray=".8 ${f(s * 0.06)}" opacity=".5"`).replace(' stroke-linecap="round"', '') +
    fill(oval(...head, head[2] * 1.1), 'i') +
    fill(oval(head[0], head[1], head[2] * 0.88, head[2]), lamp) +
    fill(oval(head[0], head[1], head[2] * 0.66, head[2] * 0.76), 'i') +
    teeth(head[0], head[1], head[2] * 0.7, 12)
  )
}
const teeth = (x: number, y: number, q: number, n: number) =>
  fill(
    many(n, (k) => {
      const a = (k / n) * 6.283
      return `M${f(x + Math.cos(a) * q)} ${f(y + Math.sin(a) * q * 1.1)}L${f(x + Math.cos(a + 0.16) * q * 0.45)} ${f(y + Math.sin(a + 0.16) * q * 0.5)}L${f(x + Math.cos(a + 0.32) * q)} ${f(y + Math.sin(a + 0.32) * q * 1.1)}Z`
    }).join(''),
    'l',
  )

/** A round mouth, ring within ring of teeth. */
const maw = ({ s, lamp }: Stand) =>
  fill(oval(0, -s * 0.5, s * 0.52, s * 0.5), 'l') +
  fill(oval(1, -s * 0.5, s * 0.51, s * 0.49), 'i') +
  fill(oval(0, -s * 0.5, s * 0.48, s * 0.46), lamp) +
  fill(oval(0, -s * 0.5, s * 0.36, s * 0.35), 'i') +
  teeth(0, -s * 0.5, s * 0.37, 22) +
  fill(oval(0, -s * 0.5, s * 0.2, s * 0.2), 'k2') +
  teeth(0, -s * 0.5, s * 0.2, 14) +
  fill(oval(0, -s * 0.5, s * 0.08, s * 0.08), 'i') +
  line(
    many(12, (k) => {
      const a = k * 0.5236
      return `M${f(Math.cos(a) * s * 0.4)} ${f(-s * 0.5 + Math.sin(a) * s * 0.39)}L${f(Math.cos(a) * s * 0.47)} ${f(-s * 0.5 + Math.sin(a) * s * 0.45)}`
    }).join(''),
    'i',
    2,
  )

const tangle = ({ s, r }: Stand) => framed(s, 200, 120, worms(r, 16, 100, 80, 74, 2, 6, 10))

function tentacle({ s, r, lit }: Stand): string {
  const arms = many(4, (n) => {
    const [x, k, h] = [(n - 1.5) * s * 0.24, n % 2 ? 1 : -1, s * (0.7 + r() * 0.34)]
    return { x, k, h }
  })
  const d = arms
    .map(
      ({ x, k, h }) =>
        `M${f(x - s * 0.09)} 4C${f(x - s * 0.1 + k * s * 0.16)} ${f(-h * 0.4)} ${f(x - k * s * 0.2)} ${f(-h * 0.6)} ${f(x + k * s * 0.02)} ${f(-h)}Q${f(x + k * s * 0.16)} ${f(-h * 1.06)} ${f(x + k * s * 0.18)} ${f(-h * 0.9)}Q${f(x + k * s * 0.1)} ${f(-h * 0.98)} ${f(x + k * s * 0.06)} ${f(-h * 0.88)}C${f(x - k * s * 0.08)} ${f(-h * 0.56)} ${f(x + s * 0.1 + k * s * 0.18)} ${f(-h * 0.4)} ${f(x + s * 0.1)} 4Z`,
    )
    .join('')
  const suckers = arms
    .map(({ x, k, h }) =>
      many(6, (n) =>
        oval(x + k * s * (0.06 - Math.sin(n * 0.7) * 0.07), -h * (0.12 + n * 0.13), s * (0.026 - n * 0.002), s * (0.03 - n * 0.002)),
      ).join(''),
    )
    .join('')
  return `<g transform="translate(2 -1.6)">${fill(d, lit ? 'l' : 'r')}</g>${fill(d, 'i')}${fill(d, 'm', 'opacity=".8"')}${fill(suckers, 'r', 'opacity=".75"')}`
}

/** Spilt and still spreading. */
function blot({ s, r, lamp }: Stand): string {
  const arms = many(11, (n) => [n * 0.571, s * (0.28 + r() * 0.24)] as const)
  const d =
    oval(0, -s * 0.5, s * 0.24, s * 0.22) +
    arms
      .map(([a, q]) => {
        const [c, d] = [Math.cos(a), Math.sin(a)]
        return `M${f(c * s * 0.2 - d * s * 0.07)} ${f(-s * 0.5 + d * s * 0.2 + c * s * 0.07)}Q${f(c * q * 0.7)} ${f(-s * 0.5 + d * q * 0.7)} ${f(c * q)} ${f(-s * 0.5 + d * q)}Q${f(c * q * 0.7 + d * 3)} ${f(-s * 0.5 + d * q * 0.7 - c * 3)} ${f(c * s * 0.2 + d * s * 0.07)} ${f(-s * 0.5 + d * s * 0.2 - c * s * 0.07)}Z${oval(c * q, -s * 0.5 + d * q, s * 0.035, s * 0.035)}`
      })
      .join('')
  return (
    `<g transform="translate(1.6 -1.2)">${fill(d, 'l')}</g>${fill(d, 'i')}<g transform="translate(0 ${f(-s * 0.5)}) scale(.93) translate(0 ${f(s * 0.5)})">${fill(d, lamp)}</g>` +
    line(`M${f(-s * 0.14)} ${f(-s * 0.56)}Q${f(-s * 0.1)} ${f(-s * 0.66)} ${f(s * 0.04)} ${f(-s * 0.66)}`, 'l', 2.4, 'opacity=".8"')
  )
}

/** A thing held up to the light, or a person: how each word looks. */
export const SHAPES: Record<string, Shape> = {
  // People.
  man: { draw: man, knows: PERSON_WORDS, scale: 1.5 },
  ghost: { draw: ghost, knows: PERSON_WORDS, scale: 1.5 },
  shadow: { draw: shadow, knows: BUST_WORDS, scale: 1.2 },
  soldier: { draw: soldier },
  crawler: { icon: icon('half-body-crawling') },
  runner: { icon: icon('run') },
  walker: { icon: icon('walking-scout') },
  hanged: { icon: icon('tarot-12-the-hanged-man') },
  // What hunts.
  goat: body('goat'),
  mouths: body('many'),
  cupbearer: body('cup'),
  brood: body('brood'),
  bag: body('bag'),
  mother: body('mother'),
  cinder: body('cinder'),
  saint: body('saint'),
  nanny: { icon: icon('goat') },
  corpse: { icon: icon('shambling-zombie') },
  riser: { icon: icon('raise-zombie') },
  worm: { draw: worm },
  leech: { icon: icon('leeching-worm') },
  worms: { draw: tangle },
  maggot: { draw: worm, scale: 0.8 },
  maw: { draw: maw },
  tentacle: { draw: tentacle },
  claw: { icon: icon('evil-hand') },
  grasp: { icon: icon('monster-grasp') },
  skull: { icon: icon('burning-skull') },
  deaths: { icon: icon('death-skull') },
  eyes: { icon: icon('evil-eyes') },
  eye: { icon: icon('bleeding-eye') },
  spectre: { icon: icon('spectre') },
  mask: { icon: icon('duality-mask') },
  glory: { icon: icon('spiked-halo') },
  mound: { draw: mound },
  // Weapons.
  shotgun: { draw: shotgun },
  lupara: { icon: icon('sawed-off-shotgun') },
  rifle: { draw: rifle },
  carbine: { icon: icon('winchester-rifle') },
  pistol: { icon: icon('colt-m1911') },
  luger: { icon: icon('luger') },
  pistols: { icon: icon('crossed-pistols') },
  grease: { icon: icon('m3-grease-gun') },
  bullet: { draw: bullet },
  bullets: { icon: icon('heavy-bullets') },
  shells: { icon: icon('shotgun-rounds') },
  belt: { icon: icon('machine-gun-magazine') },
  knife: { icon: icon('trench-knife') },
  bowie: { icon: icon('bowie-knife') },
  blade: { icon: icon('thrown-knife') },
  machete: { icon: icon('machete') },
  stab: { icon: icon('knife-thrust') },
  fist: { icon: icon('fist') },
  knuckles: { icon: icon('brass-knuckles') },
  butt: { icon: icon('gun-stock') },
  bayonet: { icon: icon('bayonet') },
  bar: { icon: icon('crowbar') },
  spade: { icon: icon('trench-spade') },
  stick: { icon: icon('stick-grenade') },
  grenade: { draw: egg },
  bundle: { icon: icon('bundle-grenade') },
  dynamite: { icon: icon('dynamite') },
  clock: { icon: icon('time-dynamite') },
  fuse: { icon: icon('unlit-bomb') },
  molotov: { icon: icon('molotov') },
  flamer: { icon: icon('flamethrower-soldier') },
  bazooka: { icon: icon('panzerfaust') },
  mine: { icon: icon('land-mine') },
  mortar: { icon: icon('mortar') },
  detonator: { icon: icon('detonator') },
  tripwire: { icon: icon('tripwire') },
  // Kit and finds.
  satchel: { icon: icon('knapsack') },
  tin: { icon: icon('medical-pack') },
  bandage: { icon: icon('bandage-roll') },
  syringe: { icon: icon('syringe') },
  radio: { icon: icon('pocket-radio') },
  phone: { icon: icon('candlestick-phone') },
  handset: { icon: icon('walkie-talkie') },
  coin: { icon: icon('two-coins') },
  flip: { icon: icon('coinflip') },
  map: { icon: icon('treasure-map') },
  compass: { icon: icon('compass') },
  pockets: { icon: icon('ammo-box') },
  chevron: { icon: icon('rank-3') },
  dog: { icon: icon('labrador-head') },
  rat: { icon: icon('rat') },
  scar: { icon: icon('bleeding-wound') },
  glass: { icon: icon('lorgnette') },
  spyglass: { icon: icon('spyglass') },
  hand: { icon: icon('skeletal-hand') },
  shake: { icon: icon('shaking-hands') },
  hourglass: { icon: icon('hourglass') },
  watch: { icon: icon('pocket-watch') },
  ball: { icon: icon('baseball-glove') },
  book: { icon: icon('open-book') },
  grimoire: { icon: icon('evil-book') },
  notebook: { icon: icon('notebook') },
  letter: { icon: icon('envelope') },
  scroll: { icon: icon('scroll-unfurled') },
  quill: { icon: icon('scroll-quill') },
  pentacle: { icon: icon('pentagram-rose') },
  third: { icon: icon('third-eye') },
  brain: { icon: icon('brain') },
  candle: { icon: icon('candle-light') },
  candles: { icon: icon('candles') },
  lantern: { icon: icon('old-lantern') },
  burner: { icon: icon('lantern-flame') },
  flashlight: { icon: icon('flashlight') },
  flare: { icon: icon('cross-flare') },
  mirror: { icon: icon('mirror-mirror') },
  flask: { icon: icon('water-flask') },
  jar: { icon: icon('covered-jar') },
  chalice: { icon: icon('jeweled-chalice') },
  pour: { icon: icon('pouring-chalice') },
  altar: { icon: icon('star-altar') },
  tongue: { icon: icon('tongue') },
  key: { icon: icon('key') },
  keys: { icon: icon('keyring') },
  cabinet: { icon: icon('lockers') },
  drum: { icon: icon('oil-drum') },
  jerrycan: { icon: icon('jerrycan') },
  propeller: { icon: icon('boat-propeller') },
  periscope: { icon: icon('periscope') },
  boots: { icon: icon('boots') },
  prints: { icon: icon('boot-prints') },
  medal: { icon: icon('medal') },
  cross: { icon: icon('ribbon-medal') },
  vest: { icon: icon('kevlar-vest') },
  coat: { icon: icon('pirate-coat') },
  helmet: { icon: icon('brodie-helmet') },
  tags: { icon: icon('price-tag') },
  line: { icon: icon('rope-coil') },
  gramophone: { draw: gramophone },
  cutters: { icon: icon('bolt-cutter') },
  chess: { icon: icon('chess-knight') },
  doll: { icon: icon('voodoo-doll') },
  food: { icon: icon('canned-fish') },
  relic: { icon: icon('rune-stone') },
  sights: { icon: icon('crosshair') },
  bottle: { icon: icon('bubbling-flask') },
  teeth: { icon: icon('front-teeth') },
  necklace: { icon: icon('prayer-beads') },
  ledger: { icon: icon('black-book') },
  drawing: { icon: icon('spiral-arrow') },
  surgeon: { icon: icon('scalpel') },
  caps: { icon: icon('spark-plug') },
  gear: { icon: icon('gears') },
  lever: { icon: icon('lever') },
  fusebox: { icon: icon('electric') },
  plug: { icon: icon('plug') },
  finger: { icon: icon('pointing') },
  cage: { icon: icon('cage') },
  bones: { icon: icon('ribcage') },
  glassbone: { icon: icon('crossed-bones') },
  ear: { icon: icon('human-ear') },
  shield: { icon: icon('shield-reflect') },
  drop: { icon: icon('drop') },
  splash: { draw: blot },
  bark: { icon: icon('oak') },
  tree: { icon: icon('dead-wood') },
  roots: { icon: icon('tree-roots') },
  web: { icon: icon('spider-web') },
  egg: { icon: icon('egg-clutch') },
  flame: { icon: icon('small-fire') },
  ice: { icon: icon('frozen-block') },
  cloud: { icon: icon('poison-cloud') },
  door: { icon: icon('wooden-door') },
  doors: { icon: icon('closed-doors') },
  steel: { icon: icon('steel-door') },
  stairs: { icon: icon('stairs') },
  planks: { icon: icon('broken-axe') },
  pit: { icon: icon('hole-ladder') },
  rubble: { icon: icon('falling-rocks') },
  well: { icon: icon('well') },
  fork: { icon: icon('trail') },
  sign: { icon: icon('direction-sign') },
  twister: { icon: icon('tornado') },
  // Places and machines.
  church: { icon: icon('church') },
  bell: { icon: icon('ringing-bell') },
  house: { icon: icon('house') },
  ruin: { icon: icon('damaged-house') },
  barn: { icon: icon('barn') },
  mill: { icon: icon('water-mill') },
  windmill: { icon: icon('windmill') },
  tower: { icon: icon('water-tower') },
  fountain: { icon: icon('water-fountain') },
  vine: { icon: icon('grapes') },
  graves: { draw: crosses },
  tomb: { icon: icon('tombstone') },
  boat: { icon: icon('fishing-boat') },
  truck: { icon: icon('truck') },
  tanker: { icon: icon('fuel-tank') },
  jeep: { icon: icon('jeep') },
  train: { icon: icon('steam-locomotive') },
  rails: { icon: icon('railway') },
  wagon: { icon: icon('coal-wagon') },
  cart: { icon: icon('mine-wagon') },
  crane: { icon: icon('crane') },
  bunker: { icon: icon('bunker') },
  wire: { draw: wire },
  tank: { icon: icon('chemical-tank') },
  cave: { icon: icon('cave-entrance') },
  temple: { icon: icon('ancient-ruins') },
  hook: { icon: icon('meat-hook') },
  cleaver: { icon: icon('meat-cleaver') },
  abbey: { icon: icon('byzantin-temple') },
  cloister: { icon: icon('greek-temple') },
  bridge: { icon: icon('stone-bridge') },
  chair: { icon: icon('rocking-chair') },
  pipe: { icon: icon('pipes') },
}
