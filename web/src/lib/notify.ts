/** Tells somebody who looks elsewhere that it is their turn: the title of the window, a sound, a notification. */
import { t } from './i18n.svelte'
import { settings } from './settings.svelte'
import { ears } from './sound/ears'

export function turnTitle(mine: boolean, title: string): string {
  return `${mine ? `● ${t('your-turn')} · ` : ''}${title} · Muster`
}

export function callToTurn(title: string): void {
  ears.call()
  if (!settings.now.notify || !document.hidden || !isSecureContext || !('Notification' in window) || Notification.permission !== 'granted')
    return
  try {
    const note = new Notification(t('your-turn'), { body: title, tag: 'muster-turn', icon: '/favicon.svg' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones allow notifications to service workers only; the title still tells.
  }
}
