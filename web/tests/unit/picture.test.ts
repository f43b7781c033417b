import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictures as havoc } from '../../src/cry-havoc/picture'
import { WORDS as HAVOC } from '../../src/cry-havoc/picture/words'
import { pictures as fireteam } from '../../src/fireteam-zero/picture'
import { WORDS as FIRETEAM } from '../../src/fireteam-zero/picture/words'
import type { Album } from '../../src/lib/picture/album'
import { parse, type Vocabulary } from '../../src/lib/picture/grammar'
import { squash } from '../../src/lib/picture/pen'

/** The sections of the content and the kind of picture their entries have; those without a picture have none. */
const KINDS: Record<string, Record<string, string>> = {
  'cry-havoc': {
    faction: 'faction',
    tactics: 'tactic',
    structures: 'structure',
    tokens: 'token',
    skills: 'skill',
    extra_skills: 'skill',
    decks: 'terrain',
    'decks.cards': 'tactic',
    events: 'event',
    exploration: 'exploration',
    war_party: 'war_party',
    nests: 'nest',
    boards: 'board',
    'boards.regions': 'region',
    skill_levels: 'level',
    round_options: 'rounds',
    handicaps: 'handicap',
  },
  'fireteam-zero': {
    hero: 'hero',
    specialist: 'specialist',
    specialist_card: 'specialist_card',
    family: 'family',
    monster: 'monster',
    operation: 'operation',
    mission: 'mission',
    objective: 'objective',
    action: 'action',
    upgrade: 'action',
    focus: 'focus',
    event: 'recon',
    discovery: 'recon',
    item: 'recon',
    twist: 'twist',
    face: 'face',
    special_token: 'token',
  },
}
/** Sections of words, dice and options that nobody looks at. */
const BARE = ['window', 'op', 'stat', 'flag', 'cond', 'difficulty']

function entries(game: string): { kind: string; key: string }[] {
  const root = resolve(import.meta.dirname, '../../../content', game)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.toml'))
  return files.flatMap((file) => {
    const sections = readFileSync(resolve(root, file), 'utf8').split(/^\[+([\w.]+)\]+\s*(?:#.*)?$/m)
    return sections.flatMap((name, n) => {
      const id = /^id = "([^"]+)"/m.exec(sections[n + 1] ?? '')?.[1]
      if (n % 2 === 0 || id === undefined || BARE.includes(name)) return []
      const kind = KINDS[game]?.[name]
      if (kind === undefined) throw new Error(`${file}: [[${name}]] is not among the kinds of pictures`)
      return [{ kind, key: id }]
    })
  })
}

describe.each([
  ['cry-havoc', HAVOC as Record<string, Record<string, string>>, havoc],
  ['fireteam-zero', FIRETEAM as Record<string, Record<string, string>>, fireteam],
])('pictures of %s', (game, words, album: Album) => {
  const all = entries(game)
  const lines = Object.entries(words).flatMap(([kind, of]) => Object.entries(of).map(([key, line]) => ({ kind, key, line })))

  test('everything in the content has words of its own', () => {
    expect(all.length).toBeGreaterThan(150)
    expect(all.filter(({ kind, key }) => !words[kind]?.[key])).toEqual([])
  })

  test('no words are left over', () => {
    // What a table shows by its kind alone, and tokens that are no entries.
    const shown = ['war_party', 'nest', 'exploration', 'intel']
    const known = new Set(all.map(({ kind, key }) => `${kind}/${key}`))
    expect(lines.filter(({ kind, key }) => !known.has(`${kind}/${key}`) && !shown.includes(key))).toEqual([])
  })

  test('every word is understood, and every picture has a place, a light and a thing', () => {
    for (const { kind, key, line } of lines) {
      const scene = parse(line, album.vocabulary)
      expect({ kind, key, unknown: scene.unknown }).toEqual({ kind, key, unknown: [] })
      expect([scene.place, scene.tone, scene.things[0]?.word].every(Boolean), `${kind}/${key}`).toBe(true)
    }
  })

  test('no two are alike', () => {
    const place = (line: string) => line.split(';').slice(0, 2).join(';')
    for (const { kind, key, line } of lines) {
      const twins = lines.filter((other) => other.kind === kind && other.key !== key && place(other.line) === place(line))
      expect(twins, `${kind}/${key}`).toEqual([])
    }
  })

  test('none has many nodes, none holds a number that is none', () => {
    for (const { kind, key } of lines) {
      const svg = album.svg({ kind, key }, 'wide')
      expect(svg.match(/<[a-z]/g)?.length, `${kind}/${key}`).toBeLessThanOrEqual(64)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('what nobody has drawn gets a picture, the same each time and unlike its neighbour', () => {
    for (const kind of [...Object.keys(words), 'something-new']) {
      const mine = { kind, key: 'somebodys_own', of: 'nobody', terrain: 'unheard', does: ['nothing'] }
      expect(parse(album.wordsOf(mine), album.vocabulary).unknown, kind).toEqual([])
      expect(album.svg(mine, 'wide')).toBe(album.svg({ ...mine }, 'wide'))
      expect(album.svg(mine, 'wide')).not.toBe(album.svg({ ...mine, key: 'somebody_elses' }, 'wide'))
    }
  })

  test('a word of the vocabulary has one meaning', () => {
    const { things, airs, places, tones, tints } = album.vocabulary
    const names = [...Object.keys(things), ...airs]
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
    const settings = [...places, ...tones, ...tints]
    expect(settings.filter((name, n) => settings.indexOf(name) !== n)).toEqual([])
  })
})

describe('the grammar', () => {
  const words: Vocabulary = {
    tones: ['dusk', 'aurora'],
    tints: ['red'],
    places: ['ridge'],
    airs: ['rain', 'aurora', 'beam'],
    things: { tower: {}, man: { knows: ['long', 'tower'] } },
  }

  test('reads place, light, things and weather', () => {
    const scene = parse('ridge dusk red; 3 tower left far small lit turned; beam @60,84; rain', words)
    expect(scene).toMatchObject({ place: 'ridge', tone: 'dusk', tint: 'red', unknown: [] })
    expect(scene.things).toEqual([
      { word: 'tower', n: 3, depth: 'far', x: 0.24, size: 0.78, light: 'lit', turn: 'turned', tint: '', how: [] },
    ])
    expect(scene.airs).toEqual([
      { word: 'beam', x: 0.6, y: 0.84, tint: '' },
      { word: 'rain', tint: '' },
    ])
  })

  test('a word that is a light at first is weather later', () => {
    const scene = parse('ridge aurora; aurora', words)
    expect([scene.tone, scene.airs[0]?.word]).toEqual(['aurora', 'aurora'])
  })

  test('a thing has words of its own, and says which it does not know', () => {
    const scene = parse('ridge dusk; man long nonsense', words)
    expect([scene.things[0]?.how, scene.unknown]).toEqual([['long'], ['nonsense']])
  })

  test('neighbours of one look become one path', () => {
    expect(squash('<path fill="a" d="M1"/><path fill="a" d="M2"/><path fill="b" d="M3"/>')).toBe(
      '<path fill="a" d="M1M2"/><path fill="b" d="M3"/>',
    )
  })
})
