// Copying to the clipboard, which on plain http only a selected field can do.

/**
 * Whether the field's text is now in the clipboard. If not, it is selected, ready to be copied by
 * hand.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus()
  field.select()
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value)
      return true
    }
    return document.execCommand('copy')
  } catch {
    return false
  }
}
