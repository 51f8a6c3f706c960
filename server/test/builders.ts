import { aDescriptor } from '@samity/module-registry/testing'
import type { TestUser } from './test-server.ts'

/* Builders of request bodies that the server accepts. A test overrides only the fields that matter to it. */

export const anAdvocate = (overrides: object = {}) => ({
  bar_registration_number: '123',
  advocate_type: 'new',
  name_english: 'Rahim Uddin',
  name_bengali: 'রহিম উদ্দিন',
  enrollment_date_As_member: '2010-02-01',
  phone: '01712345678',
  ...overrides,
})

export const aSale = (overrides: object = {}) => ({
  sale_type: 'Vokalotnama',
  sales_date: '2026-03-10',
  building_name: 'Bar Bhaban',
  price: '50',
  serials: [{ from_serial: 1, to_serial: 10 }],
  ...overrides,
})

export const aFee = (overrides: object = {}) => ({
  advocate_id: '123',
  collection_date: '2026-03-10',
  ...overrides,
})

export const monthly = (from_month: number, to_month: number, overrides: object = {}) => ({
  from_month,
  from_year: 2026,
  to_month,
  to_year: 2026,
  monthly_fee: '100',
  ...overrides,
})

export const yearly = (from: number, to: number, overrides: object = {}) => ({
  yearly_from_year: from,
  yearly_to_year: to,
  yearly_fee: '1000',
  ...overrides,
})

export const aRent = (overrides: object = {}) => ({
  collection_date: '2026-03-10',
  renter_name: 'Law Book House',
  from_month: 1,
  from_year: 2026,
  to_month: 3,
  to_year: 2026,
  rent_type: 'Shop',
  building_name: 'Bar Bhaban',
  floor: '1',
  room: '101',
  rent_amount: '9000',
  ...overrides,
})

export const word = (en: string) => ({ en, bn: `${en} (bn)` })

/** A release of a module whose service posts receipts of these series. */
export const aModuleWithSeries = (name: string, codes: string[], version = '1.0.0') => ({
  version,
  descriptor: aDescriptor({
    name,
    routes: [{ path: `/dashboard/${name}`, screen: 'Home', allow: ['admin', 'staff'] }],
    nav: [],
    service: { main: 'service/main.mjs' },
    receiptSeries: codes.map((code) => ({
      code,
      title: word(`Title of ${code}`),
      head: word(`Head of ${code}`),
    })),
  }),
})

/** A receipt of a module's series. */
export const aFine = (overrides: object = {}) => ({
  date: '2026-03-10',
  payer: 'Karim',
  lines: [
    { description: 'Returned late', amount: '20' },
    { description: 'A torn page', amount: '5.50' },
  ],
  ...overrides,
})

/** Adds a record and returns it. Throws when the server refuses it. */
export async function createRecord<T = { id: number; number: string }>(
  user: TestUser,
  path: string,
  body: object,
): Promise<T> {
  const response = await user.post(path, body)
  if (response.statusCode !== 201)
    throw new Error(`${path} returned ${response.statusCode}: ${response.body}`)
  return response.json() as T
}

/** The messages of a response by field. */
export const errorsOf = (response: { json(): unknown }): Record<string, string[]> =>
  (response.json() as { errors?: Record<string, string[]> }).errors ?? {}
