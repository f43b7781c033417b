/** Whole games of bots, and tables that go on from a moment of them: how a screen is reached without playing up to it by hand. */
import { house, type Made } from './harness'

/** What everybody sees of a game that is looked through; the rest of a view is the game's own. */
export interface Sight {
  round: number
  phase: string
  question?: { key: string; asked: number[]; offers?: unknown[] }
}

/** A moment of a game, as the one sees it who is asked then. */
export interface Found<V extends Sight> {
  /** After how many plays. */
  at: number
  seat: number
  view: V
}

const BOT = { kind: 'bot', level: 'regular' }
const NAMES = ['Ada', 'Grace', 'Edsger', 'Barbara']

export async function get<T>(path: string, token: string): Promise<T> {
  const answer = await fetch(`${house.url}/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A game among bots that is over. */
export class Past<V extends Sight> {
  private constructor(
    readonly made: Made,
    readonly seats: number,
    readonly plays: number,
    private readonly moments: readonly Found<V>[],
  ) {}

  static async of<V extends Sight>(
    game: string,
    options: Record<string, unknown>,
    seats: number,
    seed: number,
    level = BOT.level,
  ): Promise<Past<V>> {
    const made = await house.post<Made>('/tables', { game, options, seats: Array.from({ length: seats }, () => ({ ...BOT, level })), seed })
    const { id } = made.table
    while ((await get<{ status: string }>(`/tables/${id}`, made.spectator)).status !== 'over')
      await new Promise((done) => setTimeout(done, 200))
    const moment = (at: number, eyes = '') => get<{ of: number; view: V }>(`/tables/${id}/replay?at=${at}${eyes}`, made.spectator)
    const { of } = await moment(0)
    const moments: Found<V>[] = []
    for (let at = 0; at < of; at++) {
      const seat = (await moment(at)).view.question?.asked[0]
      if (seat !== undefined) moments.push({ at, seat, view: (await moment(at, `&seat=${seat}`)).view })
    }
    return new Past(made, seats, of, moments)
  }

  get rounds(): number {
    return this.moments.at(-1)?.view.round ?? 0
  }

  /** The first moment whose question leaves a choice and is as wished. */
  find(key: RegExp, wished: (moment: Found<V>) => boolean = () => true): Found<V> {
    const found = this.some(key, wished)
    if (!found) throw new Error(`the game has no such ${key}`)
    return found
  }

  /** The same, where the game may have none. */
  some(key: RegExp, wished: (moment: Found<V>) => boolean): Found<V> | undefined {
    return this.#asked(key).find(wished)
  }

  #asked(key: RegExp): Found<V>[] {
    return this.moments.filter(({ view: { question } }) => key.test(question?.key ?? '') && (question?.offers?.length ?? 0) > 1)
  }

  /** The moment where most of something is seen. */
  most(key: RegExp, count: (moment: Found<V>) => number): Found<V> {
    const best = Math.max(...this.#asked(key).map(count))
    return this.find(key, (moment) => count(moment) === best)
  }

  /** A table that goes on from there: whoever is asked is a person, and so are others who are wished. */
  goOn({ at, seat }: Found<V>, others: number[] = []): Promise<Made> {
    const people = [seat, ...others]
    const seats = Array.from({ length: this.seats }, (_, n) => (people.includes(n) ? { kind: 'human', name: NAMES[n] } : BOT))
    return house.post<Made>(`/tables/${this.made.table.id}/branch`, { at, seats, undo: 'training' }, this.made.spectator)
  }
}
