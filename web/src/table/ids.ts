// Ids of our own choice. `crypto.randomUUID` exists only on https and localhost; this exists everywhere.

/** Sixteen random bytes, as text. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
