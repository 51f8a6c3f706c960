/** The APIs that stay real: only `Date` is faked, so that timers, sockets and the database keep working. */
const realApis = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const
/**
 * Sets the clock of this process to a moment in Dhaka: '2026-12-31T23:59:59'. `jest.useRealTimers()` sets it
 * back.
 */
export const setClock = (moment: string): void =>
  void jest.useFakeTimers({ now: new Date(`${moment}+06:00`), doNotFake: [...realApis] })
