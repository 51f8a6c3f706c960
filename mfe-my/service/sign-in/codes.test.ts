import { setTimeout as delay } from 'node:timers/promises'
import { admin, openMy, visitor, type OpenMy } from '../testing/open-my.ts'

/* Asking for a one-time code: the page says the same to everybody. */

const recipient = {
  advocate_id: 7,
  name_english: 'Advocate 7',
  name_bengali: '',
  phone: '01700000007',
  email: '',
  code: '482915',
  expires_at: '2026-11-20T05:10:00Z',
}
let my: OpenMy
beforeAll(async () => {
  my = await openMy()
  my.system.answer('POST', 'member-codes', ({ body }) => {
    const { number } = body as { number: string }
    if (number === '429') return { status: 429, body: { message: 'Try again in 5 minutes.' } }
    return { status: 200, body: { recipient: number === '7' ? recipient : null } }
  })
})
afterAll(() => my.close())
beforeEach(async () => {
  await my.clear()
  my.system.answer('GET', 'x/mfe-messages/codes', () => ({ body: { sms: true, email: false } }))
})

const ask = (number: string, person = visitor) => my.post('/codes', { number }, person)
const sentCodes = () => my.system.calls.filter(({ request }) => request === 'POST x/mfe-messages/codes/')

test('known and unknown numbers get the same answer, and the code goes to the member alone', async () => {
  my.system.answer('POST', 'x/mfe-messages/codes', () => ({ status: 202, body: { channel: 'sms' } }))
  const answers = await Promise.all([ask('7'), ask('no such number')])
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ status: 202, body: {} })
  while (sentCodes().length === 0) await delay(10)
  expect(sentCodes()).toHaveLength(1)
  expect(sentCodes()[0]?.body).toMatchObject({
    advocate_id: 7,
    number: '7',
    name: 'Advocate 7',
    phone: '01700000007',
    code: '482915',
    text: { en: expect.stringContaining('{code}'), bn: expect.stringContaining('{code}') },
  })
})

test('messages that are down change nothing in the answer', async () => {
  my.system.answer('POST', 'x/mfe-messages/codes', () => 'no answer')
  const [known, unknown] = await Promise.all([ask('7'), ask('8')])
  expect(known).toEqual(unknown)
})

test('the sentence of the limit of a network reaches the visitor; an empty number is refused at its field', async () => {
  expect(await ask('429')).toMatchObject({ status: 429, body: { message: 'Try again in 5 minutes.' } })
  expect(await ask('')).toMatchObject({ status: 422, body: { errors: { number: [expect.any(String)] } } })
})

test('without the module of messages codes come from the counter alone', async () => {
  const ways = async () => (await my.get('/ways', visitor)).body
  my.system.answer('GET', 'x/mfe-messages/codes', () => ({ status: 404, body: { message: 'No module.' } }))
  expect(await ways()).toEqual({ sms: false, email: false })
  // a code that nobody can send would end the printed one
  expect((await ask('7')).status).toBe(202)
  expect(my.system.calls.filter(({ request }) => request === 'POST member-codes/')).toEqual([])
  my.system.answer('GET', 'x/mfe-messages/codes', () => ({ body: { sms: true, email: false } }))
  expect(await ways()).toEqual({ sms: true, email: false })
})

test('a person of the office may ask, too', async () => {
  expect((await ask('8', admin)).status).toBe(202)
})
