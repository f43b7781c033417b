/** What this device remembers of its user's wishes. */
export const LANGS = ['en', 'pt-BR', 'fr', 'de'] as const
export type Lang = (typeof LANGS)[number]
export type Theme = 'dark' | 'light'

export interface Settings {
  lang: Lang
  theme: Theme | 'system'
  /** How long motions take: 1 as designed, 0 none. */
  motion: number
  /** Nothing is to be heard. */
  mute: boolean
  /** How loud everything is, 0 to 1. */
  volume: number
  /** The quiet sound of a place behind the table; null: unless the system asks for calm. */
  ambience: boolean | null
  /** A tone when it is one's turn. */
  chime: boolean
  /** Web notifications when it is one's turn. */
  notify: boolean
  /** The size of everything: 1, 1.15, 1.3. */
  text: number
  /** Questions with a single possible answer are answered by themselves. */
  single: boolean
  /** At first tables a word on every new question. */
  tips: boolean
  /** How others call this player. */
  name: string
}

const KEY = 'muster.settings'

/** The first of the browser's languages that the page speaks. */
export function browserLang(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase()
    const found = LANGS.find((lang) => lang.slice(0, 2) === short)
    if (found) return found
  }
  return 'en'
}

function defaults(): Settings {
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages
  return {
    lang: browserLang(wishes),
    theme: 'system',
    motion: 1,
    mute: false,
    volume: 0.7,
    ambience: null,
    chime: true,
    notify: false,
    text: 1,
    single: true,
    tips: true,
    name: '',
  }
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    return { ...defaults(), ...kept }
  } catch {
    return defaults()
  }
}

const media = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query))
const light = media('(prefers-color-scheme: light)')
const still = media('(prefers-reduced-motion: reduce)')

class SettingsState {
  #now = $state<Settings>(read())
  #light = $state(light?.matches ?? false)
  #still = $state(still?.matches ?? false)

  constructor() {
    light?.addEventListener('change', (event) => (this.#light = event.matches))
    still?.addEventListener('change', (event) => (this.#still = event.matches))
  }

  get now(): Readonly<Settings> {
    return this.#now
  }

  get theme(): Theme {
    if (this.#now.theme !== 'system') return this.#now.theme
    return this.#light ? 'light' : 'dark'
  }

  /** The factor of all durations; none where the system asks for reduced motion. */
  get motion(): number {
    return this.#still ? 0 : this.#now.motion
  }

  /** Whether a table is surrounded by sound: not of itself where the system asks for reduced motion. */
  get ambience(): boolean {
    return this.#now.ambience ?? !this.#still
  }

  set(change: Partial<Settings>): void {
    Object.assign(this.#now, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now))
    } catch {
      // A private window without storage: the wish holds until it is closed.
    }
  }
}

export const settings = new SettingsState()
