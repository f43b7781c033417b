/**
 * Copies what a field shows. Over plain http there is no `navigator.clipboard`: then the old way is tried. False: nothing can write to the
 * clipboard here, and the text lies marked in its field.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value)
      return true
    }
  } catch {
    // It exists, but may not be used here.
  }
  field.focus()
  field.select()
  return document.execCommand('copy')
}
