import type { AddressInfo } from 'node:net'
import { ApiError, ConnectionError, createClient, keyFrom, readPages, readRows } from '@samity/client'
import type { paths } from '@samity/client/api'
import { listen } from './service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from './test-server.ts'
import { createToken } from './token-builders.ts'

/* `@samity/client` against a real server. */

let server: TestServer
let admin: TestUser
let url: string
let token: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
  await listen(server.app)
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  ;({ token } = await createToken(admin, { role: 'staff', scopes: ['write:sales', 'write:configuration'] }))
})
afterAll(() => server.close())

/** A client whose `lost` first responses are lost after the server has done the work. */
function clientThatLoses(lost: number) {
  let attempts = 0
  const samity = createClient<paths>({
    url,
    token,
    firstDelayMs: 1,
    retries: 3,
    fetch: async (request) => {
      const response = await fetch(request)
      if (++attempts > lost) return response
      throw new TypeError('fetch failed')
    },
  })
  return { samity, attempts: () => attempts }
}
const aDonation = (fund_provider: string, fund_amount = '500.50') => ({
  date: '2026-03-10',
  donation_type: 'others' as const,
  fund_provider,
  fund_amount,
  purpose: 'Library',
})
const donationsOf = async (fund_provider: string) =>
  (await clientThatLoses(0).samity.GET('/api/fund-collection', { params: { query: { fund_provider } } })).data

test('a receipt whose response was lost twice is booked once', async () => {
  const { samity, attempts } = clientThatLoses(2)
  const { data, response } = await samity.POST('/api/fund-collection', { body: aDonation('Karim') })
  expect([response.status, attempts()]).toEqual([201, 3])
  expect(data).toMatchObject({ fund_amount: '500.50', number: expect.stringMatching(/^DON-2026-\d+$/) })
  expect(await donationsOf('Karim')).toMatchObject([{ id: data.id }])
})

test('after all retries the error has the key with which the write is finished later', async () => {
  const body = aDonation('Salma')
  const error: unknown = await clientThatLoses(4)
    .samity.POST('/api/fund-collection', { body })
    .catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ConnectionError)
  // the assertion above
  const { idempotencyKey = '' } = error as ConnectionError
  const { samity } = clientThatLoses(0)
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  const { data } = await samity.POST('/api/fund-collection', { body, params })
  expect(await donationsOf('Salma')).toMatchObject([{ id: data.id }])
})

test('a key of the row books it once in two runs, and refuses other content', async () => {
  const key = await keyFrom(token, 'post-day', '2026-03-10', 'D-1')
  const post = (amount: string) =>
    clientThatLoses(0).samity.POST('/api/fund-collection', {
      body: aDonation('Dipu', amount),
      params: { header: { 'Idempotency-Key': key } },
    })
  const [first, second] = [await post('10'), await post('10')]
  expect(second.data).toEqual(first.data)
  await expect(post('11')).rejects.toMatchObject({ status: 422, code: 'idempotency.reused' })
  expect(await donationsOf('Dipu')).toHaveLength(1)
})

test('a refusal is an ApiError with its code, its fields and the record in the way', async () => {
  const { samity } = clientThatLoses(0)
  const sale = (from_serial: number) =>
    samity.POST('/api/vokalotnama', {
      body: {
        sale_type: 'Vokalotnama',
        sales_date: '2026-03-10',
        building_name: 'Bar Bhaban',
        price: '50',
        serials: [{ from_serial, to_serial: 10 }],
      },
    })
  const { data } = await sale(1)
  const error: unknown = await sale(5).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 409,
    code: 'serials.overlap',
    conflict: { number: data.number },
    errors: expect.any(Object),
  })
  // a body that the types refuse
  await expect(samity.POST('/api/banks', { body: {} as never })).rejects.toMatchObject({
    status: 422,
    code: 'fields.invalid',
    errors: { bank_name: [expect.any(String)] },
  })
})

test('messages come in the language of the client', async () => {
  const inBengali = createClient<paths>({ url, token: 'samity_wrong', language: 'bn' })
  await expect(inBengali.GET('/api/banks')).rejects.toMatchObject({
    status: 401,
    body: { message: expect.stringMatching(/[\u0980-\u09ff]/) },
  })
})

test('a list is read page by page, with its total and its sum', async () => {
  const { samity } = clientThatLoses(1)
  for (let nth = 0; nth < 5; nth++)
    await samity.POST('/api/fund-collection', { body: aDonation('Nila', '10') })
  const readPage = (page: { limit: number; offset: number }) =>
    samity.GET('/api/fund-collection', {
      params: { query: { ...page, fund_provider: 'Nila', ordering: 'id' } },
    })
  const sizes: number[] = []
  for await (const { rows, total, amount } of readPages(readPage, { size: 2 })) {
    sizes.push(rows.length)
    expect([total, amount]).toEqual([5, '50.00'])
  }
  expect(sizes).toEqual([2, 2, 1])
  const numbers = new Set<string>()
  for await (const row of readRows(readPage, { size: 3 })) numbers.add(row.number)
  expect(numbers.size).toBe(5)
})

test('an unchanged list is 304 for its ETag', async () => {
  const { samity } = clientThatLoses(0)
  const { response } = await samity.GET('/api/banks')
  const etag = response.headers.get('etag')!
  const again = await samity.GET('/api/banks', { params: { header: { 'If-None-Match': etag } } })
  expect([again.response.status, again.data]).toEqual([304, undefined])
})
