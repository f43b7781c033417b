/** Why cards of the hand cannot be used just now, or would come to nothing, printed on them: refusals are asked of the server while an
 * attack is put together. */
import type { Card } from '../fireteam-zero'
import { t } from '../lib/i18n.svelte'
import { offered, type FzTable } from './model'

/** Without the rule's id: a card has little room, and pressing it shows the whole refusal. */
const short = (text: string) => text.replace(/\s*\([A-Z]+-[A-Z]+-\d+[^)]*\)/g, '')

export function reasonsOf(get: () => FzTable): { of(card: Card): string } {
  let reasons = $state.raw<ReadonlyMap<number, string>>(new Map())
  $effect(() => {
    const table = get()
    const [seq, view] = [table.seq, table.view]
    const declaring = view.declaring
    if (!table.mine || !declaring || table.seat === null) {
      reasons = new Map()
      return
    }
    const cards = offered(table.offers, 'card')
    const chosen = new Set(declaring.cards.map((card) => card.card))
    const closed = (view.heroes[table.seat]?.hand ?? []).filter((card) => !cards.has(card.card) && !chosen.has(card.card))
    void Promise.all(closed.map(async (card) => [card.card, short((await table.whyNot({ card: card.card })).text ?? '')] as const)).then(
      (found) => {
        if (table.seq === seq) reasons = new Map(found)
      },
      () => {},
    )
  })
  /** Cards that may be played in vain. */
  const vain = $derived(
    new Map(
      (get().view.futile ?? []).flatMap(({ offer, why }) =>
        typeof offer === 'object' && 'card' in offer ? [[offer.card, why] as const] : [],
      ),
    ),
  )
  const without = (card: Card) => {
    const why = get().mine ? vain.get(card) : undefined
    return why ? t(`fz-vain-${why.replaceAll('_', '-')}`) : ''
  }
  return { of: (card) => reasons.get(card) ?? without(card) }
}
