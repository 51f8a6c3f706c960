/** One line of the bench. With a reference the goal speaks of the ratio, without one of the figure itself. */
export type BenchFigure = {
  label: string
  ours: number
  unit: 'a second' | 'ms' | 'KiB' | ''
  reference?: { label: string; value: number }
  goal: { atLeast: number } | { atMost: number }
}

/** Every measurement tells its figures as they come. */
export type Report = (result: BenchFigure) => void

/** Said instead of a figure where this machine lacks what the measurement needs. */
export class NotMeasured extends Error {}

const digits = (value: number) => (value < 10 ? 2 : value < 100 ? 1 : 0)
const format = (value: number, unit: BenchFigure['unit']) => `${value.toFixed(digits(value))} ${unit}`

export function lineOf({ label, ours, unit, reference, goal }: BenchFigure): string {
  const score = reference ? ours / reference.value : ours
  const isReached = 'atLeast' in goal ? score >= goal.atLeast : score <= goal.atMost
  const goalText = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  return [
    label.padEnd(58),
    format(ours, unit).padStart(15),
    (reference ? `${reference.label} ${format(reference.value, unit)}` : '').padStart(38),
    (reference ? `ratio ${score.toFixed(2)}` : '').padStart(12),
    `goal ${goalText}`.padStart(12),
    isReached ? '  reached' : '  NOT REACHED',
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
export async function measureAlternately(
  rounds: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<{ ours: number; reference: number }> {
  const samples: { ours: number[]; reference: number[] } = { ours: [], reference: [] }
  for (let round = 0; round < rounds; round++) {
    samples.reference.push(await reference())
    samples.ours.push(await ours())
  }
  return { ours: median(samples.ours), reference: median(samples.reference) }
}
