/** Where others reach the server. A page that was opened on the machine itself, as localhost, asks it: its own address leads nowhere else. */
import { api } from './api'

/** A host that means the machine itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

export class Reach {
  #origin = $state('')
  #asked = false

  constructor(
    private readonly own: Pick<Location, 'origin' | 'hostname'>,
    private readonly ask: () => Promise<{ addresses: string[] }>,
  ) {
    this.#origin = own.origin
  }

  /** The beginning of a link for somebody else. It changes once, when the server has answered. */
  get origin(): string {
    if (!this.#asked && isLoopback(this.own.hostname)) {
      this.#asked = true
      this.ask().then(
        ({ addresses }) => (this.#origin = addresses[0] ?? this.own.origin),
        // An older server, or none at the moment: the next link asks again.
        () => (this.#asked = false),
      )
    }
    return this.#origin
  }
}

export const reach = new Reach(globalThis.location ?? { origin: '', hostname: '' }, api.server)
