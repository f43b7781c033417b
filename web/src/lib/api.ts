/** Requests to the server, with the types of the wire. Every failure is thrown as a `Refused`. */
import type { Seat, TableId, Token } from './ids'
import type {
  Advice,
  Branch,
  Campaign,
  CampaignMade,
  Card,
  Chapter,
  Entries,
  GameInfo,
  Hint,
  Joined,
  Lesson,
  LessonInfo,
  Made,
  Message,
  Moment,
  NewCampaign,
  NewTable,
  NextMade,
  NextMission,
  Problem,
  Review,
  ServerInfo,
  State,
  TableFile,
  TableInfo,
  UndoPolicy,
  Verified,
  SeatWish,
} from '../protocol'
import { freshKey } from './fresh'
import { home, type Method } from './home'

/** The server said no, or could not be reached (`status` 0). Nothing has changed then. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail)
  }
}

/** What was refused. Anything else that was caught is a bug in the page: it goes to the console, and the player is told. */
export function problemOf(caught: unknown): Problem {
  if (caught instanceof Refused) return caught.problem
  console.error(caught)
  return { type: 'page', title: 'Fault of the page', status: 0, detail: caught instanceof Error ? caught.message : String(caught) }
}

const unreachable: Problem = { type: 'unreachable', title: 'Unreachable', status: 0, detail: 'The server cannot be reached.' }

async function ask<T>(method: Method, path: string, token?: Token | null, body?: unknown): Promise<T> {
  let answer: { status: number; body: unknown }
  try {
    answer = await home.ask(method, path, token ?? null, body)
  } catch {
    throw new Refused(unreachable)
  }
  if (answer.status < 300) return answer.body as T
  throw new Refused(answer.body as Problem)
}

/** Between two attempts at a change whose answer did not come, in milliseconds. */
const AGAIN = [300, 1200]

/** Sends a change again if nobody knows whether it has happened: with the same key, or of a kind that happens once anyway, it does no harm. */
async function surely<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of AGAIN) {
    try {
      return await send()
    } catch (caught) {
      if (!(caught instanceof Refused) || ![0, 503].includes(caught.problem.status)) throw caught
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  return send()
}

const get = <T>(path: string, token?: Token | null) => ask<T>('GET', path, token)
const post = <T>(path: string, token: Token | null, body: unknown) => ask<T>('POST', path, token, body)
/** A change, under a key of its own. */
const change = <T>(path: string, token: Token | null, body: object) => {
  const keyed = { ...body, key: freshKey() }
  return surely(() => post<T>(path, token, keyed))
}
/** A change that asked for twice happens once without a key. */
const settle = <T>(path: string, token: Token, body: object) => surely(() => post<T>(path, token, body))
const table = (id: TableId) => `/tables/${encodeURIComponent(id)}`

/** What opening a table takes; the server has a default for everything but the game. */
export type TableWish = Pick<NewTable, 'game'> & Partial<NewTable>

export const api = {
  server: () => get<ServerInfo>('/server'),
  games: (lang: string) => get<GameInfo[]>(`/games?lang=${lang}`),
  kit: <K>(game: string, lang: string) => get<K>(`/games/${game}/kit?lang=${lang}`),
  tableKit: <K>(id: TableId, lang: string) => get<K>(`${table(id)}/kit?lang=${lang}`),
  content: (game: string, lang: string) => get<Entries[]>(`/games/${game}/content?lang=${lang}`),
  card: (game: string, entry: string, lang: string) => get<Card>(`/games/${game}/content/${encodeURIComponent(entry)}?lang=${lang}`),

  lessons: (game: string) => get<LessonInfo[]>(`/games/${game}/lessons`),
  lesson: (game: string, name: string) => get<Lesson>(`/games/${game}/lessons/${encodeURIComponent(name)}`),

  create: (wish: TableWish) => change<Made>('/tables', null, { options: {}, ...wish }),
  info: (id: TableId) => get<TableInfo>(table(id)),
  join: (id: TableId, seat: Seat | null, name: string | null) => change<Joined>(`${table(id)}/join`, null, { seat, name }),
  leave: (id: TableId, token: Token) => settle<TableInfo>(`${table(id)}/leave`, token, {}),
  standIn: (id: TableId, token: Token, seat: Seat, level: string) => settle<TableInfo>(`${table(id)}/stand-in`, token, { seat, level }),
  /** Takes one's own seat back from the bot that stands in. */
  comeBack: (id: TableId, token: Token) => settle<TableInfo>(`${table(id)}/return`, token, {}),
  rematch: (id: TableId, token: Token) => settle<TableInfo>(`${table(id)}/rematch`, token, {}),

  beginCampaign: (wish: NewCampaign) => change<CampaignMade>('/campaigns', null, wish),
  campaign: (id: string) => get<Campaign>(`/campaigns/${encodeURIComponent(id)}`),
  nextMission: (id: string, owner: Token, wish: NextMission) => change<NextMade>(`/campaigns/${encodeURIComponent(id)}/next`, owner, wish),

  state: (id: TableId, token: Token, lang: string) => get<State>(`${table(id)}/state?lang=${lang}`, token),
  advise: async <A>(id: TableId, token: Token, lang: string, inquiry: unknown) => {
    const { answer, refused } = await post<Advice>(`${table(id)}/advice?lang=${lang}`, token, { inquiry })
    if (refused) throw new Refused({ type: 'no-advice', title: refused, status: 409, detail: refused })
    return answer as A
  },
  hint: (id: TableId, token: Token, lang: string) => get<Hint>(`${table(id)}/hint?lang=${lang}`, token),
  chat: (id: TableId, token: Token) => get<Message[]>(`${table(id)}/chat`, token),

  /** What the plays after `since` did is told as well. */
  moment: (id: TableId, token: Token, lang: string, since: number, at: number, seat: Seat | null) =>
    get<Moment>(`${table(id)}/replay?at=${at}&since=${since}${seat === null ? '' : `&seat=${seat}`}&lang=${lang}`, token),
  chapters: (id: TableId, token: Token) => get<Chapter[]>(`${table(id)}/chapters`, token),
  review: (id: TableId, token: Token, lang: string, seat: Seat) => get<Review>(`${table(id)}/review?seat=${seat}&lang=${lang}`, token),
  verify: (id: TableId, token: Token) => get<Verified>(`${table(id)}/verify`, token),
  export: (id: TableId, token: Token) => get<TableFile>(`${table(id)}/export`, token),
  import: (file: TableFile) => change<Made>('/import', null, file),
  branch: (id: TableId, token: Token, at: number, seats: SeatWish[] | null, undo: UndoPolicy) =>
    change<Made>(`${table(id)}/branch`, token, { at, seats, undo } satisfies Branch),
}
