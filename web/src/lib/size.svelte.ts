/** How much room the window has, in the four sizes of the layout; text that was made larger counts as less room. */
import type { Size } from './game'
import { settings } from './settings.svelte'

export function sizeOf(width: number): Size {
  if (width < 720) return 'phone'
  if (width < 1100) return 'tablet'
  return width < 1920 ? 'desktop' : 'wide'
}

/** Screens of many pixels are looked at from farther away: everything grows. */
export function growth(width: number): number {
  if (width >= 3200) return 1.6
  return width >= 2400 ? 1.25 : 1
}

class Room {
  #width = $state(globalThis.innerWidth ?? 1440)
  #height = $state(globalThis.innerHeight ?? 900)

  constructor() {
    globalThis.addEventListener?.('resize', () => {
      this.#width = innerWidth
      this.#height = innerHeight
    })
  }

  /** How much larger than designed everything is drawn. */
  get zoom(): number {
    return settings.now.text * growth(this.#width)
  }

  /** Its width as it is laid out. */
  get width(): number {
    return this.#width / this.zoom
  }

  get size(): Size {
    return this.flat ? 'phone' : sizeOf(this.width)
  }

  /** A phone held sideways: the prompt and the hand stand in a column of their own. */
  get flat(): boolean {
    return this.#height / this.zoom < 560 && this.#width > this.#height
  }
}

export const room = new Room()
