/** Whether the page is being put on paper: figures that are gone through become small pictures then. */
import { flushSync } from 'svelte'

class Printing {
  now = $state(false)

  constructor() {
    if (typeof matchMedia === 'undefined') return
    // What is drawn must be there before the paper is.
    const set = (now: boolean) => flushSync(() => (this.now = now))
    const media = matchMedia('print')
    media.addEventListener('change', () => set(media.matches))
    addEventListener('beforeprint', () => set(true))
    addEventListener('afterprint', () => set(media.matches))
  }
}

export const printing = new Printing()
