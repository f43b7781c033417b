/** What is pressed next on the way to a choice that has no place of its own on the table: a step, a site, Units placed in a battle. */
import type { Choice } from '../cry-havoc'
import type { Havoc } from './model'
import { of } from './offers'
import { shifted, type Spread, type Ui } from './ui.svelte'

const SHIFTS = ([0, 1, 2] as const).flatMap((at) => [
  { at, by: 1 as const },
  { at, by: -1 as const },
])

/** The first press of the shortest way from one placing to another; none where they are the same. */
export function firstShift(from: Spread, to: Spread): string | null {
  const same = (a: Spread, b: Spread) => a.every((n, at) => n === b[at])
  if (same(from, to)) return null
  const seen = new Set([from.join()])
  let edge = SHIFTS.map(({ at, by }) => ({ spread: shifted(from, at, by), press: `${at}-${by > 0 ? 'more' : 'less'}` }))
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { spread, press } of edge) {
      if (!spread || seen.has(spread.join())) continue
      if (same(spread, to)) return press
      seen.add(spread.join())
      next.push(...SHIFTS.map(({ at, by }) => ({ spread: shifted(spread, at, by), press })))
    }
    edge = next
  }
  return null
}

/** Where the Units shall stand, by the answers that are still to be given. */
function wantedSpread(ui: Ui, choices: readonly Choice[]): Spread {
  const [control = 0, capture = 0] = choices.flatMap((choice) => of(choice, 'number') ?? [])
  return [control, capture, ui.toPlace - control - capture]
}

export function toward(table: Havoc, ui: Ui, choices: readonly Choice[]): string | null {
  const [next] = choices
  const step = of(next, 'step')
  if (step) return `[data-region="${ui.from === step[0] ? step[1] : step[0]}"]`
  const site = of(next, 'build') ?? of(next, 'activate')
  if (next !== undefined && site)
    return ui.region === site[1] ? `#prompt .choices [data-offer="${table.offerOf(next)}"]` : `[data-region="${site[1]}"]`
  if (table.view.deploying && of(next, 'number') !== undefined) {
    const shift = firstShift(ui.placing, wantedSpread(ui, choices))
    return shift ? `[data-shift="${shift}"]` : 'button[data-place]'
  }
  return null
}
