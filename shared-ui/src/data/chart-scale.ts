/**
 * The distance between two lines of the scale: a round whole number, so that four steps reach the largest
 * value.
 */
function stepOf(max: number): number {
  const quarter = Math.max(1, max / 4)
  const power = 10 ** Math.floor(Math.log10(quarter))
  return [1, 2, 2.5, 5, 10]
    .map((round) => round * power)
    .find((step) => step >= quarter && Number.isInteger(step))!
}

/** The values of the scale, lowest first. 0 is always one of them, and the only one when all values are 0. */
export function chartScale(values: readonly number[]): number[] {
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = stepOf(Math.max(max, -min))
  const [first, last] = [Math.floor(min / step), Math.ceil(max / step)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
