/**
 * The band: all that sounds at a table on its way to the loudspeaker. Bursts are thinned and voices are few; behind them stand a
 * compressor and a ceiling that nothing passes.
 */
import { Air } from './air'
import type { Ambience, Cue, Tone } from './cue'
import { INSTRUMENTS, type Instrument, type Sound } from './instruments'
import { echo, Voice, whiteNoise } from './synth'

/** Voices at a time; of what goes without saying there are fewer. */
const VOICES = 14
const PLAIN_VOICES = 8
/** What would sound more than this later than it happens is left out, in seconds. */
const LATE = 0.5
/** Where nothing moves, what happened is told one after another, in milliseconds, and no more of it than this. */
const APART = 110
const TOLD = 9
/** Nothing leaves the band louder than this. */
const CEILING = 0.86
/** Where nothing surrounds a table. */
const ROOM = { seconds: 1.2, bright: 0.3 }
/** Seconds without a sound after which the loudspeaker may rest. */
const REST = 6

export interface Wishes {
  /** 0 to 1. */
  volume: number
  /** What surrounds the table, unless it is not to be heard. */
  ambience: Ambience | null
  /** The window is hidden: only moments are heard. */
  hidden: boolean
}

export class Band {
  readonly context: BaseAudioContext
  /** The context, if it is one that somebody listens to. */
  readonly #live: AudioContext | null
  readonly #random: () => number
  readonly #noise: AudioBuffer
  readonly #master: GainNode
  readonly #mix: GainNode
  readonly #room: ConvolverNode
  /** What surrounds the table, while it is to be heard. */
  #air: Air | null = null
  #ambience: Ambience | null = null
  /** The room whose walls answer. */
  #built: Ambience['room'] | null = null
  #hidden = false
  #voices: { end: number; weight: number; out: AudioNode[] }[] = []
  /** When each sound began last. */
  #last = new Map<Sound, number>()
  /** What is still to come. */
  #pending = new Map<ReturnType<typeof setTimeout>, Tone>()
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(context: BaseAudioContext, random: () => number = Math.random) {
    this.context = context
    this.#live = 'close' in context ? (context as AudioContext) : null
    this.#random = random
    this.#noise = whiteNoise(context, 2, random)
    const { destination } = context
    this.#mix = context.createGain()
    const floor = context.createBiquadFilter()
    floor.type = 'highpass'
    floor.frequency.value = 26
    const press = context.createDynamicsCompressor()
    press.threshold.value = -14
    press.knee.value = 10
    press.ratio.value = 8
    press.attack.value = 0.002
    press.release.value = 0.16
    const trim = context.createGain()
    trim.gain.value = 0.7
    const ceiling = context.createWaveShaper()
    ceiling.curve = softCurve()
    this.#master = context.createGain()
    this.#mix.connect(floor).connect(press).connect(trim).connect(ceiling).connect(this.#master).connect(destination)
    this.#room = context.createConvolver()
    this.#room.connect(this.#mix)
    this.#walls(ROOM)
  }

  get air(): Air | null {
    return this.#air
  }

  wish({ volume, ambience, hidden }: Wishes): void {
    const { currentTime } = this.context
    // Loudness is heard in powers.
    this.#master.gain.setTargetAtTime(volume ** 2, currentTime, 0.03)
    this.#hidden = hidden
    const wished = hidden || volume === 0 ? null : ambience
    if (wished === this.#ambience) return
    if (wished) {
      this.#walls(wished.room)
      this.#wake()
    }
    this.#air?.close()
    this.#ambience = wished
    this.#air = wished && new Air(this.context, wished, { out: this.#mix, room: this.#room, noise: this.#noise }, this.#random)
    if (!wished) this.#soonRest()
  }

  /** All that is to be heard of an update; `speed` is that of the motions, 0 where nothing moves. */
  hear(cues: readonly Cue[], speed: number): void {
    for (const { delay, ...tone } of speed > 0 ? cues : told(cues)) {
      const wait = delay * (speed || 1)
      if (wait < 20) this.play(tone)
      else {
        const clock = setTimeout(() => {
          this.#pending.delete(clock)
          this.play(tone)
        }, wait)
        this.#pending.set(clock, tone)
      }
    }
  }

  /** The motions are skipped: of what was still to come, and of what comes with it, only the moments are heard. */
  skip(more: readonly Tone[] = []): void {
    const rest = [...this.#pending.values(), ...more]
    this.hush()
    const moment = rest.findLast(({ sound }) => INSTRUMENTS[sound].weight === 3)
    if (moment) this.play(moment)
  }

  /** Nothing more of what was still to come. */
  hush(): void {
    for (const clock of this.#pending.keys()) clearTimeout(clock)
    this.#pending.clear()
  }

  /** Plays one sound, unless there is too much already. Gives whether it is heard. */
  play({ sound, n = 1, pitch = 1, gain = 1 }: Tone): boolean {
    const instrument: Instrument = INSTRUMENTS[sound]
    const { weight } = instrument
    if (this.#hidden && weight < 3) return false
    this.#wake()
    const now = this.context.currentTime
    this.#drop(now)
    if (this.#voices.length >= (weight === 1 ? PLAIN_VOICES : VOICES)) return false
    const soonest = (this.#last.get(sound) ?? -Infinity) + instrument.gap / 1000
    const at = Math.max(now + 0.005, soonest)
    if (at - now > LATE) return false
    // What follows itself closely is softer each time.
    const repeats = at === soonest ? 0.8 : 1
    this.#last.set(sound, at)
    const out = this.context.createGain()
    out.gain.value = instrument.level * gain * repeats * (1 + 0.12 * (2 * this.#random() - 1))
    const side = this.context.createStereoPanner()
    side.pan.value = weight === 3 ? 0 : 0.3 * (this.#random() - 0.5)
    const wet = this.context.createGain()
    wet.gain.value = instrument.room
    out.connect(side).connect(this.#mix)
    side.connect(wet).connect(this.#room)
    const bent = pitch * (weight === 3 ? 1 : 1 + 0.05 * (this.#random() - 0.5))
    const voice = new Voice(this.context, out, this.#noise, at, bent, this.#random)
    instrument.play(voice, Math.max(1, n))
    this.#voices.push({ end: voice.end, weight, out: [out, side, wet] })
    this.#soonRest()
    return true
  }

  /** Somebody pressed something: from now on a browser that waited for it lets us be heard. */
  press(): void {
    if (this.#air) this.#wake()
  }

  /** The table is left. */
  close(): void {
    this.hush()
    this.#air?.close()
    this.#air = this.#ambience = null
    this.#soonRest()
  }

  /** What is over is taken out. */
  #drop(now: number): void {
    for (const voice of this.#voices) if (voice.end <= now) for (const node of voice.out) node.disconnect()
    this.#voices = this.#voices.filter((voice) => voice.end > now)
  }

  #walls(room: Ambience['room']): void {
    if (this.#built === room) return
    this.#built = room
    this.#room.buffer = echo(this.context, room.seconds, room.bright, this.#random)
  }

  /** An open loudspeaker costs current: without ambience it rests between sounds. */
  #soonRest(): void {
    clearTimeout(this.#resting)
    if (!this.#air && this.#live) this.#resting = setTimeout(() => void this.#live?.suspend().catch(silence), REST * 1000)
  }

  #wake(): void {
    clearTimeout(this.#resting)
    if (this.#live && this.#live.state !== 'running') void this.#live.resume().catch(silence)
  }
}

/** A loudspeaker that is gone: nobody waits for it. */
const silence = () => {}

/** Straight for what is soft, and bent so that nothing gets past the ceiling. */
function softCurve(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2049)
  for (let n = 0; n < curve.length; n += 1) {
    const x = n / 1024 - 1
    curve[n] = CEILING * Math.tanh(x / CEILING)
  }
  return curve
}

/** Without motions: one after another, what repeats itself once, and if that is too much, only what matters. */
function told(cues: readonly Cue[]): Cue[] {
  const single = cues.filter((cue, n) => cue.sound !== cues[n - 1]?.sound)
  const weighty = single.length > TOLD ? single.filter(({ sound }) => INSTRUMENTS[sound].weight > 1) : single
  return weighty.slice(-TOLD).map((cue, n) => ({ ...cue, delay: n * APART }))
}
