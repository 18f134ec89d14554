// The cubes of the box: blue, red, yellow, purple and green, each nearest to a seat's own colour.
import { PLAYERS, type Player } from '$/parts/players'

export interface CubeColour {
  colour: string
  /** What is drawn on it. */
  on: string
}

const CUBES: Record<string, CubeColour> = {
  sky: { colour: '#4ba3e3', on: '#071d2e' },
  ember: { colour: '#d8301f', on: '#230303' },
  ivory: { colour: '#f4cf3e', on: '#2d2304' },
  orchid: { colour: '#a855c8', on: '#1f0330' },
  pine: { colour: '#17804a', on: '#eafff5' },
}

export const cubeOf = (player: Player): CubeColour => CUBES[player.key] ?? player

/** The seat whose cubes have a colour, for examples that name one. */
export const seatOf = (colour: string): number =>
  PLAYERS.findIndex(
    ({ key }) =>
      key ===
      { blue: 'sky', red: 'ember', yellow: 'ivory', purple: 'orchid', green: 'pine' }[colour],
  )
