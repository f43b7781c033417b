import type { GameCover } from '../lib/games'
import { icon } from '../lib/icons'
import './cover.css'

/** Roles that must be in the team, by mission: they decide who can come along. */
export const NEEDS: Record<string, string> = { '1.3': 'close-combat', '2.3': 'demolitions', '3.2': 'marksman', '3.3': 'leader' }

export const cover: GameCover = {
  game: 'fireteam-zero',
  short: 'fz',
  name: 'Fireteam Zero',
  look: 'dossier',
  icon: icon('medal-skull'),
  options: { mission: '1.1', heroes: 4, people: 4 },
  seats: 4,
  first: { options: { heroes: 2, people: 2, keys: { difficulty: 'recruit' } }, seats: 2 },
  lessons: [icon('three-friends'), icon('card-play'), icon('hourglass'), icon('goat'), icon('two-coins')],
  face: () => import('./face'),
  guide: () => import('./guide'),
  pictures: () => import('./picture'),
  scene: ({ mission }) => ({ kind: 'mission', key: typeof mission === 'string' ? mission : '1.1' }),
  note: (field, word) => (field === 'mission' && NEEDS[word] ? `fz-needs-${NEEDS[word]}` : undefined),
}
