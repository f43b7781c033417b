/** A site keeps itself for when there is no network. A newer version of it waits until somebody wants it. */
import { FILES } from './home'

class Offline {
  /** The newer version. */
  #waiting = $state.raw<ServiceWorker | null>(null)

  get update(): boolean {
    return this.#waiting !== null
  }

  begin(): void {
    // Browsers keep pages of secure origins only.
    if (!FILES || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('./sw.js').then(
      (kept) => {
        const look = () => {
          // The very first version waits for nobody.
          if (navigator.serviceWorker.controller) this.#waiting = kept.waiting
        }
        look()
        kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look))
      },
      // The page works without being kept.
      (caught: unknown) => console.warn(caught),
    )
  }

  /** Goes on with the newer version; every table goes on where it stood. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.#waiting?.postMessage('now')
  }

  later(): void {
    this.#waiting = null
  }
}

export const offline = new Offline()
