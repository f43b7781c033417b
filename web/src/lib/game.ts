/** What a game brings to the table page. The page lays out; the face of a game draws. */
import type { OfferIndex, Seat } from './ids'
import type { Component } from 'svelte'
import type { TableWish } from './api'
import type { Past } from './past'
import type { Entry } from './picture/album'
import type { Finished } from './records'
import type { Shown } from './showing.svelte'
import type { Ambience, Cue } from './sound/cue'
import type { TableState } from './table.svelte'

/** How much room there is; see the layouts of pages/Table.svelte. */
export type Size = 'phone' | 'tablet' | 'desktop' | 'wide'

/** What every part of a face is given. */
export interface Part<V, C, K> {
  table: TableState<V, C, K>
  size: Size
}

/** A motion that begins with an update and runs for `ms` after `delay`. What moves is the game's own. */
export interface Motion<D = unknown> {
  kind: string
  ms: number
  delay?: number
  /** It hides how the table stands by now: a press ends it, and does nothing else. */
  covers?: boolean
  /**
   * It takes the whole table for itself (`Interlude` draws it), and what comes later waits for its end: whatever is pressed, or its `ms`,
   * where it passes; whatever is pressed, where it waits to be read; its own end, which may take longer, where it stays. Where nothing
   * moves, or what led to it was skipped, it stands as a still until it is pressed away.
   */
  interlude?: 'passes' | 'waits' | 'stays'
  data: D
}

/** What nobody may miss: said large over the board when the motions that led to it have ended, until it is pressed away. */
export interface Banner {
  title: string
  /** Without it what is wanted next. */
  text?: string
  icon: string
  tone: 'good' | 'bad' | 'plain'
}

export interface Phase {
  key: string
  label: string
  now: boolean
}

/** A seat as it is drawn anywhere on the page. */
export interface SeatFace {
  name: string
  icon: string
  /** A CSS colour; never the only sign. */
  colour: string
  /** One or two letters or a word that tells it apart without colour. */
  mark: string
}

/** A button of the game's own in the top bar: forecast, objectives. */
export interface Tool {
  key: string
  label: string
  icon: string
  /** The letter on the keyboard. */
  shortcut?: string
  pressed?: boolean
  /** How many things behind it are new. */
  news?: number
  press: () => void
}

/** A card, or whatever has a text, behind an answer that only names it. */
export interface Named {
  name: string
  lines: string[]
  /** The answer in few words, where there is no room for its sentence. */
  brief?: string
}

/** How a game ended, for the result screen. */
export interface Result {
  /** Won or lost, and by how much. */
  title: string
  /** In small letters above it: where, how long. */
  over?: string
  lines: string[]
  /** Whether this viewer won; null for spectators. */
  won: boolean | null
  /** What the picture behind it shows. */
  scene?: Entry
  /** A table that could come next, besides playing the same once more. */
  next?: { label: string; icon: string; wish: TableWish } | null
}

/** What the game's own part of the end is given; the past is null until it has been fetched. */
export interface StoryPart<V, C, K> extends Part<V, C, K> {
  past: Past | null
}

/** A moment worth seeing again: a tile of the end that leads into the replay. */
export interface KeyMoment {
  /** After how many plays it is about to come: from there the replay plays. */
  at: number
  when: string
  title: string
  text: string
  /** What it brought, and in whose colour. */
  worth?: string
  colour?: string
  picture: Entry
}

export interface GameFace<V = unknown, C = unknown, K = unknown> {
  /** What the face keeps of one table; it lies in the table and ends with it. */
  own?(table: TableState<V, C, K>): object
  /** Seats and foes. On phones a row of chips, 56 high; on tablets chips above the board. */
  Left: Component<Part<V, C, K>>
  /** The board. It fills its area at every size. */
  Stage: Component<Part<V, C, K>>
  /** Objectives, faction board. On phones inside a drawer. The log is the page's and lies below it. */
  Right: Component<Part<V, C, K>>
  /** Hand, piles, odds. On phones it scrolls sideways, 178 to 196 high. */
  Dock: Component<Part<V, C, K>>
  /** On phones a row under the bar: a track, 26 to 58 high. */
  Strip?: Component<Part<V, C, K>>
  /** Beside or under the question in the prompt: points to spend, odds on phones. */
  Aside?: Component<Part<V, C, K>>
  /** Covers the three columns while `scene` says so: a battle. */
  Scene?: Component<Part<V, C, K>>
  scene?(table: TableState<V, C, K>): boolean
  /** Lies beside the table while `sheet` has a title for it: what was pressed to be looked at, such as a seat. */
  Sheet?: Component<Part<V, C, K>>
  sheet?(table: TableState<V, C, K>): { title: string; close: () => void } | null
  /** The label of the button that opens Right on phones. */
  rightLabel(table: TableState<V, C, K>): string
  /** What stands above it when it is open, where that is not the label. */
  rightTitle?(table: TableState<V, C, K>): string
  title(table: TableState<V, C, K>): { title: string; sub: string }
  phases(table: TableState<V, C, K>): Phase[]
  seat(table: TableState<V, C, K>, seat: Seat): SeatFace
  /** The offers that are buttons of the prompt; the others are pressed on the board or in the hand. */
  promptOffers(table: TableState<V, C, K>): OfferIndex[]
  /** The offer that Enter plays. */
  primary(table: TableState<V, C, K>): OfferIndex | null
  /** What the player has asked to be answered by itself. */
  standing?(table: TableState<V, C, K>): C | null
  /** The icon and short word of an offer's button; without it the server's text. */
  button?(table: TableState<V, C, K>, offer: OfferIndex): { label: string; icon?: string; key?: string } | null
  /** What an answer that only names a card would do. */
  named?(table: TableState<V, C, K>, offer: OfferIndex): Named | null
  /** What a question is put for: while it can be answered like this, declining stands back. */
  helps?(table: TableState<V, C, K>, offer: OfferIndex): boolean
  /** What is pressed before a choice that answers another question; without it, what is asked now. */
  first?(table: TableState<V, C, K>, choice: C): string | null
  /** What the open question means and why it is asked; without it a sentence by the kind of question. */
  about?(table: TableState<V, C, K>): string | null
  /** What the others are waited for, in a sentence that gives nothing away. */
  waiting?(table: TableState<V, C, K>): string | null
  tools?(table: TableState<V, C, K>): Tool[]
  motions(before: V, after: V, events: readonly unknown[], table: TableState<V, C, K>): Motion[]
  /** What is to be heard of what happened, whether anything moves or not. */
  cues?(before: V, after: V, events: readonly unknown[]): Cue[]
  /** What is to be heard all the while, hardly. */
  ambience?: Ambience
  /** Draws motions that are interludes, over everything else. `onclose` goes on. */
  Interlude?: Component<Part<V, C, K> & { interlude: Shown; onclose: () => void }>
  /** What happened that nobody may miss. */
  banners?(before: V, after: V, events: readonly unknown[], table: TableState<V, C, K>): Banner[]
  /** The picture beside how the game can be lost, and whether that is near. */
  peril?(table: TableState<V, C, K>): { icon: string; near: boolean }
  /**
   * What is shown in place of the table until it is time to show it as it stands by now: a view from each `delay` on. From the last
   * one on, the table stands as it does. None, or nothing: at once.
   */
  stages?(before: V, after: V, events: readonly unknown[]): { delay: number; view: V }[]
  /**
   * All that happened passes here once, also what is told after a reload or whose motions are skipped: for what a face keeps,
   * such as the last roll. Without events the table has jumped in time, and nothing that was kept is true any more.
   */
  witness?(after: V, events: readonly unknown[] | null, table: TableState<V, C, K>): void
  /** Whether the last line that tells of these events begins somebody's turn: a heading in the log. */
  begins?(events: readonly unknown[]): boolean
  /** One sentence for the live region. */
  announce(table: TableState<V, C, K>, lines: readonly string[]): string
  result(table: TableState<V, C, K>): Result | null
  /** The end told by the game itself, between the title and what comes next: where it came from, key moments (`ui/KeyMoments`), deeds. */
  Story?: Component<StoryPart<V, C, K>>
  /** What is remembered on this device of a game that ended. */
  record?(table: TableState<V, C, K>, past: Past): Pick<Finished, 'what' | 'level' | 'won' | 'facts'> | null
  /** A key that the page has no use for. True if the game had one. */
  key?(table: TableState<V, C, K>, event: KeyboardEvent): boolean
  /** What is to be pressed next on the way to these choices, the first one first: where they are not pressed themselves. A selector. */
  toward?(table: TableState<V, C, K>, choices: readonly C[]): string | null
  /** A board without a table, for the start page. */
  Sample?: Component
}
