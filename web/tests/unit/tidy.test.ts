import { expect, test } from 'vitest'
import { findings, names } from '../../build/tidy.js'

test.each([
  ['ui/A.svelte', '  color: #fff;'],
  ['ui/A.svelte', '<path fill="#0b0f16cc" />'],
  ['ui/A.svelte', '<path stroke="white" />'],
  ['styles/base.css', '  background: linear-gradient(transparent, rgb(0 0 0 / 40%));'],
  ['cry-havoc/marks.ts', "const LINE = '#34405c'"],
  ['cry-havoc/cover.css', '.game.ch { color: #34405c; }'],
  ['lib/games.ts', "if (game === 'cry-havoc') return"],
  ['pages/Start.svelte', "{t('fz-stamp')}"],
  ['ui/Layout.svelte', '  .fireteamZero {'],
])('%s: %s is refused', (path, line) => expect(findings(path, line)).toHaveLength(1))

test.each([
  ['styles/tokens.css', '  --white: #fff;'],
  ['cry-havoc/palette.css', '  --void: #05070d;'],
  ['cry-havoc/cover.css', '  --cover-sky: #05070d;'],
  ['cry-havoc/face.ts', "t('ch-you')"],
  ['ui/Lesson.svelte', "t('branch-off')"],
  ['ui/A.svelte', '  color: color-mix(in srgb, var(--white) 20%, transparent);'],
  ['fireteam-zero/A.svelte', '<use href="#i-gold" fill="url(#fz-bad)" />'],
  ['ui/A.svelte', '  white-space: nowrap;'],
  ['lib/a.ts', '  #add(n: number): void {'],
  ['lib/a.ts', '    this.#add(1)'],
])('%s: %s is as it should be', (path, line) => expect(findings(path, line)).toEqual([]))

test('the name of a game is found, the same letters in another word are not', () => {
  const go = new RegExp(names('go', "short: 'go',"), 'gi')
  expect('good cargo'.match(go)).toBeNull()
  expect("t('go-pass') 'go'".match(go)).toEqual(['go', 'go'])
  const havoc = new RegExp(names('cry-havoc', "short: 'ch',"), 'gi')
  expect("playCryHavoc cry-havoc t('ch-you') watch-you".match(havoc)).toEqual(['CryHavoc', 'cry-havoc', 'ch-'])
})
