/**
 * One line of the bench. With a reference the goal applies to the ratio, without one to the figure itself.
 */
export type BenchFigure = {
  label: string
  ours: number
  unit: 'a second' | 'ms' | 'KiB' | 'MiB' | ''
  reference?: { label: string; value: number }
  goal: { atLeast: number } | { atMost: number }
}

export type Report = (result: BenchFigure) => void

/** Thrown when this machine lacks something that the measurement needs. The message says what to install. */
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
 * Measures both alternately and returns the median of each, so that other work of the machine affects both
 * equally.
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
