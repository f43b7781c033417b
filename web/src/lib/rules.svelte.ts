/** Which rule is open in the sheet beside the table. */
class Rules {
  open = $state<string | null>(null)

  show(rule: string): void {
    this.open = rule
  }

  close(): void {
    this.open = null
  }
}

export const rules = new Rules()
