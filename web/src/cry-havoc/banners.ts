/** What nobody may miss: the end comes nearer, and it is there. */
import type { Event, View } from '../cry-havoc'
import type { Banner } from '../lib/game'
import { t } from '../lib/i18n.svelte'
import { icon } from '../lib/icons'

export function bannersOf(after: View, events: readonly Event[]): Banner[] {
  if (after.winner !== undefined) return []
  const passed = events.filter((event) => event.event === 'events_passed').length
  const last = events.some((event) => event.event === 'final_scoring')
  const banners: Banner[] = []
  if (passed > 0) banners.push({ title: t('ch-banner-passed', { n: passed }), icon: icon('sands-of-time'), tone: 'bad' })
  if (last) banners.push({ title: t('ch-last-round'), text: t('ch-last-round-note'), icon: icon('trophy'), tone: 'plain' })
  return banners
}
