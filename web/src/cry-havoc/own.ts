/** What the page keeps of one table of Cry Havoc. */
import { Advisor } from './advice.svelte'
import type { Havoc } from './model'
import { Ui } from './ui.svelte'

export class Own {
  readonly ui: Ui
  readonly advisor: Advisor

  constructor(table: Havoc) {
    this.advisor = new Advisor(table)
    this.ui = new Ui(table, this.advisor)
  }
}

export const uiOf = (table: Havoc): Ui => (table.own as Own).ui
export const advisorOf = (table: Havoc): Advisor => (table.own as Own).advisor
