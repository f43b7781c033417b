import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findRule, parseRulebook, pieces } from '../../src/lib/rulebook'

const read = (game: string) => parseRulebook(readFileSync(resolve(import.meta.dirname, `../../../rulebook/${game}.md`), 'utf8'))
const rules = (game: string) =>
  read(game).flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])))

test.each(['', 'pt-BR/', 'fr/', 'de/'])('every rule of both books is found under its id, once: %s', (lang) => {
  const fz = rules(`${lang}fireteam-zero`).filter((id) => id.startsWith('FZ-'))
  const ch = rules(`${lang}cry-havoc`).filter((id) => id.startsWith('CH-'))
  expect([fz.length, new Set(fz).size]).toEqual([455, 455])
  expect([ch.length, new Set(ch).size]).toEqual([335, 335])
})

test('a rule comes with its section and its notes', () => {
  const rule = findRule({ lang: 'en', sections: read('fireteam-zero') }, 'FZ-ATK-02')
  expect(rule?.section).toContain('attack')
  expect(rule?.text).not.toContain('**')
  const [section] = parseRulebook('# T\n- **FZ-A-1** A hero falls. <!-- 1a2b3c4d -->\n  - At once.\n- **FZ-A-2** Nothing.')
  expect(section?.blocks).toMatchObject([
    { text: 'A hero falls.', more: ['At once.'] },
    { text: 'Nothing.', more: [] },
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
