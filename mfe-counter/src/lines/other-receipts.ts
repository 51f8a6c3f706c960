import { monthNames, monthOf, parseMoney, yearOf, type Paisa } from '@samity/shared-api/contract'
import { advocateChange } from '@samity/shared-api/contract/sales/advocate-change'
import { associateRenewal, nextRenewalEnd } from '@samity/shared-api/contract/sales/associate'
import { electricityBill } from '@samity/shared-api/contract/sales/electricity-bill'
import { fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { receiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { OpenLine } from '../open-basket/basket.ts'
import { buildingOf, priceOf, typed, type LineContext, type LineKind } from './line-kind.ts'

/*
 * The receipts with one amount. Each has a function that fills its declared fields: with what was typed, else
 * with what is proposed. The fields of the line show the same values.
 */

const amountKind = (
  amount: string,
  kind: Omit<LineKind, 'totalOf' | 'bodyOf' | 'shown'> & {
    shown: readonly string[]
    valuesOf: (line: OpenLine, context: LineContext) => Record<string, unknown>
  },
): LineKind => {
  const { valuesOf, ...rest } = kind
  return {
    ...rest,
    totalOf: (line, context) => parseMoney(valuesOf(line, context)[amount]) ?? (0 as Paisa),
    bodyOf: (line, context) => ({ ...valuesOf(line, context), payment_type: context.paymentType }),
  }
}

const payerName = ({ basket }: LineContext) => basket.payer?.name_english ?? basket.customerName

export const renewal = amountKind('renewal_fee', {
  path: 'associate-renewal',
  title: { en: 'Renewal', bn: 'নবায়ন' },
  letter: 'W',
  resource: associateRenewal,
  shown: ['associate', 'renewal_end_date', 'renewal_fee'],
  valuesOf: (line, { day, prices }) => ({
    associate: line.values['associate'] ?? null,
    renewal_date: day,
    renewal_end_date: typed(line, 'renewal_end_date') ?? nextRenewalEnd(typed(line, 'valid_until'), day),
    renewal_fee:
      typed(line, 'renewal_fee') ??
      priceOf(prices, 'associate_renewal_fee')?.amount ??
      typed(line, 'last_fee') ??
      '',
  }),
})

export const advocateChangeKind = amountKind('fee', {
  path: 'advocate-change',
  title: { en: 'Advocate Change', bn: 'আইনজীবী পরিবর্তন' },
  letter: 'A',
  resource: advocateChange,
  shown: ['client_name', 'case_no', 'fee'],
  valuesOf: (line, { basket: { payer }, day, prices }) => ({
    date: day,
    client_name: typed(line, 'client_name') ?? '',
    advocate_id: payer?.bar_registration_number ?? '',
    advocate_name: payer?.name_english ?? '',
    fee: typed(line, 'fee') ?? priceOf(prices, 'advocate_change_fee')?.amount ?? '',
    case_no: typed(line, 'case_no') ?? '',
  }),
})

export const electricity = amountKind('bill_amount', {
  path: 'electricity-bill',
  title: receiptSeries.ELB,
  letter: 'E',
  resource: electricityBill,
  shown: ['month', 'year', 'building_name', 'bill_payer_name', 'bill_amount'],
  valuesOf: (line, context) => ({
    collection_date: context.day,
    month: typed(line, 'month') ?? monthNames[monthOf(context.day) - 1]?.en,
    year: line.values['year'] ?? yearOf(context.day),
    building_name: typed(line, 'building_name') ?? buildingOf(context),
    bill_payer_name: typed(line, 'bill_payer_name') ?? payerName(context),
    bill_amount: typed(line, 'bill_amount') ?? '',
  }),
})

export const donation = amountKind('fund_amount', {
  path: 'fund-collection',
  title: { en: 'Donation', bn: 'অনুদান' },
  letter: 'G',
  resource: fundCollection,
  shown: ['donation_type', 'fund_provider', 'fund_amount', 'purpose'],
  valuesOf: (line, context) => ({
    donation_type: typed(line, 'donation_type') ?? 'others',
    date: context.day,
    fund_provider: typed(line, 'fund_provider') ?? payerName(context),
    fund_amount: typed(line, 'fund_amount') ?? '',
    purpose: typed(line, 'purpose') ?? '',
  }),
})
