// The cubes of the box: blue, red, yellow, purple and green, each nearest to a seat's own colour.
import { PLAYERS, type Player } from '$/parts/player/players'

export interface CubeColour {
  colour: string
  /** What is drawn on it. */
  on: string
}

const CUBES: Record<string, CubeColour> = {
  sky: { colour: 'var(--sky-69)', on: 'var(--sky-22)' },
  ember: { colour: 'var(--red-58b)', on: 'var(--red-17)' },
  ivory: { colour: 'var(--honey-86d)', on: 'var(--bark-26c)' },
  orchid: { colour: 'var(--plum-60)', on: 'var(--violet-19b)' },
  pine: { colour: 'var(--leaf-53)', on: 'var(--player-pine-on)' },
}

export const cubeOf = (player: Player): CubeColour => CUBES[player.key] ?? player

/** The seat whose cubes have a colour, for examples that name one. */
export const seatOf = (colour: string): number =>
  PLAYERS.findIndex(
    ({ key }) =>
      key ===
      { blue: 'sky', red: 'ember', yellow: 'ivory', purple: 'orchid', green: 'pine' }[colour],
  )
