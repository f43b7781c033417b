import 'virtual:icons/fireteam-zero'
import './palette.css'
import type { Choice, Event, Figure, Kit, View } from '../fireteam-zero'
import { NOT_OFFERED, type OfferIndex } from '../lib/ids'
import { hintOf } from '../lib/about'
import { canonical } from '../lib/equal'
import type { GameFace } from '../lib/game'
import { icon } from '../lib/icons'
import { t } from '../lib/i18n.svelte'
import Aside from './Aside.svelte'
import { ANY_ORDER, ATTACKS, Desk, deskOf } from './desk.svelte'
import Dock from './Dock.svelte'
import Left from './Left.svelte'
import Moment from './Moment.svelte'
import { namedOf, REACTIONS } from './named'
import { missionOf, offered, roleOf, seatName, whereIs, type FzTable } from './model'
import { deedsOf, motionsOf, rollOf, stagesOf } from './motions'
import { recordOf } from './record'
import Right from './Right.svelte'
import Scene from './Scene.svelte'
import SeatSheet from './SeatSheet.svelte'
import { COIN_ICON, ROLE_COLOUR, ROLE_ICON } from './shapes'
import Sample from './Sample.svelte'
import { ambience, cues } from './sounds'
import Stage from './Stage.svelte'
import { atStake } from './stake'
import Story from './Story.svelte'
import { storyOf } from './story'
import Strip from './Strip.svelte'

/** The first figure that is a monster. */
const FOES = 6

const PICKS = ['seat', 'hero', 'upgrade', 'focus', 'specialist_card'] as const
const SETUP = ['question-start-player', 'question-hero', 'question-upgrade', 'question-focus', 'question-specialist-card']

const inScene = (table: FzTable) => table.view.phase === 'setup' && SETUP.includes(table.question?.key ?? '')

/** What is pressed on the board, in the hand or on the dice; everything else is a button. */
function pressedElsewhere(table: FzTable, offer: Choice): boolean {
  if (typeof offer !== 'object') return false
  if ('place' in offer) return true
  // Heroes and specialists are few and small on the board: they have a button as well.
  if ('figure' in offer) return offer.figure >= FOES && whereIs(table.view, offer.figure) !== null
  if ('die' in offer) return table.view.attacks?.at(-1)?.faces !== undefined
  if ('card' in offer) {
    // What may be reacted with is a button as well, beside declining.
    if (REACTIONS.includes(table.question?.key ?? '')) return !works(table, offer)
    const hero = table.seat === null ? undefined : table.view.heroes[table.seat]
    return [...(hero?.hand ?? []), ...(hero?.discard ?? [])].some((card) => card.card === offer.card)
  }
  return inScene(table) && PICKS.some((kind) => kind in offer)
}

/** Something to react with that would not come to nothing. */
function works(table: FzTable, offer: Choice | undefined): boolean {
  if (!REACTIONS.includes(table.question?.key ?? '') || typeof offer !== 'object') return false
  return !(table.view.futile ?? []).some((vain) => canonical(vain.offer) === canonical(offer))
}

/** Questions whose answers are pressed on the board or in the hand: which light means what. */
const PRESSED: Record<string, readonly ('place' | 'figure' | 'card')[]> = {
  'question-turn': ['place', 'figure', 'card'],
  'question-turn-acted': ['place', 'figure', 'card'],
  'question-window': ['card'],
  'question-tactics': ['card'],
}

const SHORT: Record<string, Record<string, { label: string; icon?: string; key?: string }>> = {
  'question-turn': { pass: { label: 'fz-end-turn', key: 'E' }, search: { label: 'fz-search', icon: icon('magnifying-glass') } },
  'question-window': { pass: { label: 'fz-no-reaction' } },
  'question-attack-cards': { back: { label: 'fz-back' } },
}

export const face: GameFace<View, Choice, Kit> = {
  own: (table) => new Desk(table),
  Left,
  Stage,
  Sample,
  Right,
  Dock,
  Strip,
  Aside,
  Scene,
  Interlude: Moment,
  Story,
  scene: inScene,
  Sheet: SeatSheet,
  sheet: (table) => {
    const desk = deskOf(table)
    if (desk.seat === null) return null
    return { title: seatName(table.kit, table.view, desk.seat), close: () => (desk.seat = null) }
  },
  rightLabel: (table) => {
    const [n, need] = table.view.objectives.reduce(([a, b], it) => [a + Math.min(it.tokens, it.need), b + it.need], [0, 0])
    return t('fz-goals', { n, need })
  },
  rightTitle: () => t('fz-objectives'),
  title: (table) => {
    const mission = missionOf(table.kit, table.view)
    return { title: mission.name, sub: `${t('fz-operation', { name: mission.operation, act: mission.act })} · ${mission.place}` }
  },
  phases: (table) => {
    const { phase, round } = table.view
    if (phase === 'setup') return [{ key: 'setup', label: t('fz-phase-setup'), now: true }]
    const steps = (['tactics', 'hero', 'threat'] as const).map((key) => ({ key, label: t(`fz-phase-${key}`), now: key === phase }))
    return [{ key: 'round', label: t('fz-round', { n: round }), now: false }, ...steps]
  },
  seat: (table, seat) => {
    const hero = table.view.heroes[seat]
    const role = roleOf(table.kit, hero)
    const name = seatName(table.kit, table.view, seat)
    return { name, icon: ROLE_ICON[role], colour: hero?.hero ? ROLE_COLOUR[role] : 'var(--p-ink-3)', mark: name.slice(0, 2) }
  },
  promptOffers: (table) => table.offers.flatMap((offer, n) => (pressedElsewhere(table, offer) ? [] : [n as OfferIndex])),
  // What a sensible player answers is known to the rules' advice.
  primary: (table) => {
    const usual = table.view.question?.usual
    const n = usual === undefined ? NOT_OFFERED : table.offerOf(usual)
    return n < 0 ? null : n
  },
  standing: (table) => {
    const desk = deskOf(table)
    if (desk.anyOrder && ANY_ORDER.includes(table.question?.key ?? '')) return table.offers[0] ?? null
    return desk.escortOf(table)
  },
  about: (table) => {
    const { key = '' } = table.question ?? {}
    const pressed = PRESSED[key]?.filter((what) => offered(table.offers, what).size > 0) ?? []
    return pressed.length === 0 ? null : [t(hintOf(table.info.game, key)), ...pressed.map((what) => t(`fz-press-${what}`))].join(' ')
  },
  button: (table, offer) => {
    const choice = table.offers[offer]
    const dice = table.view.declaring?.dice ?? 0
    if (choice === 'done' && table.question?.key === 'question-attack-cards') {
      const type = deskOf(table).odds?.type
      return {
        label: t('fz-roll-dice', { n: dice }),
        icon: type === 'brawl' ? icon('fist') : type === 'bomb' ? icon('grenade') : icon('heavy-bullets'),
      }
    }
    const short = typeof choice === 'string' ? SHORT[table.question?.key ?? '']?.[choice] : undefined
    if (short) return { ...short, label: t(short.label) }
    if (typeof choice !== 'object' || !('card' in choice) || !works(table, choice)) return null
    return { label: namedOf(table, offer)?.brief ?? table.texts[offer] ?? '', icon: icon('card-pick') }
  },
  first: (table, choice) =>
    typeof choice === 'object' && 'card' in choice && ATTACKS.includes(table.question?.key ?? '') ? t('fz-first-near') : null,
  named: (table, offer) => namedOf(table, offer),
  // Nothing is pressed upon a player that would only cost a card.
  helps: (table, offer) => atStake(table.view) && works(table, table.offers[offer]),
  tools: (table) => {
    if (table.view.phase === 'setup' || table.over) return []
    const desk = deskOf(table)
    return [
      {
        key: 'forecast',
        label: t('fz-forecast'),
        icon: icon('radar-sweep'),
        shortcut: 'T',
        pressed: desk.forecasting,
        press: () => void desk.toggleForecast(table),
      },
    ]
  },
  motions: (before, _after, events, table) => motionsOf(before, events as readonly Event[], table.kit),
  cues: (before, after, events) => cues(before, after, events as readonly Event[]),
  ambience,
  peril: (table) => ({ icon: COIN_ICON[table.view.coin], near: table.view.coin === 'tails' }),
  stages: (before, after, events) => stagesOf(before, after, events as readonly Event[]),
  witness: (after, events, table) => {
    const desk = deskOf(table)
    const told = events as readonly Event[] | null
    desk.roll = told ? (rollOf(told) ?? desk.roll) : null
    if (!told || after.phase !== 'threat') desk.anyOrder = false
    desk.remember(after, told)
    desk.deeds = told ? deedsOf(after, told, desk.deeds) : new Map()
  },
  announce: (_table, lines) => lines.slice(-3).join(' '),
  result: (table) => {
    const outcome = table.view.outcome
    if (!outcome) return null
    const { view, kit } = table
    const done = view.objectives.filter((it) => it.complete).length
    const mission = missionOf(kit, view)
    const { difficulty } = (table.info.options.keys ?? {}) as { difficulty?: string }
    return {
      title: t(`fz-${outcome}`),
      over: [
        t('fz-report'),
        mission.name,
        mission.place,
        ...(difficulty ? [t(`fz-difficulty-${difficulty}`)] : []),
        t('fz-heroes-count', { n: view.heroes.length }),
      ].join(' · '),
      lines: [
        [
          t(`fz-${outcome}-text`, { mission: mission.name }),
          t('fz-end-round', { n: view.round, threat: view.threat.at }),
          t('fz-end-objectives', { n: done, all: view.objectives.length }),
        ].join(' '),
        // What brought it about was told last.
        table.lines.slice(-2).join(' '),
      ],
      scene: { kind: 'mission', key: mission.id },
      won: table.seat === null ? null : outcome === 'won',
    }
  },
  record: (table, past) => {
    const { difficulty } = (table.info.options.keys ?? {}) as { difficulty?: string }
    return recordOf(table.view, difficulty ?? 'regular', storyOf(table.view, past.plays, table.kit))
  },
  key: (table, event) => {
    const desk = deskOf(table)
    const hand = table.seat === null ? [] : (table.view.heroes[table.seat]?.hand ?? [])
    const digit = /^[1-9]$/.test(event.key) ? hand[Number(event.key) - 1] : undefined
    if (digit) void desk.play(table, digit.card)
    else if (event.key === 't' || event.key === 'T') void desk.toggleForecast(table)
    else if (event.key === 'B' && event.shiftKey) desk.list = !desk.list
    else if (event.key === '0') desk.camera.fit()
    else if (event.key === '+' || event.key === '-') desk.camera.zoom(event.key === '+' ? 1.5 : 1 / 1.5)
    else if (event.key === 'Escape' && (desk.forecasting || desk.why || desk.fan !== null)) desk.close()
    else if ((event.key === 'e' || event.key === 'E') && table.question?.key === 'question-turn') void table.choose('pass')
    else if (event.key === 'w' || event.key === 'W') {
      const focused = Number(document.activeElement?.getAttribute('data-figure') ?? NaN) as Figure
      const first = [
        ...offered(table.offers, 'figure').keys(),
        ...table.view.monsters.filter((it) => it.place !== undefined).map((it) => it.figure),
      ].find((it) => it >= FOES)
      const figure = focused >= FOES ? focused : first
      if (figure === undefined) return false
      void desk.askWhy(table, figure)
    } else return false
    return true
  },
}
