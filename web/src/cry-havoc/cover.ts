import type { GameCover } from '../lib/games'
import { icon } from '../lib/icons'
import { t } from '../lib/i18n.svelte'
import type { View } from '../cry-havoc'
import './cover.css'

export const cover: GameCover = {
  game: 'cry-havoc',
  short: 'ch',
  name: 'Cry Havoc',
  look: 'orbit',
  icon: icon('ringed-planet'),
  options: { players: 4, level: 'novice', factions: ['humans', 'pilgrims', 'machines', 'trogs'] },
  seats: 4,
  first: { options: { players: 2, factions: [] }, seats: 2 },
  lessons: [icon('ringed-planet'), icon('card-discard'), icon('crossed-swords'), icon('card-play'), icon('laurels')],
  face: () => import('./face'),
  guide: () => import('./guide'),
  pictures: () => import('./picture'),
  standing: (view, seat) => {
    const { round, seats } = view as View
    const mine = seat === null ? undefined : seats[seat]
    return mine && round > 0 ? t('ch-tile', { n: round, vp: mine.vp }) : null
  },
  scene: ({ factions }, seat = 0) => ({ kind: 'faction', key: Array.isArray(factions) ? String(factions[seat] ?? 'humans') : 'humans' }),
}
