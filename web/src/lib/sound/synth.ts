/** What instruments are made of: tones, noise, bells, each with an envelope that never clicks. */

/** The end of an exponential ramp, which cannot reach nothing. */
const SILENCE = 0.0008

interface Shape {
  /** Seconds after the beginning of the sound. */
  after?: number
  /** Seconds until it is loudest. */
  rise?: number
  /** The frequency it glides to. */
  to?: number
}
interface ToneShape extends Shape {
  type?: OscillatorType
  /** Frequency modulation: the modulator's ratio to the tone, and how far it bends it, in multiples of the tone; it dies away with it. */
  fm?: readonly [number, number]
}
interface HissShape extends Shape {
  kind?: BiquadFilterType
  q?: number
}

/** One sound as it is played: what it adds begins at `at` and ends by itself. */
export class Voice {
  /** When the last of it is over. */
  end: number

  constructor(
    readonly context: BaseAudioContext,
    readonly out: AudioNode,
    readonly noise: AudioBuffer,
    readonly at: number,
    readonly pitch = 1,
    readonly random: () => number = Math.random,
  ) {
    this.end = at
  }

  /** About so much: repeats that are not the same do not tire. */
  about(value: number, by = 0.06): number {
    return value * (1 + by * (2 * this.random() - 1))
  }

  /** A tone that begins at once, or rises, and dies away within `secs`. */
  tone(f: number, secs: number, gain: number, { type = 'sine', to, after = 0, rise, fm }: ToneShape = {}): void {
    const source = this.context.createOscillator()
    source.type = type
    const start = this.at + after
    this.#glide(source.frequency, f, to, start, secs)
    if (fm) {
      const [ratio, depth] = fm
      const bend = this.context.createOscillator()
      bend.frequency.value = f * this.pitch * ratio
      bend.connect(this.#envelope(source.frequency, start, secs, f * this.pitch * depth, rise))
      this.#run(bend, start, secs)
    }
    source.connect(this.#envelope(this.out, start, secs, gain, rise))
    this.#run(source, start, secs)
  }

  /** Noise through a filter at `f`. */
  hiss(f: number, secs: number, gain: number, { kind = 'bandpass', q = 0.9, to, after = 0, rise }: HissShape = {}): void {
    const source = this.context.createBufferSource()
    source.buffer = this.noise
    source.loop = true
    const filter = this.context.createBiquadFilter()
    filter.type = kind
    filter.Q.value = q
    const start = this.at + after
    this.#glide(filter.frequency, f, to, start, secs)
    source.connect(filter).connect(this.#envelope(this.out, start, secs, gain, rise))
    this.#run(source, start, secs, this.random() * (this.noise.duration - 0.1))
  }

  /** Partials that are no multiples of one another, the higher the shorter: metal, stone, glass. */
  ring(f: number, ratios: readonly number[], secs: number, gain: number, shape: ToneShape = {}): void {
    ratios.forEach((ratio, n) =>
      this.tone(this.about(f * ratio, 0.004), secs / (1 + n * 0.45), gain / (1 + n * 0.6), {
        ...shape,
        ...(shape.to ? { to: shape.to * ratio } : {}),
      }),
    )
  }

  /** A small bell. */
  bell(f: number, secs: number, gain: number, after = 0): void {
    this.tone(f, secs, gain, { after, fm: [3.53, 0.9] })
    this.tone(f * 2.005, secs * 0.6, gain * 0.25, { after })
  }

  #glide(param: AudioParam, f: number, to: number | undefined, start: number, secs: number): void {
    param.setValueAtTime(f * this.pitch, start)
    if (to) param.exponentialRampToValueAtTime(to * this.pitch, start + secs)
  }

  #envelope(goal: AudioNode | AudioParam, start: number, secs: number, gain: number, rise = 0.002): AudioNode {
    const node = this.context.createGain()
    const { gain: loud } = node
    loud.setValueAtTime(0, start)
    loud.linearRampToValueAtTime(gain, start + rise)
    loud.exponentialRampToValueAtTime(gain * SILENCE, start + secs)
    loud.linearRampToValueAtTime(0, start + secs + 0.005)
    // What is bent is joined like what is heard.
    node.connect(goal as AudioNode)
    return node
  }

  #run(source: AudioScheduledSourceNode, start: number, secs: number, offset?: number): void {
    const stop = start + secs + 0.01
    if (offset === undefined) source.start(start)
    else (source as AudioBufferSourceNode).start(start, offset)
    source.stop(stop)
    this.end = Math.max(this.end, stop)
  }
}

/** Noise to draw from. */
export function whiteNoise(context: BaseAudioContext, seconds = 2, random: () => number = Math.random): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(seconds * context.sampleRate), context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let n = 0; n < data.length; n += 1) data[n] = 2 * random() - 1
  return buffer
}

/** How a room answers: noise that dies away, the duller the softer its walls. */
export function echo(context: BaseAudioContext, seconds: number, bright: number, random: () => number = Math.random): AudioBuffer {
  const length = Math.round(seconds * context.sampleRate)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (const side of [0, 1]) {
    const data = buffer.getChannelData(side)
    let last = 0
    for (let n = 0; n < length; n += 1) {
      const part = n / length
      // What is late is duller.
      const soft = 1 - bright * (1 - 0.7 * part)
      last = soft * last + (1 - soft) * (2 * random() - 1)
      data[n] = last * Math.exp(-6.9 * part) * Math.min(1, n / (0.008 * context.sampleRate))
    }
  }
  return buffer
}
