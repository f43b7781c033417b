/** Renders what sounds and measures it, inside a browser: see sound.figures.ts. */
import { ambience as planet } from '../../src/cry-havoc/sounds'
import { ambience as night } from '../../src/fireteam-zero/sounds'
import { Band } from '../../src/lib/sound/band'
import { INSTRUMENTS, type Instrument, type Sound } from '../../src/lib/sound/instruments'
import { Voice, whiteNoise } from '../../src/lib/sound/synth'

const RATE = 48_000

export interface Heard {
  peak: number
  /** The mean of all samples: a loudspeaker held to one side. */
  dc: number
  /** Milliseconds until it is 55 dB softer than at its loudest. */
  ms: number
  /** Hertz: the middle of all that is heard. */
  centroid: number
  /** Of the loudest fifth of a second, weighted as ears do (ITU-R BS.1770), in LUFS. */
  loud: number
  /** The same from a small loudspeaker, which gives nothing deep. */
  small: number
  /** The same over all of it. */
  mean: number
  finite: boolean
}

/** The same chance every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function render(seconds: number, play: (context: OfflineAudioContext) => void): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, seconds * RATE, RATE)
  play(context)
  return context.startRendering()
}

function filtered(x: Float32Array | Float64Array, [b0, b1, b2]: number[], [a1, a2]: number[]): Float64Array {
  const y = new Float64Array(x.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let n = 0; n < x.length; n += 1) {
    const v = b0! * x[n]! + b1! * x1 + b2! * x2 - a1! * y1 - a2! * y2
    x2 = x1
    x1 = x[n]!
    y2 = y1
    y1 = v
    y[n] = v
  }
  return y
}

const weighted = (x: Float32Array) =>
  filtered(
    filtered(x, [1.53512485958697, -2.69169618940638, 1.19839281085285], [-1.69065929318241, 0.73248077421585]),
    [1, -2, 1],
    [-1.99004745483398, 0.99007225036621],
  )

/** In place: Cooley and Tukey. */
function fourier(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[re[i], re[j]] = [re[j]!, re[i]!]
      ;[im[i], im[j]] = [im[j]!, im[i]!]
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const half = length / 2
    for (let k = 0; k < half; k += 1) {
      const [c, s] = [Math.cos((-2 * Math.PI * k) / length), Math.sin((-2 * Math.PI * k) / length)]
      for (let p = k; p < size; p += length) {
        const q = p + half
        const [r, m] = [re[q]! * c - im[q]! * s, re[q]! * s + im[q]! * c]
        re[q] = re[p]! - r
        im[q] = im[p]! - m
        re[p]! += r
        im[p]! += m
      }
    }
  }
}

function centroid(sides: Float32Array[]): number {
  const length = sides[0]!.length
  const size = 2 ** Math.ceil(Math.log2(Math.min(length, 1 << 17)))
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  for (let n = 0; n < Math.min(size, length); n += 1) re[n] = sides[0]![n]! + sides[1]![n]!
  fourier(re, im)
  let [moment, power] = [0, 0]
  for (let k = 1; k < size / 2; k += 1) {
    const at = re[k]! ** 2 + im[k]! ** 2
    moment += (at * k * RATE) / size
    power += at
  }
  return moment / power
}

/** No more below 300 Hz: a Butterworth filter of the second order. */
const HIGH = [0.97261389, -1.94522778, 0.97261389]
const LOW = [-1.94447766, 0.9459779]

const lufs = (power: number) => -0.691 + 10 * Math.log10(power + 1e-12)

/** The loudest fifth of a second. */
function loudest([left, right]: [Float64Array, Float64Array]): number {
  const window = 0.2 * RATE
  const power = (n: number) => left[n]! ** 2 + right[n]! ** 2
  let [sum, most] = [0, 0]
  for (let n = 0; n < left.length; n += 1) {
    sum += power(n)
    if (n >= window) sum -= power(n - window)
    most = Math.max(most, sum)
  }
  return lufs(most / window)
}

function measure(buffer: AudioBuffer, from = 0, to = buffer.length): Heard {
  const sides = [0, 1].map((n) => buffer.getChannelData(n).subarray(from, to))
  const length = to - from
  let [peak, finite] = [0, true]
  for (const side of sides)
    for (const value of side) {
      if (!Number.isFinite(value)) finite = false
      peak = Math.max(peak, Math.abs(value))
    }
  const dc = Math.max(...sides.map((side) => Math.abs(side.reduce((sum, value) => sum + value, 0) / length)))
  const ears = sides.map(weighted) as [Float64Array, Float64Array]
  const deaf = ears.map((side) => filtered(side, HIGH, LOW)) as [Float64Array, Float64Array]
  const BLOCK = 240
  const blocks: number[] = []
  for (let n = 0; n + BLOCK <= length; n += BLOCK) {
    let energy = 0
    for (let k = n; k < n + BLOCK; k += 1) energy += sides[0]![k]! ** 2 + sides[1]![k]! ** 2
    blocks.push(energy)
  }
  const heard = Math.max(...blocks) * 10 ** -5.5
  const lasts = blocks.findLastIndex((energy) => energy > heard) + 1 - blocks.findIndex((energy) => energy > heard)
  return {
    peak,
    dc,
    finite,
    ms: ((lasts * BLOCK) / RATE) * 1000,
    centroid: centroid(sides),
    loud: loudest(ears),
    small: loudest(deaf),
    mean: lufs(ears[0].reduce((sum, value, n) => sum + value ** 2 + ears[1][n]! ** 2, 0) / length),
  }
}

/** A sound without walls and without a band. */
function alone(seconds: number, seed: number, play: (voice: Voice) => void): Promise<AudioBuffer> {
  return render(seconds, (context) => {
    const gain = context.createGain()
    gain.gain.value = 0.2
    gain.connect(context.destination)
    play(new Voice(context, gain, whiteNoise(context, 2, seeded(seed)), 0.01, 1, seeded(seed)))
  })
}

export interface Judged extends Heard {
  instrument: Pick<Instrument, 'ms' | 'weight' | 'level'>
}

/** Every instrument: length and brightness alone, the rest as it leaves the band; the worst or the mean of a few. */
export async function instruments(): Promise<Record<string, Judged>> {
  const found: Record<string, Judged> = {}
  for (const [name, instrument] of Object.entries<Instrument>(INSTRUMENTS)) {
    const heard: Heard[] = []
    for (const seed of [1, 2, 3]) {
      const played = await render(
        instrument.ms / 1000 + 2,
        (context) => void new Band(context, seeded(seed)).play({ sound: name as Sound }),
      )
      const { ms, centroid } = measure(await alone(instrument.ms / 1000 + 1, seed, (voice) => instrument.play(voice, 1)))
      heard.push({ ...measure(played), ms, centroid })
    }
    const mean = (key: 'ms' | 'centroid' | 'loud' | 'small' | 'mean') => heard.reduce((sum, one) => sum + one[key], 0) / heard.length
    const most = (key: 'peak' | 'dc') => Math.max(...heard.map((one) => one[key]))
    found[name] = {
      instrument: { ms: instrument.ms, weight: instrument.weight, level: instrument.level },
      peak: most('peak'),
      dc: most('dc'),
      finite: heard.every(({ finite }) => finite),
      ms: mean('ms'),
      centroid: mean('centroid'),
      loud: mean('loud'),
      small: mean('small'),
      mean: mean('mean'),
    }
  }
  return found
}

/** As much at once as the band lets through. */
export async function burst(): Promise<Heard> {
  const all = Object.entries<Instrument>(INSTRUMENTS).sort(([, a], [, b]) => b.weight - a.weight)
  return measure(
    await render(6, (context) => {
      const band = new Band(context, seeded(7))
      band.wish({ volume: 1, ambience: planet, hidden: false })
      for (const [name] of all) band.play({ sound: name as Sound, n: 6, gain: 1.5 })
    }),
  )
}

/** A minute around each table, and each ten seconds of it after the first. */
export async function places(): Promise<Record<string, Heard & { parts: number[] }>> {
  const found: Record<string, Heard & { parts: number[] }> = {}
  for (const [name, ambience] of Object.entries({ planet, night })) {
    const minute = await render(60, (context) => new Band(context, seeded(3)).wish({ volume: 1, ambience, hidden: false }))
    const parts = [1, 2, 3, 4, 5].map((n) => measure(minute, n * 10 * RATE, (n + 1) * 10 * RATE).mean)
    found[name] = { ...measure(minute), parts }
  }
  return found
}

/** What is heard from far away, as it leaves the band; the wind apart. */
export async function afar(): Promise<Record<string, Heard>> {
  const found: Record<string, Heard> = {}
  for (const ambience of [planet, night])
    for (const sound of new Set(ambience.far.sounds)) {
      const alone = { ...ambience, drone: [], wind: [], rain: 0 }
      const minute = await render(7, (context) => {
        const band = new Band(context, seeded(4))
        band.wish({ volume: 1, ambience: alone, hidden: false })
        band.air?.play(sound)
      })
      found[sound] = measure(minute)
    }
  return found
}
