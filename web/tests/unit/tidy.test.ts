import { expect, test } from 'vitest'
import { findings } from '../../build/tidy.js'

test.each([
  ['ui/A.svelte', '  color: #fff;'],
  ['ui/A.svelte', '<path fill="#0b0f16cc" />'],
  ['ui/A.svelte', '<path stroke="white" />'],
  ['styles/base.css', '  background: linear-gradient(transparent, rgb(0 0 0 / 40%));'],
  ['cry-havoc/marks.ts', "const LINE = '#34405c'"],
])('%s: %s has a colour without a name', (path, line) => expect(findings(path, line)).toHaveLength(1))

test.each([
  ['styles/tokens.css', '  --white: #fff;'],
  ['cry-havoc/palette.css', '  --void: #05070d;'],
  ['ui/A.svelte', '  color: color-mix(in srgb, var(--white) 20%, transparent);'],
  ['ui/A.svelte', '<use href="#i-gold" fill="url(#fz-bad)" />'],
  ['ui/A.svelte', '  white-space: nowrap;'],
  ['lib/a.ts', '  #add(n: number): void {'],
  ['lib/a.ts', '    this.#add(1)'],
])('%s: %s is as it should be', (path, line) => expect(findings(path, line)).toEqual([]))
