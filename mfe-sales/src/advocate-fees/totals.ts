import { parseMoney, sum, toDecimal, type Draft, type Paisa } from '@samity/shared-api/contract'
import type { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { withZeros } from '../parts/blank-fees.ts'

type Fees = Draft<typeof advocateFees>
/** A row of a section as it stands in the form. */
export type TypedRow = Record<string, unknown>

// a form holds anything; what is no list of rows counts as none
export const rowsIn = (value: unknown): TypedRow[] =>
  Array.isArray(value) ? (value as (TypedRow | undefined)[]).map((row) => row ?? {}) : []

const amount = (typed: unknown): number => parseMoney(typed) ?? 0
const number = (typed: unknown): number => (typed === undefined || typed === '' ? Number.NaN : Number(typed))

/** The monthly fee for all months of the section, in paisa; 0 while they make no sense. */
export function monthlyTotal({ from_month, from_year, to_month, to_year, monthly_fee }: TypedRow): number {
  const months = (number(to_year) - number(from_year)) * 12 + number(to_month) - number(from_month) + 1
  return months > 0 ? amount(monthly_fee) * months : 0
}

/** So much a year of the span, in paisa; 0 when a year is missing. `rate` is the association's, in paisa. */
export function yearlyCost({ yearly_from_year, yearly_to_year }: TypedRow, rate: number): number {
  const years = number(yearly_to_year) - number(yearly_from_year) + 1
  return years > 0 ? years * rate : 0
}

/** Parts of the yearly total that may be left blank. */
const optionalParts = ['yearly_delay_fee', 'benevolent_fund_fee', 'benevolent_delay_fee', 'relief_fund_fee']
const yearlyParts = ['yearly_fee', ...optionalParts]

export const yearlyTotal = (row: TypedRow, rate: number): number =>
  yearlyCost(row, rate) + sum(yearlyParts.map((part) => amount(row[part])))

export const grandTotal = (fees: Fees, rate: number): Paisa =>
  sum([
    ...rowsIn(fees.rentcollection_set).map(({ rent_amount }) => amount(rent_amount)),
    ...rowsIn(fees.entryfee_set).map(({ entry_fee }) => amount(entry_fee)),
    ...rowsIn(fees.monthlyfee_set).map(monthlyTotal),
    ...rowsIn(fees.barassociationfee_set).map((row) => yearlyTotal(row, rate)),
  ])

/** What is sent: which sections are open, and the totals that the screen shows. Until the rate is known the server counts. */
export function withTotals(fees: Fees, rate: number | undefined): Fees {
  const [rent, entry, monthly, yearly] = [
    rowsIn(fees.rentcollection_set),
    rowsIn(fees.entryfee_set),
    rowsIn(fees.monthlyfee_set),
    rowsIn(fees.barassociationfee_set),
  ]
  return {
    ...fees,
    house_fee_form: rent.length > 0,
    entry_fee_form: entry.length > 0,
    monthly_fee_form: monthly.length > 0,
    bar_association_form: yearly.length > 0,
    rentcollection_set: rent,
    entryfee_set: entry,
    monthlyfee_set: monthly.map((row) => ({ ...row, total_monthly_amount: toDecimal(monthlyTotal(row)) })),
    barassociationfee_set: yearly.map((row) => ({
      ...withZeros(row, optionalParts),
      yearly_fee_cost: rate === undefined ? '' : toDecimal(yearlyCost(row, rate)),
      total_amount: rate === undefined ? '' : toDecimal(yearlyTotal(row, rate)),
    })),
  }
}
