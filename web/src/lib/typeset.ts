/**
 * The typography of a finished text, as the server sets its own: French breaks no line before high punctuation, inside quotation
 * marks or before a per cent sign, so an ordinary space there becomes an unbreakable one. A list that was joined without the
 * space of its semicolons gets it. The other languages need nothing.
 */
export function typeset(lang: string, text: string): string {
  if (lang !== 'fr') return text
  return text
    .replace(/[ \u202f]?;/g, '\u202f;')
    .replace(/ (?=[!?])/g, '\u202f')
    .replace(/ (?=[:%»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
}
