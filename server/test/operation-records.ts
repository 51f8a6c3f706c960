import { today, yearOf } from '@samity/shared-api/contract'
import { anAdvocate, aFee, aRent, aSale, monthly } from './builders.ts'

/* A record of each kind that the server accepts, for tests that send a request for every operation. */

/** Ids of the records so far, by the path of their resource. */
export type KnownIds = (path: string) => number
export type Role = 'admin' | 'staff' | 'cashier'
export type SampleRecord = {
  /** The path of the resource below /api/ */
  path: string
  /** Who adds it; staff when left out */
  by?: Role
  body: (idOf: KnownIds) => object
}

const now = today()
const year = yearOf(now)
export const cashPlace = 3
const bankPlace = 5

/** In the order in which they need each other. */
export const sampleRecords: readonly SampleRecord[] = [
  { path: 'advocates', body: () => anAdvocate() },
  { path: 'position-list', body: () => ({ position: 'Auditor' }) },
  {
    path: 'committees',
    body: () => ({ year, committee_position: 'President', bar_registration_number: '123' }),
  },
  { path: 'buildings', body: () => ({ building_name: 'Bar Bhaban', institute: 'Bar' }) },
  {
    path: 'renters',
    body: (idOf) => ({
      renter_name: 'Law Book House',
      address: 'Court Road',
      category: 'Business',
      phone: '01712345678',
      building: idOf('buildings'),
      floor_no: '1',
      room_no: '101',
      from_date: '2026-01-01',
      rent_amount: '9000',
      security_amount: '50000',
    }),
  },
  { path: 'form', body: () => ({ form_name: 'Hazira', form_rate: '10' }) },
  {
    path: 'banks',
    body: () => ({
      bank_name: 'Sonali',
      address: 'Court Road',
      branch_name: 'Court',
      account_category: 'Savings',
    }),
  },
  { path: 'notices', body: () => ({ title: 'A meeting', title_bengali: 'সভা', notice_date: '2026-03-10' }) },
  { path: 'income_category', body: () => ({ category: 'Hall rent' }) },
  { path: 'expanse_category', body: () => ({ category: 'Tea' }) },
  {
    path: 'probable_income',
    body: (idOf) => ({ year, IncomeCategory: idOf('income_category'), amount: '500' }),
  },
  {
    path: 'probable_expanse',
    body: (idOf) => ({ year, expanseCategory: idOf('expanse_category'), ProbableExpanse: '500' }),
  },
  {
    path: 'actual_expanse',
    body: (idOf) => ({ expanseCategory: idOf('expanse_category'), date: now, actualExpanse: '10' }),
  },
  {
    path: 'income-category-percentage',
    body: (idOf) => ({ category: idOf('income_category'), percentage: 10 }),
  },
  {
    path: 'welfare-category-percentage',
    body: (idOf) => ({ category: idOf('income_category'), percentage: 10 }),
  },
  { path: 'general-expense-category', body: () => ({ category: 'Tea', percentage: 10 }) },
  { path: 'welfare-expense-category', body: () => ({ category: 'Tea', percentage: 10 }) },
  { path: 'paper-stock', body: () => ({ kind: 'received', paper: 'VKL', from_serial: 1, to_serial: 1000 }) },
  { path: 'vokalotnama', body: () => aSale() },
  {
    path: 'bailbond',
    body: () => ({
      sales_date: '2026-03-10',
      building_name: 'Bar Bhaban',
      price: '40',
      bailbond_serials: [{ from_serial: 1, to_serial: 10 }],
    }),
  },
  {
    path: 'form-sale',
    body: () => ({
      sales_date: '2026-03-10',
      building_name: 'Bar Bhaban',
      form_name: 'Hazira',
      price: '10',
      form_serials: [{ from_serial: 1, to_serial: 10 }],
    }),
  },
  {
    path: 'associate-registration',
    body: () => ({
      license_no: 'L-1',
      name: 'Jamal',
      advocate_id: '123',
      advocate_name: 'Rahim Uddin',
      entry_fee: '500',
    }),
  },
  {
    path: 'associate-renewal',
    body: (idOf) => ({
      associate: idOf('associate-registration'),
      renewal_date: now,
      renewal_end_date: `${year + 1}-12-31`,
      renewal_fee: '200',
    }),
  },
  {
    path: 'advocate-change',
    body: () => ({
      client_name: 'Karim',
      advocate_id: '123',
      advocate_name: 'Rahim Uddin',
      fee: '200',
      case_no: 'CR 1',
    }),
  },
  { path: 'advocate-all-fees', body: () => aFee({ monthlyfee_set: [monthly(1, 2)] }) },
  { path: 'shop-rent', body: () => aRent() },
  {
    path: 'fund-collection',
    by: 'cashier',
    body: () => ({
      donation_type: 'others',
      date: now,
      fund_provider: 'Karim',
      fund_amount: '500.50',
      purpose: 'Library',
    }),
  },
  {
    path: 'electricity-bill',
    body: () => ({
      collection_date: '2026-03-10',
      month: 'March',
      year: 2026,
      building_name: 'Bar Bhaban',
      bill_payer_name: 'Law Book House',
      bill_amount: '700',
    }),
  },
  {
    path: 'bank-interest',
    body: () => ({
      collection_date: '2026-03-10',
      bank_name: 'Sonali',
      branch_name: 'Court',
      account_no: '1',
      interest_amount: '700',
    }),
  },
  {
    path: 'resolutions',
    body: () => ({
      number: '12/2020',
      meeting: 'General meeting',
      day: '2020-06-10',
      kind: 'price',
      effective_from: '2020-06-12',
    }),
  },
  {
    path: 'fee-schedules',
    by: 'admin',
    body: () => ({ kind: 'monthly', amount: '100', from_day: '2026-01-01' }),
  },
  {
    path: 'delay-rules',
    by: 'admin',
    body: () => ({ kind: 'monthly', from_day: '2026-01-01', after_day: 15, amount: '5', cap: '50' }),
  },
  {
    path: 'opening-dues',
    body: () => ({
      advocate_id: '123',
      kind: 'yearly',
      from_period: '2015',
      to_period: '2016',
      amount: '800',
    }),
  },
  {
    path: 'dues-waivers',
    body: () => ({
      advocate_id: '123',
      kind: 'monthly',
      from_period: '2026-05',
      to_period: '2026-06',
      reason: 'Long illness',
    }),
  },
  {
    path: 'voter-lists',
    body: () => ({ name_en: 'Election', name_bn: 'নির্বাচন', day: now, paid_up_to: 'none', member_days: 30 }),
  },
  {
    path: 'money-places',
    body: () => ({ kind: 'cash', name_english: 'Counter 9', name_bengali: 'কাউন্টার ৯' }),
  },
  {
    path: 'transfers',
    body: () => ({ from_place: cashPlace, to_place: bankPlace, amount: '10', date: now }),
  },
  {
    path: 'webhooks',
    by: 'admin',
    body: () => ({ name: 'Accounting', url: 'https://example.org/hook', kinds: ['receipt.created'] }),
  },
  {
    path: 'api-tokens',
    by: 'admin',
    body: () => ({ name: 'Program', role: 'staff', scopes: ['read:sales'], expires_on: now }),
  },
]
