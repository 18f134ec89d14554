// The pictures of the characters, a third of all that the board needs: they come on their own, so
// that the table is there before them.
import type { Face } from '$/generated/castle_combo'

let portraits = $state.raw<Record<string, string>>({})
void import('$/boards/castle_combo/portraits').then(({ PORTRAITS }) => {
  portraits = PORTRAITS
})

/** A character that a house has renamed or added is a rider. */
export const pictureOf = (card: Face): string =>
  portraits[card.name.en] ?? portraits['Squire'] ?? ''
