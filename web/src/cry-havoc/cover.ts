import type { GameCover } from '../lib/games'
import { icon } from '../lib/icons'
import { t } from '../lib/i18n.svelte'
import type { Faction, View } from '../cry-havoc'
import './cover.css'

/** In the order in which they are shown everywhere. */
export const FACTIONS: readonly Faction[] = ['humans', 'pilgrims', 'machines', 'trogs']

export const cover: GameCover = {
  game: 'cry-havoc',
  short: 'ch',
  name: 'Cry Havoc',
  look: 'orbit',
  icon: icon('ringed-planet'),
  options: { players: 4, level: 'novice', factions: FACTIONS },
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
  steps: (records) =>
    FACTIONS.map((faction) => {
      const tried = records.filter(({ what }) => what === faction)
      return { key: t(`ch-side-${faction}`), state: tried.some(({ won }) => won) ? 'won' : tried.length > 0 ? 'lost' : 'open' }
    }),
  chronicle: () => import('./Chronicle.svelte'),
  scene: ({ factions }, seat = 0) => ({ kind: 'faction', key: Array.isArray(factions) ? String(factions[seat] ?? 'humans') : 'humans' }),
}
