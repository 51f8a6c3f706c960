import { parseMoney, sum, toDecimal, type Resource } from '@samity/shared-api/contract'
import { building } from '@samity/shared-api/contract/config/building'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import { fakeServer, type FakeServer } from '@samity/shared-api/testing'

type Values = Record<string, unknown>

export const mahmuda = {
  id: 1,
  bar_registration_number: '137',
  name_english: 'Mahmuda Begum',
  name_bengali: 'মাহমুদা বেগম',
  phone: '01745182898',
  father_name: 'Kamal Khan',
  enrollment_date_As_member: '2019-04-06',
  status: 'active',
}

/** A record with the fields that its receipt adds. */
export const aReceipt = (number: string, row: Values): Values => ({
  book_no: null,
  receipt_no: number,
  number,
  total: '0.00',
  payments: [],
  prints: 0,
  created_by: 'rahima',
  created_at: '2026-11-20T10:00:00Z',
  voided_at: null,
  voided_by: null,
  void_reason: null,
  ...row,
})

const linesOf = (total: string) => [
  { label: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, note: '', amount: total },
]
const aCheckCode = {
  code: '7K3MQ9-TX2HVB-R4WE8P',
  url: 'https://bar.example/check/7K3MQ9TX2HVBR4WE8P',
  qr: { path: '', size: 1 },
}
export const receiptDetails = (number: string, total: string): Partial<Receipt> => ({
  number,
  receipt_no: number,
  stream: 'VKL',
  date: '2026-11-20',
  payer: 'Mahmuda Begum',
  payer_note: '',
  lines: linesOf(total),
  bengali: { payer: mahmuda.name_bengali, payer_note: '', lines: linesOf(total) },
  total,
  payment_type: 'cash',
  payments: [{ payment_type: 'cash', amount: total }],
  prints: 0,
  voided_at: null,
  void_reason: null,
  record: { path: 'vokalotnama', id: 1 },
  check: aCheckCode,
  association: {
    name_en: 'Meghnapur District Bar Association',
    name_bn: 'মেঘনাপুর জেলা আইনজীবী সমিতি',
    established: 'Established - 1874',
  },
  signatures: [{ en: 'Accountant', bn: 'হিসাবরক্ষক' }],
})

/**
 * A fake server for one receipt series: a booked record gets a number and a receipt, and a repeated
 * Idempotency-Key gets the first response. The total is the sum of the fields `amountFields`.
 */
export function fakeBooks(
  resource: Resource,
  series: string,
  amountFields: string[],
  rows: Values[] = [],
): FakeServer {
  const server = fakeServer(resource, rows).and(building, [
    { building_name: 'Annex Building', institute: 'Bar', remarks: '' },
  ])
  const recordsByKey = new Map<string, Values>()
  const addReceiptRoutes = (number: string, total: string) => {
    server.route('GET', `receipts/${number}/`, () => ({ body: receiptDetails(number, total) }))
    server.route('POST', `receipts/${number}/print/`, () => ({ body: { number, prints: 1 } }))
  }
  for (const { number, total } of rows) addReceiptRoutes(String(number), String(total))

  server.route('GET', 'advocates/', () => ({ body: [mahmuda] }))
  server.route('GET', 'paid-periods/', () => ({ body: [] }))
  server.route('GET', 'prices/in-force/', () => ({ body: [] }))
  server.route('GET', 'counter/', () => ({
    body: { building_name: '', next: null, on_hand: null, warnings: [] },
  }))
  server.route('GET', 'rent-due/', () => ({ body: { due_months: null } }))
  server.route('POST', `${resource.path}/`, ({ body, headers }) => {
    const key = headers['Idempotency-Key'] ?? ''
    const existing = recordsByKey.get(key)
    if (existing) return { status: 201, body: existing }
    // the default route of the resource returns the validation errors
    if (!resource.input.safeParse(body).success) return undefined
    const records = server.rows(resource)
    const number = `${series}-2026-${String(records.length + 1).padStart(6, '0')}`
    const total = toDecimal(sum(amountFields.map((name) => parseMoney(body[name]) ?? 0)))
    const row = aReceipt(number, {
      ...body,
      id: records.length + 1,
      version: 1,
      total,
      receipt_no: body.receipt_no || number,
    })
    records.unshift(row)
    recordsByKey.set(key, row)
    addReceiptRoutes(number, total)
    return { status: 201, body: row }
  })
  return server
}
