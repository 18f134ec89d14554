// The dice of a gang on the drawbridge, and those that are on their way there.
import type { Column, Section } from '$/generated/sherwood_bandits'

/** A name for a die on the drawbridge; of those that show the same, the first is 0. */
export const plankOf = (gang: number, value: number, among: number): string =>
  `plank-${gang}-${value}-${among}`

/** Dice of the same value lie together: they are one choice. */
export function groupsOf(column: Column): { element: string; dice: number[] }[] {
  const found: { element: string; dice: number[] }[] = []
  for (const die of column.dice) {
    const same = found.find((group) => group.element === die.element)
    if (same) same.dice.push(die.value)
    else found.push({ element: die.element, dice: [die.value] })
  }
  return found
}

/** Dice on their way here, each with the die on the road that it was. */
export function comingTo(
  column: Column,
  road: Section[],
): { plank: string; value: number; from: string | undefined }[] {
  const spaces = road
    .filter((section) => section.outcome === 'robbed')
    .flatMap((section) => section.attack)
  const lying = spaces
    .flatMap((space) => (space.counts ? space.dice : []))
    .filter((die) => die.gang === column.gang)
  return column.coming.map((value, index) => {
    const earlier = column.coming.slice(0, index).filter((one) => one === value).length
    const settled = column.dice.filter((die) => die.value === value).length
    return {
      plank: plankOf(column.gang, value, settled + earlier),
      value,
      from: lying.filter((die) => die.value === value)[earlier]?.element,
    }
  })
}

export const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0)
