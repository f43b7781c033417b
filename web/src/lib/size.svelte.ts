/** How much room the window has, in the four sizes of the layout; text that was made larger counts as less room. */
import type { Size } from './game'
import { settings } from './settings.svelte'

export function sizeOf(width: number): Size {
  if (width < 720) return 'phone'
  if (width < 1100) return 'tablet'
  return width < 1920 ? 'desktop' : 'wide'
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

  get size(): Size {
    return this.flat ? 'phone' : sizeOf(this.#width / settings.now.text)
  }

  /** A phone held sideways: the prompt and the hand stand in a column of their own. */
  get flat(): boolean {
    return this.#height / settings.now.text < 560 && this.#width > this.#height
  }
}

export const room = new Room()
