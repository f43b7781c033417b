/** The keys of the table. What a game does with the rest is its own (`face.key`). */
import { settings } from './settings.svelte'
import type { TableState } from './table.svelte'

/** What the help dialog lists: key → message. */
export const KEYS: [string, string][] = [
  ['← ↑ → ↓', 'key-arrows'],
  ['Tab', 'key-tab'],
  ['1 – 9', 'key-cards'],
  ['↵', 'key-enter'],
  ['Esc', 'key-escape'],
  ['Z', 'key-undo'],
  ['E', 'key-end'],
  ['W', 'key-why'],
  ['T', 'key-forecast'],
  ['H B P L', 'key-places'],
  ['A', 'key-all'],
  ['I', 'key-tip'],
  ['+ − 0', 'key-zoom'],
  ['Shift+B', 'key-list'],
  ['M', 'key-mute'],
  ['?', 'key-help'],
]

export interface Doing {
  log(): void
  help(): void
  all(): void
  tips(): void
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable)

const pressed = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('button, a, summary, [role=button], [data-offer]') : null

/** What is pressed with a pointer does not keep the focus: Enter then means what the bar says. */
export function letGo(event: MouseEvent): void {
  const at = pressed(event.target)
  if (event.detail > 0 && at === document.activeElement) at?.blur()
}

function focusIn(id: string): void {
  const area = document.getElementById(id)
  // What can be chosen; else a place of the board, which can be looked at; else anything that takes the focus.
  const wishes = ['[data-offer]', '[data-place], [data-region]', 'button, [tabindex="0"]']
  const first = wishes.map((wish) => area?.querySelector<HTMLElement>(wish)).find(Boolean)
  ;(first ?? area)?.focus()
}

export function tableKey(table: TableState, event: KeyboardEvent, doing: Doing): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return
  if (document.querySelector('dialog[open]')) return
  const covered = table.covered
  table.dismiss()
  if (table.busy) table.skip()
  if (covered || table.face.key?.(table, event)) {
    event.preventDefault()
    return
  }
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
  const tool = table.face.tools?.(table).find((one) => one.shortcut === key)
  if (tool) tool.press()
  else if (key === 'Enter' && !pressed(event.target)) primary(table)
  else if (key === 'Escape') table.slip = table.focus = null
  else if (key === 'Z' && table.seat !== null) void table.undo()
  else if (key === 'H') focusIn('hand')
  else if (key === 'B' && !event.shiftKey) focusIn('board')
  else if (key === 'P') focusIn('prompt')
  else if (key === 'L') doing.log()
  else if (key === 'A') doing.all()
  else if (key === 'I') doing.tips()
  else if (key === 'M') settings.set({ mute: !settings.now.mute })
  else if (key === '?') doing.help()
  else if (/^[1-9]$/.test(key)) document.querySelectorAll<HTMLElement>('#hand button, #hand [data-offer]')[Number(key) - 1]?.click()
  else return
  event.preventDefault()
}

function primary(table: TableState): void {
  const n = table.mine ? table.face.primary(table) : null
  const offer = n === null ? undefined : table.offers[n]
  if (offer !== undefined) void table.choose(offer)
}
