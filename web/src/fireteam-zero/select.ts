/** Cards of the hand as toggles: a second press takes a card out of the attack again. */
import type { FzTable } from './model'

export function pressCard(table: FzTable, card: number, at?: Element): Promise<void> {
  const declaring = table.view.declaring
  const chosen = declaring?.cards.map((it) => it.card) ?? []
  if (!chosen.includes(card) || declaring?.target === undefined) return table.press({ card }, at)
  return again(
    table,
    declaring.target,
    chosen.filter((it) => it !== card),
  )
}

/** The rules know only "take all back": the attack is put together anew without the card. */
async function again(table: FzTable, figure: number, cards: readonly number[]): Promise<void> {
  await table.choose('back')
  await table.choose({ figure })
  for (const card of cards) await table.choose({ card })
}
