import { today } from '@samity/shared-api/contract'
import { building } from '@samity/shared-api/contract/config/building'
import type { CashierDues, DuePeriod } from '@samity/shared-api/contract/members/dues'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import type { Basket, CounterMember } from '@samity/shared-api/contract/sales/basket'
import { fakeServer } from '@samity/shared-api/testing'

export const mahmuda: CounterMember = {
  id: 1,
  bar_registration_number: '137',
  name_english: 'Mahmuda Begum',
  name_bengali: 'মাহমুদা বেগম',
  phone: '01745182898',
  photo: null,
  standing: { en: 'Practising', bn: 'পেশারত' },
  refusal: null,
  dues: '1740.00',
  rent: [
    {
      building_name: 'Annex Building',
      floor: '2',
      room: '14',
      months: ['2026-09', '2026-10', '2026-11'],
      amount: '4500.00',
    },
  ],
  last: [
    { number: 'VKL-2026-000009', series: 'VKL', day: '2026-11-20', note: '104–105 = 2', total: '900.00' },
  ],
}
export const abdul: CounterMember = {
  ...mahmuda,
  id: 2,
  bar_registration_number: '138',
  name_english: 'Abdul Begum',
  name_bengali: 'আবদুল বেগম',
  refusal: { en: 'Abdul Begum (138) is deceased.', bn: 'আবদুল বেগম (১৩৮) মৃত।' },
  dues: null,
  rent: [],
  last: [],
}

const price = (item: string, amount: string): PriceInForce => ({
  item,
  item_name: { en: item, bn: item },
  unit: 'paper',
  price: 1,
  amount,
  components: [{ head: 1, name: { en: item, bn: item }, kind: 'income', is_credit: false, amount }],
  from_day: '2020-06-12',
  resolution: 1,
  resolution_number: '12/2020',
  next: null,
})

const duePeriod = (
  kind: DuePeriod['kind'],
  period: DuePeriod['period'],
  amount: string,
  delay_fee = '0.00',
): DuePeriod => ({ kind, period, amount, delay_fee, source: 'schedule' })

export const duesOfMahmuda: CashierDues = {
  advocate_id: 1,
  bar_registration_number: '137',
  name_english: 'Mahmuda Begum',
  name_bengali: 'মাহমুদা বেগম',
  on: today(),
  has_schedule: true,
  total: '1550.00',
  proposal: {
    monthlyfee_set: [
      {
        from_month: 1,
        from_year: 2026,
        to_month: 3,
        to_year: 2026,
        monthly_fee: '100.00',
        monthly_delay_fee: '10.00',
        total_monthly_amount: '300.00',
      },
    ],
    barassociationfee_set: [
      {
        yearly_from_year: 2025,
        yearly_to_year: 2026,
        yearly_fee: '1000.00',
        yearly_fee_cost: '40.00',
        yearly_delay_fee: '0.00',
        benevolent_fund_fee: '200.00',
        benevolent_delay_fee: '0.00',
        relief_fund_fee: '0.00',
        total_amount: '1240.00',
        court_type: 'L/C',
      },
    ],
    total: '1550.00',
  },
  periods: [
    duePeriod('monthly', '2026-01', '100.00', '10.00'),
    duePeriod('monthly', '2026-02', '100.00'),
    duePeriod('monthly', '2026-03', '100.00'),
    duePeriod('yearly', '2025', '500.00'),
    duePeriod('benevolent', '2025', '100.00'),
    duePeriod('yearly', '2026', '500.00'),
    duePeriod('benevolent', '2026', '100.00'),
  ],
}

export const paidBasket = (overrides: Partial<Basket> = {}): Basket => ({
  id: 5,
  key: 'a-key',
  day: today(),
  created_at: '2026-11-27T04:30:00Z',
  created_by: 'rahima',
  payer: 'Mahmuda Begum (137)',
  total: '450.00',
  given: '500.00',
  receipts: [
    {
      path: 'vokalotnama',
      id: 9,
      number: 'VKL-2026-000010',
      series: 'VKL',
      note: '0106–0106 = 1',
      total: '450.00',
      payment_type: 'cash',
      voided: false,
    },
  ],
  may_undo: true,
  undone_at: null,
  ...overrides,
})

/** A counter with a book of vokalotnamas in use, two members, and a payment that works. */
export const openCounter = () => {
  const server = fakeServer(building, [])
    .route('GET', 'prices/in-force/', () => ({ body: [price('VKL', '450.00'), price('BLB', '30.00')] }))
    .route('GET', 'counter/', ({ query }) => ({
      body: {
        building_name: 'Annex Building',
        next: query.paper === 'VKL' ? { from_serial: 106, to_serial: 106, width: 4 } : null,
        price: query.paper === 'CRT' ? '20.00' : null,
        on_hand: 95,
        warnings: query.from_serial === '200' ? ['Serial 200 was never received'] : [],
      },
    }))
    .route('GET', 'counter/look-up/', ({ query }) => ({
      body: {
        members: [mahmuda, abdul].filter(
          ({ bar_registration_number, name_english }) =>
            bar_registration_number === query.q ||
            name_english.includes(query.q ?? '') ||
            // a serial of another paper that Abdul bought
            (query.q === '137' && bar_registration_number === '138'),
        ),
      },
    }))
    .route('GET', 'advocates/1/dues/', () => ({ body: duesOfMahmuda }))
    .route('GET', 'money-places/choices/', () => ({ body: [] }))
    .route('GET', 'counter/baskets/', () => ({ body: [] }))
    .route('POST', 'counter/basket/', () => ({ status: 201, body: paidBasket() }))
  return server
}
