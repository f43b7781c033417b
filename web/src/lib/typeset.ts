/**
 * The typography of a finished text, as the server sets its own: French breaks no line before high punctuation, inside quotation
 * marks or before a per cent sign, so an ordinary space there becomes an unbreakable one. The other languages need nothing.
 */
export function typeset(lang: string, text: string): string {
  if (lang !== 'fr') return text
  return text.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:%»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}
