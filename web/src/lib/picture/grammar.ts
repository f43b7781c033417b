/**
 * A picture is a line of words: `ridge dusk; trooper lit; 2 tent far left; rain`. Clauses end at semicolons. The first one is the
 * place and its light; each other one is a thing with how many and where, or light and weather. See docs/pictures.md.
 */

/** How a game's words are drawn. `lib` has the places, the lights and the weather; a game its things and tones. */
export interface Vocabulary {
  /** Times of day and moods: each is a set of colours in the game's palette. */
  tones: readonly string[]
  /** Whose: colours of their own. */
  tints: readonly string[]
  places: readonly string[]
  /** What lies over or behind everything: rays, beam, rain. */
  airs: readonly string[]
  /** What can stand in it, each with the words that only it knows. */
  things: Readonly<Record<string, { knows?: readonly string[] }>>
}

export const DEPTHS = ['far', 'near', 'high'] as const
export const SIZES = { tiny: 0.6, small: 0.78, large: 1.22, huge: 1.48 } as const
const SIDES = { left: 0.24, centre: 0.5, right: 0.76 } as const
const LIGHTS = ['lit', 'dark', 'glow'] as const
const TURNS = ['turned', 'tilted', 'fallen', 'rising', 'upside'] as const

export type Depth = (typeof DEPTHS)[number] | 'mid'
export type Turn = (typeof TURNS)[number] | ''

export interface Thing {
  word: string
  n: number
  depth: Depth
  /** Shares of the width and height; absent: where the composition wants it. */
  x?: number
  y?: number
  size: number
  light: (typeof LIGHTS)[number] | ''
  turn: Turn
  tint: string
  /** Words that the thing itself understands. */
  how: string[]
}

export interface Air {
  word: string
  x?: number
  y?: number
  tint: string
}

export interface Scene {
  place: string
  tone: string
  tint: string
  things: Thing[]
  airs: Air[]
  /** Words that nobody knows. */
  unknown: string[]
}

const at = /^@(\d+)(?:,(\d+))?$/

export function parse(text: string, words: Vocabulary): Scene {
  const scene: Scene = { place: '', tone: '', tint: '', things: [], airs: [], unknown: [] }
  const [first = [], ...clauses] = text.split(';').map((clause) => clause.trim().split(/\s+/).filter(Boolean))
  // A word may mean a light in the first clause and weather in the others: aurora.
  for (const word of first) setting(word, scene, words)
  for (const clause of clauses) read(clause, scene, words)
  return scene
}

function read(clause: string[], scene: Scene, words: Vocabulary) {
  const named = clause.find((word) => word in words.things)
  const air = clause.find((word) => words.airs.includes(word))
  if (named !== undefined) scene.things.push(thing(clause, named, scene, words))
  else if (air !== undefined) {
    const it: Air = { word: air, tint: '' }
    for (const word of clause) {
      if (word === air || place(word, it)) continue
      if (words.tints.includes(word)) it.tint = word
      else scene.unknown.push(word)
    }
    scene.airs.push(it)
  } else scene.unknown.push(...clause)
}

function setting(word: string, scene: Scene, words: Vocabulary) {
  if (words.places.includes(word)) scene.place = word
  else if (words.tones.includes(word)) scene.tone = word
  else if (words.tints.includes(word)) scene.tint = word
  else scene.unknown.push(word)
}

/** Reads where something is. */
function place(word: string, into: { x?: number; y?: number }): boolean {
  const exact = at.exec(word)
  if (exact) {
    into.x = Number(exact[1]) / 100
    if (exact[2] !== undefined) into.y = Number(exact[2]) / 100
    return true
  }
  if (!(word in SIDES)) return false
  into.x = SIDES[word as keyof typeof SIDES]
  return true
}

function thing(clause: string[], named: string, scene: Scene, words: Vocabulary): Thing {
  const it: Thing = { word: named, n: 1, depth: 'mid', size: 1, light: '', turn: '', tint: '', how: [] }
  let seen = false
  for (const word of clause) {
    if (word === named && !seen) seen = true
    else if (/^[2-6]$/.test(word)) it.n = Number(word)
    else if (place(word, it)) continue
    else if ((DEPTHS as readonly string[]).includes(word)) it.depth = word as Depth
    else if (word in SIZES) it.size = SIZES[word as keyof typeof SIZES]
    else if ((LIGHTS as readonly string[]).includes(word)) it.light = word as Thing['light']
    else if ((TURNS as readonly string[]).includes(word)) it.turn = word as Turn
    else if (words.tints.includes(word)) it.tint = word
    else if (words.things[named]?.knows?.includes(word)) it.how.push(word)
    else scene.unknown.push(word)
  }
  return it
}
