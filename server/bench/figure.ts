/** One line of the bench. With a reference the goal speaks of the ratio, without one of the figure itself. */
export type Figure = {
  what: string
  ours: number
  unit: 'a second' | 'ms' | 'KiB' | ''
  reference?: { what: string; value: number }
  goal: { atLeast: number } | { atMost: number }
}

/** Every measurement tells its figures as they come. */
export type Tell = (figure: Figure) => void

/** Said instead of a figure where this machine lacks what the measurement needs. */
export class NotMeasured extends Error {}

const digits = (value: number) => (value < 10 ? 2 : value < 100 ? 1 : 0)
const shown = (value: number, unit: Figure['unit']) => `${value.toFixed(digits(value))} ${unit}`

export function lineOf({ what, ours, unit, reference, goal }: Figure): string {
  const judged = reference ? ours / reference.value : ours
  const reached = 'atLeast' in goal ? judged >= goal.atLeast : judged <= goal.atMost
  const wanted = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  return [
    what.padEnd(58),
    shown(ours, unit).padStart(15),
    (reference ? `${reference.what} ${shown(reference.value, unit)}` : '').padStart(38),
    (reference ? `ratio ${judged.toFixed(2)}` : '').padStart(12),
    `goal ${wanted}`.padStart(12),
    reached ? '  reached' : '  NOT REACHED',
  ].join('')
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * Measures both in turns and answers the median of each, so that whatever else the machine does falls on both alike.
 */
export async function inTurns(
  rounds: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<{ ours: number; reference: number }> {
  const seen: { ours: number[]; reference: number[] } = { ours: [], reference: [] }
  for (let round = 0; round < rounds; round++) {
    seen.reference.push(await reference())
    seen.ours.push(await ours())
  }
  return { ours: median(seen.ours), reference: median(seen.reference) }
}
