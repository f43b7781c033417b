/** A whole game as this viewer may know it, play by play: what the end is told from. */
import type { Chapter } from '../protocol'
import { api } from './api'
import type { TableState } from './table.svelte'

export interface Past {
  /** What each play did, in the terms of the game; the first play is at 0, and stands at moment 1 of the replay. */
  plays: readonly (readonly unknown[])[]
  chapters: readonly Chapter[]
}

/** Once it is over; the language does not matter, since nothing of it is in words. */
export async function wholeGame({ info, token, seat, plays }: TableState): Promise<Past> {
  const [last, chapters] = await Promise.all([api.moment(info.id, token, 'en', 0, plays, seat), api.chapters(info.id, token)])
  return { plays: [...(last.earlier ?? []), last.events], chapters }
}
