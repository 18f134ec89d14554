// What is settled on parchment: loaded when there is something to settle for the first time.
export { default as Ambush } from '$/boards/sherwood_forest/Ambush.svelte'
export { default as Ask } from '$/boards/sherwood_forest/Ask.svelte'
export { default as Bargain } from '$/boards/sherwood_forest/Bargain.svelte'
export { default as Contract } from '$/boards/sherwood_forest/Contract.svelte'
export { default as Raid } from '$/boards/sherwood_forest/Raid.svelte'
