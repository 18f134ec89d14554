// Milestones in words.
import { house } from '$/house.svelte'
import type { Milestone } from '$/generated/protocol'
import { t } from '$/texts.svelte'

export const inWords = ({ kind, game, points }: Milestone): string =>
  t(`milestone-${kind}`, {
    game: game ? (house.game(game)?.title ?? game) : '',
    points: points ?? 0,
  })
