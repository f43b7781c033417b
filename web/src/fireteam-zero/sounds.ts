/** Which event sounds like what, and the night around it: dark wind, rain, something low. */
import type { AttackType, Event, View } from '../fireteam-zero'
import { cuesFrom, type Ambience, type Cue, type Sound, type SoundTable } from '../lib/sound/cue'
import { clocksOf } from './motions'
import { MONSTER } from './numbers'

const WEAPON: Record<AttackType, Sound> = { brawl: 'blow', bullet: 'shot', bomb: 'blast' }

const sounds = (before: View): SoundTable<Event> => {
  // What is fired is heard when the dice have settled.
  let type: AttackType = before.attacks?.at(-1)?.type ?? 'brawl'
  const dice = (event: Event & { event: 'rolled' | 'rerolled' }, n: number) => {
    type = event.ty
    return n > 0 ? ({ sound: 'dice', n } as const) : null
  }
  return {
    mission_begins: 'round',
    start_player: 'token',
    hero_chosen: 'card',
    upgrade_chosen: 'card',
    focus_chosen: 'card',
    specialist_card_chosen: 'card',
    spawn_token_placed: 'token',
    round_begins: 'round',
    drew: ({ n }) => ({ sound: 'card', n }),
    reshuffled: 'shuffle',
    played: { sound: 'card', gain: 1.4 },
    discarded: { sound: 'card', pitch: 0.85 },
    recovered: 'card',
    peeked: 'card',
    moved: ({ figure }) => (figure < MONSTER ? 'step' : { sound: 'step', pitch: 0.72 }),
    placed: ({ figure }) => (figure < MONSTER ? 'step' : { sound: 'step', pitch: 0.72 }),
    activated: { sound: 'growl', gain: 0.5 },
    spawned: 'growl',
    ambush: 'growl',
    boss_entered: 'roar',
    activation_die: 'die',
    spawn_rolled: 'die',
    die_rolled: 'die',
    attack_declared: ({ ty }) => {
      type = ty
      return null
    },
    rolled: (event) => dice(event, event.n),
    // Each bit is a die that is rolled again.
    rerolled: (event) => dice(event, [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => (event.dice >> n) & 1).length),
    hits: ({ hits }) => (hits > 0 ? WEAPON[type] : 'miss'),
    carried_over: 'blow',
    killed: 'kill',
    wounded: { sound: 'growl', pitch: 1.3 },
    boss_beaten: { sound: 'roar', pitch: 0.8 },
    unharmed: 'guard',
    thing_destroyed: { sound: 'blast', gain: 0.8 },
    prevented: 'guard',
    damaged: 'hurt',
    unprotected: 'hurt',
    knocked_down: 'fall',
    stood_up: 'rise',
    pinned: 'latch',
    freed: 'rise',
    coin_turned: 'coin',
    threat_advanced: 'threat',
    twist_drawn: 'twist',
    twist_suspended: 'card',
    twist_discarded: 'card',
    search_begins: 'search',
    spawn_token_turned: 'token',
    recon_drawn: 'card',
    item_found: 'find',
    token_placed: 'token',
    token_removed: 'token',
    token_dropped: 'token',
    token_taken: 'find',
    intel_placed: 'find',
    objective_completed: 'done',
    mission_ends: ({ outcome }) => (outcome === 'won' ? 'won' : 'lost'),
  }
}

export const cues = (before: View, _after: View, events: readonly Event[]): Cue[] =>
  cuesFrom(sounds(before), events, clocksOf(before, events))

export const ambience: Ambience = {
  room: { seconds: 1.5, bright: 0.25 },
  drone: [
    [55, 0.035],
    [82.4, 0.016],
    [233, 0.004],
  ],
  wind: [
    [150, 440, 0.14, 23],
    [420, 980, 0.06, 13],
  ],
  rain: 0.03,
  far: { sounds: ['thunder', 'drip', 'creak', 'drip', 'crow'], pause: [11, 45] },
}
