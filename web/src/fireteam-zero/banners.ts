/** What nobody may miss: objectives that are done, and a coin that will lose the mission. */
import type { Event, Kit, View } from '../fireteam-zero'
import type { Banner } from '../lib/game'
import { t } from '../lib/i18n.svelte'
import { icon } from '../lib/icons'
import { byId } from './model'
import { COIN_ICON } from './shapes'

export function bannersOf(before: View, after: View, events: readonly Event[], kit: Kit): Banner[] {
  if (after.outcome) return []
  const was = new Map(before.objectives.map((it) => [it.id, it.complete]))
  const done = after.objectives.filter((it) => it.complete && !was.get(it.id))
  const banners: Banner[] = []
  if (done.length > 0) {
    const all = after.objectives.every((it) => it.complete)
    const names = done.map((it) => byId(kit.objectives, it.id)?.name ?? '').join(', ')
    banners.push({ title: all ? t('fz-banner-all') : t('fz-banner-done', { name: names }), icon: icon('flag-objective'), tone: 'good' })
  }
  const turned = events.some((event) => event.event === 'coin_turned' && event.side === 'tails')
  if (turned && after.coin === 'tails') {
    banners.push({ title: t('fz-coin-tails'), text: t('fz-coin-tails-text'), icon: COIN_ICON.tails, tone: 'bad' })
  }
  return banners
}
