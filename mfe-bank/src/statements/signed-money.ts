import { parseMoney, toDecimal } from '@samity/shared-api/contract'

/** An amount that a person typed, which may be below 0; undefined if it is none. */
export const signedMoney = (text: string): string | undefined => {
  const trimmed = text.trim()
  const paisa = parseMoney(trimmed.replace(/^[-−]/, ''))
  return paisa === undefined ? undefined : toDecimal(/^[-−]/.test(trimmed) ? -paisa : paisa)
}
