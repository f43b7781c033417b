import 'virtual:icons/fireteam-zero'
import type { GameFace } from '../lib/game'
import { icon } from '../lib/icons'
import Dock from './Dock.svelte'
import Left from './Left.svelte'
import Right from './Right.svelte'
import Stage from './Stage.svelte'

export const face: GameFace = {
  look: 'dossier',
  Left,
  Stage,
  Right,
  Dock,
  rightLabel: () => 'Side',
  title: (table) => ({ title: table.info.game, sub: '' }),
  phases: () => [],
  seat: (_table, seat) => ({ name: `Seat ${seat + 1}`, icon: icon('sergeant'), colour: 'var(--accent)', mark: String(seat + 1) }),
  promptOffers: (table) => table.offers.map((_, n) => n).slice(0, 8),
  primary: (table) => (table.offers.length > 0 ? 0 : null),
  motions: () => [],
  announce: (_table, lines) => lines.at(-1) ?? '',
  result: () => null,
  moment: () => ({ round: 0, turn: '' }),
}
