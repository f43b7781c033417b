/** The pictures of one game: the words of what it ships, what others get by default, and every picture drawn once. */
import { draw, shared, type Format, type Style } from './draw'
import { parse, type Vocabulary } from './grammar'
import { AIRS } from './air'
import { PLACES } from './layers'
import './picture.css'

/** What is known of a thing that gets a picture. Only `kind` and `key` are needed; the rest makes a better guess. */
export interface Entry {
  kind: string
  key: string
  /** Words of its own. */
  picture?: string
  /** Whose it is: a faction, a role, a family. */
  of?: string | undefined
  terrain?: string | undefined
  /** What it does: an attack type, a verb. */
  does?: readonly string[]
}

export interface Book extends Style {
  tones: readonly string[]
  tints: readonly string[]
  /** The words of what the game ships, by kind and key. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Words for everything else. */
  usual: (entry: Entry) => string
  /** Patterns and filters that its things and its print use. */
  defs: string
}

export interface Album {
  look: string
  vocabulary: Vocabulary
  wordsOf(entry: Entry): string
  svg(entry: Entry, format: Format): string
}

export function album(book: Book): Album {
  const vocabulary: Vocabulary = { tones: book.tones, tints: book.tints, places: PLACES, airs: Object.keys(AIRS), things: book.shapes }
  const drawn = new Map<string, string>()
  const wordsOf = (entry: Entry) => entry.picture ?? book.words[entry.kind]?.[entry.key] ?? book.usual(entry)
  let ready = false
  return {
    look: book.look,
    vocabulary,
    wordsOf,
    svg(entry, format) {
      if (!ready) addShared(book)
      ready = true
      const key = `${format}/${entry.kind}/${entry.key}/${wordsOf(entry)}`
      let svg = drawn.get(key)
      if (svg === undefined) {
        const scene = parse(wordsOf(entry), vocabulary)
        const usual = parse(book.usual(entry), vocabulary)
        scene.tone ||= usual.tone || book.tones[0]!
        scene.place ||= usual.place
        scene.tint ||= usual.tint
        svg = draw(scene, book, `${entry.kind}/${entry.key}`, format)
        drawn.set(key, svg)
      }
      return svg
    },
  }
}

function addShared(book: Book) {
  if (typeof document === 'undefined') return
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sprite.setAttribute('class', 'pic-shared')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.dataset.look = book.look
  sprite.innerHTML = shared(book.look, book.tones, book.tints, book.defs)
  document.body.prepend(sprite)
}
