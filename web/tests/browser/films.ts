/** The moving pictures of the README: a stretch of a game of bots, played again through the eyes of one of them. `npm run films` */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'vitest'
import type { View as Havoc } from '../../src/cry-havoc'
import type { View as Mission } from '../../src/fireteam-zero'
import { browser, house, setTheStage, Visitor } from './harness'
import { type Found, Past, type Sight } from './past'

setTheStage()

const PICTURES = resolve(import.meta.dirname, '../../../docs/pictures')
const WINDOW = { width: 1360, height: 850 }
const SIZE = { maxWidth: 960, maxHeight: 600 }
/** Milliseconds between two pictures at least, and of the last one. */
const PACE = 90
const LAST = 1500

/** Plays the game on from a moment, and keeps what the window shows meanwhile. */
async function film<V extends Sight>(name: string, past: Past<V>, from: Found<V>, seconds: number): Promise<void> {
  const visitor = await Visitor.come(browser, house, { ...WINDOW, motion: true })
  const { page } = visitor
  await visitor.go(`/replay/${past.made.table.id}?at=${from.at}&seat=${from.seat}#${past.made.spectator}`)
  const play = page.locator('.bar .btn.go')
  await play.waitFor()
  await page.waitForTimeout(500)

  const frames: { at: number; png: string }[] = []
  const camera = await visitor.context.newCDPSession(page)
  camera.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    const at = timestamp * 1000
    if (at - (frames.at(-1)?.at ?? -Infinity) >= PACE) frames.push({ at, png: data })
    // The last ones may come when the window is closed already.
    camera.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await camera.send('Page.startScreencast', { format: 'png', ...SIZE })
  await play.click()
  await page.waitForTimeout(seconds * 1000)
  await camera.send('Page.stopScreencast')

  const folder = mkdtempSync(join(tmpdir(), 'muster-film-'))
  const pictures = frames.flatMap(({ at, png }, n) => {
    const file = join(folder, `${n}.png`)
    writeFileSync(file, Buffer.from(png, 'base64'))
    return ['-d', String(Math.round((frames[n + 1]?.at ?? at + LAST) - at)), file]
  })
  // Debian's package `webp`.
  execFileSync('img2webp', ['-lossy', '-q', '55', '-m', '6', ...pictures, '-o', join(PICTURES, `${name}.webp`)])
  rmSync(folder, { recursive: true })
  await visitor.leave()
}

test('an attack in Fireteam Zero', async () => {
  const past = await Past.of<Mission>('fireteam-zero', { mission: '1.1', heroes: 3 }, 3, 5, 'veteran')
  await film(
    'fireteam-zero',
    past,
    past.find(/^question-turn/, ({ view }) => view.round >= 2),
    12,
  )
})

test('a battle in Cry Havoc', async () => {
  const past = await Past.of<Havoc>('cry-havoc', { players: 3 }, 3, 7, 'veteran')
  await film(
    'cry-havoc',
    past,
    past.find(/^question-deploy/, ({ view }) => view.round >= 2),
    16,
  )
})
