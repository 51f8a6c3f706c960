import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { ProposedMonths, ProposedYears } from '@samity/shared-api/contract/members/dues'
import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import type { OpenLine } from '../open-basket/basket.ts'
import { typed, type LineContext, type LineKind } from './line-kind.ts'
import type { OwedItems } from './owed-items.ts'

export type DuesList = 'months' | 'years'

/** How many of the owed items, oldest first, the line takes. All of them until somebody says otherwise. */
export const takenCountOf = (line: OpenLine, list: DuesList, owed: OwedItems): number =>
  Math.min(Number(line.values[list] ?? owed[list].length), owed[list].length)

function takenOf(line: OpenLine, owed: OwedItems | undefined) {
  if (!owed) return { months: [], years: [] }
  return {
    months: owed.months.slice(0, takenCountOf(line, 'months', owed)),
    years: owed.years.slice(0, takenCountOf(line, 'years', owed)),
  }
}

const add = (...amounts: string[]) => toDecimal(sum(amounts.map((amount) => fromDecimal(amount))))

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

const nothingTaken = { en: 'Add at least one fee', bn: 'অন্তত একটি ফি যোগ করুন' }

export const dues: LineKind = {
  path: 'advocate-all-fees',
  title: { en: 'Dues', bn: 'বকেয়া' },
  letter: 'D',
  resource: advocateFees,
  shown: ['amount_reason'],
  check: (line, { owed }) => {
    const { months, years } = takenOf(line, owed)
    return months.length + years.length === 0 ? nothingTaken : undefined
  },
  totalOf: (line, { owed }) => {
    const { months, years } = takenOf(line, owed)
    return sum([...months, ...years].map(({ total }) => total))
  },
  bodyOf: (line, { basket, day, owed, paymentType }: LineContext) => {
    const { months, years } = takenOf(line, owed)
    const inType = <R extends object>(row: R) => ({ payment_type: paymentType, ...row })
    const amountReason = typed(line, 'amount_reason')
    return {
      collection_date: day,
      advocate_id: basket.payer?.bar_registration_number ?? '',
      house_fee_form: false,
      entry_fee_form: false,
      monthly_fee_form: months.length > 0,
      bar_association_form: years.length > 0,
      rentcollection_set: [],
      entryfee_set: [],
      monthlyfee_set: joinRows(
        months.map(({ row }) => row),
        joinMonths,
      ).map(inType),
      barassociationfee_set: joinRows(
        years.map(({ row }) => row),
        joinYears,
      ).map(inType),
      ...(amountReason && { amount_reason: amountReason }),
    }
  },
}
