/** What a moment says: its photograph, its sentence and what it means, from view and kit. */
import type { CoinSide, Kit, View } from '../fireteam-zero'
import { t } from '../lib/i18n.svelte'
import { icon } from '../lib/icons'
import type { Entry } from '../lib/picture/album'
import { byId, cardLines, figureName, heroOf, missionOf, placeName, seatName, type FzTable } from './model'
import type { Fall, Happening } from './moments'
import { COIN_ICON, DECK_ICON } from './shapes'

export interface ToldMoment {
  tone: 'good' | 'bad' | 'plain'
  photo: Entry
  caption: string
  under?: string
  stamp?: string
  kicker?: string
  head: string
  /** The second half of the headline, in the colour of the moment. */
  also?: string
  how: string
  /** `turned`: what it showed before. */
  coin?: { side: CoinSide; turned?: CoinSide }
  lines: { icon: string; lead?: string; text: string }[]
}

const other = (side: CoinSide): CoinSide => (side === 'heads' ? 'tails' : 'heads')

/** Whose picture stands for a seat. */
function portrait(kit: Kit, view: View, seat: number): Entry {
  return { kind: 'hero', key: heroOf(kit, view.heroes[seat])?.id ?? '' }
}

function fallen(table: FzTable, fall: Fall): Pick<ToldMoment, 'photo' | 'caption' | 'under'> & { name: string; blow: string } {
  const { view, kit } = table
  const hero = heroOf(kit, view.heroes[fall.seat])
  const name = seatName(kit, view, fall.seat)
  const by = fall.by === null ? '' : figureName(kit, view, fall.by)
  const hit = fall.damage === null ? '' : by ? t('fz-moment-hit', { by, n: fall.damage }) : t('fz-moment-hit-plain', { n: fall.damage })
  const had = fall.hand === null || fall.damage === null ? '' : t('fz-moment-had', { name, n: fall.hand })
  return {
    photo: portrait(kit, view, fall.seat),
    caption: hero ? `${hero.name} ${t('fz-nick', { name: hero.nickname })}` : name,
    under: t('fz-moment-at', { place: placeName(missionOf(kit, view), fall.place), n: view.round }),
    name,
    blow: [hit, had].filter(Boolean).join(' '),
  }
}

/** What can still be done about a fall. */
function outlook(table: FzTable, fall: Fall): ToldMoment['lines'] {
  const { view, kit } = table
  const mission = missionOf(kit, view)
  const lines: ToldMoment['lines'] = [
    {
      icon: icon('hand-bandage'),
      lead: t('fz-moment-lies', { name: seatName(kit, view, fall.seat), place: placeName(mission, fall.place) }),
      text: t('fz-moment-lies-how'),
    },
  ]
  const [next] = view.heroes.filter((hero) => !hero.down && hero.seat !== fall.seat).sort((a, b) => a.hand_count - b.hand_count)
  lines.push({
    icon: COIN_ICON.tails,
    lead: t('fz-moment-next'),
    text: next ? t('fz-moment-next-how', { name: seatName(kit, view, next.seat), n: next.hand_count }) : '',
  })
  const luck = view.objectives.find((it) => !it.complete && byId(kit.objectives, it.id)?.coin)
  if (luck)
    lines.push({
      icon: COIN_ICON.heads,
      lead: t('fz-moment-luck'),
      text: t('fz-moment-luck-how', { name: byId(kit.objectives, luck.id)?.name ?? '' }),
    })
  return lines
}

/** What is wanted, and how it can be lost, as it stands at the top of the table. */
function wanted(table: FzTable): ToldMoment['lines'] {
  const { now = [], lost } = table.goal ?? {}
  const lines = now.slice(0, 3).map((text, n) => ({ icon: icon('flag-objective'), text, ...(n === 0 ? { lead: t('fz-moment-win') } : {}) }))
  return lost ? [...lines, { icon: COIN_ICON.tails, lead: t('fz-moment-lose'), text: lost }] : lines
}

export function toldMoment(table: FzTable, data: Happening): ToldMoment {
  const { view, kit } = table
  const mission = missionOf(kit, view)
  const operation = t('fz-operation', { name: mission.operation, act: mission.act })
  const scene: Entry = { kind: 'mission', key: mission.id }
  switch (data.what) {
    case 'briefing':
      return {
        tone: 'plain',
        photo: scene,
        caption: mission.place,
        under: operation,
        stamp: '',
        kicker: t('fz-moment-briefing'),
        head: mission.name,
        how: mission.briefing,
        lines: wanted(table),
      }
    case 'twist': {
      const card = kit.twists[data.twist]
      return {
        tone: 'bad',
        photo: { kind: 'twist', key: card?.id ?? '' },
        caption: card?.name ?? '',
        under: t('fz-round', { n: view.round }),
        stamp: t('fz-twist-stamp'),
        kicker: t('fz-moment-twist'),
        head: card?.name ?? '',
        how: t('fz-moment-twist-how'),
        lines: cardLines(card).map((text) => ({ icon: DECK_ICON.twist, text })),
      }
    }
    case 'boss': {
      const boss = kit.monsters[data.monster]
      const lines = [{ icon: icon('footprint'), text: t('fz-moment-boss-place', { place: placeName(mission, data.place) }) }]
      if (boss?.trait) lines.push({ icon: icon('hydra'), text: `${boss.trait.name}. ${boss.trait.text}` })
      if (boss?.special) lines.push({ icon: DECK_ICON.twist, text: boss.special })
      return {
        tone: 'bad',
        photo: { kind: 'monster', key: boss?.id ?? '', of: boss?.family },
        caption: boss?.name ?? '',
        under: t('fz-moment-at', { place: placeName(mission, data.place), n: view.round }),
        kicker: t('fz-moment-boss'),
        head: t('fz-moment-boss-head', { name: boss?.name ?? '' }),
        how: t('fz-moment-boss-how', { n: data.power }),
        lines,
      }
    }
    case 'beaten': {
      const boss = kit.monsters[data.monster]
      return {
        tone: 'good',
        photo: { kind: 'monster', key: boss?.id ?? '', of: boss?.family },
        caption: boss?.name ?? '',
        under: t('fz-round', { n: view.round }),
        stamp: t('fz-result-kill').replace(/\.$/, ''),
        head: t('fz-moment-beaten-head', { name: boss?.name ?? '' }),
        how: '',
        lines: [],
      }
    }
    case 'objective': {
      const done = kit.objectives[data.objective]
      const left = view.objectives.filter((it) => !it.complete && it.id !== done?.id).map((it) => byId(kit.objectives, it.id)?.name ?? '')
      const last = data.done >= data.all
      const out = last && mission.exit !== undefined ? t('fz-moment-exit', { place: placeName(mission, mission.exit) }) : ''
      const lines: ToldMoment['lines'] = []
      if (out) lines.push({ icon: icon('exit-door'), text: out })
      if (done?.coin && view.coin === 'tails') lines.push({ icon: COIN_ICON.heads, text: t('fz-moment-may-turn') })
      return {
        tone: 'good',
        photo: { kind: 'objective', key: done?.id ?? '' },
        caption: done?.name ?? '',
        under: t('fz-round', { n: view.round }),
        stamp: t('fz-stamp-done'),
        kicker: t('fz-moment-objective', { n: data.done, all: data.all }),
        head: done?.name ?? '',
        how: last ? t('fz-moment-all') : t('fz-moment-left', { names: left.join(', ') }),
        lines,
      }
    }
    case 'coin':
      return {
        tone: data.side === 'heads' ? 'good' : 'bad',
        photo: scene,
        caption: mission.name,
        under: t('fz-round', { n: view.round }),
        head: t(data.side === 'heads' ? 'fz-moment-luck-back' : 'fz-moment-luck-gone'),
        how: '',
        coin: { side: data.side, turned: other(data.side) },
        lines: [],
      }
    case 'down': {
      const { name, blow, ...photo } = fallen(table, data)
      return {
        tone: 'bad',
        ...photo,
        stamp: t('fz-stamp-down'),
        head: t('fz-moment-down-head', { name }),
        also: t('fz-moment-luck-gone'),
        how: blow,
        coin: { side: 'tails', turned: 'heads' },
        lines: outlook(table, data),
      }
    }
    case 'end': {
      const won = data.outcome === 'won'
      if (data.fall) {
        const { name, blow, ...photo } = fallen(table, data.fall)
        return {
          tone: 'bad',
          ...photo,
          stamp: t('fz-stamp-lost'),
          head: t('fz-moment-lost-head', { name }),
          also: t('fz-lost'),
          how: [blow, t('fz-moment-lost-how')].filter(Boolean).join(' '),
          coin: { side: 'tails' },
          lines: [],
        }
      }
      return {
        tone: won ? 'good' : 'bad',
        photo: scene,
        caption: mission.name,
        under: `${mission.place} · ${t('fz-round', { n: view.round })}`,
        stamp: t(won ? 'fz-stamp-won' : 'fz-stamp-lost'),
        kicker: operation,
        head: t(won ? 'fz-won' : 'fz-lost'),
        how: t(won ? 'fz-won-text' : 'fz-lost-text', { mission: mission.name }),
        lines: [
          { icon: icon('hourglass'), text: t('fz-end-round', { n: view.round, threat: view.threat.at }) },
          {
            icon: icon('flag-objective'),
            text: t('fz-end-objectives', { n: view.objectives.filter((it) => it.complete).length, all: view.objectives.length }),
          },
        ],
      }
    }
  }
}
