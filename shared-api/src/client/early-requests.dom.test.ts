import { createStore } from 'jotai'
import { connectHttp, http } from './http.ts'
import { languageAtom, sessionAtom } from './session.ts'
import { bank } from '../contract/config/bank.ts'
import { fakeServer } from '../testing/index.ts'
import { dropEarly, sendEarly, takeEarly } from './early-requests.ts'

const url = '/api/banks/?limit=50'
const reader = { token: 'token-1', language: 'en' } as const
const { fetch } = globalThis

/** The early requests. The fake server gets those of the client. */
let earlyRequests: { url: string; headers: unknown }[]
let earlyStatus: number
beforeEach(() => {
  dropEarly()
  http.interceptors.request.clear()
  http.interceptors.response.clear()
  earlyRequests = []
  earlyStatus = 200
  globalThis.fetch = async (input, options) => {
    earlyRequests.push({ url: String(input), headers: options?.headers })
    const headers = { 'content-type': 'application/json', 'x-total-count': '7' }
    return new Response(JSON.stringify([{ bank_name: 'Early' }]), { status: earlyStatus, headers })
  }
})
afterEach(() => {
  globalThis.fetch = fetch
  jest.restoreAllMocks()
})

function connect({ token, language }: { token: string; language: 'en' | 'bn' } = reader) {
  const store = createStore()
  store.set(sessionAtom, { user: null, access_token: token, is_authenticated: true })
  store.set(languageAtom, language)
  connectHttp(store)
  return fakeServer(bank, [aBank])
}

const aBank = { bank_name: 'Sonali', address: 'Road', branch_name: 'Court', account_category: 'FDR' }
const readBanks = () => http.get<{ bank_name: string }[]>('banks/', { params: { limit: 50 } })

const namesOf = (rows: { bank_name: string }[]) => rows.map(({ bank_name }) => bank_name)

test('a response is taken once, with its body and headers', async () => {
  const server = connect()
  await sendEarly(url, reader)
  const { data, headers, status } = await readBanks()
  expect([namesOf(data), headers['x-total-count'], status]).toEqual([['Early'], '7', 200])
  expect(server.requests).toEqual([])
  expect(namesOf((await readBanks()).data)).toEqual(['Sonali'])
})

test('an early request has the headers of the client', async () => {
  const server = connect()
  await sendEarly(url, reader)
  await http.get('banks/')
  expect(server.requests[0]?.headers).toMatchObject(earlyRequests[0]!.headers as Record<string, string>)
  expect(earlyRequests).toEqual([
    {
      url,
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en',
        Authorization: 'Bearer token-1',
        'X-CSRFToken': '',
      },
    },
  ])
})

test('a request that is on its way is sent once, and the client waits for it', async () => {
  const server = connect()
  void sendEarly(url, reader)
  void sendEarly(url, reader)
  expect(namesOf((await readBanks()).data)).toEqual(['Early'])
  expect([earlyRequests.length, server.requests.length]).toEqual([1, 0])
})

test.each([
  ['of another token', { ...reader, token: 'token-2' }],
  ['in another language', { ...reader, language: 'bn' as const }],
])('a reader %s never receives the response', async (_who, other) => {
  connect(other)
  await sendEarly(url, reader)
  expect(namesOf((await readBanks()).data)).toEqual(['Sonali'])
  expect(takeEarly(url, reader)).toBeUndefined()
})

test('a response to another query is not taken', async () => {
  connect()
  await sendEarly(url, reader)
  expect(namesOf((await http.get<{ bank_name: string }[]>('banks/?limit=20')).data)).toEqual(['Sonali'])
})

test('an old response is not taken', async () => {
  connect()
  await sendEarly(url, reader)
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 16_000)
  expect(namesOf((await readBanks()).data)).toEqual(['Sonali'])
})

test('a response from before a change is not taken', async () => {
  connect()
  await sendEarly(url, reader)
  await http.post('banks/', { ...aBank, bank_name: 'Janata' })
  expect(namesOf((await readBanks()).data)).toEqual(['Janata', 'Sonali'])
})

test.each([401, 503])('after an early %i the client sends its own request', async (status) => {
  connect()
  earlyStatus = status
  await sendEarly(url, reader)
  expect(namesOf((await readBanks()).data)).toEqual(['Sonali'])
})

test('after an early request without a response the client sends its own', async () => {
  connect()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(sendEarly(url, reader)).rejects.toThrow('Failed to fetch')
  expect(namesOf((await readBanks()).data)).toEqual(['Sonali'])
})
