import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findRule, forPlayers, parseRulebook, pieces } from '../../src/lib/rulebook'

const read = (game: string) => parseRulebook(readFileSync(resolve(import.meta.dirname, `../../../rulebook/${game}.md`), 'utf8'))
const rules = (game: string) =>
  read(game).flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])))

test('every rule of both books is found under its id, once', () => {
  const fz = rules('fireteam-zero').filter((id) => id.startsWith('FZ-'))
  const ch = rules('cry-havoc').filter((id) => id.startsWith('CH-'))
  expect([fz.length, new Set(fz).size]).toEqual([455, 455])
  expect([ch.length, new Set(ch).size]).toEqual([335, 335])
})

test('what the book says of itself comes last for players', () => {
  const section = (level: number, title: string) => ({ id: title, level, title, blocks: [{ kind: 'text' as const, text: title }] })
  const book = [section(1, 'Rules'), section(2, '0. This book'), section(3, '0.1 Sources'), section(2, '1. Terms'), section(3, '1.1 Words')]
  expect(forPlayers(book).map(({ title }) => title)).toEqual(['Rules', '1. Terms', '1.1 Words', '0. This book', '0.1 Sources'])
  expect(forPlayers(book).map(({ blocks }) => blocks.length)).toEqual([0, 1, 1, 2, 1])
})

test('a rule comes with its section and its notes', () => {
  const rule = findRule({ lang: 'en', sections: read('fireteam-zero') }, 'FZ-ATK-02')
  expect(rule?.section).toContain('attack')
  expect(rule?.text).not.toMatch(/\*\*|\[PT/)
  const [section] = parseRulebook('# T\n- **FZ-A-1** A hero [2] falls. [PT FR]\n- **FZ-A-2** Nothing.')
  expect(section?.blocks).toMatchObject([
    { text: 'A hero [2] falls.', source: 'PT FR' },
    { text: 'Nothing.', source: '' },
  ])
})

test('a line is cut into what it says', () => {
  expect(pieces('A *hero* **falls** (FZ-DMG-01) in `x`')).toEqual([
    { kind: 'plain', text: 'A ' },
    { kind: 'italic', text: 'hero' },
    { kind: 'plain', text: ' ' },
    { kind: 'bold', text: 'falls' },
    { kind: 'plain', text: ' (' },
    { kind: 'rule', text: 'FZ-DMG-01' },
    { kind: 'plain', text: ') in ' },
    { kind: 'code', text: 'x' },
  ])
  expect(pieces('ids CH-*, rulings MR-*')).toEqual([{ kind: 'plain', text: 'ids CH-*, rulings MR-*' }])
})
