// gives jsdom the classes of fetch
import '@samity/shared-api/testing'
import { abortFetchesBelow, fetchFile } from './fetch-file.ts'
import { fetchEarly } from './early-files.ts'

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

let count = 0
/** A file that no other test has requested. */
const aFile = () => `/releases/mfe-tea/1/${(count += 1)}.js`
const urlOf = (file: string) => new URL(file, location.href).href

/** Records the requests. Each gets the result of `respond`. */
function recordFetches(respond: (options: RequestInit) => Promise<Response>) {
  const requests: { url: string; integrity: string | undefined; cache: string | undefined }[] = []
  globalThis.fetch = (url, options = {}) => {
    requests.push({ url: String(url), integrity: options.integrity, cache: options.cache })
    return respond(options)
  }
  return requests
}

test('a file is requested once, early and with its hash, and taken once', async () => {
  const requests = recordFetches(async () => new Response('tea'))
  const file = aFile()
  fetchEarly(file, 'sha384-tea')
  fetchEarly(file, 'sha384-tea')
  expect(await (await fetchFile(urlOf(file), 'sha384-tea')).text()).toBe('tea')
  expect(requests).toEqual([{ url: urlOf(file), integrity: 'sha384-tea', cache: undefined }])
  await fetchFile(urlOf(file), 'sha384-tea')
  expect(requests).toHaveLength(2)
  fetchEarly(file, 'sha384-tea')
  expect(requests).toHaveLength(2)
})

test('an early file with another hash is never taken', async () => {
  const requests = recordFetches(async () => new Response('tea'))
  const file = aFile()
  fetchEarly(file, 'sha384-coffee')
  await fetchFile(urlOf(file), 'sha384-tea')
  expect(requests.map(({ integrity }) => integrity)).toEqual(['sha384-coffee', 'sha384-tea'])
})

/** The first request fails, each later one succeeds. */
function failOnce() {
  let hasFailed = false
  return recordFetches(() => {
    if (hasFailed) return Promise.resolve(new Response('tea'))
    hasFailed = true
    return Promise.reject(new TypeError('Failed to fetch'))
  })
}

test('a file whose early request fails while the file is awaited is fetched past the cache of the browser', async () => {
  const requests = failOnce()
  const file = aFile()
  fetchEarly(file, 'sha384-tea')
  expect(await (await fetchFile(urlOf(file), 'sha384-tea')).text()).toBe('tea')
  expect(requests.map(({ cache }) => cache)).toEqual([undefined, 'reload'])
})

test('an early request that failed before the file is needed is as if there had been none', async () => {
  const requests = failOnce()
  const file = aFile()
  fetchEarly(file, 'sha384-tea')
  await new Promise((resolve) => setTimeout(resolve))
  expect(await (await fetchFile(urlOf(file), 'sha384-tea')).text()).toBe('tea')
  expect(requests.map(({ cache }) => cache)).toEqual([undefined, 'default'])
})

test('early requests end when the load of their release is given up, whether somebody waits for them or not', async () => {
  const signals: AbortSignal[] = []
  recordFetches(({ signal }) => {
    signals.push(signal!)
    return new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    )
  })
  const [one, other] = [aFile(), aFile()]
  fetchEarly(one, 'sha384-tea')
  fetchEarly(other, 'sha384-tea')
  const load = fetchFile(urlOf(one), 'sha384-tea')
  abortFetchesBelow(urlOf('/releases/mfe-tea/1/'))
  await expect(load).rejects.toThrow('signal timed out')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('after a load that was given up, each file is requested again', async () => {
  let isDown = true
  const requests = recordFetches(({ signal }) =>
    isDown
      ? new Promise((_resolve, reject) =>
          signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
        )
      : Promise.resolve(new Response('tea')),
  )
  const file = aFile()
  fetchEarly(file, 'sha384-tea')
  abortFetchesBelow(urlOf('/releases/mfe-tea/1/'))
  await new Promise((resolve) => setTimeout(resolve))
  isDown = false
  expect(await (await fetchFile(urlOf(file), 'sha384-tea')).text()).toBe('tea')
  expect(requests).toHaveLength(2)
})
