import { isBlank } from './is-blank.ts'

export const withZeros = <D extends Record<string, unknown>>(
  row: D,
  fees: readonly (keyof D & string)[],
): D => ({
  ...row,
  ...Object.fromEntries(fees.filter((fee) => isBlank(row[fee])).map((fee) => [fee, '0'])),
})
