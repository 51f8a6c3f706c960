import { reader } from './reader.ts'

let requests: { url: string; headers: Headers }[]
beforeEach(() => {
  requests = []
  localStorage.setItem('access_token', 'token-1')
  document.cookie = 'csrftoken=; max-age=0'
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => {
      requests.push({ url, headers: new Headers(init.headers) })
      return Promise.resolve({ ok: true, json: () => Promise.resolve([]) })
    },
  })
})

test('a public page reads as a visitor, also when a token is stored', async () => {
  await reader('/committee')('committee-list/')
  expect(requests[0]?.url).toBe('/api/committee-list/')
  expect(requests[0]?.headers.get('authorization')).toBeNull()
})

test('a public page sends the CSRF cookie, or an empty header', async () => {
  await reader('/')('gallery/')
  document.cookie = 'theme=dark'
  document.cookie = 'csrftoken=abc123'
  await reader('/')('gallery/')
  expect(requests.map(({ headers }) => headers.get('x-csrftoken'))).toEqual(['', 'abc123'])
})

test('a read that nobody answers fails after 20 seconds, in the language of the page', async () => {
  const limit = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  Object.assign(globalThis, {
    fetch: (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
  })
  document.documentElement.lang = 'bn'
  const reading = reader('/')('gallery/')
  limit.abort()
  await expect(reading).rejects.toThrow('নেটওয়ার্ক সমস্যা। আবার চেষ্টা করুন।')
  expect(timeout).toHaveBeenCalledWith(20_000)
  document.documentElement.lang = 'en'
})
