import { fromDecimal, monthOf, sum, toDecimal, yearOf, type Words } from '@samity/shared-api/contract'
import type { CashierDues } from '@samity/shared-api/contract/members/dues'
import { duesKinds } from '@samity/shared-api/contract/members/dues-kinds'
import { owedItemsOf, type OwedItem } from '@samity/shared-api/contract/members/owed-items'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { PayableLine } from '../../contract/payments.ts'
import type { OwedPart } from './allocate.ts'

type Rent = Passbook['rents'][number]
type MonthRow = OwedItem<CashierDues['proposal']['monthlyfee_set'][number]>['row']
type YearRow = OwedItem<CashierDues['proposal']['barassociationfee_set'][number]>['row']

export type PayablePart = OwedPart &
  (
    | { kind: 'month'; period: string; fee: MonthRow }
    | { kind: 'year'; period: string; fee: YearRow }
    | { kind: 'rent'; period: string; rent: Rent }
  )

const monthKey = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`
const keysOf = (kind: PayableLine['kind'], period: string, renter = 0) => {
  const row = kind === 'rent' ? `rent/${renter}` : kind
  return { key: `${row}/${period}`, row, since: kind === 'year' ? `${period}-00` : period }
}

/** The months of rent that are owed. The due amount is that of all of them: each costs the same. */
const rentParts = (rents: readonly Rent[]) =>
  rents.flatMap((rent) =>
    rent.due_months.map((period) => ({
      ...keysOf('rent', period, rent.id),
      kind: 'rent' as const,
      period,
      rent,
      paisa: fromDecimal(rent.rent_amount),
    })),
  )

/** As the counter takes them: dues in the smallest parts, and months of rent. */
export function payableParts(dues: CashierDues, rents: readonly Rent[]): PayablePart[] {
  const { months, years } = owedItemsOf(dues)
  return [
    ...months.map(({ row, total }) => {
      const period = monthKey(row.from_year, row.from_month)
      return { ...keysOf('month', period), kind: 'month' as const, period, fee: row, paisa: total }
    }),
    ...years.map(({ row, total }) => {
      const period = String(row.yearly_from_year)
      return { ...keysOf('year', period), kind: 'year' as const, period, fee: row, paisa: total }
    }),
    ...rentParts(rents),
  ].filter(({ paisa }) => paisa > 0)
}

export type OwnPart = OwedPart & { line: PayableLine }

/** The same parts from the member's own passbook, which has no rows for the form of fees. */
export function ownParts({ dues, rents }: Pick<Passbook, 'dues' | 'rents'>): OwnPart[] {
  const yearly = dues.kinds.find(({ kind }) => kind === 'yearly')
  const yearlyCost = yearly && yearly.unpaid > 0 ? fromDecimal(yearly.cost) / yearly.unpaid : 0
  const months = dues.periods.filter(({ kind }) => kind === 'monthly')
  const years = Map.groupBy(
    dues.periods.filter(({ kind }) => kind !== 'monthly'),
    ({ period }) => period,
  )
  const paisaOf = ({ amount, delay_fee }: { amount: string; delay_fee: string }) =>
    fromDecimal(amount) + fromDecimal(delay_fee)
  const parts: OwnPart[] = [
    ...months.map((one) => {
      const paisa = paisaOf(one)
      const line = { kind: 'month' as const, period: one.period, amount: toDecimal(paisa) }
      return { ...keysOf('month', one.period), paisa, line }
    }),
    ...[...years].map(([period, fees]) => {
      const cost = fees.some(({ kind }) => kind === 'yearly') ? yearlyCost : 0
      const paisa = sum([...fees.map(paisaOf), cost])
      const kinds = duesKinds.flatMap(({ value }) => (fees.some(({ kind }) => kind === value) ? [value] : []))
      const line = { kind: 'year' as const, period, fees: kinds, amount: toDecimal(paisa) }
      return { ...keysOf('year', period), paisa, line }
    }),
    ...rentParts(rents).map(({ kind, period, rent, paisa, ...keys }) => ({
      ...keys,
      paisa,
      line: { kind, period, unit: unitOf(rent), amount: toDecimal(paisa) },
    })),
  ].filter(({ paisa }) => paisa > 0)
  return parts.toSorted(
    (one, other) => one.since.localeCompare(other.since) || one.row.localeCompare(other.row),
  )
}

const unitOf = ({ building_name, building_name_bengali, floor_no, room_no }: Rent): Words => {
  const rest = [floor_no, room_no].filter(Boolean)
  return {
    en: [building_name, ...rest].join(', '),
    bn: [building_name_bengali || building_name, ...rest].join(', '),
  }
}

type Span = { from_month: number; from_year: number; to_month: number; to_year: number }
const indexOf = (period: string) => yearOf(period) * 12 + monthOf(period)

/** Months of one room that follow each other: a receipt pays for one run. */
export function rentRuns(parts: readonly PayablePart[]): { rent: Rent; span: Span; paisa: number }[] {
  const runs: { rent: Rent; first: string; last: string; paisa: number }[] = []
  for (const part of parts) {
    if (part.kind !== 'rent') continue
    const { rent, period, paisa } = part
    const run = runs.find((one) => one.rent.id === rent.id && indexOf(one.last) + 1 === indexOf(period))
    if (run) {
      run.last = period
      run.paisa += paisa
    } else runs.push({ rent, first: period, last: period, paisa })
  }
  return runs.map(({ rent, first, last, paisa }) => ({
    rent,
    paisa,
    span: {
      from_month: monthOf(first),
      from_year: yearOf(first),
      to_month: monthOf(last),
      to_year: yearOf(last),
    },
  }))
}
