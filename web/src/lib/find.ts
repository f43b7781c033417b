/** Finding entries by anything that is written on them. */

/** Letters without case and accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What stands on each entry of a kit, by its id: every text of whatever has an id. */
export function textsOf(kit: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const walk = (value: unknown, id: string | null): void => {
    if (typeof value === 'string') {
      if (id !== null && value !== id) found.get(id)?.push(value)
    } else if (Array.isArray(value)) for (const one of value) walk(one, id)
    else if (value !== null && typeof value === 'object') {
      const own = 'id' in value && typeof value.id === 'string' ? value.id : id
      if (own !== null && !found.has(own)) found.set(own, [])
      // Where facts come from is no text of the entry.
      for (const [name, field] of Object.entries(value)) if (name !== 'source') walk(field, own)
    }
  }
  walk(kit, null)
  return found
}

/** How an entry is found: by its name, or by the first text on it that has the words; null if it is not. */
export function findIn(name: string, texts: readonly string[], query: string): { text: string } | null {
  const words = fold(query)
  if (fold(name).includes(words)) return { text: '' }
  const text = texts.find((one) => fold(one).includes(words))
  return text === undefined ? null : { text }
}
