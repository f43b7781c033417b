/** What the offers of a question mean on the table: where each can be pressed. */
import type { OfferIndex } from '../lib/ids'
import type { Card, Choice, Region, Structure } from '../cry-havoc'

type Parts = Exclude<Choice, string>
type Kind = Parts extends infer P ? (P extends P ? keyof P : never) : never
type Of<K extends Kind> = Parts extends infer P ? (P extends Record<K, infer V> ? V : never) : never

/** The part of a choice, if it is of that kind. */
export function of<K extends Kind>(choice: Choice | undefined, kind: K): Of<K> | undefined {
  return typeof choice === 'object' && kind in choice ? (choice as unknown as Record<K, Of<K>>)[kind] : undefined
}

export interface Lit {
  /** Regions that can be pressed now, with the offers behind them. */
  regions: Map<Region, OfferIndex[]>
  /** Regions from which Units can step. */
  starts: Set<Region>
}

/** Which regions the offers light up, given where a step begins and which structure is to be built. */
export function lit(offers: readonly Choice[], from: Region | null, structure: Structure | null): Lit {
  const regions = new Map<Region, OfferIndex[]>()
  const starts = new Set<Region>()
  const add = (region: Region, n: OfferIndex) => regions.set(region, [...(regions.get(region) ?? []), n])
  offers.forEach((offer, at) => {
    const n = at as OfferIndex
    const step = of(offer, 'step')
    const place = of(offer, 'region')
    const site = of(offer, 'build') ?? of(offer, 'activate')
    if (step) {
      starts.add(step[0])
      if (step[0] === from) add(step[1], n)
    } else if (place !== undefined) add(place, n)
    else if (site && (structure === null || site[0] === structure)) add(site[1], n)
  })
  return { regions, starts }
}

/** Whether an offer is pressed on the board. */
export function onBoard(offer: Choice): boolean {
  return of(offer, 'step') !== undefined || of(offer, 'region') !== undefined || isSite(offer)
}

export function isSite(offer: Choice): boolean {
  return of(offer, 'build') !== undefined || of(offer, 'activate') !== undefined
}

/** The cards that can be pressed, with their offers. */
export function cards(offers: readonly Choice[]): Map<Card, OfferIndex> {
  const found = new Map<Card, OfferIndex>()
  offers.forEach((offer, n) => {
    const card = of(offer, 'card')
    if (card !== undefined) found.set(card, n as OfferIndex)
  })
  return found
}
