/** What the page knows of the two games before it has loaded anything of them. */
import type { GameInfo, SeatWish } from '../protocol'
import { api, type TableWish } from './api'
import { has, t } from './i18n.svelte'
import { icon } from './icons'
import { settings } from './settings.svelte'
import { known, rememberMade, type Known } from './tables'

export interface GameCover {
  game: string
  /** The start of its messages, and of its rules' ids. */
  short: 'fz' | 'ch'
  name: string
  look: 'dossier' | 'orbit'
  icon: string
  /** A good first table: everything that is not the server's default. */
  options: Record<string, unknown>
  seats: number
}

export const GAMES: GameCover[] = [
  {
    game: 'fireteam-zero',
    short: 'fz',
    name: 'Fireteam Zero',
    look: 'dossier',
    icon: icon('medal-skull'),
    options: { mission: '1.1', heroes: 4, people: 4 },
    seats: 4,
  },
  {
    game: 'cry-havoc',
    short: 'ch',
    name: 'Cry Havoc',
    look: 'orbit',
    icon: icon('ringed-planet'),
    options: { players: 4, level: 'novice', factions: ['humans', 'pilgrims', 'machines', 'trogs'] },
    seats: 4,
  },
]

export function coverOf(game: string): GameCover {
  return GAMES.find((cover) => cover.game === game) ?? GAMES[0]!
}

/** The game that a rule belongs to: `FZ-ATK-02`. */
export function gameOfRule(rule: string): string {
  return rule.startsWith('CH-') ? 'cry-havoc' : 'fireteam-zero'
}

let asked: { lang: string; games: Promise<GameInfo[]> } | undefined

/** The catalogue's word on a game; asked once per language. */
export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  const lang = settings.now.lang
  if (asked?.lang !== lang) asked = { lang, games: api.games(lang) }
  try {
    return (await asked.games).find((info) => info.game === game)
  } catch (problem) {
    asked = undefined
    throw problem
  }
}

/** How strong a bot is, in words. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level
}

/** The bots for tables, the weakest first; the others are for programs. */
export const LEVELS = ['recruit', 'regular', 'veteran', 'master']

/** The bot that plays unless somebody chooses another one: the content is balanced for it, as a rival and as a comrade. */
export const USUAL = 'veteran'

/** Opens a table with this player on the first seat and bots on the others, and remembers it. */
export async function playAlone(cover: GameCover, options: Record<string, unknown> = {}, more: Partial<Known> = {}): Promise<Known> {
  const me: SeatWish = { kind: 'human', name: settings.now.name || null }
  const bots = Array.from({ length: cover.seats - 1 }, (): SeatWish => ({ kind: 'bot', level: USUAL }))
  const wish: TableWish = { game: cover.game, options: { ...cover.options, ...options }, seats: [me, ...bots] }
  // Whoever has never played it here is told what the questions mean.
  const lesson = !known().some((table) => table.game === cover.game)
  const made = await api.create(wish)
  return rememberMade(made, [0], t(`${cover.short}-alone`), { lesson, ...more })
}
