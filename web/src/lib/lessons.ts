/** Which lessons were taken on this device, and how one is begun. */
import type { LessonInfo, SeatWish } from '../protocol'
import { api } from './api'
import { playAlone, type GameCover } from './games'
import { t, words } from './i18n.svelte'
import type { Seat } from './ids'
import { settings } from './settings.svelte'
import { known, rememberMade, type Known } from './tables'

const KEY = 'muster.lessons'

/** The seat of whoever learns. */
export const PUPIL = 0 as Seat

/** The lesson of a first game. */
export const FIRST = 'first'

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

const named = (game: string, name: string) => `${game}/${name}`

export const isDone = (game: string, name: string): boolean => read().includes(named(game, name))

export function markDone(game: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), named(game, name)])]))
  } catch {
    // Without storage nothing is remembered.
  }
}

/** The words of a game's lessons. */
export const needWords = ({ short }: Pick<GameCover, 'short'>): Promise<void> => words.need(`${short}-lessons-page`)

/** A table of this lesson that was begun here and is not over. */
export function begun(game: string, name: string): Known | undefined {
  return known().find((table) => table.game === game && table.taught === name && !isDone(game, name))
}

/** A lesson that was taken: nobody waits for anybody there. The first game goes on. */
export const isTaken = ({ game, taught }: Known): boolean => taught !== undefined && taught !== FIRST && isDone(game, taught)

/** Whether nothing of this game was ever played or learned on this device. */
export const isNew = (game: string): boolean => !known().some((table) => table.game === game) && !isDone(game, FIRST)

/** Opens the table of a lesson. */
export async function take(cover: GameCover, info: LessonInfo, title: string): Promise<Known> {
  const me: SeatWish = { kind: 'human', name: settings.now.name || null }
  const bots = Array.from({ length: info.seats - 1 }, (): SeatWish => ({ kind: 'bot', level: info.level }))
  const made = await api.create({ game: cover.game, options: { lesson: info.name }, seats: [me, ...bots] })
  return rememberMade(made, [PUPIL], title, { taught: info.name, lesson: true })
}

/** The guided first game, for whoever has never played it here. */
export async function playFirst(cover: GameCover): Promise<Known> {
  const [lessons] = await Promise.all([api.lessons(cover.game), needWords(cover)])
  const first = lessons.find((lesson) => lesson.name === FIRST)
  return first ? take(cover, first, t(`${cover.short}-lesson-${FIRST}`)) : playAlone(cover)
}
