/** What surrounds a table: drones, wind, rain, and now and then something far away. Everything in it wanders at a pace of its own. */
import type { Ambience } from './cue'
import { FAR, type Far } from './far'
import { Voice } from './synth'

/** Seconds until it is there, and until it is gone. */
const COMES = 4
const GOES = 0.6
/** How loud it is beside everything else. */
const LOUD = 0.16

interface Paths {
  out: AudioNode
  room: AudioNode
  noise: AudioBuffer
}

export class Air {
  readonly #context: BaseAudioContext
  readonly #ambience: Ambience
  readonly #paths: Paths
  readonly #random: () => number
  readonly #all: GainNode
  readonly #sources: AudioScheduledSourceNode[] = []
  #clock: ReturnType<typeof setTimeout> | undefined

  constructor(context: BaseAudioContext, ambience: Ambience, paths: Paths, random: () => number = Math.random) {
    this.#context = context
    this.#ambience = ambience
    this.#paths = paths
    this.#random = random
    this.#all = context.createGain()
    this.#all.connect(paths.out)
    const now = context.currentTime
    this.#all.gain.setValueAtTime(0, now)
    this.#all.gain.setTargetAtTime(LOUD, now, COMES / 3)
    for (const [f, loud] of ambience.drone) this.#drone(f, loud)
    for (const [low, high, loud, gust] of ambience.wind) this.#wind(low, high, loud, gust)
    if (ambience.rain) this.#rain(ambience.rain)
    this.#next()
  }

  close(): void {
    clearTimeout(this.#clock)
    const now = this.#context.currentTime
    this.#all.gain.setTargetAtTime(0, now, GOES / 4)
    for (const source of this.#sources.splice(0)) source.stop(now + GOES * 2)
  }

  /** Two tones a hair apart, which swell and ebb. */
  #drone(f: number, loud: number): void {
    const level = this.#level(loud, 0.7, 41)
    for (const apart of [-0.11, 0.13]) {
      const tone = this.#context.createOscillator()
      tone.type = 'triangle'
      tone.frequency.value = f + apart
      tone.connect(level)
      this.#start(tone)
    }
  }

  #wind(low: number, high: number, loud: number, gust: number): void {
    const air = this.#hiss()
    const filter = this.#context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 1.1
    filter.frequency.value = (low + high) / 2
    this.#sway(filter.frequency, (high - low) / 3, gust)
    this.#sway(filter.frequency, (high - low) / 6, gust * 0.37)
    const side = this.#context.createStereoPanner()
    this.#sway(side.pan, 0.5, gust * 1.7)
    air
      .connect(filter)
      .connect(side)
      .connect(this.#level(loud, 0.75, gust * 1.3))
  }

  #rain(loud: number): void {
    const drops = this.#hiss()
    const high = this.#context.createBiquadFilter()
    high.type = 'highpass'
    high.frequency.value = 2400
    const soft = this.#context.createBiquadFilter()
    soft.type = 'lowpass'
    soft.frequency.value = 6200
    drops
      .connect(high)
      .connect(soft)
      .connect(this.#level(loud, 0.8, 67))
  }

  /** What is as loud as this most of the time; it comes and goes by so much of it. */
  #level(loud: number, by: number, secs: number): GainNode {
    const level = this.#context.createGain()
    level.gain.value = loud * (1 - by / 2)
    this.#sway(level.gain, (loud * by) / 2, secs)
    level.connect(this.#all)
    return level
  }

  /** No two of them keep the same time, so that nothing comes round again. */
  #sway(param: AudioParam, by: number, secs: number): void {
    const slow = this.#context.createOscillator()
    slow.frequency.value = 1 / (secs * (0.85 + 0.3 * this.#random()))
    const depth = this.#context.createGain()
    depth.gain.value = by
    slow.connect(depth).connect(param)
    this.#start(slow)
  }

  #hiss(): AudioBufferSourceNode {
    const source = this.#context.createBufferSource()
    source.buffer = this.#paths.noise
    source.loop = true
    source.playbackRate.value = 0.9 + 0.2 * this.#random()
    this.#start(source)
    return source
  }

  #start(source: AudioScheduledSourceNode): void {
    source.start()
    this.#sources.push(source)
  }

  /** Something far away, after a while. */
  #next(): void {
    const { sounds, pause } = this.#ambience.far
    const wait = pause[0] + (pause[1] - pause[0]) * this.#random()
    this.#clock = setTimeout(() => {
      const sound = sounds[Math.floor(this.#random() * sounds.length)]
      if (sound) this.play(sound)
      this.#next()
    }, wait * 1000)
  }

  play(sound: Far): void {
    FAR[sound](this.#far())
  }

  #far(): Voice {
    const out = this.#context.createGain()
    out.gain.value = 0.1 + 0.12 * this.#random()
    const side = this.#context.createStereoPanner()
    side.pan.value = 1.6 * (this.#random() - 0.5)
    out.connect(side).connect(this.#paths.room)
    return new Voice(this.#context, out, this.#paths.noise, this.#context.currentTime + 0.02, 1, this.#random)
  }
}
