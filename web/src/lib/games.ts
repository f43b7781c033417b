/** What the page knows of all games before it has loaded anything of them. */
import type { Component } from 'svelte'
import type { Seat } from './ids'
import { GAMES } from '../games'
import type { GameInfo, SeatWish } from '../protocol'
import { api, type TableWish } from './api'
import type { GameFace } from './game'
import type { Guide } from './guide'
import type { Album, Entry } from './picture/album'
import type { Finished } from './records'
import { has, t, words } from './i18n.svelte'
import { settings } from './settings.svelte'
import { rememberMade, type Known } from './tables'

/** A game before anything of its table is loaded. */
export interface GameCover {
  game: string
  /** The start of its messages, and of its rules' ids in capitals. */
  short: string
  name: string
  /** The look of its pages, see styles/tokens.css. */
  look: string
  icon: string
  /** A good first table: everything that is not the server's default. */
  options: Record<string, unknown>
  seats: number
  /** The icons of its lessons. */
  lessons: Record<string, string>
  face(): Promise<{ face: unknown }>
  /** Its rulebook for people. */
  guide(): Promise<{ guide: Guide }>
  /** Its pictures, and what the picture of a table shows. */
  pictures(): Promise<{ pictures: Album }>
  scene(options: Record<string, unknown>, seat?: number): Entry
  /** The message on what ought to be known of a word of the form, beside what the server says of it. */
  note?(field: string, word: string): string | undefined
  /** How a table stands, in a few words for its tile; `view` is what the seat sees. */
  standing?(view: unknown, seat: number | null): string | null
  /** What of it was won on this device, step by step, in sight on the start page; it leads to the page of its records. */
  steps?(records: readonly Finished[]): Step[]
  /** That page. */
  chronicle?(): Promise<{ default: Component<{ cover: GameCover }> }>
}

/** One thing that can be won. */
export interface Step {
  key: string
  state: 'won' | 'lost' | 'open'
}

export function coverOf(game: string): GameCover {
  return GAMES.find((cover) => cover.game === game) ?? GAMES[0]!
}

const prefix = ({ short }: GameCover) => short.toUpperCase()

/** The game that a rule belongs to: the one whose rules' ids begin like it. */
export function gameOfRule(rule: string): string {
  return (GAMES.find((cover) => rule.startsWith(`${prefix(cover)}-`)) ?? GAMES[0]!).game
}

/** How ids of rules begin: those of the games, and of the rulings of the house. */
export const RULES = [...GAMES.map(prefix), 'MR'].join('|')

/** The words of all games that are needed before their tables are. */
export const FRONT = GAMES.map(({ short }) => `${short}-front-page`)

/** The faces are loaded when they are needed. */
export async function faceOf(game: string): Promise<GameFace> {
  const cover = GAMES.find((one) => one.game === game)
  if (!cover) throw new Error(`no face for ${game}`)
  const [{ face }] = await Promise.all([cover.face(), words.need(`${cover.short}-page`)])
  return face as GameFace
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
export const LEVELS = ['recruit', 'regular', 'veteran', 'master', 'legend']

/** The bot that plays unless somebody chooses another one: the content is balanced for it, as a rival and as a comrade. */
export const USUAL = 'veteran'

/** What such a table is called: with how many bots follows from its seats. */
export const titleAlone = ({ short, seats }: Pick<GameCover, 'short' | 'seats'>): string => t(`${short}-alone`, { bots: seats - 1 })

/** Opens a table with this player on the first seat and bots on the others, and remembers it. */
export async function playAlone(cover: GameCover, options: Record<string, unknown> = {}, more: Partial<Known> = {}): Promise<Known> {
  const me: SeatWish = { kind: 'human', name: settings.now.name || null }
  const bots = Array.from({ length: cover.seats - 1 }, (): SeatWish => ({ kind: 'bot', level: USUAL }))
  const wish: TableWish = { game: cover.game, options: { ...cover.options, ...options }, seats: [me, ...bots] }
  const made = await api.create(wish)
  return rememberMade(made, [0 as Seat], titleAlone(cover), more)
}
