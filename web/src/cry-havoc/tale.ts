/** A game that is over, told from what happened in it: where points came from, what decided it, who did what. */
import type { Event, ScoredFor, Side, View } from '../cry-havoc'

/** What brings points, in the order in which it is stacked. */
export const SOURCES = ['regions', 'crystals', 'battles', 'prisoners', 'others'] as const
export type Source = (typeof SOURCES)[number]
export type Gains = Record<Source, number>

const SOURCE: Record<ScoredFor, Source> = {
  regions: 'regions',
  crystals: 'crystals',
  control: 'battles',
  kill: 'battles',
  reward: 'battles',
  prisoners: 'prisoners',
  ransom: 'prisoners',
  card: 'others',
  text: 'others',
  bonus: 'others',
  start: 'others',
}

type Plays = readonly (readonly unknown[])[]

const nothing = (): Gains => ({ regions: 0, crystals: 0, battles: 0, prisoners: 0, others: 0 })
export const sumOf = (gains: Gains): number => SOURCES.reduce((sum, source) => sum + gains[source], 0)

/** Every event of a game with the play that it belongs to and the round it happened in. */
function* told(plays: Plays): Generator<{ event: Event; play: number; round: number }> {
  let round = 1
  for (const [play, events] of plays.entries())
    for (const event of events as readonly Event[]) {
      if (event.event === 'round_began') round = event.round
      yield { event, play, round }
    }
}

/** What each side gained in each round, by source. What it had before the first play counts as a text of the first round. */
export function gainsOf(plays: Plays, seats: readonly { seat: Side; vp: number }[], rounds: number): Gains[][] {
  const gains = seats.map(() => Array.from({ length: rounds }, nothing))
  for (const { event, round } of told(plays)) {
    if (event.event !== 'scored') continue
    const of = gains[event.side]?.[Math.min(round, rounds) - 1]
    if (of) of[SOURCE[event.for_what]] += event.vp
  }
  for (const [n, { vp }] of seats.entries()) {
    const first = gains[n]?.[0]
    if (first) first.others += vp - gains[n]!.reduce((sum, of) => sum + sumOf(of), 0)
  }
  return gains
}

export const totalOf = (rounds: readonly Gains[]): Gains =>
  rounds.reduce((sum, of) => {
    for (const source of SOURCES) sum[source] += of[source]
    return sum
  }, nothing())

/** What made the first side end before the second: the sources that gave it more, the most first, and the one that gave it least. */
export function reasonsOf(
  first: Gains,
  second: Gains,
): { for: { source: Source; n: number }[]; against: { source: Source; n: number } | null } {
  const all = SOURCES.map((source) => ({ source, n: first[source] - second[source] })).sort((a, b) => b.n - a.n)
  const last = all.at(-1)
  return { for: all.filter(({ n }) => n > 0).slice(0, 2), against: last && last.n < 0 ? { source: last.source, n: -last.n } : null }
}

/** Things that a side did in a whole game. */
export interface Deeds {
  battles: number
  kills: number
  prisoners: number
  tactics: number
  built: number
}

export function deedsOf(plays: Plays, players: number): Deeds[] {
  const deeds = Array.from({ length: players }, (): Deeds => ({ battles: 0, kills: 0, prisoners: 0, tactics: 0, built: 0 }))
  for (const { event } of told(plays)) {
    if (event.event === 'objective_won' && event.objective === 'control') add(event.side, 'battles', 1)
    else if (event.event === 'scored' && event.for_what === 'kill') add(event.side, 'kills', event.vp)
    else if (event.event === 'captured') add(event.by, 'prisoners', event.n)
    else if (event.event === 'tactic_played') add(event.side, 'tactics', 1)
    else if (event.event === 'structure_built') add(event.side, 'built', 1)
    else if (event.event === 'structure_taken_back') add(event.side, 'built', -1)
  }
  function add(side: Side, what: keyof Deeds, n: number) {
    const of = deeds[side]
    if (of) of[what] += n
  }
  return deeds
}

/** A moment that decided something. */
export type Turning =
  | { kind: 'scoring'; play: number; round: number; side: Side; vp: number; by: Side | null; passed: number }
  | {
      kind: 'battle'
      play: number
      round: number
      region: number
      attacker: Side
      defender: Side
      side: Side
      vp: number
      prisoners: number
    }
  | { kind: 'lead'; play: number; round: number; side: Side; vp: number; over: Side }

/** Three moments, in the order in which they happened: when the winner took the lead for good, the greatest Scoring, the greatest battle. */
export function turningsOf(plays: Plays, seats: readonly { seat: Side; vp: number }[], winner: Side): Turning[] {
  const found = [lead(plays, seats, winner), ...scorings(plays), ...battles(plays)].filter((one) => one !== null)
  const picked: Turning[] = []
  const pick = (of: Turning | undefined) => {
    if (of && picked.length < 3 && !picked.some(({ play }) => play === of.play)) picked.push(of)
  }
  const best = (kind: Turning['kind']) =>
    found.filter((one) => one.kind === kind && !picked.some(({ play }) => play === one.play)).sort((a, b) => worth(b) - worth(a))
  pick(best('lead')[0])
  pick(best('scoring')[0])
  pick(best('battle')[0])
  // A game without one of these has more of another.
  for (const more of [...best('battle'), ...best('scoring')]) pick(more)
  return picked.sort((a, b) => a.play - b.play)
}

const worth = (of: Turning): number => of.vp + (of.kind === 'battle' ? 2 * of.prisoners : 0)

/** The play from which on the winner was never behind or level again. */
function lead(plays: Plays, seats: readonly { seat: Side; vp: number }[], winner: Side): Turning | null {
  const vp = seats.map(() => 0)
  let taken: Turning | null = null
  let ahead = false
  for (const { event, play, round } of told(plays)) {
    if (event.event !== 'scored') continue
    vp[event.side] = (vp[event.side] ?? 0) + event.vp
    const others = vp.map((points, side) => ({ points, side })).filter(({ side }) => side !== winner)
    const second = others.reduce((a, b) => (b.points > a.points ? b : a), others[0] ?? { points: 0, side: winner })
    const now = (vp[winner] ?? 0) > second.points
    // Who is first before anybody has done much has not taken the lead.
    if (now && !ahead) taken = round > 1 ? { kind: 'lead', play, round, side: winner, vp: vp[winner] ?? 0, over: second.side } : null
    ahead = now
  }
  return ahead ? taken : null
}

/** Each Scoring by whom it gave the most. */
function scorings(plays: Plays): Turning[] {
  const found: Turning[] = []
  let by: Side | null = null
  let now: { play: number; round: number; got: Map<Side, number>; passed: number } | null = null
  const close = () => {
    const most = [...(now?.got ?? [])].sort((a, b) => b[1] - a[1])[0]
    if (now && most) found.push({ kind: 'scoring', play: now.play, round: now.round, side: most[0], vp: most[1], by, passed: now.passed })
    now = null
  }
  for (const { event, play, round } of told(plays)) {
    if (now && now.play !== play && now.round !== round) close()
    if (event.event === 'scoring_enabled') by = event.side
    else if (event.event === 'scored' && ['regions', 'crystals', 'bonus'].includes(event.for_what)) {
      now ??= { play, round, got: new Map<Side, number>(), passed: 0 }
      now.got.set(event.side, (now.got.get(event.side) ?? 0) + event.vp)
    } else if (event.event === 'events_passed' && now) now.passed += 1
    else if (event.event === 'round_began') {
      close()
      by = null
    }
  }
  close()
  return found
}

/** Each battle by whom it gave the most; it stands at the play that resolved its rows. */
function battles(plays: Plays): Turning[] {
  const found: Turning[] = []
  let now: {
    region: number
    attacker: Side
    defender: Side
    play: number | null
    round: number
    got: Map<Side, number>
    prisoners: number
  } | null = null
  for (const { event, play, round } of told(plays)) {
    if (event.event === 'battle_started') {
      const { region, attacker, defender } = event
      now = { region, attacker, defender, play: null, round, got: new Map<Side, number>(), prisoners: 0 }
    }
    if (!now) continue
    if (event.event === 'objective_won' || event.event === 'objective_tied') now.play ??= play
    else if (event.event === 'captured') now.prisoners += event.n
    else if (event.event === 'scored' && SOURCE[event.for_what] === 'battles')
      now.got.set(event.side, (now.got.get(event.side) ?? 0) + event.vp)
    else if (event.event === 'battle_ended') {
      const most = [...now.got].sort((a, b) => b[1] - a[1])[0]
      const { region, attacker, defender, prisoners } = now
      if (most)
        found.push({
          kind: 'battle',
          play: now.play ?? play,
          round: now.round,
          region,
          attacker,
          defender,
          side: most[0],
          vp: most[1],
          prisoners,
        })
      now = null
    }
  }
  return found
}

/** Everybody, the winner first, then by points. */
export const rankingOf = ({ seats, winner }: View) =>
  [...seats].sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.vp - a.vp)
