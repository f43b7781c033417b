/** The card, token or rule behind an answer that names it, so that the answer itself can be short. */
import type { Choice, Holder, View } from '../fireteam-zero'
import type { Named } from '../lib/game'
import type { OfferIndex } from '../lib/ids'
import { t } from '../lib/i18n.svelte'
import { actionOf, byId, cardLines, missionOf, type FzTable } from './model'

/** Questions that are answered with the lower half of a card. */
export const REACTIONS: readonly string[] = ['question-window', 'question-tactics']

/** The design of a card that lies open, or in a hand that this viewer sees. */
function designOf(view: View, seat: number | null, card: number): string {
  const hero = view.heroes[seat ?? -1]
  return [...(hero?.hand ?? []), ...(hero?.discard ?? []), ...(hero?.playing ?? [])].find((it) => it.card === card)?.action ?? ''
}

function holderName(table: FzTable, holder: Holder): string | undefined {
  const { kit, view } = table
  if (holder === 'briefing') return missionOf(kit, view).name
  if ('monster' in holder) return kit.monsters[holder.monster]?.trait?.name
  if ('twist' in holder) return byId(kit.twists, view.twists.find(({ slot }) => slot === holder.twist)?.id)?.name
  if ('objective' in holder) return kit.objectives[holder.objective]?.name
  if ('token' in holder) return missionOf(kit, view).tokens[holder.token]
  if ('focus' in holder) return byId(kit.focuses, view.heroes[holder.focus[0]]?.focuses[holder.focus[1]])?.name
  if ('item' in holder) return byId(kit.recon, view.heroes[holder.item[0]]?.items[holder.item[1]]?.id)?.name
  if ('recon' in holder) return kit.recon[holder.recon]?.name
  if ('lower' in holder) return actionOf(kit, designOf(view, ...holder.lower))?.lower.name
  if ('extra' in holder) {
    return actionOf(kit, view.attacks?.at(-1)?.cards.find((it) => it.card === holder.extra)?.action ?? '')?.name
  }
  if ('specialist' in holder) {
    return byId(kit.specialist_cards, view.specialists[holder.specialist]?.card)?.name ?? kit.specialists[holder.specialist]?.ability
  }
  // What goes on is named after the card it came from.
  const from = 'lasting' in holder ? view.lasting?.find(({ slot }) => slot === holder.lasting)?.holder : undefined
  return from && !(typeof from === 'object' && 'lasting' in from) ? holderName(table, from) : undefined
}

export function namedOf(table: FzTable, n: OfferIndex): Named | null {
  const { kit, view } = table
  const choice: Choice | undefined = table.offers[n]
  if (typeof choice !== 'object') return null
  const key = table.question?.key ?? ''
  const said = table.texts[n] ?? ''
  // What is used is told with the offer: the text alone, without the name before it.
  const told = (brief: string, name: string | undefined): Named | null => {
    const at = name ? said.indexOf(name) : -1
    if (!name || at < 0) return null
    const colon = said.indexOf(':', at + name.length)
    return colon < 0 ? null : { name, lines: [said.slice(colon + 1).trim()], brief: t(brief, { name }) }
  }
  if ('use' in choice) return told(key === 'question-order' ? 'fz-first-of' : 'fz-use', holderName(table, choice.use.holder))
  if ('card' in choice && REACTIONS.includes(key)) {
    return told(key === 'question-tactics' ? 'fz-respond' : 'fz-react', actionOf(kit, designOf(view, table.seat, choice.card))?.lower.name)
  }
  if (!('slot' in choice)) return null
  if (!view.peek) {
    const twist = byId(kit.twists, view.twists.find(({ slot }) => slot === choice.slot)?.id)
    return twist ? { name: twist.name, lines: cardLines(twist) } : null
  }
  const id = view.peek.cards[choice.slot]
  const action = view.peek.deck === 'action' ? actionOf(kit, id ?? '') : undefined
  if (action) return { name: action.name, lines: [...action.attack.extra, `${action.lower.name}: ${action.lower.text}`] }
  const card = byId(view.peek.deck === 'twist' ? kit.twists : kit.recon, id)
  return card ? { name: card.name, lines: cardLines(card) } : null
}
