const dayMs = 24 * 60 * 60 * 1000
const periodMs = 7 * dayMs

/**
 * The first day ('2026-11-19') of the week that is `offset` weeks from now. It names the key of that week.
 */
export const startOfPeriod = (offset: number, now = Date.now()): string =>
  new Date((Math.floor(now / periodMs) + offset) * periodMs).toISOString().slice(0, 10)
