/** What has a text behind an answer that only names it. */
import type { Named } from '../lib/game'
import type { OfferIndex } from '../lib/ids'
import type { KitText } from '../cry-havoc'
import { regionName, type Havoc } from './model'
import { of } from './offers'
import { t } from '../lib/i18n.svelte'

function textOf(table: Havoc, n: OfferIndex): KitText | undefined {
  const { offers, kit } = table
  const offer = offers[n]
  const [skill, card, token] = [of(offer, 'skill'), of(offer, 'card'), of(offer, 'named')]
  const structure = of(offer, 'structure') ?? (of(offer, 'build') ?? of(offer, 'activate'))?.[0]
  if (skill !== undefined) return kit.skills[skill]?.text
  if (card !== undefined) return kit.cards[card]?.text
  if (token !== undefined) return kit.named[token]?.text
  return structure === undefined ? undefined : kit.structures[structure]?.text
}

export function namedOf(table: Havoc, n: OfferIndex): Named | null {
  const text = textOf(table, n)
  if (!text || text.rules.length === 0) return null
  const offer = table.offers[n]
  const [build, activate] = [of(offer, 'build'), of(offer, 'activate')]
  const site = build ?? activate
  const brief = site ? t(build ? 'ch-build-at' : 'ch-activate-at', { name: text.name, region: regionName(table, site[1]) }) : undefined
  // The sentence of a site says what it costs as well.
  return site ? { name: text.name, lines: [table.texts[n] ?? ''], brief } : { name: text.name, lines: text.rules }
}
