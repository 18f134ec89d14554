// Whose colours a seat wears where a game says so: its box may give one of them to somebody.
export const order = $state<{ seats: readonly number[] }>({ seats: [] })
