/** Keeps the odds of the attack in hand: asked again whenever the table or the target changes. */
import { deskOf } from './desk.svelte'
import type { FzTable } from './model'

export function watchOdds(get: () => FzTable): void {
  $effect(() => {
    const table = get()
    const desk = deskOf(table)
    const view = table.view
    void table.seq
    const declaring = (view.declaring?.cards.length ?? 0) > 0
    const lying = view.attacks?.at(-1)
    const rolled = lying?.faces !== undefined && lying.attacker < 4 && lying.result === undefined
    if (table.seat === null || !(declaring || rolled)) {
      desk.odds = null
      return
    }
    void desk.ask(table, { ask: 'odds' }).then((answer) => {
      if (answer?.answer === 'odds') desk.odds = answer
    })
  })
}
