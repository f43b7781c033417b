/** The highlighted answer: what Enter plays, and what E ends. */
import type { OfferIndex } from '../lib/ids'
import type { Havoc } from './model'
import { of } from './offers'

/** The choice that ends what the player is doing: an Action, or the turn after it. */
export function ending(table: Havoc): 'done' | 'pass' | null {
  if (table.offerOf('done') >= 0) return 'done'
  return table.offerOf('pass') >= 0 && /^question-(after-)?action$/.test(table.question?.key ?? '') ? 'pass' : null
}

/** The answer that a sensible player gives without a second thought; none where there is something to think about. */
export function primary(table: Havoc): OfferIndex | null {
  const { deploying, discarding, march, build } = table.view
  // A careless Enter must not take an Action without a card, nor give away all the points that were paid for.
  if (discarding && discarding.cards.length === 0) return null
  if (march && march.steps.length === 0 && march.points > 0) return null
  const untouched = build && build.built.length + build.activated.length === 0
  if (untouched && table.offers.some((offer) => of(offer, 'build') ?? of(offer, 'activate'))) return null
  const done = table.offerOf('done')
  if (done >= 0 && !deploying) return done
  const yes = table.offerOf('yes')
  if (yes >= 0) return yes
  // Passing ends a turn. Anywhere else it forgoes something: the text of a card that was played, a Skill, a Unit that could be bought back.
  const pass = table.offerOf('pass')
  return pass >= 0 && ending(table) === 'pass' ? pass : null
}
