/** Worker: works out what takes long, one thing after the other. What breaks down costs its own answer only. */
import type { Answer } from './messages'
import { Rules } from './rules'

let module: WebAssembly.Module
let rules: Rules | null = null

function answer(work: unknown): Answer {
  try {
    rules ??= new Rules(module)
    return rules.run('work', work) as Answer
  } catch (caught) {
    console.error(caught)
    rules = null
    const detail = 'This cannot be worked out.'
    return { status: 503, body: { type: 'broken', title: 'Broken', status: 503, detail } }
  }
}

onmessage = ({ data }: MessageEvent<{ rules: WebAssembly.Module } | { n: number; work: unknown }>) => {
  if ('rules' in data) module = data.rules
  else postMessage({ n: data.n, answer: answer(data.work) })
}
