/** Campaigns that this device leads: the missions of an operation, one table after another. */
import type { Seat, TableId, Token } from './ids'
import type { Made, SeatWish, UndoPolicy } from '../protocol'
import { api } from './api'
import type { Field } from './form'
import { coverOf, gameInfo } from './games'
import { t } from './i18n.svelte'
import { change, rememberMade } from './tables'

/** What the next mission is opened with: it goes along from table to table. */
export interface Led {
  id: string
  owner: Token
  /** Friends come back by the address of the table: their seats are open then. */
  seats: SeatWish[]
  /** The seats that are played on this device. */
  mine: Seat[]
  undo: UndoPolicy
}

/** The name of a mission in the reader's language. */
export async function missionName(game: string, id: string): Promise<string> {
  const fields = ((await gameInfo(game))?.fields ?? []) as Field[]
  const words = fields.find((field) => field.name === 'mission')?.words ?? []
  return words.find((word) => word.id === id)?.name ?? coverOf(game).name
}

/** Begins a campaign with the operation of the mission among the options, and opens its first table for these people. */
export async function begin(
  game: string,
  options: Record<string, unknown>,
  people: SeatWish[],
  next: Omit<Led, 'id' | 'owner'>,
): Promise<Made> {
  const { campaign, owner } = await api.beginCampaign({ game, options })
  return open(game, { ...next, id: campaign.id, owner }, people)
}

/** On from a table that is over: to the next mission, or to the same one again. */
export async function goOn(game: string, from: TableId, led: Led): Promise<Made> {
  const made = await open(game, led, led.seats)
  change(from, (table) => delete table.campaign)
  return made
}

async function open(game: string, led: Led, seats: SeatWish[]): Promise<Made> {
  const { campaign, made } = await api.nextMission(led.id, led.owner, { seats, undo: led.undo })
  const mission = await missionName(game, campaign.attempts.at(-1)?.mission ?? '')
  rememberMade(made, led.mine, t('campaign-title', { mission }), { campaign: led, curtain: false })
  return made
}
