/** Tells somebody who looks elsewhere that it is their turn: the title of the window, a sound, a notification. */
import { t } from './i18n.svelte'
import { settings } from './settings.svelte'

export function turnTitle(mine: boolean, title: string): string {
  return `${mine ? `● ${t('your-turn')} · ` : ''}${title} · Muster`
}

export function callToTurn(title: string): void {
  if (settings.now.sound) chime()
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

/** Two soft tones, made on the spot: there is nothing to load. */
function chime(): void {
  const audio = new AudioContext()
  const loudness = audio.createGain()
  loudness.connect(audio.destination)
  loudness.gain.setValueAtTime(0.08, audio.currentTime)
  loudness.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7)
  for (const [pitch, after] of [
    [523, 0],
    [784, 0.14],
  ] as const) {
    const tone = audio.createOscillator()
    tone.type = 'sine'
    tone.frequency.value = pitch
    tone.connect(loudness)
    tone.start(audio.currentTime + after)
    tone.stop(audio.currentTime + 0.7)
  }
  setTimeout(() => void audio.close(), 1000)
}
