/**
 * How factions, terrains, structures and tokens look: a shape and an emblem each, never colour alone. Content that this page
 * does not know (custom packs) gets a mark of its kind.
 */
import type { Faction, Objective, PieceKind, Terrain } from '../cry-havoc'
import { icon } from '../lib/icons'

/** The silhouette of a faction's counters, in a square from -1 to 1. */
export const SHAPE: Record<Faction, string> = {
  humans: 'M-.92-.82H.92V.16Q.8.8 0 1.08Q-.8.8-.92.16Z',
  machines: 'M-.56-.98H.56L1.12 0L.56.98H-.56L-1.12 0Z',
  pilgrims: 'M0-1.18L1.12 0L0 1.18L-1.12 0Z',
  trogs: 'M-.12-1.12Q0-1.2.12-1.12L1.14.74Q1.18.92 1 .94H-1Q-1.18.92-1.14.74Z',
}

export const EMBLEM: Record<Faction, string> = {
  humans: icon('star-flag'),
  machines: icon('gears'),
  pilgrims: icon('crystal-eye'),
  trogs: icon('claw'),
}

/** One of a faction's Units, large. */
export const UNIT: Record<Faction, string> = {
  humans: icon('space-suit'),
  machines: icon('robot-golem'),
  pilgrims: icon('cultist'),
  trogs: icon('goblin-head'),
}

export const TERRAIN: Record<Terrain, string> = {
  mountain: icon('mountains'),
  desert: icon('desert'),
  jungle: icon('jungle'),
  ocean: icon('waves'),
}

export const OBJECTIVE: Record<Objective, string> = {
  control: icon('flag-objective'),
  capture: icon('imprisoned'),
  attrition: icon('crossed-swords'),
}

/** Movement, recruiting and building. */
export const POINTS = { move: icon('walking-boot'), recruit: icon('rally-the-troops'), build: icon('gear-hammer') }

export const TOKEN: Record<PieceKind, string> = {
  war_party: icon('tribal-mask'),
  nest: icon('nest-eggs'),
  exploration: icon('binoculars'),
}

const STRUCTURE: Record<string, string> = {
  airfield: icon('airplane'),
  artillery_battery: icon('field-gun'),
  watchtower: icon('watchtower'),
  reaper: icon('extraction-orb'),
  power_orb: icon('frozen-orb'),
  phase_anchor: icon('anchor'),
  matrix: icon('processor'),
  orbital_sniper: icon('defense-satellite'),
  shred_drones: icon('delivery-drone'),
  assembly_pit: icon('factory-arm'),
  bulwark_node: icon('defensive-wall'),
  tunnels: icon('cave-entrance'),
  deadfall: icon('wolf-trap'),
  bone_palisade: icon('palisade'),
}

const NAMED: Record<string, string> = {
  artillery: icon('field-gun'),
  watchtower: icon('watchtower'),
  forward_base: icon('military-fort'),
  phase_shield: icon('energy-shield'),
  target_lock: icon('targeting'),
  war_drum: icon('drum'),
}

export const structureIcon = (id: string): string => STRUCTURE[id] ?? icon('modern-city')
export const namedIcon = (id: string): string => NAMED[id] ?? icon('plain-circle')

export const BONUS: Record<string, string> = {
  draw_each: icon('card-draw'),
  draw_one: icon('card-draw'),
  vp: icon('laurel-crown'),
  initiative: icon('stopwatch'),
}

/** The edge of a card. */
export const colourOf = (of: Faction | Terrain | null): string =>
  of === null ? 'var(--line)' : of in SHAPE ? `var(--fac-${of})` : `var(--t-${of})`
