/** What the chapters of a game say, part by part, as a search reads it. */
import type { Guide } from './guide'
import { has, t } from './i18n.svelte'
import { GAMES } from '../games'

export interface Told {
  href: string
  chapter: string
  head: string
  text: string
}

export function textsOf(short: string, guide: Guide, kit: unknown): Told[] {
  const args = guide.args(kit)
  const game = GAMES.find((cover) => cover.short === short)?.game ?? ''
  return guide.chapters.flatMap((chapter) => {
    const id = `${short}-guide-${chapter.key}`
    const href = `/rules/${game}/${chapter.key}`
    const title = t(id, args)
    const parts = chapter.sections.map(({ key, note }): Told => {
      const aside = note ? ` ${t(`${id}-${key}.note`, args)}: ${t(`${id}-${key}.aside`, args)}` : ''
      return { href: `${href}#${key}`, chapter: title, head: t(`${id}-${key}`, args), text: `${t(`${id}-${key}.text`, args)}${aside}` }
    })
    const notes = Array.from({ length: chapter.notes }, (_, n): Told => {
      const note = `${id}-n${n + 1}`
      return { href: `${href}#n${n + 1}`, chapter: title, head: t(note, args), text: t(`${note}.text`, args) }
    })
    const loop: Told[] = []
    for (let n = 1; has(`${id}-loop-${n}`); n++) {
      const part = `${id}-loop-${n}`
      loop.push({ href: `${href}#loop-${n}`, chapter: title, head: t(part, args), text: t(`${part}.text`, args) })
    }
    const lead: Told = { href, chapter: title, head: title, text: t(`${id}.lead`, args) }
    return [lead, ...parts, ...notes, ...loop]
  })
}
