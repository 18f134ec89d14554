// Written by `python -m tools.types` from the server's own types: change those.
import type * as castle_combo from '$/generated/castle_combo'
import type * as chickwood_forest from '$/generated/chickwood_forest'
import type * as kings_and_creatures from '$/generated/kings_and_creatures'
import type * as sherwood_bandits from '$/generated/sherwood_bandits'
import type * as sherwood_forest from '$/generated/sherwood_forest'

/** The boards by the name of their game. */
export interface Boards {
  castle_combo: castle_combo.CastleBoard
  chickwood_forest: chickwood_forest.ForestBoard
  kings_and_creatures: kings_and_creatures.KingsBoard
  sherwood_bandits: sherwood_bandits.BanditsBoard
  sherwood_forest: sherwood_forest.ForestBoard
}
