import { latinDigits } from './digits.ts'

/** Whole paisa (1/100 taka). Never a fraction, never floating point arithmetic on taka. */
export type Paisa = number & { readonly brand: 'Paisa' }

/** 99,99,99,999.99 taka: the largest amount that a field accepts. */
export const maxAmount = 99_99_99_999_99 as Paisa

const groupedDigits = /^\d{1,3}(,\d{3})+$|^\d{1,3}(,\d{2})*,\d{3}$/

/**
 * Parses an amount of taka as people and programs write it: a number, '1250', '1,25,000.50', '১২৫০'.
 * Returns undefined for anything else: signs, exponents, hex, more than two decimal places.
 */
export function parseMoney(input: unknown): Paisa | undefined {
  if (typeof input !== 'string' && typeof input !== 'number') return undefined
  const text = latinDigits(String(input)).trim()
  const [, whole = '', fraction = ''] = /^([\d,]+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (!whole || (whole.includes(',') && !groupedDigits.test(whole))) return undefined
  const paisa = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(paisa) ? (paisa as Paisa) : undefined
}

/** The format of the wire: '1250.00'. Negative amounts (differences, voids) have a minus. */
export function toDecimal(paisa: number): string {
  const text = String(Math.abs(paisa)).padStart(3, '0')
  return `${paisa < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Parses the output of `toDecimal`, minus included. Throws a TypeError for anything else. */
export function fromDecimal(decimal: string): Paisa {
  const paisa = parseMoney(decimal.replace(/^-/, ''))
  if (paisa === undefined) throw new TypeError(`Not an amount: ${decimal}`)
  return (decimal.startsWith('-') ? -paisa : paisa) as Paisa
}

export const sum = (amounts: Iterable<number>): Paisa => {
  let total = 0
  for (const amount of amounts) total += amount
  return total as Paisa
}

/** A share of a total in paisa, rounded half up. `percent` has at most two decimal places. */
export function shareOf(total: number, percent: string | number): Paisa {
  const hundredths = BigInt(parseMoney(percent) ?? 0)
  const product = BigInt(total) * hundredths
  const half = product < 0n ? -5000n : 5000n
  return Number((product + half) / 10_000n) as Paisa
}

/**
 * An amount as a percentage of another, rounded half up to two decimal places. Returns null when `whole` is
 * 0.
 */
export function percentOf(part: number, whole: number): string | null {
  if (whole === 0) return null
  const hundredths = (BigInt(Math.abs(part)) * 20_000n + BigInt(whole)) / (2n * BigInt(whole))
  return toDecimal(part < 0 ? -Number(hundredths) : Number(hundredths))
}

/** 1234567 → 12,34,567: the last three digits, then pairs. */
export const inLakhs = (whole: string): string => whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')

/** '1234567.5' → '12,34,567.50', without floating point arithmetic. */
export function groupAmount(decimal: string | number): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? []
  return `${sign}${inLakhs(whole)}.${fraction.slice(0, 2).padEnd(2, '0')}`
}
