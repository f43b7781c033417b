/** Figures by their numbers: a hero has that of its seat. */
import type { Figure } from '../fireteam-zero'
import type { Seat } from '../lib/ids'

/** Numbers of figures: heroes 0 to 3, specialists 4 and 5, monsters from 6, things from 64 on. */
export const SPECIALIST = 4
export const MONSTER = 6
export const THING = 64

export const heroOn = (seat: Seat) => seat as number as Figure
export const specialist = (n: number) => (SPECIALIST + n) as Figure
export const thing = (slot: number) => (THING + slot) as Figure
/** The seat of a hero's figure. */
export const seatOfHero = (hero: Figure) => hero as number as Seat

/** The members of a set that is written as a number, one bit each. */
export function membersOf(set: number): number[] {
  const found: number[] = []
  for (let [n, rest] = [0, set]; rest > 0; n += 1, rest = Math.floor(rest / 2)) if (rest % 2 === 1) found.push(n)
  return found
}
