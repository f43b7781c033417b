/** The chapters for people rest on rules that exist, say everything in every language, and show what the content holds. */
import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import { START } from '../../src/cry-havoc/guide/position'
import { FIGHT } from '../../src/cry-havoc/guide/battle'
import { AT } from '../../src/fireteam-zero/guide/position'
import { chapterOf, guideOf, idsOf } from '../../src/lib/guide'
import { findRule, parseRulebook } from '../../src/lib/rulebook'
import { LANGS } from '../../src/lib/settings.svelte'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

test('a run of rules is every rule of it', () => {
  expect(idsOf(['CH-BAT-09…11', 'CH-OBJ-02'])).toEqual(['CH-BAT-09', 'CH-BAT-10', 'CH-BAT-11', 'CH-OBJ-02'])
})

describe.each(GAMES)('$game', (cover) => {
  test('every chapter rests on rules of the book', async () => {
    const book = { lang: 'en', sections: parseRulebook(read(`rulebook/${cover.game}.md`)) }
    const cited = (await guideOf(cover)).chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => idsOf(rules)))
    expect(cited.filter((id) => !findRule(book, id))).toEqual([])
    expect(cited.length).toBeGreaterThan(100)
  })

  test.each(LANGS)('everything is said in %s', async (lang) => {
    const said = new Set<string>()
    for (const { id, attributes } of new FluentResource(read(`locales/${lang}/${cover.short}-guide-page.ftl`)).body) {
      said.add(id)
      for (const name of Object.keys(attributes)) said.add(`${id}.${name}`)
    }
    const { chapters } = await guideOf(cover)
    const wanted = chapters.flatMap(({ key, sections, notes }) => {
      const id = `${cover.short}-guide-${key}`
      const parts = sections.flatMap((part) => {
        const own = `${id}-${part.key}`
        return [own, `${own}.text`, ...(part.note ? [`${own}.note`, `${own}.aside`] : [])]
      })
      const beside = Array.from({ length: notes }, (_, n) => [`${id}-n${n + 1}`, `${id}-n${n + 1}.text`]).flat()
      return [id, `${id}.lead`, ...parts, ...beside]
    })
    expect(wanted.filter((id) => !said.has(id))).toEqual([])
    // A step says what happens and why.
    const steps = [...said].filter((id) => /-s\d+$/.test(id))
    expect(steps.filter((id) => !said.has(`${id}.why`))).toEqual([])
  })

  test('a question leads to the chapter that explains it', async () => {
    const guide = await guideOf(cover)
    const asked = { 'cry-havoc': ['CH-TAC-01', 'battle', 'tactics'], 'fireteam-zero': ['FZ-SPEC-03', 'specialists', 'walk'] }[cover.game]!
    const spot = chapterOf(guide, asked[0]!)
    expect([spot?.chapter.key, spot?.section?.key]).toEqual(asked.slice(1))
    expect(chapterOf(guide, 'MR-01')).toBeNull()
  })
})

test('the battle is the worked example of the rulebook', () => {
  const board = FIGHT.find(({ out, moved }) => out && moved)
  expect([board?.attack, board?.defend]).toEqual([
    [2, 1, 1],
    [2, 1, 1],
  ])
  for (const { attack, defend } of FIGHT) {
    if (attack) expect(attack.reduce((sum, n) => sum + n, 0)).toBe(4)
    if (defend) expect(defend.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(4)
  }
})

test('the planet of the examples is that of the content', () => {
  const board = read('content/cry-havoc/map.toml').split('[[boards]]')[1] ?? ''
  const regions = board.split('[[boards.regions]]').slice(1)
  const value = (text: string, key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(text)?.[1] ?? ''
  expect(regions.map((text) => JSON.parse(value(text, 'id')) as string).sort()).toEqual(Object.keys(START).sort())
  for (const text of regions) {
    const spot = START[JSON.parse(value(text, 'id')) as string]!
    // What somebody has entered is no longer as it was printed.
    if (spot.control) continue
    expect([value(text, 'id'), spot.crystals ?? 0]).toEqual([value(text, 'id'), Number(value(text, 'crystals'))])
    const tokens = [
      ...(value(text, 'war_party') === 'true' ? ['war_party'] : []),
      ...(value(text, 'exploration') === 'true' ? ['exploration'] : []),
    ]
    expect(spot.tokens ?? []).toEqual(tokens)
  }
})

test('the places of the examples are those of the first mission', () => {
  const mission = read('content/fireteam-zero/missions.toml').split('[[mission]]')[1] ?? ''
  const faces = [...mission.matchAll(/face = "(\w+)"/g)].map((match) => match[1])
  const tiles = read('content/fireteam-zero/tiles.toml').split('[[face]]')
  const ids = faces.flatMap((face) => {
    const tile = tiles.find((text) => text.includes(`\nid = "${face}"`)) ?? ''
    return [...tile.matchAll(/\{ key = "\w", id = "(\w+)"/g)].map((match) => match[1])
  })
  expect(Object.entries(AT).map(([id, n]) => [id, ids[n]])).toEqual(Object.keys(AT).map((id) => [id, id]))
})
