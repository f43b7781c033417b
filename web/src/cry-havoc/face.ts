import 'virtual:icons/cry-havoc'
import './palette.css'
import type { Choice, Kit, View, Event } from '../cry-havoc'
import type { OfferIndex } from '../lib/ids'
import type { TableWish } from '../lib/api'
import type { GameFace, Phase, Result } from '../lib/game'
import { LEVELS, levelName } from '../lib/games'
import type { SeatWish } from '../protocol'
import { t } from '../lib/i18n.svelte'
import { icon } from '../lib/icons'
import Aside from './Aside.svelte'
import CountScene from './CountScene.svelte'
import Dock from './Dock.svelte'
import Left from './Left.svelte'
import { EMBLEM, OBJECTIVE, POINTS, structureIcon, TERRAIN } from './marks'
import { boardOf, causeText, colour, factionName, factionOf, regionName, sideName, terrainName, type Havoc } from './model'
import { motions, shown } from './motions'
import { first } from './first'
import { ending, primary } from './highlight'
import { namedOf } from './named'
import { of, onBoard } from './offers'
import { bannersOf } from './banners'
import { Own, uiOf } from './own'
import { recordOf } from './record'
import Right from './Right.svelte'
import Sample from './Sample.svelte'
import Scene from './Scene.svelte'
import { ambience, cues } from './sounds'
import Stage from './Stage.svelte'
import Story from './Story.svelte'
import { rankingOf } from './tale'
import { toward } from './toward'
import { NO_TACTICS, tacticsOf } from './ui.svelte'

const ROMAN = ['I', 'II', 'III', 'IV', 'V']
const PHASES = ['events', 'draw', 'actions', 'battles', 'prisoners', 'scoring'] as const
const STAGES = ['units', 'tactics', 'objectives', 'aftermath'] as const

/** Whether faction or skill cards are to be chosen from. */
function choosesCards(table: Havoc): boolean {
  return (
    table.mine && table.view.phase === 'setup' && table.offers.some((offer) => of(offer, 'faction') || of(offer, 'skill') !== undefined)
  )
}

/** A battle covers the planet, but for questions that are answered on it. */
function scene(table: Havoc): boolean {
  if (shown(table.motions)) return true
  if (!table.view.battle) return choosesCards(table)
  return !uiOf(table).planet && !(table.mine && table.offers.some(onBoard))
}

function battleStage(table: Havoc): (typeof STAGES)[number] {
  if (shown(table.motions)) return 'objectives'
  const { view } = table
  const battle = view.battle
  if (!battle?.deployed) return 'units'
  if (battle.resolved >= battle.order.length) return 'aftermath'
  return battle.resolved > 0 || view.attrition ? 'objectives' : 'tactics'
}

function phases(table: Havoc): Phase[] {
  const { view, kit } = table
  if (view.battle || shown(table.motions)) {
    const now = battleStage(table)
    return STAGES.map((stage) => ({ key: stage, label: t(`ch-stage-${stage}`), now: stage === now }))
  }
  const all = kit.lengths.find((length) => length.text.id === view.length)?.actions_per_round ?? 3
  return PHASES.map((key, n) => {
    const now = key === view.phase
    const name = kit.phases[n] ?? ''
    const label = now && key === 'actions' ? t('ch-action-of', { name, n: ROMAN[view.action_round] ?? '', of: ROMAN[all - 1] ?? '' }) : name
    return { key, label, now }
  })
}

const retreats = (table: Havoc, offer: Choice) => table.question?.key === 'question-retreat' && of(offer, 'region') !== undefined

/** What is a button of the prompt: everything that is neither pressed on the planet nor in the hand nor on a card of its own. */
function promptOffers(table: Havoc): OfferIndex[] {
  const ui = uiOf(table)
  const hand = new Set(ui.cards.keys())
  return table.offers.flatMap((offer, at) => {
    const n = at as OfferIndex
    const site = of(offer, 'build') ?? of(offer, 'activate')
    if (site) return ui.region === site[1] ? [n] : []
    // A retreat is asked for where a battle has just been fought: it is answered there as well as on the planet.
    if (retreats(table, offer)) return [n]
    if (of(offer, 'region') !== undefined) return ui.region !== null && ui.region === of(offer, 'region') ? [n] : []
    if (of(offer, 'step') || (of(offer, 'card') !== undefined && hand.size > 0)) return []
    if (of(offer, 'faction') || (choosesCards(table) && of(offer, 'skill') !== undefined)) return []
    // The Units of a battle are placed on its lanes; going back step by step is not needed there.
    if (table.view.deploying && (of(offer, 'number') !== undefined || offer === 'back' || offer === 'done')) return []
    return [n]
  })
}

const ACTION = {
  move: POINTS.move,
  recruit: POINTS.recruit,
  build: POINTS.build,
  draw: icon('card-draw'),
  enable_scoring: icon('flag-objective'),
}

/** Short words where the server's sentence is long. */
function button(table: Havoc, n: OfferIndex): { label: string; icon?: string; key?: string } | null {
  const offer = table.offers[n]
  const { kit } = table
  const action = of(offer, 'action')
  if (action) return { label: kit.actions.find((word) => word.word === action)?.name ?? '', icon: ACTION[action] }
  const skill = of(offer, 'skill')
  if (skill !== undefined) return { label: kit.skills[skill]?.text.name ?? '', icon: icon('gem-pendant') }
  const objective = of(offer, 'objective')
  if (objective) return { label: table.texts[n] ?? '', icon: OBJECTIVE[objective] }
  const deck = of(offer, 'deck')
  if (deck === 'own') return { label: t('ch-deck-own', { n: table.view.seats[table.seat ?? 0]?.deck ?? 0 }), icon: icon('card-draw') }
  if (deck) {
    const left = table.view.terrain_decks[kit.terrains.findIndex((text) => text.id === deck.terrain)] ?? 0
    return { label: t('ch-deck-of', { terrain: terrainName(kit, deck.terrain), n: left }), icon: TERRAIN[deck.terrain] }
  }
  const site = of(offer, 'build') ?? of(offer, 'activate')
  if (site) return { label: table.texts[n] ?? '', icon: structureIcon(kit.structures[site[0]]?.text.id ?? '') }
  if (offer !== undefined && retreats(table, offer)) return { label: table.texts[n] ?? '', icon: POINTS.move }
  if (offer === ending(table)) return { label: table.texts[n] ?? '', icon: icon('check-mark'), key: 'E' }
  if (offer === 'done') return { label: table.texts[n] ?? '', icon: icon('check-mark') }
  if (offer === 'back') return { label: table.texts[n] ?? '', icon: icon('anticlockwise-rotation') }
  return null
}

/** The text that asks a question, where there is one. */
function about(table: Havoc): string | null {
  const { cause } = table.view.question ?? {}
  const text = cause?.kind === 'event' ? table.kit.events.find((event) => event.id === cause.id) : causeText(table.kit, cause)
  return text ? t('told', { head: text.name, text: text.rules.join(' ') }) : null
}

/** Digits are cards of the hand, E ends an Action or the turn, P declines in a battle, B shows the planet, Shift+B the board as a list. */
/** Something that can be pressed has the focus. */
const held = (target: EventTarget | null) => target instanceof Element && target.closest('button, a, summary, [role=button], [data-offer]')

function key(table: Havoc, event: KeyboardEvent): boolean {
  const ui = uiOf(table)
  if (event.key === 'B' && event.shiftKey) {
    ui.list = !ui.list
    return true
  }
  if (event.key.toLowerCase() === 'b' && table.view.battle) {
    ui.planet = !ui.planet
    return true
  }
  if (event.key === 'Escape' && ui.pinned && ui.looked !== null) {
    ui.looked = null
    return true
  }
  if (!table.mine) return false
  if (/^[1-9]$/.test(event.key)) {
    const card = table.view.seats[table.seat ?? 0]?.hand?.[Number(event.key) - 1]?.card
    if (card === undefined) return false
    void table.press({ card }, document.querySelector(`[data-card="${card}"]`) ?? undefined)
    return true
  }
  if (event.key.toLowerCase() === 'p' && table.view.battle && table.offerOf('pass') >= 0) {
    void table.choose('pass')
    return true
  }
  // What is under the focus means itself.
  if (event.key === 'Enter' && table.view.deploying && !table.sending && !held(event.target)) {
    void ui.place()
    return true
  }
  const end = ending(table)
  if (event.key.toLowerCase() === 'e' && end) {
    void table.choose(end)
    return true
  }
  if (event.key === 'Escape' && (ui.from !== null || ui.structure !== null || ui.region !== null)) {
    ui.from = ui.structure = ui.region = null
    return true
  }
  return false
}

/** The same game with stronger bots after a victory; after a defeat with what the winner played, where Factions were chosen. */
function nextTable(table: Havoc): { label: string; icon: string; wish: TableWish } | null {
  const { info, seat, view } = table
  const bots = info.seats.flatMap((sitter) => (sitter.kind === 'bot' && !sitter.stands_in ? [sitter.level] : []))
  if (seat === null || bots.length !== info.seats.length - 1 || view.winner === undefined) return null
  const seats = info.seats.map((sitter): SeatWish => (sitter.kind === 'bot' ? { kind: 'bot', level: sitter.level } : { kind: 'human' }))
  const { game, options, pace, undo } = info
  const wish: TableWish = { game, options, pace, undo, seats }
  if (view.winner === seat) {
    const level = LEVELS[Math.min(...bots.map((level) => LEVELS.indexOf(level))) + 1]
    if (!level) return null
    const stronger = seats.map((sitter): SeatWish => (sitter.kind === 'bot' ? { kind: 'bot', level } : sitter))
    return { label: t('ch-next-stronger', { level: levelName(level) }), icon: icon('upgrade'), wish: { ...wish, seats: stronger } }
  }
  const factions = view.seats.map(({ faction }) => faction)
  const [own, best] = [factions[seat], factions[view.winner]]
  if (!own || !best) return null
  const swapped = factions.map((of) => (of === own ? best : of === best ? own : of))
  return {
    label: t('ch-next-as', { side: factionName(table.kit, best) }),
    icon: EMBLEM[best],
    wish: { ...wish, options: { ...options, factions: swapped } },
  }
}

/** Won or lost, and by how much: against the best of the others. */
function outcome(table: Havoc): Result | null {
  const { view, seat, kit } = table
  const { winner } = view
  if (winner === undefined) return null
  const [first, second] = rankingOf(view)
  const mine = seat === null ? undefined : view.seats[seat]
  const won = mine ? mine.seat === winner : null
  const [a, b] = won === false ? [mine?.vp ?? 0, first?.vp ?? 0] : [first?.vp ?? 0, second?.vp ?? 0]
  const title = won === null ? t('ch-won', { side: sideName(table, winner), a, b }) : t(won ? 'ch-you-won' : 'ch-you-lost', { a, b })
  return {
    title,
    over: [
      boardOf(kit, view).text.name.replace(/ \([^)]*\)$/, ''),
      t('ch-n-rounds', { n: view.round }),
      t('ch-n-players', { n: view.players }),
    ].join(' · '),
    lines: first?.vp === second?.vp ? [t('ch-won-tie')] : [],
    won,
    scene: { kind: 'faction', key: factionOf(view, seat ?? winner) ?? 'humans' },
    next: nextTable(table),
  }
}

export const face: GameFace<View, Choice, Kit> = {
  own: (table) => new Own(table),
  Left,
  Stage,
  Right,
  Dock,
  Aside,
  Scene,
  Sample,
  scene,
  Sheet: Right,
  sheet(table) {
    const ui = uiOf(table)
    if (!ui.sheet || ui.seat === null) return null
    return { title: t('ch-faction-board'), close: () => ((ui.sheet = false), (ui.seat = null)) }
  },
  rightLabel: () => t('ch-faction-board'),
  title(table) {
    const { view } = table
    const battle = shown(table.motions)?.battle ?? view.battle
    if (battle) return { title: regionName(table, battle.region), sub: t('ch-battle-sub', { n: view.round }) }
    // The number of players stands beside it.
    const name = boardOf(table.kit, view).text.name.replace(/ \([^)]*\)$/, '')
    return { title: name, sub: t('ch-n-players', { n: view.players }) }
  },
  phases,
  seat(table, seat) {
    const faction = factionOf(table.view, seat)
    return {
      name: sideName(table, seat),
      icon: faction ? EMBLEM[faction] : icon('person'),
      colour: colour(table.view, seat),
      mark: sideName(table, seat).slice(0, 1),
    }
  },
  about,
  promptOffers,
  toward: (table, choices) => toward(table, uiOf(table), choices),
  primary,
  button,
  first,
  named: (table, offer) => namedOf(table, offer),
  tools(table) {
    const ui = uiOf(table)
    const list = {
      key: 'list',
      label: ui.list ? t('ch-tool-planet') : t('ch-tool-list'),
      icon: icon('checklist'),
      pressed: ui.list,
      press: () => (ui.list = !ui.list),
    }
    if (!table.view.battle) return [list]
    return [
      {
        key: 'planet',
        label: ui.planet ? t('ch-tool-battle') : t('ch-tool-planet'),
        icon: ui.planet ? icon('crossed-swords') : icon('ringed-planet'),
        shortcut: 'B',
        pressed: ui.planet,
        press: () => (ui.planet = !ui.planet),
      },
    ]
  },
  Interlude: CountScene,
  banners(_before, after, events, table) {
    const who = (seat: number) => (seat === table.seat ? t('ch-you') : sideName(table, seat))
    const stand = after.seats.map(({ seat, vp }) => t('ch-banner-vp', { side: who(seat), vp })).join(', ')
    // A lesson says itself what happened.
    return table.course?.holds ? [] : bannersOf(after, events as Event[], stand)
  },
  peril: () => ({ icon: icon('trophy'), near: false }),
  motions: (before, after, events) => motions(before, after, events as Event[]),
  cues: (before, after, events) => cues(before, after, events as readonly Event[]),
  ambience,
  witness(_after, events, table) {
    const ui = uiOf(table)
    ui.tactics = events ? tacticsOf(events as readonly Event[], ui.tactics) : NO_TACTICS
  },
  begins: (events) => (events as readonly Event[]).some((event) => event.event === 'turn_began' || event.event === 'battle_started'),
  announce: (_table, lines) => lines.at(-1) ?? '',
  result: outcome,
  Story,
  record: (table) => recordOf(table.view, table.seat, table.info.seats),
  key,
}
