/** A loudspeaker without sound: it counts what is played, and refuses what a browser refuses. */

/** Refuses what a browser refuses: nothing that is not finite, and no ramp of powers to or from nothing. */
class FakeParam {
  value = 0
  #last = 0

  setValueAtTime(value: number, at: number): this {
    return this.#set(value, at)
  }
  linearRampToValueAtTime(value: number, at: number): this {
    return this.#set(value, at)
  }
  exponentialRampToValueAtTime(value: number, at: number): this {
    if (value === 0 || this.#last === 0) throw new RangeError('a ramp of powers to nothing')
    return this.#set(value, at)
  }
  setTargetAtTime(value: number, at: number, span: number): this {
    if (!(span >= 0)) throw new RangeError('a ramp that takes no time')
    return this.#set(value, at)
  }

  #set(value: number, at: number): this {
    if (!Number.isFinite(value) || !(at >= 0)) throw new RangeError(`${value} at ${at}`)
    this.#last = value
    this.value = value
    return this
  }
}

class FakeNode {
  gain = new FakeParam()
  frequency = new FakeParam()
  Q = new FakeParam()
  pan = new FakeParam()
  playbackRate = new FakeParam()
  threshold = new FakeParam()
  knee = new FakeParam()
  ratio = new FakeParam()
  attack = new FakeParam()
  release = new FakeParam()
  type = ''
  buffer: unknown = null
  curve: unknown = null
  loop = false
  joined = 0
  /** When it starts and stops, if it is a source. */
  from: number | undefined
  to: number | undefined

  connect<T>(goal: T): T {
    this.joined += 1
    return goal
  }
  disconnect(): void {
    this.joined = 0
  }
  start(at = 0): void {
    this.from = at
  }
  stop(at = 0): void {
    if (this.from === undefined || at <= this.from) throw new RangeError('it stops before it starts')
    this.to = at
  }
}

export class FakeContext {
  currentTime = 0
  sampleRate = 8000
  state: AudioContextState = 'running'
  destination = new FakeNode()
  /** Everything that was ever made of a kind. */
  made: Record<string, FakeNode[]> = {}

  #make(kind: string): FakeNode {
    const node = new FakeNode()
    ;(this.made[kind] ??= []).push(node)
    return node
  }
  createGain = () => this.#make('gain')
  createOscillator = () => this.#make('tone')
  createBufferSource = () => this.#make('hiss')
  createBiquadFilter = () => this.#make('filter')
  createDynamicsCompressor = () => this.#make('press')
  createWaveShaper = () => this.#make('shape')
  createConvolver = () => this.#make('room')
  createStereoPanner = () => this.#make('side')
  createBuffer = (_sides: number, length: number, rate: number) => {
    const data = new Float32Array(length)
    return { duration: length / rate, length, getChannelData: () => data }
  }

  resume(): Promise<void> {
    this.state = 'running'
    return Promise.resolve()
  }
  suspend(): Promise<void> {
    this.state = 'suspended'
    return Promise.resolve()
  }
  close(): Promise<void> {
    this.state = 'closed'
    return Promise.resolve()
  }

  /** Sources that were started. */
  get sources(): FakeNode[] {
    return [...(this.made.tone ?? []), ...(this.made.hiss ?? [])].filter(({ from }) => from !== undefined)
  }
  /** Those that are still to be heard now. */
  get running(): FakeNode[] {
    return this.sources.filter(({ to }) => to === undefined || to > this.currentTime)
  }
}

export const asContext = (fake: FakeContext) => fake as unknown as BaseAudioContext
