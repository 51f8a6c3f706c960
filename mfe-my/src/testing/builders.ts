import type { OwnCard } from '@samity/shared-api/contract/members/own-page'
import type { Passbook, PassbookRow } from '@samity/shared-api/contract/members/passbook'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import type { Get } from '@samity/shared-api/module'
import type { OwnFact } from '../../contract/own-fact.ts'
import type { OwnPayments } from '../../contract/payments.ts'
import { ownPayments } from '../payments/testing/builders.ts'
import type { CodeWays, MemberRequest, OwnRequest } from '../../contract/request.ts'

export const aCard = (values: Partial<OwnCard> = {}): OwnCard => ({
  advocate_id: 17,
  bar_registration_number: '117',
  name_english: 'Taslima Khatun',
  name_bengali: 'তাসলিমা খাতুন',
  status: 'active',
  phone: '017*****117',
  email: '',
  standing: 'in_arrears',
  consent: { shown: true, at: null },
  until: '2026-11-20T05:30:00Z',
  ...values,
})

export const aRow = (values: Partial<PassbookRow> = {}): PassbookRow => ({
  id: 1,
  series: 'VKL',
  number: 'VKL-2026-000123',
  receipt_no: 'VKL-2026-000123',
  day: '2026-11-20',
  total: '250.00',
  lines: [{ head: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, note: '', amount: '250.00' }],
  serials: [{ from_serial: 101, to_serial: 110, total: 10, width: 4 }],
  ...values,
})

export const aPassbook = (values: Partial<Passbook> = {}): Passbook => ({
  advocate_id: 17,
  bar_registration_number: '117',
  name_english: 'Taslima Khatun',
  name_bengali: 'তাসলিমা খাতুন',
  from: null,
  to: null,
  rows: [],
  years: [],
  total: '0.00',
  dues: {
    advocate_id: 17,
    bar_registration_number: '117',
    name_english: 'Taslima Khatun',
    name_bengali: 'তাসলিমা খাতুন',
    on: '2026-11-29',
    has_schedule: true,
    total: '0.00',
    periods: [],
    charges: [],
    standing: 'regular',
    court_type: 'L/C',
    benevolent: true,
    charged: '0.00',
    waived: '0.00',
    paid: '0.00',
    owed: '0.00',
    delay_fee: '0.00',
    cost: '0.00',
    months_owed: 0,
    ageing: null,
    kinds: [],
  },
  rents: [],
  associates: [],
  fund_years: [],
  certificates: [],
  ...values,
})

export const aReceipt = (values: Partial<Receipt> = {}): Receipt => ({
  number: 'VKL-2026-000123',
  receipt_no: 'VKL-2026-000123',
  stream: 'VKL',
  date: '2026-11-20',
  payer: 'Taslima Khatun',
  payer_note: '117',
  advocate: 17,
  lines: [{ label: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, note: '0101–0110', amount: '250.00' }],
  total: '250.00',
  payment_type: 'cash',
  payments: [{ payment_type: 'cash', amount: '250.00' }],
  created_by: 'demo-cashier',
  prints: 1,
  voided_at: null,
  void_reason: null,
  association: { name_en: 'Bar Association', name_bn: 'বার সমিতি', established: '' },
  signatures: [],
  check: {
    code: '7K3MQ9-TX2HVB-R4WE8P',
    url: 'https://bar.example/check/7',
    qr: { path: 'M0 0h1', size: 25 },
  },
  ...values,
})

export const aRequest = (values: Partial<MemberRequest> = {}): MemberRequest => ({
  id: 5,
  kind: 'correction',
  topic: 'address',
  receipt_number: null,
  text: 'My chamber has moved.',
  state: 'open',
  answer: '',
  created_at: '2026-11-20T05:00:00Z',
  answered_at: null,
  advocate_id: 17,
  advocate_number: '117',
  advocate_name: 'Taslima Khatun',
  advocate_name_bengali: 'তাসলিমা খাতুন',
  answered_by: null,
  ...values,
})

const ownRecord: OwnFact[] = [
  { name: 'date_of_birth', label: { en: 'Date of Birth', bn: 'জন্ম তারিখ' }, day: '1980-02-01' },
  {
    name: 'email',
    label: { en: 'Email', bn: 'ই-মেইল' },
    text: { en: 'a.289@example.org', bn: 'a.289@example.org' },
  },
  { name: 'gender', label: { en: 'Gender', bn: 'লিঙ্গ' }, text: { en: 'Female', bn: 'নারী' } },
]

type Answers = {
  card?: OwnCard | null
  ways?: CodeWays
  passbook?: Passbook
  receipt?: Receipt
  requests?: OwnRequest[]
  payments?: OwnPayments
}

/** Reads as the server does for a member; without a card as for a visitor. */
export function fakeGet({
  card = aCard(),
  ways = { sms: true, email: false },
  passbook,
  receipt,
  requests = [],
  payments = ownPayments({ owed: [], total: '0.00', charges: [], earlier: [] }),
}: Answers = {}) {
  const paths: string[] = []
  const answers = new Map<string, unknown>([
    ['x/mfe-my/ways/', ways],
    ...(card
      ? [
          ['my/', card] as const,
          ['my/passbook/', passbook ?? aPassbook()] as const,
          ['x/mfe-my/own-requests/', requests] as const,
          ['x/mfe-my/record/', ownRecord] as const,
          ['x/mfe-my/payments/own/', payments] as const,
          ...(receipt ? [[`my/receipts/${receipt.number}/`, receipt] as const] : []),
        ]
      : []),
  ])
  const get: Get = async (path) => {
    paths.push(path)
    if (answers.has(path)) return answers.get(path)
    throw new Error(`GET /api/${path} returned ${card ? 404 : 401}`)
  }
  return { get, paths }
}

export type SentRequest = { method: string; url: string; body: unknown }
/** Fakes a server that returns these responses, one for each request, and records what was sent. */
export function fakeFetch(
  ...responses: ({ status: number; body?: object } | 'unreachable')[]
): SentRequest[] {
  const requests: SentRequest[] = []
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    requests.push({ method, url, body: body === undefined ? undefined : JSON.parse(body) })
    const response = responses[requests.length - 1] ?? 'unreachable'
    if (response === 'unreachable') throw new TypeError('Failed to fetch')
    return { ok: response.status < 400, status: response.status, json: async () => response.body }
  }) as never // the pages use nothing else of a response
  return requests
}
