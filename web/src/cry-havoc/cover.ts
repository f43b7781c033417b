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
  lessons: {
    move: icon('walking-boot'),
    battle: icon('crossed-swords'),
    build: icon('hammer-nails'),
    skills: icon('card-play'),
    scoring: icon('laurels'),
    prisoners: icon('imprisoned'),
    humans: icon('star-flag'),
    pilgrims: icon('crystal-eye'),
    machines: icon('gears'),
    trogs: icon('claw'),
  },
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
