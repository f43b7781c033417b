/**
 * Worker: the house of one tab. It takes one message after another, and tells nothing before it is stored. Several tabs may have the same
 * table: the store takes each entry once, whoever comes second reads the table again, and only one of them lets its bots think.
 */
import type { TableId } from '../lib/ids'
import type { Problem } from '../protocol'
import type { Answer, Done, FromHouse, Known, Think, ToHouse, What, Write } from './messages'
import { Panic, Rules, fetched } from './rules'
import { Overtaken, Store, Unkept } from './store'
import { Shop } from './workers'

/** Between two attempts of bots to go on where nothing can be kept, in milliseconds. */
const REST = 3000

const store = new Store()
const tabs = new BroadcastChannel('muster-house')
/** Tables at which the rules broke down in this tab, and how. */
const faults = new Map<TableId, string>()
/** The lines of the page, and their tables. */
const lines = new Map<number, TableId>()
/** Bots that think as soon as this tab may let them, by table. */
const asked = new Map<TableId, Think[]>()
/** Tables whose bots this tab lets think, and how it stops doing so. */
const held = new Map<TableId, () => void>()
/** Tables whose bots this tab would let think. */
const wanted = new Set<TableId>()

let compiled: Promise<WebAssembly.Module>
let rules: Rules | null = null
/** Bots, and what people ask: nobody waits for the other. */
let bots: Shop | null = null
let questions: Shop | null = null
let clock: ReturnType<typeof setTimeout> | undefined
let restUntil = 0

const tell = (message: FromHouse) => postMessage(message)

function problem(type: string, status: number, detail: string): Problem {
  return { type, title: type, status, detail }
}

const random = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The table that something is about. */
function tableOf(what: What): TableId | null {
  if ('ask' in what) return what.ask.path[0] === 'tables' ? ((what.ask.path[1] ?? null) as TableId | null) : null
  if ('frame' in what) return what.frame.table
  return 'thought' in what ? what.thought.table : null
}

const tablesOf = (writes: readonly Write[]) =>
  new Set(writes.flatMap((write) => ('table' in write ? [write.table.id] : 'entry' in write ? [write.entry.table] : [])))

/** Why a call has come to nothing. */
function reason(caught: unknown): Problem {
  if (caught instanceof Panic) return problem('faulty', 409, caught.message)
  if (caught instanceof Overtaken) return problem('unavailable', 503, 'Another tab was faster; try again.')
  if (caught instanceof Unkept && caught.full) return problem('device-full', 507, 'The disk of this device is full: nothing can be kept.')
  if (caught instanceof Unkept) return problem('not-kept', 507, 'The browser does not let this page keep anything.')
  return problem('house', 500, String(caught))
}

/** Makes a call, with all the rows that it needs, and stores what came of it. */
async function call(what: What): Promise<Done> {
  rules ??= new Rules(await compiled)
  const known: Known[] = []
  for (;;) {
    const done = rules.run('call', { now: Date.now(), random: random(), what, known }) as Done
    if (done.need) {
      const row = await store.read(done.need)
      if ('table' in row && row.table.row) row.table.row.fault = faults.get(row.table.id)
      known.push(row)
      continue
    }
    const tables = tablesOf(done.writes)
    if (done.writes.length > 0) {
      try {
        await store.write(done.writes)
      } catch (caught) {
        for (const table of tables) lose(table)
        throw caught
      }
      for (const table of tables) tabs.postMessage(table)
    }
    return done
  }
}

/** What was to be written of a table is not in the store: whoever watches comes again. */
function lose(table: TableId): void {
  if (!rules) return
  const { ends } = rules.run('call', { now: Date.now(), random: random(), what: { lost: { table } } }) as Done
  ends.forEach(end)
}

function end(line: number): void {
  const table = lines.get(line)
  lines.delete(line)
  tell({ end: { line } })
  if (table !== undefined) leave(table)
}

/** The rules broke down: the tables of this tab are read again, and the one that it happened at goes no further. */
function broken(what: What, panic: Panic): void {
  console.error(panic)
  rules = null
  const table = tableOf(what)
  if (table) faults.set(table, panic.message)
  for (const line of [...lines.keys()]) end(line)
}

/** Does what a call wants done. */
function obey(done: Done): void {
  for (const told of done.tells) tell({ tell: told })
  done.ends.forEach(end)
  for (const think of done.thinks) {
    // A newer question of the same bot makes an older one void.
    const others = (asked.get(think.table) ?? []).filter((other) => other.seat !== think.seat)
    asked.set(think.table, [...others, think])
    if (held.has(think.table)) letThink(think.table)
  }
  clearTimeout(clock)
  if (done.due !== undefined) clock = setTimeout(() => void next(() => attempt({ time: {} })), Math.max(0, done.due - Date.now()))
}

function letThink(table: TableId): void {
  const thinks = asked.get(table) ?? []
  asked.delete(table)
  const rest = restUntil - Date.now()
  if (rest > 0) setTimeout(() => thinks.forEach((one) => void think(one)), rest)
  else for (const one of thinks) void think(one)
}

async function think({ table, seat, ask, work }: Think): Promise<void> {
  bots ??= new Shop(await compiled)
  const { status, body } = await bots.run(work)
  // Without a choice of its own a bot takes the first offer.
  const choice = status === 200 ? body : null
  await next(() => attempt({ thought: { table, seat, ask, choice } }))
}

/** Makes a call that nobody waits for. */
async function attempt(what: What): Promise<void> {
  try {
    obey(await call(what))
  } catch (caught) {
    if (caught instanceof Panic) broken(what, caught)
    else if (caught instanceof Overtaken) return
    else {
      console.error(caught)
      restUntil = Date.now() + REST
    }
  }
}

/** Answers a request; what has to be worked out first keeps nobody else waiting. */
async function serve(n: number, what: What): Promise<void> {
  let answer: Answer
  try {
    const done = await call(what)
    obey(done)
    if (done.work !== undefined) {
      questions ??= new Shop(await compiled)
      void questions.run(done.work).then((worked) => tell({ answer: { n, ...worked } }))
      return
    }
    answer = done.answer ?? { status: 500, body: problem('house', 500, 'There is no answer.') }
  } catch (caught) {
    if (caught instanceof Panic) broken(what, caught)
    else console.error(caught)
    const why = reason(caught)
    answer = { status: why.status, body: why }
  }
  tell({ answer: { n, ...answer } })
}

/** One thing after the other. */
let last: Promise<unknown> = Promise.resolve()
function next<T>(deed: () => Promise<T>): Promise<T> {
  const turn = last.then(deed)
  last = turn.catch((caught: unknown) => console.error(caught))
  return turn
}

/** This tab lets the bots of a table think, unless another one does so already; then it does when that one is gone. */
function hold(table: TableId): void {
  if (held.has(table) || wanted.has(table)) return
  wanted.add(table)
  const granted = () =>
    new Promise<void>((release) => {
      wanted.delete(table)
      if (!isWatched(table)) {
        release()
        return
      }
      held.set(table, release)
      letThink(table)
    })
  // Where there are no locks, the store alone sees to it that nothing is damaged.
  if (navigator.locks) void navigator.locks.request(`muster-table-${table}`, granted)
  else void granted()
}

const isWatched = (table: TableId) => [...lines.values()].includes(table)

function leave(table: TableId): void {
  if (isWatched(table)) return
  asked.delete(table)
  held.get(table)?.()
  held.delete(table)
}

async function frame(line: number, table: TableId, text: string): Promise<void> {
  const isNew = !lines.has(line)
  lines.set(line, table)
  if (isNew) hold(table)
  const what: What = { frame: { line, table, text } }
  try {
    obey(await call(what))
  } catch (caught) {
    // The one who asked hears why, and then everybody comes again.
    const key = (Object.values(JSON.parse(text) as Record<string, { key?: string }>)[0] ?? {}).key
    tell({ tell: { line, frame: JSON.stringify({ refused: { key, problem: reason(caught) } }) } })
    if (caught instanceof Panic) broken(what, caught)
    else if (!(caught instanceof Overtaken)) console.error(caught)
    if (lines.has(line)) end(line)
  }
}

async function gone(line: number): Promise<void> {
  const table = lines.get(line)
  lines.delete(line)
  if (table !== undefined) leave(table)
  await attempt({ gone: { line } })
}

tabs.onmessage = ({ data }: MessageEvent<TableId>) => void next(() => attempt({ moved: { table: data } }))

onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if ('open' in data) {
    compiled = fetched(data.open.rules)
    compiled.catch(() => {})
  } else if ('frame' in data) {
    const { line, table, text } = data.frame
    void next(() => frame(line, table, text))
  } else if ('gone' in data) {
    const { line } = data.gone
    void next(() => gone(line))
  } else {
    const { n, method, path, token, body } = data.ask
    const { pathname, searchParams } = new URL(path, 'http://house')
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    void next(() => serve(n, { ask: { method, path: parts, query: Object.fromEntries(searchParams), token, body } }))
  }
}
