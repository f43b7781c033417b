/** The board in sentences: for screen readers and the list. */
import type { MissionKit, Place } from '../../fireteam-zero'
import { t } from '../../lib/i18n.svelte'
import { figureName, MONSTER, monsterOf, offered, seatName, sumsOf, tokenName, type FzTable } from '../model'

/** "Reed Beds, difficult ground, costs 2. Corrupted Animal 1 and 2. Legal target. Borders: …" */
export function placeSentence(table: FzTable, mission: MissionKit, place: Place): string {
  const { view, kit } = table
  const entry = mission.board.places[place]
  if (!entry) return ''
  const ground = entry.terrain.map((kind) => t(`fz-ground-${kind}`))
  const parts = [[entry.name, ...ground].join(', ')]
  const heroes = view.heroes.filter((hero) => hero.hero && hero.place === place && view.phase !== 'setup')
  for (const hero of heroes) {
    const name = seatName(kit, view, hero.seat)
    parts.push(hero.down ? t('fz-say-down', { name }) : hero.pinned ? t('fz-say-pinned', { name }) : name)
  }
  const specialists = view.phase === 'setup' ? [] : view.specialists.filter((it) => it.place === place)
  for (const it of specialists) parts.push(figureName(kit, view, it.figure))
  for (const monster of view.monsters.filter((it) => it.place === place)) {
    const card = monsterOf(kit, monster.kind)
    const name = figureName(kit, view, monster.figure)
    parts.push(
      card
        ? t('fz-say-monster', {
            name,
            health: sumsOf(kit, monster).health.total,
            rank: kit.words.ranks[['minion', 'elite', 'boss'].indexOf(card.rank)] ?? '',
          })
        : name,
    )
  }
  for (const token of view.tokens) if ('board' in token.on && token.on.board === place) parts.push(tokenName(kit, view, token))
  const spawn = view.spawns.find((it) => it.place === place && it.side !== 'closed')
  if (spawn) parts.push(t(`fz-say-spawn-${spawn.side}`, { n: spawn.number }))
  if (mission.exit === place) parts.push(t('fz-exit'))
  if (table.mine) {
    if (offered(table.offers, 'place').has(place)) parts.push(t('fz-say-reach'))
    const targets = offered(table.offers, 'figure')
    const here = view.monsters.some((it) => it.place === place && it.figure >= MONSTER && targets.has(it.figure))
    if (here) parts.push(t('fz-say-target'))
  }
  const borders = entry.connected.map((other) => mission.board.places[other]?.name ?? '').join(', ')
  parts.push(t('fz-say-borders', { list: borders }))
  return `${parts.join('. ')}.`
}
