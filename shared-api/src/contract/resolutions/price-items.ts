import type { Words } from '@samity/shared-api/contract'
import { rentTypes } from '../sales/money-record.ts'

/** The unit of a price: one paper, one month, one year, or one fee. */
export type PriceUnit = 'paper' | 'month' | 'year' | 'once'

/**
 * `code` is 'VKL', 'FRM:12' (a form by its id), 'monthly_fee' or 'shop_rent:House'. `head` is the code of the
 * head that the item posts to when a price has no other component. Only records that name an advocate
 * (`hasAdvocate`) can credit a part of the price to the advocate.
 */
export type PriceItem = {
  code: string
  name: Words
  unit: PriceUnit
  head: string
  hasAdvocate: boolean
}

const item = (
  code: string,
  en: string,
  bn: string,
  unit: PriceUnit,
  head: string,
  hasAdvocate = false,
): PriceItem => ({ code, name: { en, bn }, unit, head, hasAdvocate })

const rents = (code: 'shop_rent' | 'member_rent', { en, bn }: Words): PriceItem[] =>
  rentTypes.map(({ value, label }) =>
    item(
      `${code}:${value}`,
      `${en}, ${label.en}`,
      `${bn}, ${label.bn}`,
      'month',
      code,
      code === 'member_rent',
    ),
  )

/**
 * Everything that can have a price, except forms: those that the association has registered are added to the
 * list.
 */
export const fixedPriceItems: readonly PriceItem[] = [
  item('VKL', 'Vokalotnama', 'ওকালতনামা', 'paper', 'vokalotnama', true),
  item('CRT', 'Cartis Paper', 'কার্টিজ পেপার', 'paper', 'cartis_paper', true),
  item('NST', 'Notery Sticker', 'নোটারি স্টিকার', 'paper', 'notary_sticker', true),
  item('BLB', 'Bail Bond', 'জামিননামা', 'paper', 'bail_bond'),
  item('entry_fee', 'Entry Fee', 'ভর্তি ফি', 'once', 'entry_fee', true),
  item('monthly_fee', 'Monthly Fee', 'মাসিক চাঁদা', 'month', 'monthly_fee', true),
  item('yearly_fee', 'Yearly Fee', 'বার্ষিক চাঁদা', 'year', 'bar_association_fee', true),
  item('yearly_cost', 'Yearly Fee Cost', 'বার্ষিক চাঁদার খরচ', 'year', 'bar_association_fee', true),
  item(
    'benevolent_fund_fee',
    'Benevolent Fund Fee',
    'বেনাভোলেন্ট ফান্ড ফি',
    'year',
    'benevolent_fund_fee',
    true,
  ),
  item('relief_fund_fee', 'Relief Fund Fee', 'ত্রাণ তহবিল ফি', 'year', 'relief_fund_fee', true),
  item(
    'associate_entry_fee',
    'Associate Entry Fee',
    'সহকারীর ভর্তি ফি',
    'once',
    'associate_registration',
    true,
  ),
  item('associate_book_rate', 'Associate Book', 'সহকারীর বই', 'once', 'associate_registration', true),
  item(
    'associate_renewal_fee',
    'Associate Renewal Fee',
    'সহকারীর নবায়ন ফি',
    'once',
    'associate_renewal',
    true,
  ),
  item('advocate_change_fee', 'Advocate Change Fee', 'আইনজীবী পরিবর্তন ফি', 'once', 'advocate_change', true),
  ...rents('shop_rent', { en: 'Shop Rent', bn: 'দোকান ভাড়া' }),
  ...rents('member_rent', { en: 'Member Rent', bn: 'সদস্যের ভাড়া' }),
]

export const formPriceItem = (id: number, name: string): PriceItem =>
  item(`FRM:${id}`, name, name, 'paper', 'form_sale')
