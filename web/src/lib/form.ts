/** The form of a new table: the fields of the catalogue, sorted for people. */
import type { GameInfo } from '../protocol'
import { has, t } from './i18n.svelte'

/** A field as the catalogue describes it. */
export interface Field {
  name: string
  kind: 'one' | 'number' | 'several'
  label?: string
  default: unknown
  min?: number
  max?: number
  words?: { id: string; name: string }[]
  repeats?: boolean
}

/** Shown at once, in this order. */
const FIRST = ['mission', 'keys.difficulty', 'level', 'length']
/** Follow from who sits where. */
const SEATS = ['heroes', 'players', 'people']

export interface Form {
  first: Field[]
  /** What few will want to change. Variants that only settle a dispute between sources are for programs: nobody would know
   * what to answer. The page shows those that have words in its messages. */
  more: Field[]
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
    first: FIRST.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    more: rest.filter((field) => field.kind === 'one' && has(message(field))),
    least: seats?.min ?? 2,
    most: seats?.max ?? 4,
    seats: info.seats,
  }
}

function message(field: Field): string {
  return `option-${field.name.replace(/^keys\./, '').replaceAll('_', '-')}`
}

export function labelOf(field: Field): string {
  const own = message(field)
  return has(own) ? t(own) : (field.label ?? '')
}

export function wordOf(field: Field, word: { id: string; name: string }): string {
  if (word.id === 'true' || word.id === 'false') return t(`option-${word.id}`)
  const own = `${message(field)}-${word.id.replaceAll('_', '-')}`
  return has(own) ? t(own) : word.name
}

/** The options of a request: `keys.difficulty` is a word inside `keys`; what has its default is left out. */
export function optionsOf(fields: Field[], picked: Record<string, string>): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  const keys: Record<string, string> = {}
  for (const field of fields) {
    const value = picked[field.name]
    if (value === undefined || value === field.default) continue
    if (field.name.startsWith('keys.')) keys[field.name.slice(5)] = value
    else options[field.name] = value
  }
  return Object.keys(keys).length > 0 ? { ...options, keys } : options
}
