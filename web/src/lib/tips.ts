/** The tips that were understood on this device; a switch in the settings brings all of them back. */

const KEY = 'muster.tips'

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

function write(tips: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tips))
  } catch {
    // Without storage a tip comes again at the next table.
  }
}

export const understood = (game: string): string[] =>
  read().flatMap((tip) => (tip.startsWith(`${game}/`) ? [tip.slice(game.length + 1)] : []))

export function understand(game: string, tip: string): void {
  write([...new Set([...read(), `${game}/${tip}`])])
}

export const tipsAgain = (): void => write([])
