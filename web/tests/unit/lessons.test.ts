/** Bubbles beside what they speak of, and the way to a placing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { firstShift } from '../../src/cry-havoc/toward'
import { shifted, type Spread } from '../../src/cry-havoc/ui.svelte'
import { overlap, stand } from '../../src/lib/bubble'

const root = resolve(import.meta.dirname, '../../..')
const SIZE = { width: 340, height: 150 }

test('a bubble stands in the window and never over its thing', () => {
  for (const room of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (let left = 0; left < room.width - 60; left += 37) {
      for (let top = 0; top < room.height - 60; top += 41) {
        const thing = { left, top, width: 60, height: 60 }
        const at = stand(SIZE, thing, room)
        const box = { left: at.left, top: at.top, ...SIZE }
        expect(overlap(box, thing)).toBe(0)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.left + box.width).toBeLessThanOrEqual(room.width)
        expect(box.top + box.height).toBeLessThanOrEqual(room.height)
      }
    }
  }
})

test('of two stands the one that covers no other answer is taken', () => {
  const thing = { left: 600, top: 400, width: 60, height: 60 }
  const free = stand(SIZE, thing, { width: 1440, height: 900 })
  const there = { left: free.left, top: free.top, ...SIZE }
  const other = stand(SIZE, thing, { width: 1440, height: 900 }, [there])
  expect(overlap({ left: other.left, top: other.top, ...SIZE }, there)).toBeLessThan(SIZE.width * SIZE.height * 0.5)
})

test('pressing what is pointed at leads from any placing to any other', () => {
  const all: Spread[] = []
  for (let a = 0; a <= 5; a++) for (let b = 0; a + b <= 5; b++) all.push([a, b, 5 - a - b])
  for (const from of all) {
    for (const to of all) {
      let now = from
      for (let presses = 0; firstShift(now, to) !== null; presses++) {
        const [at, way] = (firstShift(now, to) ?? '').split('-')
        now = shifted(now, Number(at) as 0 | 1 | 2, way === 'more' ? 1 : -1) ?? now
        expect(presses).toBeLessThan(20)
      }
      expect(now).toEqual(to)
    }
  }
})

test('every part of the page that a lesson points at is marked', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sources(path)
      return entry.name.endsWith('.svelte') ? [readFileSync(path, 'utf8')] : []
    })
  const marked = new Set(
    sources(join(root, 'web/src')).flatMap((text) =>
      [...text.matchAll(/data-part="([a-z ]+)"/g)].flatMap((found) => (found[1] ?? '').split(' ')),
    ),
  )
  const games = readdirSync(join(root, 'lessons'))
  const files = games.flatMap((game) =>
    readdirSync(join(root, 'lessons', game)).map((name) => readFileSync(join(root, 'lessons', game, name), 'utf8')),
  )
  const parts = files.flatMap((text) => [...text.matchAll(/^point = "([a-z]+)"$/gm)].map((found) => found[1] ?? ''))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((part) => !marked.has(part))).toEqual([])
})
