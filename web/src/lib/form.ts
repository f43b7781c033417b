/** The form of a new table: the fields of the catalogue, sorted for people. */
import type { GameInfo } from '../protocol'
import { has, t } from './i18n.svelte'

/** A field as the catalogue describes it. */
export interface Field {
  name: string
  kind: 'one' | 'number' | 'several'
  label?: string
  /** What it means, in a sentence. */
  help?: string
  default: unknown
  min?: number
  max?: number
  words?: Word[]
  repeats?: boolean
  /** For several options under one name: what they are set to where its default is not taken. */
  sets?: Record<string, string>
}

export interface Word {
  id: string
  name: string
  /** What one ought to know before choosing it. */
  note?: string
  /** With how many seats it can be chosen at the least. */
  from_seats?: number
}

/** Shown at once, in this order. */
const FIRST = ['mission', 'keys.difficulty', 'level', 'length']
/** Variants that make sense together only: nobody would think of them one by one. */
const TOGETHER: Record<string, Record<string, string>> = {
  edition: { 'keys.event_pool': 'events_and_finds', 'keys.specialist_abilities': 'second_edition' },
}
/** Follow from who sits where. */
const SEATS = ['heroes', 'players', 'people']

export interface Form {
  first: Field[]
  /** What few will want to change. Variants that only settle a dispute between sources are for programs: nobody would know
   * what to answer. The page shows those that have words in its messages. */
  more: Field[]
  /** What each seat may choose for itself alone: its Faction. */
  part: Field | null
  /** The number of seats. */
  least: number
  most: number
  seats: string
}

export function formOf(info: GameInfo): Form {
  const fields = info.fields as Field[]
  const seats = fields.find((field) => field.name === info.seats)
  const rest = fields.filter((field) => !FIRST.includes(field.name) && !SEATS.includes(field.name))
  return {
    first: [...FIRST.flatMap((name) => fields.find((field) => field.name === name) ?? []), ...together(fields)],
    more: rest.filter((field) => field.kind === 'one' && has(message(field))),
    part: rest.find((field) => field.kind === 'several' && field.repeats === false) ?? null,
    least: seats?.min ?? 2,
    most: seats?.max ?? 4,
    seats: info.seats,
  }
}

/** One field for each bundle of variants that the game has. */
function together(fields: Field[]): Field[] {
  const known = Object.entries(TOGETHER).filter(([, sets]) =>
    Object.keys(sets).every((name) => fields.some((field) => field.name === name)),
  )
  return known.map(([name, sets]): Field => {
    const words = ['first', 'second'].map((id) => ({ id, name: id }))
    return { name, kind: 'one', default: 'first', words, sets, help: t(`option-${name}-why`) }
  })
}

function message(field: Field): string {
  return `option-${field.name.replace(/^keys\./, '').replaceAll('_', '-')}`
}

export function labelOf(field: Field): string {
  const own = message(field)
  return has(own) ? t(own) : (field.label ?? '')
}

/** Entries that have a number are known by it, such as the missions: the act in its operation. */
const NUMBER = /^\d+(?:\.\d+)+$/

export function wordOf(field: Field, word: Word): string {
  if (word.id === 'true' || word.id === 'false') return t(`option-${word.id}`)
  const own = `${message(field)}-${word.id.replaceAll('_', '-')}`
  const name = has(own) ? t(own) : word.name
  return NUMBER.test(word.id) ? `${word.id} · ${name}` : name
}

/** What there is to know of a field with this word: of the word itself, or of the option where it is not one of the usual ones. */
export function noteOf(field: Field, word: unknown): string {
  const note = field.words?.find(({ id }) => id === word)?.note
  return note ?? (FIRST.includes(field.name) ? '' : (field.help ?? ''))
}

/** The words that a seat may have for its part at a table of so many seats. */
export function partsFor(field: Field, seats: number): Word[] {
  return (field.words ?? []).filter((word) => (word.from_seats ?? 0) <= seats)
}

/** One part for each seat: those that were named, and others by lot; none if nobody named one. */
export function dealt(field: Field, named: readonly string[], random: () => number = Math.random): string[] {
  const words = partsFor(field, named.length).map(({ id }) => id)
  const own = named.map((id, seat) => (words.includes(id) && named.indexOf(id) === seat ? id : ''))
  if (own.every((id) => id === '')) return []
  const free = words.filter((id) => !own.includes(id))
  return own.map((id) => id || (free.splice(Math.floor(random() * free.length), 1)[0] ?? ''))
}

/** The options of a request: `keys.difficulty` is a word inside `keys`; what has its default is left out. */
export function optionsOf(fields: Field[], picked: Record<string, string>): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  const keys: Record<string, string> = {}
  for (const field of fields) {
    const value = picked[field.name]
    if (value === undefined || value === field.default) continue
    if (field.sets) for (const [name, set] of Object.entries(field.sets)) keys[name.slice(5)] = set
    else if (field.name.startsWith('keys.')) keys[field.name.slice(5)] = value
    else options[field.name] = value
  }
  return Object.keys(keys).length > 0 ? { ...options, keys } : options
}
