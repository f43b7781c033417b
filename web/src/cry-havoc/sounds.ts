/** Which event sounds like what, and the planet around it: wide air, deep rock, crystals far away. */
import type { Event, View } from '../cry-havoc'
import { cuesFrom, type Ambience, type Cue, type SoundTable } from '../lib/sound/cue'
import { scoringSpan } from './count'
import { clocksOf } from './motions'

const sounds = (view: View): SoundTable<Event> => {
  /** Every row of a battle begins a little higher. */
  let row = 0
  const next = () => 1 + 0.12 * Math.min(3, row++)
  return {
    faction_chosen: 'token',
    hq_placed: 'build',
    initiative_set: 'token',
    skill_gained: 'skill',
    skill_used: 'skill',
    round_began: 'round',
    event_revealed: 'event',
    final_scoring: 'signal',
    scoring_enabled: 'signal',
    drew: ({ n }) => ({ sound: 'card', n }),
    put_back: ({ n }) => ({ sound: 'card', n, gain: 0.6 }),
    discarded: { sound: 'card', pitch: 0.85 },
    recovered: 'card',
    stored: 'card',
    unstored: 'card',
    tactic_played: { sound: 'card', gain: 1.5 },
    looked_at_hand: 'card',
    reshuffled: 'shuffle',
    moved: ({ n }) => ({ sound: 'march', n }),
    taken_back: ({ from }) => (from === 'reserve' ? null : { sound: 'march', pitch: 0.9 }),
    retreated: ({ n }) => ({ sound: 'march', n, pitch: 0.9 }),
    withdrew: ({ n }) => ({ sound: 'march', n, pitch: 0.9 }),
    placed: 'land',
    units_deployed: 'drum',
    held: 'guard',
    protected: 'guard',
    killed: ({ n }) => ({ sound: 'zap', n }),
    captured: 'latch',
    released: 'rise',
    ransomed: 'rise',
    control_taken: 'flag',
    control_lost: { sound: 'token', pitch: 0.7 },
    crystals: ({ n }) => (n === 0 ? null : { sound: 'crystal', n: Math.abs(n), pitch: n > 0 ? 1 : 0.6 }),
    crystals_moved: ({ n }) => ({ sound: 'crystal', n }),
    region_worth_more: 'crystal',
    scored: ({ vp }) => (vp === 0 ? null : { sound: 'tick', n: Math.abs(vp), pitch: vp > 0 ? 1 : 0.7 }),
    structure_built: 'build',
    structure_moved: { sound: 'build', gain: 0.7 },
    structure_removed: { sound: 'blast', gain: 0.6 },
    activated: 'skill',
    named_placed: 'land',
    named_removed: 'token',
    token_placed: 'token',
    token_moved: 'token',
    token_removed: 'token',
    token_revealed: 'reveal',
    battle_began: 'drum',
    battle_started: 'clash',
    objectives_reordered: 'token',
    objective_won: () => ({ sound: 'row', pitch: next() }),
    // A tie rings duller: the row was nobody's.
    objective_tied: () => ({ sound: 'drum', pitch: next() }),
    game_won: ({ side }) => (view.viewer === undefined || side === view.viewer ? 'won' : 'lost'),
  }
}

/** Points that are counted out sound as they are counted. */
export function cues(before: View, after: View, events: readonly Event[]): Cue[] {
  const [first, end] = scoringSpan(events) ?? [0, 0]
  const heard = <T>(all: readonly T[]) => [...all.slice(0, first), ...all.slice(end)]
  return cuesFrom(sounds(after), heard(events), heard(clocksOf(before, after, events)))
}

export const ambience: Ambience = {
  room: { seconds: 3.2, bright: 0.7 },
  drone: [
    [65.4, 0.022],
    [98, 0.022],
    [196, 0.008],
  ],
  wind: [
    [280, 680, 0.12, 31],
    [900, 2200, 0.05, 19],
  ],
  far: { sounds: ['glass', 'moan', 'stones', 'glass'], pause: [9, 38] },
}
