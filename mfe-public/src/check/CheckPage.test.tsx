import type { CheckAnswer, CheckedPaper } from '@samity/shared-api/contract/authenticity/check'
import type { Language } from '@samity/shared-api/contract/words'
import type { Get } from '@samity/shared-api/module'
import { screen, within } from '@testing-library/react'
import { showPage } from '../testing/show-page.tsx'
import CheckPage, { data, missing } from './CheckPage.tsx'

const papers = [
  { paper: 'VKL', name: { en: 'Vokalotnama', bn: 'ওকালতনামা' } },
  { paper: 'FRM:12', name: { en: 'Hazira', bn: 'হাজিরা' } },
]
const aPaper = (overrides: Partial<CheckedPaper> = {}): CheckedPaper => ({
  kind: 'paper',
  paper: 'VKL',
  paper_name: papers[0]!.name,
  serial: '000120',
  status: 'sold',
  sold_on: '2026-11-17',
  void_on: null,
  removed_on: null,
  removed_as: null,
  advocate: { number: '154', name_english: 'Rahim Uddin', name_bengali: 'রহিম উদ্দিন' },
  cases: null,
  ...overrides,
})

/** Answers every look-up with one answer, or refuses it as the server's `get` or the browser's does. */
const getOf =
  (answer: CheckAnswer | Error, requests: string[] = []): Get =>
  async (path) => {
    if (path === 'check/papers/') return papers
    requests.push(path)
    if (answer instanceof Error) throw answer
    return answer
  }

async function show(answer: CheckAnswer | Error, at: string, language: Language = 'en') {
  const [path = '', search] = at.split('?')
  const requests: string[] = []
  const location = { path, search: search ? `?${search}` : '', language }
  const page = await data(getOf(answer, requests), location)
  await showPage(<CheckPage data={page} />, { at, language })
  return { page, requests }
}
const sentence = () =>
  within(screen.getByRole('region', { name: /Result|ফল/ })).getByRole('status').textContent

const bySerial = '/check?paper=VKL&serial=120'

test('the page asks for a code, a paper with its serial, or a receipt number, and works without scripts', async () => {
  const { requests } = await show(aPaper(), '/check')
  expect(requests).toEqual([])
  expect(screen.queryByRole('region', { name: 'Result' })).not.toBeInTheDocument()
  const forms = document.querySelectorAll('form')
  expect([...forms].map((form) => [form.method, form.getAttribute('action')])).toEqual(
    Array.from({ length: 3 }, () => ['get', '/check']),
  )
  expect(within(screen.getByLabelText('Paper')).getAllByRole('option')).toHaveLength(2)
})

test.each<[Partial<CheckedPaper>, string, string]>([
  [{}, 'Sold on 17/11/2026 to advocate number 154.', '১৭/১১/২০২৬ তারিখে ১৫৪ নম্বর আইনজীবীর কাছে বিক্রীত।'],
  [{ advocate: null }, 'Sold on 17/11/2026.', '১৭/১১/২০২৬ তারিখে বিক্রীত।'],
  [
    { status: 'void', sold_on: null, advocate: null, void_on: '2026-11-18' },
    'Void since 18/11/2026. The sale was cancelled.',
    '১৮/১১/২০২৬ থেকে বাতিল। বিক্রিটি বাতিল করা হয়েছে।',
  ],
  [
    { status: 'removed', removed_on: '2026-11-18', removed_as: 'spoiled' },
    'Spoiled or lost since 18/11/2026. It must not be used.',
    '১৮/১১/২০২৬ থেকে নষ্ট বা হারানো। এটি ব্যবহার করা যাবে না।',
  ],
  [{ status: 'in_stock' }, 'Received, but not sold.', 'গৃহীত, কিন্তু বিক্রি হয়নি।'],
  [
    { status: 'not_received' },
    'Never received. The association has not had this serial.',
    'কখনো গৃহীত হয়নি। এই ক্রমিক সমিতির কাছে ছিল না।',
  ],
  [
    { status: 'unknown' },
    'No such number. There is no record of this serial.',
    'এমন কোনো নম্বর নেই। এই ক্রমিকের কোনো তথ্য নেই।',
  ],
])('a paper with %j is told in one sentence', async (overrides, english, bengali) => {
  await show(aPaper(overrides), bySerial)
  expect(sentence()).toBe(english)
  document.body.innerHTML = ''
  await show(aPaper(overrides), bySerial, 'bn')
  expect(sentence()).toBe(bengali)
})

test('a paper that was sold again says that an earlier sale was voided', async () => {
  await show(aPaper({ void_on: '2026-11-10' }), bySerial)
  expect(screen.getByText('An earlier sale of this serial was voided on 10/11/2026.')).toBeInTheDocument()
  expect(screen.getByText(/Rahim Uddin/)).toBeInTheDocument()
})

test('a code in the address, or a typed one, is cleaned before it is sent', async () => {
  const { requests } = await show(aPaper(), '/check/7k3mq9-tx2hvb-r4we8p')
  expect(requests).toEqual(['check/7K3MQ9TX2HVBR4WE8P'])
  // the field shows it as it is printed
  expect(screen.getByLabelText('Code')).toHaveValue('7K3MQ9-TX2HVB-R4WE8P')
  document.body.innerHTML = ''
  expect((await show(aPaper(), '/check?code=7k3mq9%20tx2hvb%20r4we8p')).requests).toEqual(requests)
})

test('a clerk notes a case for the paper of a code, or of a serial', async () => {
  await show(aPaper(), '/check/7K3MQ9TX2HVBR4WE8P?noted=1')
  const form = screen.getByLabelText('Case No').closest('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/check/7K3MQ9TX2HVBR4WE8P/cases/'])
  expect(screen.getByText('The case number is noted.')).toBeInTheDocument()
  document.body.innerHTML = ''
  await show(aPaper(), bySerial, 'bn')
  const typed = screen.getByLabelText('মামলা নম্বর').closest('form')!
  expect(typed.getAttribute('action')).toBe('/api/check/cases/')
  expect(Object.fromEntries(new FormData(typed))).toMatchObject({
    language: 'bn',
    paper: 'VKL',
    serial: '000120',
  })
})

test('a case number that is refused is at its field again, with the reason', async () => {
  await show(aPaper(), `${bySerial}&refused=case&case=CR%20abc`)
  expect(screen.getByLabelText('Case No')).toHaveValue('CR abc')
  expect(screen.getByLabelText('Case No')).toHaveFocus()
  expect(screen.getByLabelText('Case No')).toBeInvalid()
  expect(screen.getByLabelText('Case No')).toHaveAccessibleDescription(
    'The case number was not noted. Enter it with its digits.',
  )
  document.body.innerHTML = ''
  await show(aPaper(), `${bySerial}&noted=1&case=CR%20abc`)
  expect(screen.getByLabelText('Case No')).toHaveValue('')
})

test('a second case stands above the result, where a clerk with a phone sees it first', async () => {
  await show(aPaper({ cases: { count: 2, first_day: '2026-11-01' } }), `${bySerial}&noted=1`)
  const result = screen.getByRole('region', { name: 'Result' })
  for (const notice of [screen.getByRole('alert'), screen.getByText('The case number is noted.')])
    expect(notice.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a paper in a second case warns with the day of the first', async () => {
  await show(aPaper({ cases: { count: 2, first_day: '2026-11-01' } }), bySerial)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Attention: shown in 2 different cases, first on 01/11/2026.',
  )
})

test('a receipt is valid, void or unknown', async () => {
  const receipt = {
    kind: 'receipt',
    number: 'VKL-2026-000123',
    status: 'live',
    title: papers[0]!.name,
    date: '2026-11-17',
    amount: '1250.00',
    void_on: null,
  } as const
  const at = '/check?receipt=vkl-2026-123'
  await show(receipt, at)
  expect(sentence()).toBe('A receipt of 17/11/2026 for ৳ 1,250.00. It is valid.')
  expect(screen.queryByLabelText('Case No')).not.toBeInTheDocument()
  expect(screen.getByText('For').nextElementSibling).toHaveTextContent('Vokalotnama')
  document.body.innerHTML = ''
  await show({ ...receipt, status: 'void', void_on: '2026-11-18' }, at)
  expect(sentence()).toBe('Void since 18/11/2026. The receipt was cancelled.')
  document.body.innerHTML = ''
  await show({ ...receipt, status: 'unknown', title: null, date: null, amount: null }, at)
  expect(sentence()).toBe('No such receipt number.')
})

test('a card shows its holder, and why it is not valid', async () => {
  const card = {
    kind: 'card',
    card: 'associate',
    title: { en: 'Associate card', bn: 'সহকারীর কার্ড' },
    number: 'L-1',
    name_english: 'Jamal',
    name_bengali: 'জামাল',
    photo: null,
    is_valid: true,
    standing: { en: 'Registered', bn: 'নিবন্ধিত' },
    valid_until: '2026-12-31',
    advocate: { number: '154', name_english: null, name_bengali: null },
  } as const
  await show(card, '/check/7K3MQ9TX2HVBR4WE8P')
  expect(sentence()).toBe('Valid: Associate card of Jamal.')
  expect(screen.getByText('31/12/2026')).toBeInTheDocument()
  expect(screen.getByText('154')).toBeInTheDocument()
  document.body.innerHTML = ''
  const standing = { en: 'Registration has ended', bn: 'নিবন্ধনের মেয়াদ শেষ' }
  await show({ ...card, is_valid: false, standing }, '/check/7K3MQ9TX2HVBR4WE8P')
  expect(sentence()).toBe('Not valid: Registration has ended.')
})

test('a refused look-up says why, on the server and in the browser', async () => {
  const at = '/check/7K3MQ9TX2HVBR4WE8P'
  const forged = await show(new Error('Error: GET /api/check/404 returned 404'), at)
  expect(sentence()).toMatch(/^This code is not genuine/)
  expect(missing(forged.page)).toBe(true)
  const cases: [Error, RegExp][] = [
    [new Error('Gone', { cause: { status: 410 } }), /its record no longer exists/],
    [new Error('Error: GET /api/check returned 422'), /enter the serial in digits/],
    [new Error('Too many', { cause: { status: 429 } }), /try again in 1 min/],
    [new Error('Failed to fetch'), /did not work/],
  ]
  for (const [error, text] of cases) {
    document.body.innerHTML = ''
    await show(error, at)
    expect(sentence()).toMatch(text)
  }
})

test('a network that the server has stopped sees for how long, and nothing is asked', async () => {
  const { requests } = await show(aPaper(), `${bySerial}&wait=7`)
  expect(requests).toEqual([])
  expect(sentence()).toBe('Too many look-ups came from your network. Please try again in 7 min.')
})
