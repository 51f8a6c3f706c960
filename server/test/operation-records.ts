import { dayBefore, today, yearOf } from '@samity/shared-api/contract'
import { anAdvocate, aFee, aRent, aSale, monthly } from './builders.ts'

/* A record of each kind that the server accepts, for tests that send a request for every operation. */

/** Ids of the records so far, by the path of their resource. */
export type KnownIds = (path: string) => number
type Role = 'admin' | 'staff' | 'cashier'
export type SampleRecord = {
  /** The path of the resource below /api/ */
  path: string
  /** Who adds it; staff when left out */
  by?: Role
  body: (idOf: KnownIds) => object
}

const now = today()
const year = yearOf(now)
const cashPlace = 3
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
    path: 'lock/exceptions',
    by: 'admin',
    body: () => ({ first_day: '2023-03-01', last_day: '2023-03-31', hours: 2, reason: 'A book was found' }),
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

export type Step = { operation: string; by?: Role | 'visitor'; body?: object; query?: string; id?: string }

/** Requests for operations that are not those of a record: `id` names the resource whose record the path has. */
export const furtherSteps: readonly Step[] = [
  { operation: 'PUT /api/settings', by: 'admin', body: { helpline: '01712345678' } },
  { operation: 'POST /api/settings/preview', by: 'admin', body: { helpline: '01712345678' } },
  { operation: 'PUT /api/lock', by: 'admin', body: { locked_up_to: '2019-12-31' } },
  { operation: 'PUT /api/user', body: { name: 'Rahima', language: 'bn' } },
  {
    operation: 'POST /api/register',
    by: 'visitor',
    body: { username: 'rahima', password: 'a long enough Password-1874' },
  },
  {
    operation: 'POST /api/contact-messages',
    by: 'visitor',
    body: { name: 'Karim', email: 'k@example.com', subject: 'Hall', message: 'Is it free?' },
  },
  { operation: 'POST /api/committees/copy', body: { from: year, to: year + 1 } },
  { operation: 'POST /api/advocates/{id}/standing', id: 'advocates', body: standing('suspended') },
  { operation: 'POST /api/advocates/{id}/dues-terms', id: 'advocates', body: duesTerms() },
  {
    operation: 'POST /api/voter-lists/{id}/objections',
    id: 'voter-lists',
    body: { advocate_id: '123', request: 'exclude', objector: 'Karim', ground: 'He moved' },
  },
  { operation: 'POST /api/import/advocates', body: importBody(true) },
  { operation: 'POST /api/import/advocates', body: importBody(false) },
  {
    operation: 'POST /api/prices/heads',
    by: 'admin',
    body: { name_en: 'Court fee', name_bn: 'কোর্ট ফি', kind: 'passed_on' },
  },
  { operation: 'POST /api/check/cases', body: { paper: 'VKL', serial: '5', case_number: 'CR 5/26' } },
  { operation: 'POST /api/check-keys', by: 'admin' },
  {
    operation: 'POST /api/advocates/withheld-fields',
    body: { ids: [1], withhold: ['phone'], publish: ['photo'] },
  },
  { operation: 'POST /api/lock/exceptions/{id}/end', by: 'admin', id: 'lock/exceptions' },
  { operation: 'POST /api/webhooks/{id}/pause', by: 'admin', id: 'webhooks' },
  { operation: 'POST /api/webhooks/{id}/resume', by: 'admin', id: 'webhooks', body: {} },
  { operation: 'POST /api/webhooks/{id}/secret', by: 'admin', id: 'webhooks' },
  { operation: 'POST /api/webhooks/{id}/test', by: 'admin', id: 'webhooks' },
  { operation: 'GET /api/paper-stock/serial', query: 'serial=5' },
  { operation: 'GET /api/check-codes', query: 'kind=receipt&ids=1' },
  { operation: 'GET /api/serial-codes', query: 'paper=VKL&from=1&to=3' },
  { operation: 'GET /api/paid-periods', query: 'advocate_id=123' },
  { operation: 'GET /api/search', query: 'q=rahim' },
  { operation: 'GET /api/ledger-records', query: `side=income&category=1&from=${year}-01-01&to=${now}` },
  { operation: 'GET /api/cash-book', query: `place=${cashPlace}&from=${dayBefore(now)}&to=${now}` },
  { operation: 'GET /api/voter-lists/{id}/why', id: 'voter-lists', query: 'advocate_id=123' },
]

function standing(value: string): object {
  return { standing: value, from_day: '2026-02-01', reason: 'Meeting of the committee' }
}
function duesTerms(): object {
  return { from_day: '2026-01-01', court_type: 'H/C', benevolent: true, reason: 'Application' }
}
function importBody(dry_run: boolean): object {
  const columns = [
    'bar_registration_number',
    'advocate_type',
    'name_english',
    'name_bengali',
    'enrollment_date_As_member',
  ]
  const cells = ['7', 'new', 'Nila Roy', 'নীলা রায়', '2012-02-01']
  return { columns, rows: [{ row: 2, cells }], dry_run, file: 'members.csv' }
}
