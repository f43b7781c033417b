import type { GameCover } from '../lib/games'
import { icon } from '../lib/icons'
import './cover.css'

export const cover: GameCover = {
  game: 'fireteam-zero',
  short: 'fz',
  name: 'Fireteam Zero',
  look: 'dossier',
  icon: icon('medal-skull'),
  options: { mission: '1.1', heroes: 4, people: 4 },
  seats: 4,
  lessons: {
    move: icon('walking-boot'),
    attack: icon('heavy-bullets'),
    damage: icon('card-discard'),
    search: icon('magnifying-glass'),
    threat: icon('goat'),
    react: icon('shield'),
    coin: icon('two-coins'),
  },
  face: () => import('./face'),
  guide: () => import('./guide'),
  pictures: () => import('./picture'),
  scene: ({ mission }) => ({ kind: 'mission', key: typeof mission === 'string' ? mission : '1.1' }),
}
