// A line of the log, for tests.
import type { LogLine } from '$/generated/protocol'

export const line = (version: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({
  version,
  seat,
  at: 0,
  round: 1,
  undone: false,
  back_to: null,
  stand_in: false,
  story: [{ id: 'told' }],
  ...more,
})
