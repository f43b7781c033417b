/** The pictures of Fireteam Zero: its words, its people and beasts, its prints. Loaded when the first picture is wanted. */
import 'virtual:icons/fireteam-zero/picture'
import { album, type Entry } from '../../lib/picture/album'
import { dots, f, line, many, oneOf, type Dice } from '../../lib/picture/pen'
import { CLIPS } from './person'
import { SHAPES } from './shapes'
import { WORDS } from './words'
import './palette.css'

const TONES = ['sepia', 'lamp', 'night', 'moon', 'dusk', 'ember', 'blood', 'moss', 'pale', 'ghost']
const TINTS = ['red', 'blue', 'olive', 'gold', 'bone', 'slime']

/** Where each family hunts, and by what light. */
const FAMILY: Record<string, string> = { typhon: 'reeds night', infested: 'wheat blood', fetch: 'ruins ember' }
/** What an attack looks like. */
const ATTACK: Record<string, string> = {
  brawl: 'wall lamp; fist large; slash',
  bullet: 'hills dusk; rifle @42,90; muzzle @84,53; sun left',
  bomb: 'crater ember; grenade large; blast @64,48',
}
const KIND: Record<string, string> = {
  hero: 'canvas sepia; man @50,103 square crew stubble field',
  specialist: 'chalk sepia; man @50,103 long receding tweed',
  monster: 'reeds night; eyes @50,62 large glow; grasp @50,104 large; moon right',
  mission: 'ruins dusk; shadow @50,106 helmet; sun right',
  objective: 'chart lamp; compass large',
  twist: 'bare blood; claw large; moon right; fog',
}

/** By what light a thing is found. */
const FOUND = ['vault lamp', 'room moon', 'wall sepia', 'tiles moss', 'canvas dusk', 'corridor night'] as const
const THINGS = ['satchel', 'tin', 'lantern', 'scroll', 'helmet', 'flask'] as const

/** Words for what brings none: a thing of its name, by some light; else its attack, its family, its kind. */
function usual({ kind, key, of, does = [] }: Entry): string {
  const thing = key.split('_').find((word) => word in SHAPES)
  const attack = does.map((word) => ATTACK[word]).find(Boolean)
  const place = (of === undefined ? undefined : FAMILY[of]) ?? oneOf(key, FOUND)
  if (thing !== undefined) return `${place}; ${thing} large; torch`
  return attack ?? KIND[kind] ?? `${place}; ${oneOf(`${key}.`, THINGS)} large; torch`
}

const print = (r: Dice, w: number, h: number) =>
  `<rect fill="url(#dossier-grain)" width="${w}" height="${h}"/>` +
  line(many(3, () => `M${f(r() * w)} ${f(r() * h * 0.7)}l${f((r() - 0.5) * 12)} ${f(10 + r() * 50)}`).join(''), '6', 0.5, 'opacity=".35"')

/** Two hundred grains, light and dark, on a tile that repeats. */
function grain(): string {
  let seed = 7
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const some = (n: number) => dots(many(n, () => [next() * 96, next() * 96] as const))
  return `<pattern id="dossier-grain" width="96" height="96" patternUnits="userSpaceOnUse"><g class="pic-tone dossier-sepia">${line(some(420), '0', 1, 'opacity=".22"')}${line(some(260), '6', 0.8, 'opacity=".2"')}</g></pattern>`
}

const blur = (name: string, by: number) =>
  `<filter id="dossier-${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`
const screen = (name: string, size: number, turn: number, d: string, width: number, opacity: number) =>
  `<pattern id="dossier-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><g class="pic-tone dossier-sepia">${line(d, '0', width, `opacity="${opacity}"`)}</g></pattern>`
const defs =
  CLIPS +
  blur('b2', 1.6) +
  blur('b4', 4) +
  blur('b10', 11) +
  screen('net', 7, 28, 'M0 0H7M0 0V7', 1.1, 0.55) +
  screen('weave', 5, 45, 'M0 0H5M0 2.5H3', 0.7, 0.35) +
  screen('stub', 3, 17, 'M.8 .8h0M2.3 2.1h0', 1, 1) +
  grain()

export const pictures = album({ look: 'dossier', shapes: SHAPES, tones: TONES, tints: TINTS, words: WORDS, usual, print, defs })
