import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ambience as planet, cues as havocCues } from '../../src/cry-havoc/sounds'
import type { Event as HavocEvent, View as HavocView } from '../../src/cry-havoc'
import { MS } from '../../src/cry-havoc/motions'
import type { Event as ZeroEvent, View as ZeroView } from '../../src/fireteam-zero'
import { CAST, TRAVEL } from '../../src/fireteam-zero/motions'
import { ambience as night, cues as zeroCues } from '../../src/fireteam-zero/sounds'
import { Band } from '../../src/lib/sound/band'
import type { Cue } from '../../src/lib/sound/cue'
import { INSTRUMENTS, type Sound } from '../../src/lib/sound/instruments'
import { branded } from './fake'
import { asContext, FakeContext } from './loudspeaker'

let speaker: FakeContext
let band: Band

beforeEach(() => {
  vi.useFakeTimers()
  speaker = new FakeContext()
  band = new Band(asContext(speaker), () => 0.5)
})
afterEach(() => {
  band.close()
  vi.useRealTimers()
})

const names = Object.keys(INSTRUMENTS) as Sound[]
/** Time goes on, for clocks and for the loudspeaker. */
const wait = (ms: number) => {
  vi.advanceTimersByTime(ms)
  speaker.currentTime += ms / 1000
}
/** What the band is asked for, one after another. */
function listening(): Sound[] {
  const heard: Sound[] = []
  const play = band.play.bind(band)
  band.play = (tone) => {
    const plays = play(tone)
    if (plays) heard.push(tone.sound)
    return plays
  }
  return heard
}

describe('the band', () => {
  it.each(names)('plays %s, and ends it', (sound) => {
    for (const n of [0, 1, 3, 40]) {
      expect(band.play({ sound, n })).toBe(true)
      wait(5000)
    }
    expect(speaker.sources.length).toBeGreaterThan(0)
    expect(speaker.running).toEqual([])
    const [first] = speaker.sources
    expect(Math.max(...speaker.sources.map(({ to }) => to ?? Infinity)) - (first?.from ?? 0)).toBeLessThan(20)
  })

  it('plays a burst of the same one after another, softer, and leaves out what comes too late', () => {
    const played = Array.from({ length: 12 }, () => band.play({ sound: 'step' })).filter(Boolean)
    expect(played).toHaveLength(3)
    const starts = [...new Set(speaker.sources.map(({ from }) => from))].sort((a = 0, b = 0) => a - b)
    expect(starts.length).toBeGreaterThanOrEqual(3)
  })

  it('has few voices: the plainest stand back for what matters', () => {
    const plain = names.filter((name) => INSTRUMENTS[name].weight === 1)
    for (const sound of plain) for (let n = 0; n < 3; n += 1) band.play({ sound })
    expect(band.play({ sound: plain[0]! })).toBe(false)
    expect(band.play({ sound: 'twist' })).toBe(true)
    const all = names.flatMap((sound) => [0, 1, 2, 3].map(() => band.play({ sound })))
    expect(all.filter(Boolean).length).toBeLessThan(14)
  })

  it('lets only moments be heard behind a hidden window', () => {
    band.wish({ volume: 1, ambience: null, hidden: true })
    expect(names.filter((sound) => band.play({ sound })).every((sound) => INSTRUMENTS[sound].weight === 3)).toBe(true)
    expect(band.play({ sound: 'card' })).toBe(false)
  })

  it('follows the motions at their speed', () => {
    const heard = listening()
    const cues: Cue[] = [
      { sound: 'step', delay: 0 },
      { sound: 'dice', delay: 400 },
      { sound: 'shot', delay: 2400 },
    ]
    band.hear(cues, 0.5)
    expect(heard).toEqual(['step'])
    wait(250)
    expect(heard).toEqual(['step', 'dice'])
    wait(1000)
    expect(heard).toEqual(['step', 'dice', 'shot'])
  })

  it('tells without motions once per event, soon, and no more than can be told', () => {
    const heard = listening()
    band.hear(
      [
        { sound: 'dice', delay: 0 },
        { sound: 'shot', delay: 2000 },
        { sound: 'kill', delay: 2000 },
      ],
      0,
    )
    wait(400)
    expect(heard).toEqual(['dice', 'shot', 'kill'])
    wait(5000)
    heard.length = 0
    band.hear(
      names.map((sound) => ({ sound, delay: 0 })),
      0,
    )
    wait(3000)
    expect(heard.length).toBeGreaterThan(3)
    expect(heard.length).toBeLessThan(10)
  })

  it('keeps of what is skipped only the last moment', () => {
    const heard = listening()
    band.hear(
      [
        { sound: 'card', delay: 100 },
        { sound: 'coin', delay: 500 },
        { sound: 'kill', delay: 900 },
      ],
      1,
    )
    band.skip([{ sound: 'lost' }, { sound: 'card' }])
    wait(3000)
    expect(heard).toEqual(['lost'])
    band.hear([{ sound: 'won', delay: 100 }], 1)
    band.hush()
    wait(3000)
    expect(heard).toEqual(['lost'])
  })

  it.each([planet, night])('surrounds a table, also from afar, until it is left', (ambience) => {
    band.wish({ volume: 0.5, ambience, hidden: false })
    const before = speaker.running.length
    expect(before).toBeGreaterThan(4)
    wait(ambience.far.pause[1] * 1000)
    expect(speaker.sources.length).toBeGreaterThan(before)
    band.wish({ volume: 0.5, ambience, hidden: true })
    wait(10_000)
    expect(speaker.running).toEqual([])
    expect(speaker.state).toBe('suspended')
    band.wish({ volume: 0.5, ambience, hidden: false })
    expect(speaker.state).toBe('running')
    band.wish({ volume: 0, ambience, hidden: false })
    wait(10_000)
    expect(speaker.running).toEqual([])
  })

  it('is as loud as wished, by powers', () => {
    const master = () => speaker.made.gain?.find((node) => node.gain.value === 0.25)
    band.wish({ volume: 0.5, ambience: null, hidden: false })
    expect(master()).toBeDefined()
    band.wish({ volume: 0, ambience: null, hidden: false })
    expect(master()).toBeUndefined()
  })
})

const told = (cues: Cue[]) => cues.map(({ sound, delay, n }) => [sound, delay, ...(n === undefined ? [] : [n])])

describe('the night', () => {
  const view = branded<ZeroView>({
    mission: '1.1',
    round: 3,
    phase: 'threat',
    start_player: 0,
    coin: 'heads',
    threat: { at: 3, last: 13, twist_spaces: [4] },
    heroes: [],
    specialists: [],
    monsters: [{ figure: 6, kind: 'x', place: 1, home: 'pool', activated: false }],
    spawns: [],
    tokens: [],
    objectives: [],
    twists: [],
    twist_deck: 8,
    recon_deck: 12,
  })
  const faces: [number, number, number, number, number, number, number, number] = [1, 5, 0, 0, 0, 0, 0, 0]
  const hear = (...events: Parameters<typeof branded<ZeroEvent[]>>[0]) => told(zeroCues(view, view, branded<ZeroEvent[]>(events)))

  it('fires when the dice have settled', () => {
    expect(
      hear(
        { event: 'moved', figure: 6, from: 1, to: 4 },
        { event: 'rolled', attacker: 6, ty: 'bullet', faces, n: 2 },
        { event: 'hits', attacker: 6, target: 0, hits: 3 },
        { event: 'damaged', seat: 0, n: 3, unblockable: false },
      ),
    ).toEqual([
      ['step', 0],
      ['dice', TRAVEL, 2],
      ['shot', TRAVEL + CAST],
      ['hurt', TRAVEL + CAST],
    ])
  })

  it('hears weapons apart, and what misses', () => {
    const attack = (ty: 'brawl' | 'bullet' | 'bomb', hits: number) =>
      hear({ event: 'rolled', attacker: 0, ty, faces, n: 1 }, { event: 'hits', attacker: 0, target: 6, hits })[1]?.[0]
    expect([attack('brawl', 1), attack('bullet', 2), attack('bomb', 1), attack('bomb', 0)]).toEqual(['blow', 'shot', 'blast', 'miss'])
  })

  it('counts the dice that are rolled again', () => {
    expect(hear({ event: 'rerolled', attacker: 0, ty: 'bullet', dice: 5, faces, n: 4 })).toEqual([['dice', 0, 2]])
    expect(hear({ event: 'rolled', attacker: 0, ty: 'bullet', faces, n: 0 })).toEqual([])
  })

  it('has a sound for all that one must not miss', () => {
    const one = (event: Parameters<typeof branded<ZeroEvent>>[0]) => hear(event)[0]?.[0]
    expect(one({ event: 'coin_turned', side: 'tails' })).toBe('coin')
    expect(one({ event: 'threat_advanced', to: 4 })).toBe('threat')
    expect(one({ event: 'twist_drawn', twist: 1, slot: 0 })).toBe('twist')
    expect(one({ event: 'knocked_down', seat: 0 })).toBe('fall')
    expect(one({ event: 'killed', figure: 6, monster: 0, place: 1 })).toBe('kill')
    expect(one({ event: 'boss_entered', figure: 9, monster: 0, place: 1, power: 3 })).toBe('roar')
    expect(one({ event: 'objective_completed', objective: 0 })).toBe('done')
    expect(one({ event: 'activation_die', figure: 6, face: 'move' })).toBe('die')
    expect(one({ event: 'played', seat: 0, card: 1, action: 2, lower: false })).toBe('card')
    expect(one({ event: 'mission_ends', outcome: 'won' })).toBe('won')
    expect(one({ event: 'mission_ends', outcome: 'lost' })).toBe('lost')
    expect(one({ event: 'window_opened', window: 'tactics' })).toBeUndefined()
  })
})

describe('the planet', () => {
  const view = (more: object = {}) => ({ seats: [], viewer: 0, ...more }) as unknown as HavocView
  const hear = (before: HavocView, ...events: Parameters<typeof branded<HavocEvent[]>>[0]) =>
    havocCues(before, view(), branded<HavocEvent[]>(events))

  it('sounds row by row while a battle is resolved', () => {
    const battle = { region: 2, sides: [], deployed: true, order: [], resolved: 0, guests: 0 }
    const cues = hear(
      view({ battle }),
      { event: 'objective_won', side: 0, objective: 'control', own: 3, foes: 2 },
      { event: 'scored', side: 0, vp: 2, for_what: 'control' },
      { event: 'objective_tied', objective: 'capture' },
      { event: 'killed', side: 1, n: 1, at: { objective: 'control' } },
      { event: 'battle_ended', region: 2 },
    )
    expect(told(cues)).toEqual([
      ['row', 0],
      ['tick', 0, 2],
      ['drum', MS.step],
      ['zap', 2 * MS.step, 1],
    ])
    expect(cues[2]?.pitch).toBeGreaterThan(1)
  })

  it('hears Units arrive when they do', () => {
    const cues = hear(
      view(),
      { event: 'moved', side: 0, n: 2, from: { region: 1 }, to: { region: 3 } },
      { event: 'token_revealed', piece: 4, region: 3 },
    )
    expect(told(cues)).toEqual([
      ['march', 0, 2],
      ['reveal', MS.travel / 2],
    ])
  })

  it('has a sound for all that one must not miss', () => {
    const one = (event: Parameters<typeof branded<HavocEvent>>[0]) => hear(view(), event)[0]
    expect(one({ event: 'event_revealed', token: 1 })?.sound).toBe('event')
    expect(one({ event: 'battle_started', region: 1, attacker: 0, defender: 1 })?.sound).toBe('clash')
    expect(one({ event: 'captured', side: 1, by: 0, n: 1, at: { region: 1 } })?.sound).toBe('latch')
    expect(one({ event: 'crystals', n: 2, at: { region: 1 } })).toMatchObject({ sound: 'crystal', n: 2, pitch: 1 })
    expect(one({ event: 'crystals', n: -1, at: { region: 1 } })?.pitch).toBeLessThan(1)
    expect(one({ event: 'crystals', n: 0, at: { region: 1 } })).toBeUndefined()
    expect(one({ event: 'scored', side: 0, vp: 5, for_what: 'prisoners' })).toMatchObject({ sound: 'tick', n: 5 })
    expect(one({ event: 'scoring_enabled', side: 0 })?.sound).toBe('signal')
    expect(one({ event: 'tactic_played', side: 0, card: 1, by: 0 })?.sound).toBe('card')
    expect(one({ event: 'game_won', side: 0 })?.sound).toBe('won')
    expect(one({ event: 'game_won', side: 1 })?.sound).toBe('lost')
    expect(one({ event: 'turn_ended', side: 1 })).toBeUndefined()
  })
})
