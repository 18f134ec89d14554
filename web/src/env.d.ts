/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  /** The drawing of an icon of the game-icons set, for a field of 512 x 512. */
  const body: string
  export default body
}
