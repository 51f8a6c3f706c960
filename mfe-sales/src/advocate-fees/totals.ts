import { parseMoney, sum, toDecimal, type FormValues, type Paisa } from '@samity/shared-api/contract'
import type { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { withZeros } from '../blank-fees.ts'

type FeeValues = FormValues<typeof advocateFees>
export type FeeRow = Record<string, unknown>

// a form value can be anything; a value that is not an array counts as no rows
export const toFeeRows = (value: unknown): FeeRow[] =>
  Array.isArray(value) ? (value as (FeeRow | undefined)[]).map((row) => row ?? {}) : []

const toPaisa = (value: unknown): number => parseMoney(value) ?? 0
const toNumber = (value: unknown): number =>
  value === undefined || value === '' ? Number.NaN : Number(value)

const atLeastZero = (count: number) => (count > 0 ? count : 0)

/** The months of a section; 0 while they are missing or in the wrong order. */
export const monthsOf = ({ from_month, from_year, to_month, to_year }: FeeRow): number =>
  atLeastZero((toNumber(to_year) - toNumber(from_year)) * 12 + toNumber(to_month) - toNumber(from_month) + 1)

/** The years of a section; 0 while they are missing or in the wrong order. */
export const yearsOf = ({ yearly_from_year, yearly_to_year }: FeeRow): number =>
  atLeastZero(toNumber(yearly_to_year) - toNumber(yearly_from_year) + 1)

const spanOf = (row: FeeRow): [from: number, to: number] =>
  'yearly_from_year' in row
    ? [toNumber(row['yearly_from_year']), toNumber(row['yearly_to_year'])]
    : [
        toNumber(row['from_year']) * 12 + toNumber(row['from_month']),
        toNumber(row['to_year']) * 12 + toNumber(row['to_month']),
      ]

/** The number of owed items, oldest first, that the rows of a section pay. */
export function paidItemCount(items: readonly { row: object }[], rows: readonly FeeRow[]): number {
  const spans = rows.map(spanOf)
  const isPaid = (row: object) => {
    const [from, to] = spanOf(row as FeeRow)
    return spans.some(([first, last]) => first <= from && to <= last)
  }
  const unpaid = items.findIndex(({ row }) => !isPaid(row))
  return unpaid < 0 ? items.length : unpaid
}

/** The monthly fee times the months of the section, in paisa. */
export const monthlyTotal = (row: FeeRow): number => toPaisa(row['monthly_fee']) * monthsOf(row)

/**
 * The yearly rate times the years of the span, in paisa; 0 when a year is missing, and when the yearly fee is
 * 0: then the row pays only fund fees. `ratePaisa` is the association's rate.
 */
export const yearlyCost = (row: FeeRow, ratePaisa: number): number =>
  parseMoney(row['yearly_fee']) === 0 ? 0 : yearsOf(row) * ratePaisa

/** Parts of the yearly total that may be blank. */
const optionalParts = ['yearly_delay_fee', 'benevolent_fund_fee', 'benevolent_delay_fee', 'relief_fund_fee']
const yearlyParts = ['yearly_fee', ...optionalParts]

export const yearlyTotal = (row: FeeRow, ratePaisa: number): number =>
  yearlyCost(row, ratePaisa) + sum(yearlyParts.map((part) => toPaisa(row[part])))

export const grandTotal = (fees: FeeValues, ratePaisa: number): Paisa =>
  sum([
    ...toFeeRows(fees.rentcollection_set).map(({ rent_amount }) => toPaisa(rent_amount)),
    ...toFeeRows(fees.entryfee_set).map(({ entry_fee }) => toPaisa(entry_fee)),
    ...toFeeRows(fees.monthlyfee_set).map((row) => monthlyTotal(row) + toPaisa(row['monthly_delay_fee'])),
    ...toFeeRows(fees.barassociationfee_set).map((row) => yearlyTotal(row, ratePaisa)),
  ])

/**
 * Returns the body to send, with flags for the open sections and the totals. Without a rate the yearly totals
 * are empty and the server computes them.
 */
export function withFeeTotals(fees: FeeValues, ratePaisa: number | undefined): FeeValues {
  const [rent, entry, monthly, yearly] = [
    toFeeRows(fees.rentcollection_set),
    toFeeRows(fees.entryfee_set),
    toFeeRows(fees.monthlyfee_set),
    toFeeRows(fees.barassociationfee_set),
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
      yearly_fee_cost: ratePaisa === undefined ? '' : toDecimal(yearlyCost(row, ratePaisa)),
      total_amount: ratePaisa === undefined ? '' : toDecimal(yearlyTotal(row, ratePaisa)),
    })),
  }
}
