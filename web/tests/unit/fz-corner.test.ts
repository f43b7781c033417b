import { expect, test } from 'vitest'
import { freeCorner } from '../../src/fireteam-zero/corner'

const area = { left: 0, top: 0, right: 600, bottom: 400 }
const at = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 })

test('what lies over the board keeps off what can be chosen there', () => {
  expect(freeCorner(area, 200, 120, [])).toBe('br')
  expect(freeCorner(area, 200, 120, [at(500, 350)])).toBe('bl')
  expect(freeCorner(area, 200, 120, [at(500, 350), at(100, 350)])).toBe('tr')
  expect(freeCorner(area, 200, 120, [at(500, 350), at(100, 350), at(500, 50)])).toBe('tl')
  // Where something is hidden everywhere, as little as possible is.
  expect(freeCorner(area, 200, 120, [at(500, 350), at(520, 350), at(100, 350), at(500, 50), at(120, 50), at(100, 40)])).toBe('bl')
})
