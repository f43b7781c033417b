/** The part of the board that is shown. Pure functions, so that wheel, drag, pinch and buttons share them. */
import { U, type Plan, type Point } from './geometry'
import type { Camera } from '../desk.svelte'

export interface Pane {
  width: number
  height: number
}

const MARGIN = 16
const MOST = 6

export const whole = (plan: Plan): Camera => ({ x: (plan.width * U) / 2, y: (plan.height * U) / 2, k: 1 })

/** Units of the drawing per pixel. */
export function scale(plan: Plan, pane: Pane, k: number): number {
  const [w, h] = [plan.width * U + 2 * MARGIN, plan.height * U + 2 * MARGIN]
  return Math.max(w / Math.max(1, pane.width), h / Math.max(1, pane.height)) / k
}

export function boxOf(plan: Plan, pane: Pane, camera: Camera): [number, number, number, number] {
  const unit = scale(plan, pane, camera.k)
  const [w, h] = [pane.width * unit, pane.height * unit]
  return [camera.x - w / 2, camera.y - h / 2, w, h]
}

/** Never past the rim, and in the middle where all of one side is shown. */
function held(plan: Plan, pane: Pane, camera: Camera): Camera {
  const k = Math.min(MOST, Math.max(1, camera.k))
  if (k === 1) return whole(plan)
  const unit = scale(plan, pane, k)
  const within = (n: number, shown: number, most: number) => {
    const [low, high] = [shown / 2 - MARGIN, most - shown / 2 + MARGIN]
    return low > high ? most / 2 : Math.min(high, Math.max(low, n))
  }
  return { x: within(camera.x, pane.width * unit, plan.width * U), y: within(camera.y, pane.height * unit, plan.height * U), k }
}

/** Larger or smaller around a point of the pane (in pixels), which stays where it is. */
export function zoomed(plan: Plan, pane: Pane, camera: Camera, by: number, at: Point): Camera {
  const [x0, y0] = boxOf(plan, pane, camera)
  const unit = scale(plan, pane, camera.k)
  const point: Point = [x0 + at[0] * unit, y0 + at[1] * unit]
  const k = Math.min(MOST, Math.max(1, camera.k * by))
  const next = scale(plan, pane, k)
  return held(plan, pane, {
    x: point[0] - at[0] * next + (pane.width * next) / 2,
    y: point[1] - at[1] * next + (pane.height * next) / 2,
    k,
  })
}

export function dragged(plan: Plan, pane: Pane, camera: Camera, dx: number, dy: number): Camera {
  const unit = scale(plan, pane, camera.k)
  return held(plan, pane, { ...camera, x: camera.x - dx * unit, y: camera.y - dy * unit })
}

/** Shows these points (in units of the drawing) and a little around them. */
export function framed(plan: Plan, pane: Pane, points: readonly Point[], around = 85): Camera {
  if (points.length === 0) return whole(plan)
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [w, h] = [Math.max(...xs) - Math.min(...xs) + 2 * around, Math.max(...ys) - Math.min(...ys) + 2 * around]
  const unit = Math.max(w / Math.max(1, pane.width), h / Math.max(1, pane.height))
  return held(plan, pane, {
    x: (Math.max(...xs) + Math.min(...xs)) / 2,
    y: (Math.max(...ys) + Math.min(...ys)) / 2,
    k: Math.min(3.4, scale(plan, pane, 1) / unit),
  })
}
