/** The pictures of Cry Havoc: its words, its silhouettes, its light. Loaded when the first picture is wanted. */
import 'virtual:icons/cry-havoc/picture'
import { album, type Entry } from '../../lib/picture/album'
import { SHAPES } from './shapes'
import { WORDS } from './words'
import './palette.css'

const TONES = ['night', 'dawn', 'day', 'dusk', 'ember', 'aurora', 'spore', 'storm', 'tide', 'sand', 'violet', 'jade', 'snow', 'blood-sky']
const TINTS = ['humans', 'machines', 'pilgrims', 'trogs', 'neutral', 'crystal', 'mountain', 'jungle', 'desert', 'ocean', 'blood', 'bone']

/** The air, the ground, the Unit and the weather of each side. */
const OWN: Record<string, [tone: string, place: string, unit: string, air: string]> = {
  humans: ['dawn', 'peaks', 'trooper', 'rays'],
  machines: ['ember', 'plates', 'machine', 'embers'],
  pilgrims: ['aurora', 'plates', 'pilgrim', 'shards'],
  trogs: ['spore', 'cavern', 'brute', 'spores'],
}
const GROUND: Record<string, [tone: string, place: string]> = {
  mountain: ['storm', 'peaks'],
  jungle: ['jade', 'canopy'],
  desert: ['sand', 'dunes'],
  ocean: ['tide', 'sea'],
  none: ['dusk', 'mesa'],
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
}

/** Words for what brings none: its side gives the air, its terrain the ground, its name or else its kind the hero. */
function usual({ kind, key, of, terrain }: Entry): string {
  const own = of === undefined ? undefined : OWN[of]
  const ground = terrain === undefined ? undefined : GROUND[terrain]
  const thing = key.split('_').find((word) => word in SHAPES) ?? KIND[kind] ?? own?.[2] ?? (ground ? 'trooper' : 'sail')
  const tint = own ? of : ground && terrain !== 'none' ? terrain : 'neutral'
  return `${own?.[0] ?? ground?.[0] ?? 'dusk'} ${ground?.[1] ?? own?.[1] ?? 'mesa'} ${tint}; ${thing} large; ${own?.[2] ?? 'trooper'} right small; ${own?.[3] ?? 'stars'}`
}

export const pictures = album({ look: 'orbit', shapes: SHAPES, tones: TONES, tints: TINTS, words: WORDS, usual, defs: '' })
