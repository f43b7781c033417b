#!/usr/bin/env node
/**
 * Plays games natively and again in WebAssembly: every digest must be the same. All recordings, and so many random games of each kind:
 *
 *     tests/digests/run.mjs [games]
 *
 * `make house` must have built the module; HOUSE says with which profile, `browser` unless it is said. GAMES is the program that plays
 * natively (`crates/browser/examples/games.rs`), where it is built already.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const module = new WebAssembly.Module(readFileSync(join(ROOT, `web/dist/house/${process.env.HOUSE ?? 'browser'}.wasm`)))
const { memory, room, call, answer } = new WebAssembly.Instance(module, {}).exports

/** A request of the house, which knows nothing but what is in it. */
function ask(path, body) {
  const what = { ask: { method: 'POST', path: [path], body } }
  const bytes = new TextEncoder().encode(JSON.stringify({ now: 0, random: '00'.repeat(32), what }))
  // Making room may move the memory.
  const at = room(bytes.length)
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes)
  const length = call()
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length))).answer
}

const games = process.argv[2] ?? '20'
const [program, ...before] = process.env.GAMES
  ? [process.env.GAMES]
  : ['cargo', 'run', '--quiet', '--package', 'browser', '--example', 'games', '--']
const native = spawn(program, [...before, games], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
})
let [played, choices, wrong] = [0, 0, 0]
for await (const line of createInterface({ input: native.stdout })) {
  const file = JSON.parse(line)
  const { status, body } = ask('import', file)
  played += 1
  choices += file.entries.length
  if (status !== 201) {
    wrong += 1
    console.error(`${file.game} ${JSON.stringify(file.options)} seed ${file.seed}: ${body.detail}`)
  }
}
const code = native.exitCode ?? (await new Promise((done) => native.on('exit', done)))
console.log(`digests: ${played} games with ${choices} choices come out the same in WebAssembly, ${wrong} do not`)
process.exit(code || wrong || played === 0 ? 1 : 0)
