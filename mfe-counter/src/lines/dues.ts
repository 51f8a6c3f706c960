import { sum } from '@samity/shared-api/contract'
import { proposalOf, type OwedItems } from '@samity/shared-api/contract/members/owed-items'
import { advocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import type { OpenLine } from '../open-basket/basket.ts'
import { typed, type LineContext, type LineKind } from './line-kind.ts'

export type DuesList = 'months' | 'years'

/** The number of owed items, oldest first, that the line takes: all until somebody says otherwise. */
export const takenCountOf = (line: OpenLine, list: DuesList, owed: OwedItems): number =>
  Math.min(Number(line.values[list] ?? owed[list].length), owed[list].length)

function takenOf(line: OpenLine, owed: OwedItems | undefined) {
  if (!owed) return { months: [], years: [] }
  return {
    months: owed.months.slice(0, takenCountOf(line, 'months', owed)),
    years: owed.years.slice(0, takenCountOf(line, 'years', owed)),
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
    const { monthlyfee_set, barassociationfee_set } = proposalOf(takenOf(line, owed))
    const inType = <R extends object>(row: R) => ({ payment_type: paymentType, ...row })
    const amountReason = typed(line, 'amount_reason')
    return {
      collection_date: day,
      advocate_id: basket.payer?.bar_registration_number ?? '',
      house_fee_form: false,
      entry_fee_form: false,
      monthly_fee_form: monthlyfee_set.length > 0,
      bar_association_form: barassociationfee_set.length > 0,
      rentcollection_set: [],
      entryfee_set: [],
      monthlyfee_set: monthlyfee_set.map(inType),
      barassociationfee_set: barassociationfee_set.map(inType),
      ...(amountReason && { amount_reason: amountReason }),
    }
  },
}
