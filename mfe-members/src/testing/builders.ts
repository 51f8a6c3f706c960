import { dayOf } from '@samity/shared-api/contract'
import type { AdvocateDues, DuesRow, KindDues } from '@samity/shared-api/contract/members/dues'
import type { ModuleCharge } from '@samity/shared-api/contract/members/module-charge'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { DuesTerms, StandingHistory } from '@samity/shared-api/contract/members/standing'

/** A member who owes three months. */
export const aDuesRow = (changes: Partial<DuesRow> = {}): DuesRow => ({
  id: 7,
  bar_registration_number: '307',
  name_english: 'Abdul Karim',
  name_bengali: 'আব্দুল করিম',
  phone: '01712345678',
  standing: 'in_arrears',
  court: 'L/C',
  monthly: '300.00',
  yearly: '0.00',
  benevolent: '0.00',
  relief: '0.00',
  owed: '300.00',
  delay_fee: '30.00',
  cost: '0.00',
  total: '330.00',
  months: 3,
  ageing: '0-3',
  oldest: '2026-09',
  ...changes,
})

export const aCharge = (changes: Partial<ModuleCharge> = {}): ModuleCharge => ({
  id: 4,
  series: 'LIB',
  series_title: { en: 'Library Fine', bn: 'গ্রন্থাগারের জরিমানা' },
  subject: 'loan/12',
  advocate: 7,
  title: { en: 'Evidence Act', bn: 'সাক্ষ্য আইন' },
  amount: '60.00',
  due_on: dayOf(2026, 3, 1),
  path: '/dashboard/library/loans?search=B-12',
  is_left_behind: false,
  ...changes,
})

const aKind = (kind: KindDues['kind'], changes: Partial<KindDues> = {}): KindDues => ({
  kind,
  charged: '0.00',
  waived: '0.00',
  paid: '0.00',
  owed: '0.00',
  delay_fee: '0.00',
  cost: '0.00',
  unpaid: 0,
  paid_until: null,
  ...changes,
})

export const someDues = (changes: Partial<AdvocateDues> = {}): AdvocateDues => ({
  advocate_id: 7,
  bar_registration_number: '307',
  name_english: 'Abdul Karim',
  name_bengali: 'আব্দুল করিম',
  on: dayOf(2026, 11, 20),
  has_schedule: true,
  proposal: { monthlyfee_set: [], barassociationfee_set: [], total: '330.00' },
  standing: 'in_arrears',
  court_type: 'L/C',
  benevolent: true,
  charged: '1100.00',
  waived: '100.00',
  paid: '700.00',
  owed: '300.00',
  delay_fee: '30.00',
  cost: '0.00',
  total: '330.00',
  months_owed: 3,
  ageing: '0-3',
  kinds: [
    aKind('monthly', {
      charged: '1100.00',
      waived: '100.00',
      paid: '700.00',
      owed: '300.00',
      delay_fee: '30.00',
      unpaid: 3,
      paid_until: '2026-08',
    }),
    aKind('yearly'),
    aKind('benevolent'),
    aKind('relief'),
  ],
  periods: ['2026-09', '2026-10', '2026-11'].map((period) => ({
    kind: 'monthly',
    period,
    amount: '100.00',
    delay_fee: '10.00',
    source: 'schedule',
  })),
  ...changes,
})

export const aStanding = (): StandingHistory => ({
  advocate_id: 7,
  current: 'in_arrears',
  since: dayOf(2020, 1, 1),
  history: [],
})

export const someTerms = (): DuesTerms => ({
  advocate_id: 7,
  current: { court_type: 'L/C', benevolent: true },
  history: [],
})

/** A passbook with one receipt and a rented room. */
export const aPassbook = (changes: Partial<Passbook> = {}): Passbook => ({
  advocate_id: 7,
  bar_registration_number: '307',
  name_english: 'Abdul Karim',
  name_bengali: 'আব্দুল করিম',
  from: null,
  to: null,
  rows: [
    {
      id: 11,
      series: 'VKL',
      number: 'VKL-2026-000011',
      receipt_no: 'VKL-2026-000011',
      day: dayOf(2026, 3, 3),
      total: '600.00',
      lines: [{ head: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, note: '', amount: '600.00' }],
      serials: [{ from_serial: 101, to_serial: 110, total: 10, width: 4 }],
    },
  ],
  years: [{ year: 2026, receipts: 1, total: '600.00' }],
  total: '600.00',
  dues: someDues(),
  rents: [
    {
      id: 3,
      building_name: 'Annex',
      floor_no: '2',
      room_no: '205',
      rent_amount: '500.00',
      due_months: ['2026-11'],
      due_amount: '500.00',
    },
  ],
  associates: [],
  fund_years: [],
  certificates: [],
  ...changes,
})
