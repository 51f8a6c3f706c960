import { fromDecimal, sum, toDecimal, type Paisa } from '@samity/shared-api/contract'
import type { CashierDues, DuePeriod, DuesProposal, ProposedMonths, ProposedYears } from './dues.ts'

/** A month or a year. `total` has its delay fee. */
export type OwedItem<Row> = { label: string; row: Row; total: Paisa; delay: Paisa; cost: Paisa }

export type OwedItems = {
  months: readonly OwedItem<ProposedMonths>[]
  years: readonly OwedItem<ProposedYears>[]
}

function monthItem(row: ProposedMonths): OwedItem<ProposedMonths> {
  const delay = fromDecimal(row.monthly_delay_fee)
  return {
    label: `${String(row.from_month).padStart(2, '0')}/${row.from_year}`,
    row,
    total: sum([fromDecimal(row.total_monthly_amount), delay]),
    delay,
    cost: 0 as Paisa,
  }
}

function yearItem(row: ProposedYears): OwedItem<ProposedYears> {
  return {
    label: String(row.yearly_from_year),
    row,
    total: fromDecimal(row.total_amount),
    delay: sum([fromDecimal(row.yearly_delay_fee), fromDecimal(row.benevolent_delay_fee)]),
    cost: fromDecimal(row.yearly_fee_cost),
  }
}

const monthIndexOf = (year: number, month: number) => year * 12 + month - 1

/** One row for each month, with its own delay fee. */
function splitMonths(row: ProposedMonths, periods: readonly DuePeriod[]): ProposedMonths[] {
  const first = monthIndexOf(row.from_year, row.from_month)
  const count = monthIndexOf(row.to_year, row.to_month) - first + 1
  return Array.from({ length: count }, (_, step) => {
    const [year, month] = [Math.floor((first + step) / 12), ((first + step) % 12) + 1]
    const period = `${year}-${String(month).padStart(2, '0')}`
    return {
      from_month: month,
      from_year: year,
      to_month: month,
      to_year: year,
      monthly_fee: row.monthly_fee,
      monthly_delay_fee:
        periods.find((one) => one.kind === 'monthly' && one.period === period)?.delay_fee ?? '0.00',
      total_monthly_amount: row.monthly_fee,
    }
  })
}

/** One row for each year, with the amounts of its periods. */
function splitYears(row: ProposedYears, periods: readonly DuePeriod[]): ProposedYears[] {
  const count = row.yearly_to_year - row.yearly_from_year + 1
  if (count === 1) return [row]
  return Array.from({ length: count }, (_, step): ProposedYears => {
    const year = row.yearly_from_year + step
    const of = (kind: DuePeriod['kind']) =>
      periods.find((one) => one.kind === kind && one.period === String(year))
    const [yearly, benevolent, relief] = [of('yearly'), of('benevolent'), of('relief')]
    const parts = {
      yearly_fee: yearly?.amount ?? '0.00',
      yearly_fee_cost: toDecimal(Math.round(fromDecimal(row.yearly_fee_cost) / count)),
      yearly_delay_fee: yearly?.delay_fee ?? '0.00',
      benevolent_fund_fee: benevolent?.amount ?? '0.00',
      benevolent_delay_fee: benevolent?.delay_fee ?? '0.00',
      relief_fund_fee: relief?.amount ?? '0.00',
    }
    return {
      ...parts,
      yearly_from_year: year,
      yearly_to_year: year,
      total_amount: toDecimal(sum(Object.values(parts).map(fromDecimal))),
      court_type: row.court_type,
    }
  })
}

/** The dues of a member, oldest first, in the smallest parts that can be paid alone. */
export function owedItemsOf({ proposal, periods }: CashierDues): OwedItems {
  return {
    months: proposal.monthlyfee_set.flatMap((row) => splitMonths(row, periods).map(monthItem)),
    years: proposal.barassociationfee_set.flatMap((row) => splitYears(row, periods).map(yearItem)),
  }
}

const add = (...amounts: string[]) => toDecimal(sum(amounts.map(fromDecimal)))

/** Joins the rows that follow each other, as the proposal of the server does: a body has at most twenty. */
function joinRows<Row>(rows: readonly Row[], join: (one: Row, next: Row) => Row | undefined): Row[] {
  return rows.reduce<Row[]>((joined, next) => {
    const last = joined.at(-1)
    const both = last && join(last, next)
    return both ? [...joined.slice(0, -1), both] : [...joined, next]
  }, [])
}

function joinMonths(one: ProposedMonths, next: ProposedMonths): ProposedMonths | undefined {
  const follows = next.from_year * 12 + next.from_month === one.to_year * 12 + one.to_month + 1
  if (!follows || one.monthly_fee !== next.monthly_fee) return undefined
  return {
    ...one,
    to_month: next.to_month,
    to_year: next.to_year,
    monthly_delay_fee: add(one.monthly_delay_fee, next.monthly_delay_fee),
    total_monthly_amount: add(one.total_monthly_amount, next.total_monthly_amount),
  }
}

const yearlyFees = ['yearly_fee', 'benevolent_fund_fee', 'relief_fund_fee'] as const
const yearlyAmounts = [
  ...yearlyFees,
  'yearly_fee_cost',
  'yearly_delay_fee',
  'benevolent_delay_fee',
  'total_amount',
] as const

function joinYears(one: ProposedYears, next: ProposedYears): ProposedYears | undefined {
  const hasSameFees = yearlyFees.every((fee) => (one[fee] === '0.00') === (next[fee] === '0.00'))
  if (next.yearly_from_year !== one.yearly_to_year + 1 || !hasSameFees) return undefined
  return {
    ...one,
    ...Object.fromEntries(yearlyAmounts.map((amount) => [amount, add(one[amount], next[amount])])),
    yearly_to_year: next.yearly_to_year,
  }
}

/** The sections of the form of fees that pay the items. Rows that follow each other are one. */
export const proposalOf = (taken: OwedItems): Omit<DuesProposal, 'total'> => ({
  monthlyfee_set: joinRows(
    taken.months.map(({ row }) => row),
    joinMonths,
  ),
  barassociationfee_set: joinRows(
    taken.years.map(({ row }) => row),
    joinYears,
  ),
})
