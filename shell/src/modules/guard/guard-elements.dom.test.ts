import { guardElements } from './guard-elements.ts'

const hash = `sha384-${'B'.repeat(64)}`
const failedFiles: string[] = []
guardElements({
  hashOf: (url) => (url.includes('/releases/') ? hash : undefined),
  onFailure: (url) => void failedFiles.push(url),
})

type FetchCall = { url: string; cache: RequestCache | undefined; integrity: string | undefined }
let calls: FetchCall[]
let responses: (() => Promise<unknown>)[]
beforeEach(() => {
  calls = []
  responses = []
  failedFiles.length = 0
  document.head.replaceChildren()
  Object.assign(globalThis, {
    fetch: (url: string, { cache, integrity, signal }: RequestInit = {}) => {
      calls.push({ url, cache, integrity })
      return Promise.race([
        (responses.shift() ?? (() => Promise.resolve({})))(),
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
      ])
    },
  })
})
const rejectFetch = () => Promise.reject(new TypeError('Failed to fetch'))
const hang = () => new Promise(() => undefined)
const flushPromises = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

let scriptCount = 0
function aScript(folder = '/releases/mfe-tea/1/') {
  const script = document.createElement('script')
  script.src = `${folder}${(scriptCount += 1)}.js`
  const events: string[] = []
  for (const type of ['load', 'error']) script.addEventListener(type, () => events.push(type))
  return { script, events }
}

test('a script is inserted with its hash after its file has been fetched', async () => {
  const { script } = aScript()
  document.head.append(script)
  expect(document.head.contains(script)).toBe(false)
  await flushPromises()
  expect(document.head.contains(script)).toBe(true)
  expect(calls).toEqual([{ url: script.src, cache: 'default', integrity: hash }])
  expect(script.integrity).toBe(hash)
})

test('a wrong file is fetched once more past the cache, without an error', async () => {
  const { script, events } = aScript()
  responses = [rejectFetch]
  document.head.append(script)
  await flushPromises()
  expect(calls.map(({ cache }) => cache)).toEqual(['default', 'reload'])
  expect(document.head.contains(script)).toBe(true)
  expect([events, failedFiles]).toEqual([[], []])
})

test('a file that stays wrong is not inserted, and each later request bypasses the cache', async () => {
  const { script, events } = aScript()
  responses = [rejectFetch, rejectFetch]
  document.head.append(script)
  await flushPromises()
  expect(document.head.contains(script)).toBe(false)
  expect([events, failedFiles]).toEqual([['error'], [script.src]])
  const retry = document.createElement('script')
  retry.src = script.src
  document.head.append(retry)
  await flushPromises()
  expect(calls.map(({ cache }) => cache)).toEqual(['default', 'reload', 'reload'])
  expect(document.head.contains(retry)).toBe(true)
})

test('a request that hangs is aborted after the timeout and repeated by the next attempt', async () => {
  jest.useFakeTimers()
  const { script, events } = aScript()
  responses = [hang]
  document.head.append(script)
  await jest.advanceTimersByTimeAsync(9999)
  expect(events).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['error'])
  jest.useRealTimers()
  const retry = document.createElement('script')
  retry.src = script.src
  document.head.append(retry)
  await flushPromises()
  expect(calls.map(({ cache }) => cache)).toEqual(['default', 'reload'])
  expect(document.head.contains(retry)).toBe(true)
})

test('a script that the browser refuses after the fetch is loaded under another URL', async () => {
  const { script, events } = aScript()
  document.head.append(script)
  await flushPromises()
  script.dispatchEvent(new Event('error'))
  const copy = document.head.querySelector('script')
  expect(copy?.src).toMatch(/^[^?]+\d+\.js\?again=\d+$/)
  expect(copy?.integrity).toBe(hash)
  expect(events).toEqual([])
  copy?.dispatchEvent(new Event('load'))
  expect(events).toEqual(['load'])
})

test('style sheets keep the order in which they were inserted', async () => {
  const aStyleSheet = (name: string) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `/releases/mfe-tea/1/${name}.css`
    return link
  }
  let resolveFetch = (_answer: unknown): void => undefined
  responses = [() => new Promise((resolve) => (resolveFetch = resolve))]
  document.head.append(aStyleSheet('first'))
  document.head.append(aStyleSheet('second'))
  await flushPromises()
  resolveFetch({})
  await flushPromises()
  expect([...document.head.querySelectorAll('link')].map(({ href }) => href.slice(-10))).toEqual([
    '/first.css',
    'second.css',
  ])
})

describe('styles whose text has been fetched', () => {
  const aLink = () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/releases/mfe-tea/1/tea.css'
    link.media = 'print'
    const events: string[] = []
    for (const type of ['load', 'error']) link.addEventListener(type, () => events.push(type))
    return { link, events }
  }
  const respond = (text: string) => () => Promise.resolve({ text: () => Promise.resolve(text) })
  beforeEach(() => {
    document.body.innerHTML = '<script type="application/json" id="nonce" nonce="n0nce"></script>'
  })

  test('are inserted in the place of the link, with the nonce of the page and without a second request', async () => {
    const { link, events } = aLink()
    const after = document.createElement('meta')
    responses = [respond('.tea{color:red}')]
    document.head.append(link, after)
    await flushPromises()
    const [style, next] = document.head.children
    expect(style).toBeInstanceOf(HTMLStyleElement)
    expect(style).toHaveProperty('nonce', 'n0nce')
    expect(style).toHaveAttribute('media', 'print')
    expect(style?.textContent).toContain('.tea{color:red}')
    expect(next).toBe(after)
    expect([events, calls.length]).toEqual([['load'], 1])
  })

  test.each(['@import "cup.css";', '.tea{background:url(cup.png)}', '.tea{background:url("../cup.png")}'])(
    'stay a link when they name another file: %s',
    async (text) => {
      const { link } = aLink()
      responses = [respond(text)]
      document.head.append(link)
      await flushPromises()
      expect([...document.head.children]).toEqual([link])
    },
  )

  test('may contain a data URL', async () => {
    responses = [respond('.tea{background:url("data:image/png;base64,AA")}')]
    document.head.append(aLink().link)
    await flushPromises()
    expect(document.head.querySelector('style')).not.toBeNull()
  })
})

test('other elements are inserted immediately', () => {
  const { script } = aScript('https://example.org/')
  document.head.append(script, document.createElement('meta'))
  expect(document.head.children).toHaveLength(2)
  expect(calls).toEqual([])
})
