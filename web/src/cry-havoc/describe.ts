/** The board in sentences, for screen readers and for the list of regions. */
import type { Region } from '../cry-havoc'
import { t } from '../lib/i18n.svelte'
import { faceText, regionName, region as kitRegion, sideName, terrainName, type Havoc } from './model'

export interface Standing {
  target: boolean
  start: boolean
  chosen: boolean
  battle: boolean
}

/** Terrain, control, Units, crystals, structures, tokens: what is in a region, in parts. */
export function parts(table: Havoc, n: Region): string[] {
  const here = table.view.regions[n]
  if (!here) return []
  const said: string[] = [terrainName(table.kit, here.terrain)]
  if (here.control !== undefined)
    said.push(here.control === table.seat ? t('ch-yours') : t('ch-held-by', { side: sideName(table, here.control) }))
  if (here.hq !== undefined) said.push(t('ch-hq-of', { side: sideName(table, here.hq) }))
  for (const count of here.units ?? []) {
    const own = count.side === table.seat
    said.push(own ? t('ch-units', { n: count.n }) : t('ch-units-of', { n: count.n, side: sideName(table, count.side) }))
  }
  if (here.crystals) said.push(t('ch-crystals', { n: here.crystals }))
  for (const { structure } of here.structures ?? []) said.push(table.kit.structures[structure]?.text.name ?? '')
  for (const { token } of here.named ?? []) said.push(table.kit.named[token]?.text.name ?? '')
  for (const token of here.tokens ?? []) {
    const kind = table.kit.token_kinds.find((word) => word.word === token.kind)?.name ?? ''
    const face = token.face ? faceText(table.kit, token.face)?.name : undefined
    said.push(face ? t('ch-token-known', { kind, face }) : t('ch-token-down', { kind }))
  }
  if (here.battle) said.push(t('ch-battle-n', { n: here.battle.number }))
  return said
}

/** Where Units could go from here, with a word where a battle would follow. */
function ways(table: Havoc, n: Region): string {
  const names = kitRegion(table, n).neighbours.map((near) => {
    const foes = (table.view.regions[near]?.units ?? []).some((count) => count.side !== table.seat)
    return foes ? t('ch-way-battle', { region: regionName(table, near) }) : regionName(table, near)
  })
  return names.join('; ')
}

/** One region as a full sentence. */
export function describe(table: Havoc, n: Region, standing: Standing): string {
  const said = [`${regionName(table, n)}, ${parts(table, n).join(', ')}.`]
  if (standing.chosen) said.push(t('ch-say-chosen'))
  else if (standing.target) said.push(standing.battle ? t('ch-say-battle') : t('ch-say-target'))
  else if (standing.start) said.push(t('ch-say-start'))
  said.push(t('ch-say-ways', { list: ways(table, n) }))
  return said.join(' ')
}
