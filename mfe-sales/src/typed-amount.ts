import { parseMoney, toDecimal } from '@samity/shared-api/contract'

/** The amount of one field, as a decimal; undefined while it is not valid. */
export const typedAmount =
  <N extends string>(name: N) =>
  (values: { [K in N]?: unknown }): string | undefined => {
    const paisa = parseMoney(values[name])
    return paisa === undefined ? undefined : toDecimal(paisa)
  }
