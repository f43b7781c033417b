/** A socket without a network: a test plays the server. */
import type { Branded } from '../../src/lib/ids'
import type { Socket } from '../../src/lib/live'
import type { State, TableInfo, Told } from '../../src/protocol'

type Plain<T> =
  T extends Branded<number, string>
    ? number
    : T extends Branded<string, string>
      ? string
      : T extends object
        ? { [K in keyof T]: Plain<T[K]> }
        : T

/** What a test writes down with plain numbers and words, as if it were read from JSON. */
export const branded = <T>(plain: Plain<T>): T => plain as T

export class FakeSocket implements Socket {
  readyState: Socket['readyState'] = 0
  sent: Record<string, unknown>[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.drop()
  }

  open(): void {
    this.readyState = 1
    this.onopen?.call(this as unknown as WebSocket, new Event('open'))
  }

  tell(told: Told): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: JSON.stringify(told) }))
  }

  drop(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.call(this as unknown as WebSocket, new Event('close') as CloseEvent)
  }
}

export const info = (seq = 0): TableInfo =>
  branded<TableInfo>({
    id: 'abc',
    game: 'fireteam-zero',
    rules: '1',
    pack: '1',
    options: {},
    pace: { kind: 'live' },
    patience: 120_000,
    undo: 'consent',
    hints: true,
    listed: false,
    seats: [
      { kind: 'human', present: true },
      { kind: 'bot', level: 'greedy' },
    ],
    commitment: '00',
    seeded: false,
    status: 'open',
    seq,
    made_at: 0,
  })

export const state = (seq: number, more: Partial<State> = {}): State => ({
  ...branded<State>({
    seq,
    viewer: { seat: 0 },
    view: { seq },
    plays: seq,
    outcome: null,
    offers: [{ card: 1 }, 'pass'],
    texts: ['Card 1', 'Pass'],
    question: { number: seq + 1, rule: 'FZ-ATK-02', key: 'question-act', seats: [0], waiting: [0], text: 'Act?' },
  }),
  ...more,
})
