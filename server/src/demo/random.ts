/**
 * Returns a seeded random generator: the same seed creates the same association. Algorithm: mulberry32
 * (public domain).
 */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  /** Returns a whole number from `min` to `max`, both included. */
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => from[whole(0, from.length - 1)]!,
    sample: <T>(from: readonly T[], count: number): T[] => {
      const remaining = [...from]
      return Array.from(
        { length: Math.min(count, remaining.length) },
        () => remaining.splice(whole(0, remaining.length - 1), 1)[0]!,
      )
    },
  }
}
export type Random = ReturnType<typeof seededRandom>
