/** Silhouettes and icons: what tells figures apart without colour. Shapes have unit radius. */
import type { AttackType, Rank, Role } from '../fireteam-zero'
import { icon } from '../lib/icons'

function spikes(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, n) => {
    const turn = (Math.PI * n) / count
    const r = n % 2 ? inner : outer
    return `${(Math.sin(turn) * r).toFixed(3)} ${(-Math.cos(turn) * r).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}

export const ROLE_SHAPE: Record<Role, string> = {
  leader: 'M0-1.06L.92-.62V.22Q.82.8 0 1.1Q-.82.8-.92.22V-.62Z',
  close_combat: 'M0-1.16L1.16 0L0 1.16L-1.16 0Z',
  marksman: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z',
  demolitions: 'M-.56-.96H.56L1.1 0L.56.96H-.56L-1.1 0Z',
}
export const RANK_SHAPE: Record<Rank, string> = {
  minion: spikes(9, 1.1, 0.86),
  elite: spikes(14, 1.16, 0.98),
  boss: spikes(20, 1.14, 0.94),
}
export const SPECIALIST_SHAPE = 'M-.8-.86H.8Q.9-.86.9-.76V.76Q.9.86.8.86H-.8Q-.9.86-.9.76V-.76Q-.9-.86-.8-.86Z'

export const ROLE_ICON: Record<Role, string> = {
  leader: icon('sergeant'),
  close_combat: icon('trench-knife'),
  marksman: icon('crosshair'),
  demolitions: icon('dynamite'),
}
export const ROLE_COLOUR: Record<Role, string> = {
  leader: 'var(--role-leader)',
  close_combat: 'var(--role-close)',
  marksman: 'var(--role-marksman)',
  demolitions: 'var(--role-demolitions)',
}
export const TYPE_ICON: Record<AttackType, string> = {
  brawl: icon('fist'),
  bullet: icon('heavy-bullets'),
  bomb: icon('grenade'),
}
/** One hit on a die: symbols are counted there, so each is one thing. */
export const HIT_ICON: Record<AttackType, string> = { ...TYPE_ICON, bullet: icon('silver-bullet') }
export const SPECIALIST_ICON = [icon('evil-book'), icon('psychic-waves')]

const MONSTER_ICON: Record<string, string> = {
  corrupted_animal: icon('goat'),
  corrupted_human: icon('shambling-zombie'),
  cupbearer: icon('chalice-drops'),
  gnawing_brood: icon('maggot'),
  consumed_baitbag: icon('worm-mouth'),
  mother_of_worms: icon('tentacle-strike'),
  cinder_fetch: icon('burning-embers'),
  pale_double: icon('double-face-mask'),
  ember_saint: icon('burning-skull'),
}
/** Monsters of custom content get the icon of their class. */
const RANK_ICON: Record<Rank, string> = { minion: icon('spider-alt'), elite: icon('minotaur'), boss: icon('hydra') }

export const monsterIcon = (kind: string, rank: Rank) => MONSTER_ICON[kind] ?? RANK_ICON[rank]

const TOKEN_ICON: Record<string, string> = {
  intel: icon('notebook'),
  fire: icon('flame'),
  tanker_alpha: icon('oil-drum'),
  tanker_bravo: icon('oil-drum'),
  survivor: icon('prisoner'),
  altar: icon('candle-flame'),
}
/** What a token stands for in a mission that calls it something else. */
const MISSION_TOKEN_ICON: Record<string, string> = {
  '1.2 altar': icon('ringing-bell'),
  '1.2 survivor': icon('shouting'),
  '2.3 altar': icon('nest-eggs'),
  '3.2 altar': icon('mirror-mirror'),
  '3.3 altar': icon('ringing-bell'),
}
export const tokenIcon = (kind: string, mission: string) => MISSION_TOKEN_ICON[`${mission} ${kind}`] ?? TOKEN_ICON[kind] ?? icon('notebook')

export const COIN_ICON = { heads: icon('clover'), tails: icon('death-skull') }
export const DECK_ICON = { twist: icon('broken-skull'), recon: icon('magnifying-glass') }
