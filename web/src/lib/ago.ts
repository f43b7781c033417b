/** How long ago, in the words of a language: "yesterday", "vor 5 Minuten". */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(at: number, lang: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - at) / length)
    if (count > 0) return format.format(-count, unit)
  }
  return format.format(0, 'second')
}
