/**
 * What nobody may miss: it waits for the motions that led to it, stands for a while, and is pressed away once it could be read.
 */
import type { Banner } from './game'
import { HOLDS } from './showing.svelte'

/** A banner that is shown, and since when. */
export interface Raised extends Banner {
  n: number
  since: number
}

/** How long a banner stands. */
const STANDS = 4600
/** How many stand at once. */
const MOST = 2

export class Banners {
  shown = $state.raw<readonly Raised[]>([])
  #coming: Banner[] = []
  #count = 0

  /** They come when what still moves has ended. */
  expect(banners: readonly Banner[]): void {
    this.#coming.push(...banners)
  }

  /** Shows what has come. */
  raise(): void {
    const raised = this.#coming.splice(0).map((banner) => ({ ...banner, n: (this.#count += 1), since: Date.now() }))
    if (raised.length === 0) return
    this.shown = [...this.shown, ...raised].slice(-MOST)
    setTimeout(() => (this.shown = this.shown.filter((banner) => !raised.includes(banner))), STANDS)
  }

  /** Takes those away that could be read. */
  dismiss(): void {
    const now = Date.now()
    if (this.shown.length > 0) this.shown = this.shown.filter(({ since }) => now - since < HOLDS)
  }

  /** Nothing of what was to come is true any more. */
  clear(): void {
    this.#coming = []
    this.shown = []
  }
}
