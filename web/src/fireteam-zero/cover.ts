import type { GameCover } from '../lib/games'
import { icon } from '../lib/icons'
import { t } from '../lib/i18n.svelte'
import type { View } from '../fireteam-zero'
import './cover.css'
import { MISSIONS } from './levels'

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
  standing: (view) => {
    const { round, threat, coin, outcome } = view as View
    if (outcome) return t('fz-tile-over', { outcome, n: round })
    return round === 0 ? t('fz-tile-setup') : t('fz-tile', { n: round, threat: threat.at, last: threat.last, coin })
  },
  steps: (records) =>
    MISSIONS.map((key) => {
      const tried = records.filter(({ what }) => what === key)
      return { key, state: tried.some(({ won }) => won) ? 'won' : tried.length > 0 ? 'lost' : 'open' }
    }),
  chronicle: () => import('./Operations.svelte'),
  scene: ({ mission }) => ({ kind: 'mission', key: typeof mission === 'string' ? mission : '1.1' }),
  note: (field, word) => (field === 'mission' && NEEDS[word] ? `fz-needs-${NEEDS[word]}` : undefined),
}
