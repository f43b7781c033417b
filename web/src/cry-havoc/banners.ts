/** What nobody may miss: a Round that ended without Scoring, the end that comes nearer, and it is there. */
import type { Event, View } from '../cry-havoc'
import type { Banner } from '../lib/game'
import { t } from '../lib/i18n.svelte'
import { icon } from '../lib/icons'
import { scoringSpan } from './count'

/** `stand`: who has how many VP, in words. */
export function bannersOf(after: View, events: readonly Event[], stand = ''): Banner[] {
  if (after.winner !== undefined) return []
  const passed = events.filter((event) => event.event === 'events_passed').length
  const last = events.some((event) => event.event === 'final_scoring')
  const banners: Banner[] = []
  const round = events.find((event) => event.event === 'round_began')?.round ?? 1
  // A Round that was scored has been counted out.
  if (round > 1 && !scoringSpan(events))
    banners.push({
      title: t('ch-count-round', { n: round }),
      text: t('ch-banner-unscored', { stand }),
      icon: icon('hourglass'),
      tone: 'plain',
    })
  if (passed > 0) banners.push({ title: t('ch-banner-passed', { n: passed }), icon: icon('sands-of-time'), tone: 'bad' })
  if (last) banners.push({ title: t('ch-last-round'), text: t('ch-last-round-note'), icon: icon('trophy'), tone: 'plain' })
  return banners
}
