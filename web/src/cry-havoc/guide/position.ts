/** Positions of the examples: what lies where on a board of the content, by the ids of its Regions. */
import type { Faction, Kit, KitBoard, PieceKind, Region, RegionView, SeatView, View } from '../../cry-havoc'

export interface Spot {
  control?: Faction
  units?: Partial<Record<Faction, number>>
  crystals?: number
  tokens?: readonly PieceKind[]
  structures?: readonly string[]
  hq?: Faction
  /** The number of its Battle token, and who attacks. */
  battle?: readonly [number: number, attacker: Faction]
}

export type Position = Readonly<Record<string, Spot>>

/** The seats of the examples: with three players nobody plays the Trogs. */
const SEATS: readonly Faction[] = ['humans', 'pilgrims', 'machines']
const NEUTRAL = 4
const sideOf = (faction: Faction) => (faction === 'trogs' ? NEUTRAL : SEATS.indexOf(faction))

/** The board for three, and the neutral Trogs under its ground. */
export const boardFor = (kit: Kit): KitBoard => kit.boards.find((board) => board.players.includes(3)) ?? kit.boards[0]!

export const numberOf = (board: KitBoard, id: string): number => board.regions.findIndex((region) => region.text.id === id)

/**
 * The second Round: the Humans have taken the north, the Pilgrims the west, the Machines the east. What nobody has entered lies as the
 * board prints it.
 */
export const START: Position = {
  world_caverns: { crystals: 2, tokens: ['war_party'] },
  cinder_crown: { crystals: 2, tokens: ['war_party'] },
  old_throat: { crystals: 2, tokens: ['war_party'] },
  sentinel_steps: { crystals: 2, tokens: ['war_party'] },
  mist_lands: { crystals: 3, control: 'humans', units: { humans: 3 } },
  feralas_banks: { crystals: 2, tokens: ['war_party', 'exploration'] },
  emberglass_flats: { crystals: 2, control: 'machines', units: { machines: 3 }, structures: ['shred_drones'] },
  hanging_thicket: { crystals: 2, tokens: ['war_party', 'exploration'] },
  drowned_terraces: { crystals: 3, control: 'pilgrims', units: { pilgrims: 2 }, structures: ['reaper'] },
  bonewind_dunes: { crystals: 3, control: 'pilgrims', units: { pilgrims: 5 } },
  skyhook_landing: { hq: 'humans', control: 'humans', units: { humans: 4 } },
  ferrum_landing: { hq: 'machines', control: 'machines', units: { machines: 2 } },
  vigil_landing: { hq: 'pilgrims', control: 'pilgrims', units: { pilgrims: 1 } },
  sapos_deep: { crystals: 1, tokens: ['exploration'] },
  shardfall_rim: { crystals: 1, tokens: ['war_party'] },
  scorched_reach: { crystals: 1, control: 'machines', units: { machines: 1 } },
  howling_verge: { crystals: 1, tokens: ['war_party'] },
  glimmer_shelf: { crystals: 1, tokens: ['exploration'] },
  pale_escarpment: { crystals: 1, tokens: ['war_party'] },
}

/** A position with some Regions changed. */
export const after = (before: Position, changed: Position): Position => {
  const all: Record<string, Spot> = { ...before }
  for (const [id, spot] of Object.entries(changed)) all[id] = { ...before[id], ...spot }
  return all
}

/** The Event track of an example: how many tokens lie on each spot, Final Scoring last, and which are past. */
export interface Events {
  heights: readonly number[]
  next: number
}

export function viewOf(kit: Kit, position: Position, vp: readonly number[], events: Events): View {
  const board = boardFor(kit)
  const regions = board.regions.map(({ text, terrain }, n): RegionView => {
    const spot = position[text.id] ?? {}
    const units = Object.entries(spot.units ?? {}).filter(([, n]) => n > 0)
    return {
      region: n as Region,
      id: text.id,
      ...(terrain ? { terrain } : {}),
      units: units.map(([faction, count]) => ({ side: sideOf(faction as Faction), n: count })),
      ...(spot.crystals ? { crystals: spot.crystals } : {}),
      ...(spot.control ? { control: sideOf(spot.control) } : {}),
      ...(spot.hq ? { hq: sideOf(spot.hq) } : {}),
      tokens: (spot.tokens ?? []).map((kind) => ({ kind })),
      structures: (spot.structures ?? []).map((id) => ({ structure: kit.structures.findIndex(({ text }) => text.id === id), id })),
      ...(spot.battle ? { battle: { number: spot.battle[0], attacker: sideOf(spot.battle[1]) } } : {}),
    } as RegionView
  })
  const seats = SEATS.map((faction, seat) => ({ seat, faction, vp: vp[seat] ?? 0 }) as SeatView)
  const at = kit.lengths[0]?.event_spots ?? []
  const track = { at, heights: [...events.heights], next_spot: events.next, resolved: [] }
  return { players: 3, board: board.text.id, regions, seats, events: track } as unknown as View
}

/** Two spots are behind, as in the second Round of a game in which none was passed. */
export const SECOND: Events = { heights: [0, 0, 1, 1, 0], next: 2 }

/** What everybody has scored by then: Humans, Pilgrims, Machines. */
export const SCORE = [9, 12, 7] as const
