import type { Person } from './serve.ts'

/* What tests begin with: bodies that the server accepts, with the one thing that matters changed. */

export const aMember = (over: object = {}) => ({
  bar_registration_number: '123',
  advocate_type: 'new',
  name_english: 'Rahim Uddin',
  name_bengali: 'রহিম উদ্দিন',
  enrollment_date_As_member: '2010-02-01',
  phone: '01712345678',
  ...over,
})

export const aSale = (over: object = {}) => ({
  sale_type: 'Vokalotnama',
  sales_date: '2026-03-10',
  building_name: 'Bar Bhaban',
  price: '50',
  serials: [{ from_serial: 1, to_serial: 10 }],
  ...over,
})

export const aFee = (over: object = {}) => ({ advocate_id: '123', collection_date: '2026-03-10', ...over })

export const monthly = (from_month: number, to_month: number, over: object = {}) => ({
  from_month,
  from_year: 2026,
  to_month,
  to_year: 2026,
  monthly_fee: '100',
  ...over,
})

export const yearly = (from: number, to: number, over: object = {}) => ({
  yearly_from_year: from,
  yearly_to_year: to,
  yearly_fee: '1000',
  ...over,
})

export const aRent = (over: object = {}) => ({
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
  ...over,
})

/** Adds it and answers the record; fails loudly when the server refuses. */
export async function made<T = { id: number; number: string }>(
  person: Person,
  path: string,
  body: object,
): Promise<T> {
  const answer = await person.post(path, body)
  if (answer.statusCode !== 201) throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body}`)
  return answer.json() as T
}

export const errorsOf = (answer: { json(): unknown }): Record<string, string[]> =>
  (answer.json() as { errors?: Record<string, string[]> }).errors ?? {}
