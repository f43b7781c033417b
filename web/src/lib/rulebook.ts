/**
 * The rulebook as the page reads it: the Markdown of rulebook/<game>.md, or rulebook/<lang>/<game>.md where that file exists.
 * It is loaded when somebody asks for it, and cut into sections and blocks; rules are blocks with an id.
 */
import { RULES } from './games'

const files = import.meta.glob<string>(['../../../rulebook/*.md', '../../../rulebook/*/*.md', '!**/trace.md', '!**/notes/*'], {
  query: '?raw',
  import: 'default',
})

export type Block =
  | { kind: 'rule'; id: string; text: string; more: string[] }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; numbered: boolean }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string }

export interface Section {
  /** The anchor. */
  id: string
  level: number
  title: string
  blocks: Block[]
}

export interface Rulebook {
  /** The language it is written in; not always the one that was asked for. */
  lang: string
  sections: Section[]
}

const RULE = /^- \*\*([A-Z]{2,4}(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\*\s*(.*)$/

/** A translated rule ends with the stamp of the English it says. */
const STAMP = /\s*<!--.*?-->$/

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

export function parseRulebook(text: string): Section[] {
  const sections: Section[] = []
  let blocks: Block[] = []
  const lines = text.split('\n')
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n] ?? ''
    const last = blocks.at(-1)
    const head = /^(#{1,4}) (.*)$/.exec(line)
    const rule = RULE.exec(line)
    if (head) {
      const title = head[2] ?? ''
      blocks = []
      sections.push({ id: `s-${sections.length}`, level: head[1]?.length ?? 1, title, blocks })
    } else if (line.startsWith('```')) {
      const end = lines.indexOf('```', n + 1)
      blocks.push({ kind: 'code', text: lines.slice(n + 1, end).join('\n') })
      n = end
    } else if (rule) {
      blocks.push({ kind: 'rule', id: rule[1] ?? '', text: (rule[2] ?? '').replace(STAMP, ''), more: [] })
    } else if (/^\s+- /.test(line) && last?.kind === 'rule') {
      last.more.push(line.trim().slice(2))
    } else if (/^(\d+\.|-) /.test(line)) {
      const numbered = /^\d/.test(line)
      const item = line.replace(/^(\d+\.|-) /, '')
      if (last?.kind === 'list' && last.numbered === numbered) last.items.push(item)
      else blocks.push({ kind: 'list', items: [item], numbered })
    } else if (line.startsWith('|')) {
      if (/^\|[\s:|-]+\|$/.test(line)) continue
      if (last?.kind === 'table') last.rows.push(cells(line))
      else blocks.push({ kind: 'table', head: cells(line), rows: [] })
    } else if (line.trim() !== '' && line !== '---') {
      blocks.push({ kind: 'text', text: line.trim() })
    } else if (last?.kind === 'list' || last?.kind === 'table') {
      // An empty line ends what came before.
      blocks.push({ kind: 'text', text: '' })
    }
  }
  for (const section of sections) section.blocks = section.blocks.filter((block) => block.kind !== 'text' || block.text !== '')
  return sections
}

const books = new Map<string, Promise<Rulebook>>()

export function rulebook(game: string, lang: string): Promise<Rulebook> {
  const own = `../../../rulebook/${lang}/${game}.md`
  const path = own in files ? own : `../../../rulebook/${game}.md`
  const known = books.get(path)
  if (known) return known
  const book = (files[path]?.() ?? Promise.resolve('')).then((text) => ({
    lang: path === own ? lang : 'en',
    sections: parseRulebook(text),
  }))
  books.set(path, book)
  return book
}

export interface FoundRule {
  id: string
  text: string
  more: string[]
  section: string
}

export function findRule(book: Rulebook, id: string): FoundRule | null {
  for (const section of book.sections) {
    for (const block of section.blocks) if (block.kind === 'rule' && block.id === id) return { ...block, section: section.title }
  }
  return null
}

export type Piece =
  { kind: 'plain' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'rule'; text: string } | { kind: 'link'; text: string; to: string }

const INLINE = new RegExp(
  /\*\*([^*]+)\*\*|(?<![\w-])\*([^*\s][^*]*)\*|`([^`]+)`|\[([^\]]+)\]\((https?:[^)]+)\)|/.source +
    String.raw`\b((?:${RULES})(?:-[A-Z0-9]+)*-\d+[a-z]?)\b`,
  'g',
)

/** A line of Markdown in pieces, with the ids of rules found. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'plain', text: text.slice(at, match.index) })
    const [, bold, italic, code, label, to, rule] = match
    if (bold) found.push({ kind: 'bold', text: bold })
    else if (italic) found.push({ kind: 'italic', text: italic })
    else if (code) found.push({ kind: 'code', text: code })
    else if (label && to) found.push({ kind: 'link', text: label, to })
    else if (rule) found.push({ kind: 'rule', text: rule })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ kind: 'plain', text: text.slice(at) })
  return found
}
