// What a success brings somebody, in words.
import type { Gain } from '$/generated/sherwood_forest'
import { t } from '$/texts.svelte'

export function gainWords(gain: Gain, last: boolean): string {
  const said: string[] = [t('sfb-gain-glory', { number: gain.glory })]
  if (gain.gold) said.push(t(last ? 'sfb-gain-gold-last' : 'sfb-gain-gold', { number: gain.gold }))
  if (gain.companions) said.push(t('sfb-gain-companions', { number: gain.companions }))
  if (gain.parts_at_most)
    said.push(
      gain.parts === gain.parts_at_most
        ? t('sfb-gain-parts', { number: gain.parts })
        : t('sfb-gain-parts-or', { least: gain.parts ?? 0, most: gain.parts_at_most }),
    )
  if (gain.hands_out) said.push(t('sfb-gain-hands-out', { number: gain.hands_out }))
  if (gain.pays) said.push(t('sfb-gain-pays', { number: gain.pays }))
  return said.join(', ')
}
