/**
 * The rulebook for people: chapters of one illustrated screen each, an example first and rules second. A game brings the list of them
 * (`cover.guide()`); their words are `<short>-guide-<chapter>…` in `<short>-guide-page.ftl`, see there.
 */
import type { Component } from 'svelte'
import type { Args } from './i18n.svelte'
import type { GameCover } from './games'

/** A part of a chapter, with the numbered rules that it rests on: ids, or runs of them (`…-08…10`). */
export interface Section {
  key: string
  /** What stands in its ring; without one, its number. */
  mark?: string
  rules: readonly string[]
  /** It has a note in the margin. */
  note?: boolean
}

export interface Chapter {
  key: string
  /** How the ids of the rules begin that this chapter explains. */
  about: readonly string[]
  sections: readonly Section[]
  /** How many notes stand beside the figure. */
  notes: number
  figure(): Promise<{ default: Component<FigureProps> }>
}

/** What a figure is given: the kit of its game, the start of its messages, and the names that stand in them. */
export interface FigureProps {
  kit: unknown
  id: string
  args: Args
}

export interface Guide {
  chapters: readonly Chapter[]
  /** Names and numbers of the content that stand in the texts. */
  args(kit: unknown): Args
}

const loaded = new Map<string, Promise<Guide>>()

export function guideOf(cover: GameCover): Promise<Guide> {
  let known = loaded.get(cover.game)
  if (!known) {
    known = cover.guide().then(({ guide }) => guide)
    known.catch(() => loaded.delete(cover.game))
    loaded.set(cover.game, known)
  }
  return known
}

const RUN = /^(.*-)(\d+)…(\d+)$/

/** The ids of a list in which runs are written short. */
export function idsOf(rules: readonly string[]): string[] {
  return rules.flatMap((rule) => {
    const [, start, from, to] = RUN.exec(rule) ?? []
    if (start === undefined || from === undefined) return [rule]
    const n = Number(to) - Number(from) + 1
    return Array.from({ length: n }, (_, k) => `${start}${String(Number(from) + k).padStart(from.length, '0')}`)
  })
}

export interface Spot {
  chapter: Chapter
  section: Section | null
}

/** The chapter that explains a rule: the one with a section that rests on it, or else the one that is about its kind. */
export function chapterOf(guide: Guide, rule: string): Spot | null {
  for (const chapter of guide.chapters) {
    const own = chapter.about.some((start) => rule.startsWith(start))
    const section = own ? chapter.sections.find(({ rules }) => idsOf(rules).includes(rule)) : undefined
    if (section) return { chapter, section }
  }
  const fit = (chapter: Chapter) => Math.max(0, ...chapter.about.filter((start) => rule.startsWith(start)).map((start) => start.length))
  const best = [...guide.chapters].sort((a, b) => fit(b) - fit(a))[0]
  return best && fit(best) > 0 ? { chapter: best, section: null } : null
}

/** A step of a figure that is gone through. */
export interface Step {
  /** The part of the example that it belongs to. */
  group: string
  /** What stands in the ring of its caption. */
  mark: string
  /** It is one of the small pictures on paper. */
  print?: boolean
}
