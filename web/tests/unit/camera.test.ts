import { expect, test } from 'vitest'
import { Camera, type Point } from '../../src/lib/camera.svelte'

function look(): Camera {
  const camera = new Camera(() => ({ x: -16, y: -16, width: 832, height: 832 }), { most: 6, near: 3, around: 85 })
  camera.pane = { width: 400, height: 300 }
  return camera
}

/** What lies under a point of the pane. */
function under({ box, pane }: Camera, [x, y]: Point): Point {
  return [box[0] + (x / pane.width) * box[2], box[1] + (y / pane.height) * box[3]]
}

test('shows everything at first', () => {
  const [x, y, w, h] = look().box
  expect(x).toBeLessThanOrEqual(-16)
  expect(y).toBeLessThanOrEqual(-16)
  expect(x + w).toBeGreaterThanOrEqual(816)
  expect(y + h).toBeGreaterThanOrEqual(816)
  expect(look().whole).toBe(true)
})

test('keeps the point under the pointer where it is', () => {
  const camera = look()
  camera.zoom(3)
  const before = under(camera, [100, 80])
  camera.zoom(1.5, [100, 80])
  const after = under(camera, [100, 80])
  expect(after[0]).toBeCloseTo(before[0])
  expect(after[1]).toBeCloseTo(before[1])
})

test('a drag moves the board with the pointer', () => {
  const camera = look()
  camera.zoom(4)
  const before = under(camera, [200, 150])
  camera.drag(30, -20)
  expect(under(camera, [230, 130])[0]).toBeCloseTo(before[0])
  expect(under(camera, [230, 130])[1]).toBeCloseTo(before[1])
})

test('never leaves the board, and is at most so near', () => {
  const camera = look()
  camera.zoom(99)
  expect(camera.box[3]).toBeCloseTo(832 / 6)
  camera.drag(-9999, -9999)
  expect(camera.box[0] + camera.box[2]).toBeCloseTo(816)
  camera.jump([-500, 400])
  expect(camera.box[0]).toBeCloseTo(-16)
  camera.zoom(0.001)
  expect(camera.box).toEqual(look().box)
})

test('frames points with some air, and everything where there are none', () => {
  const camera = look()
  camera.frame([
    [300, 300],
    [380, 340],
  ])
  const [x, y, w, h] = camera.box
  expect(x).toBeLessThan(300)
  expect(y).toBeLessThan(300)
  expect(x + w).toBeGreaterThan(380)
  expect(y + h).toBeGreaterThan(340)
  expect(camera.whole).toBe(false)
  camera.frame([])
  expect(camera.whole).toBe(true)
})
