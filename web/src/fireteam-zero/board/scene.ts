/** What lies where on the board: the pieces of a view laid out place by place. Places that did not change are not laid out again. */
import type { Figure, Kit, MissionKit, Place, View } from '../../fireteam-zero'
import { t } from '../../lib/i18n.svelte'
import { monsterOf, MONSTER, THING } from '../model'
import { heroOn, specialist, thing } from '../numbers'
import { planOf, U, type Plan, type Point } from './geometry'
import { labelAt, lay, squeeze, type Label, type Laid, type Piece } from './layout'

/** The sign at the exit is as wide as its word. */
export const exitWidth = (word: string) => word.length * 7.4 + 34

export interface PlacedHere {
  place: Place
  laid: Laid[]
  label: Label
}

export interface BoardScene {
  plan: Plan
  places: PlacedHere[]
  /** Where a figure or thing is drawn, in units of the drawing. */
  at: Map<Figure, Point>
}

function piecesAt(kit: Kit, mission: MissionKit, view: View): Map<Place, Piece[]> {
  const all = new Map<Place, Piece[]>()
  const put = (place: Place, piece: Piece) => all.set(place, [...(all.get(place) ?? []), piece])
  if (mission.exit !== undefined) put(mission.exit, { key: 'exit', sort: 'exit', wide: exitWidth(t('fz-exit')) / 2 / U })
  if (view.phase !== 'setup') {
    for (const hero of view.heroes) if (hero.hero) put(hero.place, { key: `h${hero.seat}`, sort: 'hero', figure: heroOn(hero.seat) })
    view.specialists.forEach((it, n) => put(it.place, { key: `s${n}`, sort: 'specialist', figure: specialist(n) }))
  }
  for (const monster of view.monsters) {
    if (monster.place === undefined) continue
    const sort = monsterOf(kit, monster.kind)?.rank ?? 'minion'
    put(monster.place, { key: `m${monster.figure}`, sort, kind: monster.kind, figure: monster.figure })
  }
  for (const token of view.tokens) {
    if ('board' in token.on) put(token.on.board, { key: `t${token.slot}`, sort: 'token', figure: thing(token.slot) })
  }
  return all
}

type Memo = Map<string, PlacedHere>
const memos = new WeakMap<MissionKit, Memo>()

export function sceneOf(kit: Kit, mission: MissionKit, view: View): BoardScene {
  const plan = planOf(mission.board)
  let memo = memos.get(mission)
  if (!memo) memos.set(mission, (memo = new Map<string, PlacedHere>()))
  const pieces = piecesAt(kit, mission, view)
  // Before they are laid out, all tokens are said to be in one place.
  const spawns = view.spawns.filter(
    (token) => view.phase !== 'setup' || view.spawns.filter((other) => other.place === token.place).length === 1,
  )
  const at = new Map<Figure, Point>()
  const places = mission.board.places.map((entry, n): PlacedHere => {
    const place = n as Place
    const here = pieces.get(place) ?? []
    const spawn = spawns.find((token) => token.place === place && token.side !== 'closed')
    const id = `${place}:${here.map((piece) => piece.key).join()}:${spawn?.number ?? ''}`
    let known = memo.get(id)
    if (!known) {
      const spots = plan.spots[place] ?? []
      const laid = here.length > 0 ? lay(spots, here) : []
      if (spawn) laid.push(squeeze(spots, laid, { key: `p${spawn.number}`, sort: 'spawn' }))
      known = { place, laid, label: labelAt(plan, place, entry.name, laid) }
      memo.set(id, known)
    }
    for (const it of known.laid) {
      for (const piece of it.stack) if (piece.figure !== undefined) at.set(piece.figure, [it.x * U, it.y * U])
    }
    return known
  })
  return { plan, places, at }
}

export const isMonster = (figure: Figure) => figure >= MONSTER && figure < THING
