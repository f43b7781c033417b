/**
 * Figures of what nobody here can hear: every instrument is rendered in Chromium, and its loudness, length, brightness and peak are
 * measured, as are many at once and what surrounds the tables. They need no server:
 * `npx vitest run --config tests/browser/figures.config.ts --disable-console-intercept=true sound`.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import type { Heard, Judged } from './listening'

/** How loud instruments of each weight are meant to be, in LUFS, and by how much they may differ from it: less than a hand turns. */
const MEANT = { 1: -25, 2: -21, 3: -18.5 }
const FREE = 3

let chrome: Browser
let page: Page
beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: resolve(import.meta.dirname, 'listening.ts'), formats: ['iife'], name: 'listening' } },
  })
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  chrome = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  page = await chrome.newPage()
  for (const one of Array.isArray(made) ? made : [made])
    if ('output' in one) for (const file of one.output) if ('code' in file) await page.addScriptTag({ content: file.code })
})
afterAll(() => chrome?.close())

const row = (name: string, heard: Heard, more = '') =>
  console.log(
    name.padEnd(9),
    `${heard.ms.toFixed(0).padStart(5)} ms ${more.padEnd(9)}`,
    `${heard.loud.toFixed(1).padStart(6)} LUFS (small ${heard.small.toFixed(1).padStart(6)})  peak ${heard.peak.toFixed(2)}  ${heard.centroid.toFixed(0).padStart(5)} Hz  dc ${heard.dc.toExponential(0)}`,
  )

function sane(name: string, { finite, peak, dc }: Heard): void {
  expect(finite, name).toBe(true)
  expect(peak, name).toBeLessThan(0.9)
  expect(dc, name).toBeLessThan(0.0005)
}

test('instruments are as long, as loud and as bright as they are meant to be', async () => {
  const found = await page.evaluate<Record<string, Judged>>('listening.instruments()')
  for (const [name, heard] of Object.entries(found)) row(name, heard, `of ${heard.instrument.ms}`)
  const off = Object.entries(found).flatMap(([name, { loud, instrument }]) => {
    const apart = MEANT[instrument.weight] - loud
    return Math.abs(apart) > FREE ? [`${name}: level ${(instrument.level * 10 ** (apart / 20)).toFixed(2)}`] : []
  })
  expect(off, 'as loud as the others with').toEqual([])
  for (const [name, heard] of Object.entries(found)) {
    sane(name, heard)
    const part = heard.ms / heard.instrument.ms
    expect(part, name).toBeGreaterThan(0.6)
    expect(part, name).toBeLessThan(1.1)
    // Phones and laptops hear it as well.
    expect(heard.loud - heard.small, name).toBeLessThan(9)
  }
  const bright = (name: string) => found[name]?.centroid
  for (const high of ['die', 'dice', 'coin']) expect(bright(high), high).toBeGreaterThan(2000)
  for (const clear of ['card', 'crystal']) expect(bright(clear), clear).toBeGreaterThan(1200)
  for (const low of ['threat', 'growl', 'roar', 'fall', 'drum', 'step', 'lost']) expect(bright(low), low).toBeLessThan(500)
})

test('everything at once stays below the ceiling', async () => {
  const heard = await page.evaluate<Heard>('listening.burst()')
  row('burst', heard)
  sane('burst', heard)
})

test('what surrounds a table is far softer than what happens at it', async () => {
  const found = await page.evaluate<Record<string, Heard & { parts: number[] }>>('listening.places()')
  for (const [name, heard] of Object.entries(found)) {
    row(name, heard, heard.parts.map((part) => part.toFixed(0)).join(' '))
    sane(name, heard)
    expect(heard.mean, name).toBeLessThan(-40)
    expect(heard.mean, name).toBeGreaterThan(-54)
  }
  for (const [name, heard] of Object.entries(await page.evaluate<Record<string, Heard>>('listening.afar()'))) {
    row(name, heard)
    sane(name, heard)
    // Far away, and yet not lost in the wind.
    expect(heard.loud, name).toBeLessThan(-36)
    expect(heard.loud, name).toBeGreaterThan(-47)
  }
})
