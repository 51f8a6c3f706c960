import { fromDecimal, showDay, sum, toDecimal, type Day, type Paisa } from '@samity/shared-api/contract'
import { proposalOf } from '@samity/shared-api/contract/members/owed-items'
import type { BasketLine } from '@samity/shared-api/contract/sales/basket'
import { receiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { ProposedReceipt } from '../../contract/payments.ts'
import { rentRuns, type PayablePart } from './owed.ts'

export type PaymentFacts = {
  reference_no: string
  day: Day
  place: number
  payment_type: 'bank' | 'mobile_banking'
  advocate_number: string
  advocate_name: string
}
export type NewReceipt = { line: BasketLine; shown: ProposedReceipt }

/** The form of fees takes as many rows in a section. */
const maxRows = 20
const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, step) =>
    rows.slice(step * maxRows, (step + 1) * maxRows),
  )
const monthText = (month: number, year: number) => showDay(`${year}-${String(month).padStart(2, '0')}` as Day)
const spanText = (first: string, last: string) => (first === last ? first : `${first}–${last}`)

/** The receipts for some parts of what is owed, as the counter books them. Each names the reference. */
export function receiptsFor(facts: PaymentFacts, parts: readonly PayablePart[]): NewReceipt[] {
  return [...feesFor(facts, parts), ...rentFor(facts, parts)]
}

function feesFor(facts: PaymentFacts, parts: readonly PayablePart[]): NewReceipt[] {
  const { reference_no, day, place, payment_type, advocate_number } = facts
  const none = { label: '', total: 0 as Paisa, delay: 0 as Paisa, cost: 0 as Paisa }
  const { monthlyfee_set, barassociationfee_set } = proposalOf({
    months: parts.flatMap((part) => (part.kind === 'month' ? [{ ...none, row: part.fee }] : [])),
    years: parts.flatMap((part) => (part.kind === 'year' ? [{ ...none, row: part.fee }] : [])),
  })
  const [months, years] = [chunksOf(monthlyfee_set), chunksOf(barassociationfee_set)]
  return Array.from({ length: Math.max(months.length, years.length) }, (_, step) => {
    const [monthRows, yearRows] = [months[step] ?? [], years[step] ?? []]
    const amount = sum([
      ...monthRows.map((row) => fromDecimal(row.total_monthly_amount) + fromDecimal(row.monthly_delay_fee)),
      ...yearRows.map((row) => fromDecimal(row.total_amount)),
    ])
    const note = [
      ...monthRows.map((row) =>
        spanText(monthText(row.from_month, row.from_year), monthText(row.to_month, row.to_year)),
      ),
      ...yearRows.map((row) => spanText(String(row.yearly_from_year), String(row.yearly_to_year))),
    ].join(', ')
    return {
      shown: { title: receiptSeries.FEE, note, amount: toDecimal(amount) },
      line: {
        path: 'advocate-all-fees',
        body: {
          collection_date: day,
          advocate_id: advocate_number,
          place,
          house_fee_form: false,
          entry_fee_form: false,
          monthly_fee_form: monthRows.length > 0,
          bar_association_form: yearRows.length > 0,
          rentcollection_set: [],
          entryfee_set: [],
          monthlyfee_set: monthRows.map((row) => ({ payment_type, ...row, remarks2: reference_no })),
          barassociationfee_set: yearRows.map((row) => ({ payment_type, ...row, remarks3: reference_no })),
        },
      },
    }
  })
}

const rentFor = (
  { reference_no, day, place, payment_type, advocate_name }: PaymentFacts,
  parts: readonly PayablePart[],
): NewReceipt[] =>
  rentRuns(parts).map(({ rent, span, paisa }) => ({
    shown: {
      title: receiptSeries.RNT,
      note: `${[rent.building_name, rent.floor_no, rent.room_no].filter(Boolean).join(', ')} ${spanText(
        monthText(span.from_month, span.from_year),
        monthText(span.to_month, span.to_year),
      )}`,
      amount: toDecimal(paisa),
    },
    line: {
      path: 'shop-rent',
      body: {
        collection_date: day,
        renter_name: advocate_name,
        place,
        ...span,
        rent_type: 'House',
        building_name: rent.building_name,
        floor: rent.floor_no,
        room: rent.room_no,
        rent_amount: toDecimal(paisa),
        payment_type,
        remarks: reference_no,
      },
    },
  }))

export const donationFor = (
  { reference_no, day, place, payment_type, advocate_name }: PaymentFacts,
  paisa: number,
): NewReceipt => ({
  shown: { title: receiptSeries.DON, note: reference_no, amount: toDecimal(paisa) },
  line: {
    path: 'fund-collection',
    body: {
      donation_type: 'others',
      date: day,
      fund_provider: advocate_name,
      fund_amount: toDecimal(paisa),
      payment_type,
      place,
      purpose: `More than was owed / বকেয়ার বেশি: ${reference_no}`,
      remarks: reference_no,
    },
  },
})
