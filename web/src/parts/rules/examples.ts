// What the pictures of the rules show: a board's examples by clause, and the cards in them as the
// edition prints them (`python -m tools.faces` writes those).

export interface Examples<Example, Face> {
  of: (clause: string) => Example | undefined
  /** The face of each card that is known. */
  faces: (cards: readonly (string | number)[] | undefined) => Face[]
  face: (card: string | number) => Face | undefined
}

/** `drawn` and `faces` are the board's examples.json and faces.json. */
export function examplesIn<Example, Face>(drawn: object, faces: object): Examples<Example, Face> {
  const face = (card: string | number): Face | undefined => (faces as Record<string, Face>)[card]
  return {
    of: (clause) => (drawn as Record<string, Example>)[clause],
    faces: (cards = []) => cards.map(face).filter((one) => one !== undefined),
    face,
  }
}
