/** The pictures of Cry Havoc: its words, its silhouettes, its light. Loaded when the first picture is wanted. */
import 'virtual:icons/cry-havoc/picture'
import { album, type Entry } from '../../lib/picture/album'
import { oneOf } from '../../lib/picture/pen'
import { SHAPES } from './shapes'
import { WORDS } from './words'
import './palette.css'

const TONES = ['night', 'dawn', 'day', 'dusk', 'ember', 'aurora', 'spore', 'storm', 'tide', 'sand', 'violet', 'jade', 'snow', 'blood-sky']
const TINTS = ['humans', 'machines', 'pilgrims', 'trogs', 'neutral', 'crystal', 'mountain', 'jungle', 'desert', 'ocean', 'blood', 'bone']

type Some = readonly [string, ...string[]]
/** The air, the ground, the Unit and the weather of each side. */
const OWN: Record<string, { tones: Some; places: Some; unit: string; air: string }> = {
  humans: { tones: ['dawn', 'dusk', 'day'], places: ['peaks', 'mesa'], unit: 'trooper', air: 'rays' },
  machines: { tones: ['ember', 'storm', 'sand'], places: ['plates', 'crater'], unit: 'machine', air: 'embers' },
  pilgrims: { tones: ['aurora', 'violet', 'tide'], places: ['plates', 'hills'], unit: 'pilgrim', air: 'shards' },
  trogs: { tones: ['spore', 'jade', 'blood-sky'], places: ['cavern', 'canopy'], unit: 'brute', air: 'spores' },
}
const GROUND: Record<string, { tones: Some; places: Some }> = {
  mountain: { tones: ['storm', 'snow', 'violet'], places: ['peaks'] },
  jungle: { tones: ['jade', 'spore', 'dawn'], places: ['canopy'] },
  desert: { tones: ['sand', 'dusk', 'ember'], places: ['dunes'] },
  ocean: { tones: ['tide', 'dusk', 'aurora'], places: ['sea'] },
  none: { tones: ['dusk', 'night', 'storm'], places: ['mesa', 'crater'] },
}
/** What a thing is when its name says nothing. */
const KIND: Record<string, string> = {
  structure: 'factory',
  token: 'shield',
  skill: 'eye',
  event: 'clock',
  exploration: 'lens',
  war_party: 'brute',
  nest: 'nest',
  region: 'crystals',
}

/** Words for what brings none: its side gives the air, its terrain the ground, its name or else its kind the hero. */
function usual({ kind, key, of, terrain }: Entry): string {
  const own = of === undefined ? undefined : OWN[of]
  const ground = terrain === undefined ? undefined : GROUND[terrain]
  const thing = key.split('_').find((word) => word in SHAPES) ?? KIND[kind] ?? own?.unit ?? (ground ? 'trooper' : 'world')
  const tint = own ? of : ground && terrain !== 'none' ? terrain : 'neutral'
  const tone = oneOf(key, own?.tones ?? ground?.tones ?? ['dusk', 'night', 'dawn', 'violet', 'storm'])
  const place = oneOf(`${key}.`, ground?.places ?? own?.places ?? ['mesa', 'hills', 'crater'])
  const helper = own && thing !== own.unit ? `${own.unit} @${oneOf(key, ['22', '80'])} small; ` : ''
  return `${place} ${tone} ${tint}; ${oneOf(key, ['sun left', 'planet right', 'ringed left', 'moon right', 'twins left'])}; ${thing} large; ${helper}${own?.air ?? 'dust'}`
}

export const pictures = album({ look: 'orbit', shapes: SHAPES, tones: TONES, tints: TINTS, words: WORDS, usual, defs: '' })
