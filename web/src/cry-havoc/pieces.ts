/** What lies in a region, in the order in which it is drawn. */
import type { BattleTokenView, Faction, Kit, Named, RegionView, Side, Structure, TokenView, View } from '../cry-havoc'
import type { Thing } from './geometry'
import { factionOf } from './model'

export type Piece =
  | { kind: 'units'; side: Side; faction: Faction; n: number; halted: number }
  | { kind: 'hq'; faction: Faction }
  | { kind: 'structure'; structure: Structure; id: string; faction: Faction }
  | { kind: 'more'; n: number; faction: Faction }
  | { kind: 'named'; token: Named; id: string; faction: Faction }
  | { kind: 'token'; token: TokenView }
  | { kind: 'crystals'; n: number }
  | { kind: 'battle'; token: BattleTokenView }
  | { kind: 'tunnel' }
  | { kind: 'worth'; n: number }
  | { kind: 'swords' }

const WIDTH: Record<Piece['kind'], number> = {
  units: 54,
  hq: 58,
  structure: 40,
  more: 34,
  named: 38,
  token: 38,
  crystals: 44,
  battle: 46,
  tunnel: 36,
  worth: 46,
  swords: 38,
}
const LOW = new Set<Piece['kind']>(['crystals', 'battle', 'token', 'tunnel', 'worth', 'swords'])

/** Structures of one owner that are drawn before the rest is only counted. */
const SHOWN = 3

/** Units that have not arrived yet are not drawn: a motion carries them. */
export function piecesOf(
  kit: Kit,
  view: View,
  region: RegionView,
  tunnel: boolean,
  swords: boolean,
  coming: (side: Side) => number,
): Thing<Piece>[] {
  const pieces: Piece[] = []
  for (const { side, n } of region.units ?? []) {
    const faction = factionOf(view, side)
    const here = n - coming(side)
    const halted = view.turn?.seat === side ? (region.halted ?? 0) : 0
    if (faction && here > 0) pieces.push({ kind: 'units', side, faction, n: here, halted })
  }
  const home = region.hq === undefined ? null : factionOf(view, region.hq)
  if (home) pieces.push({ kind: 'hq', faction: home })
  pieces.push(...structures(kit, region))
  for (const { token, id } of region.named ?? []) {
    const faction = kit.named[token]?.faction
    if (faction) pieces.push({ kind: 'named', token, id, faction })
  }
  if (region.crystals) pieces.push({ kind: 'crystals', n: region.crystals })
  for (const token of region.tokens ?? []) pieces.push({ kind: 'token', token })
  if (region.battle) pieces.push({ kind: 'battle', token: region.battle })
  if (region.worth) pieces.push({ kind: 'worth', n: region.worth })
  const dug = (region.structures ?? []).some(({ id }) => id === 'tunnels')
  if (tunnel && !dug) pieces.push({ kind: 'tunnel' })
  if (swords && !region.battle) pieces.push({ kind: 'swords' })
  return pieces.map((what) => ({ width: WIDTH[what.kind], low: LOW.has(what.kind), what }))
}

function structures(kit: Kit, region: RegionView): Piece[] {
  const all = (region.structures ?? []).flatMap(({ structure, id }): Piece[] => {
    const faction = kit.structures[structure]?.faction
    return faction ? [{ kind: 'structure', structure, id, faction }] : []
  })
  const owners = [...new Set(all.map((piece) => (piece.kind === 'structure' ? piece.faction : null)))]
  return owners.flatMap((owner) => {
    const own = all.filter((piece) => piece.kind === 'structure' && piece.faction === owner)
    if (own.length <= SHOWN || !owner) return own
    return [...own.slice(0, SHOWN - 1), { kind: 'more', n: own.length - SHOWN + 1, faction: owner }]
  })
}
