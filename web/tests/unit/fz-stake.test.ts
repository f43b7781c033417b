/** When a reaction is pressed upon a player. */
import { expect, test } from 'vitest'
import type { View } from '../../src/fireteam-zero'
import { atStake } from '../../src/fireteam-zero/stake'

const [ABE, ANIMAL] = [0, 6]
const attack = (of: object) => ({ attacks: [of] }) as unknown as View
const harm = (...amount: number[]) => ({ harm: { unblockable: false, amount } }) as unknown as View
const blow = (enough: boolean, damage: number) => ({ enough, damage: { total: damage, parts: [] } })

test('damage that is about to be taken can be prevented, until none is left', () => {
  expect(atStake(harm(0, 2))).toBe(true)
  expect(atStake(harm(0, 0))).toBe(false)
})

test('a blow of ours can be helped while it does not kill', () => {
  expect(atStake(attack({ attacker: ABE, dice: 3 }))).toBe(true)
  expect(atStake(attack({ attacker: ABE, faces: [0], blow: blow(false, 0) }))).toBe(true)
  expect(atStake(attack({ attacker: ABE, faces: [4], blow: blow(true, 2) }))).toBe(false)
  expect(atStake(attack({ attacker: ABE, faces: [4], blow: blow(false, 2), result: 'fail' }))).toBe(false)
})

test('a blow of theirs can be softened while it hurts', () => {
  expect(atStake(attack({ attacker: ANIMAL, dice: 2 }))).toBe(true)
  expect(atStake(attack({ attacker: ANIMAL, faces: [3], blow: blow(false, 1) }))).toBe(true)
  expect(atStake(attack({ attacker: ANIMAL, faces: [0], blow: blow(false, 0) }))).toBe(false)
})

test('where nobody strikes, nothing is plain to gain', () => {
  expect(atStake({})).toBe(false)
})
