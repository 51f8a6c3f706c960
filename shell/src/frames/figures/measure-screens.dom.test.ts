import { moduleStore } from '../../modules/store/module-store.ts'
import { aModule } from '../../modules/testing/a-module.ts'
import { measureScreens } from './measure-screens.ts'

const tea = {
  ...aModule('mfe-tea', '1.0.0+aaaaaaaaaaaa', {
    routes: [
      { path: '/dashboard/tea/:id', screen: 'Pot', allow: ['staff'] },
      { path: '/dashboard/tea', screen: 'Tea', allow: ['staff'] },
    ],
  }),
  ticket: 'abc',
}

/** Stands for the observers of a browser, which jsdom does not have. */
const watchers: { type: string; take: (entries: object[]) => void }[] = []
let types = ['resource', 'long-animation-frame']
class FakeObserver {
  static get supportedEntryTypes() {
    return types
  }
  readonly #callback: PerformanceObserverCallback
  constructor(callback: PerformanceObserverCallback) {
    this.#callback = callback
  }
  observe({ type }: PerformanceObserverInit) {
    const take = (entries: object[]) => this.#callback({ getEntries: () => entries } as never, this as never)
    watchers.push({ type: type!, take })
  }
  disconnect() {
    watchers.length = 0
  }
  takeRecords = () => []
}
const happened = (type: string, entry: object) =>
  watchers.filter((one) => one.type === type).forEach(({ take }) => take([entry]))
const fetched = (path: string, bytes: number) =>
  happened('resource', {
    name: `${location.origin}${path}`,
    startTime: performance.now(),
    responseEnd: performance.now() + 1,
    transferSize: bytes,
  })

let sent: { screen: string; outcome: string; figures: Record<string, unknown> }[]
let headers: unknown[]
let stop: () => void
let isPhone = false
const original = { fetch: globalThis.fetch, PerformanceObserver: globalThis.PerformanceObserver }

beforeEach(() => {
  sent = []
  headers = []
  isPhone = false
  types = ['resource', 'long-animation-frame']
  jest.useFakeTimers({ advanceTimers: false })
  globalThis.fetch = async (_url, options) => {
    sent.push(JSON.parse(String(options?.body)))
    headers.push(options)
    return new Response(null, { status: 401 })
  }
  globalThis.PerformanceObserver = FakeObserver as never
  globalThis.matchMedia = () => ({ matches: isPhone }) as MediaQueryList
  if (!moduleStore.isShown(tea)) {
    moduleStore.dispatch(tea, { name: 'loadStarted', code: Promise.resolve({ screens: {} }) })
    moduleStore.dispatch(tea, { name: 'codeArrived' })
    moduleStore.dispatch(tea, { name: 'setupRan', dispose: () => undefined })
  }
  moduleStore.setPage([tea])
  history.replaceState(null, '', '/dashboard')
  document.body.innerHTML = '<main id="content"><h1>Home</h1></main>'
  start()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  Object.assign(globalThis, original)
})
const start = () => {
  stop = measureScreens()
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const show = async (html: string) => {
  document.getElementById('content')!.innerHTML = html
  await settle(20)
}
async function click(path: string) {
  document.body.addEventListener('click', () => history.pushState(null, '', path), { once: true })
  document.getElementById('content')!.click()
  await settle()
}
/** The figures of the visits that were left. */
async function leave() {
  await click('/dashboard')
  return sent.map(({ figures }) => figures)
}

test('a visit is measured from the click until the rows show, and reported when the person leaves', async () => {
  await click('/dashboard/tea')
  await show('<section aria-busy="true"><h1>Tea</h1></section>')
  await settle(100)
  await show('<h1>Tea</h1><div data-loading="true"></div>')
  fetched('/api/teas/?page=3', 2048)
  fetched('/api/kinds/', 0)
  fetched('/assets/shell.js', 90_000)
  await settle(200)
  await show('<h1>Tea</h1><table></table>')
  fetched('/api/later/', 4096)
  happened('long-animation-frame', { startTime: performance.now(), duration: 130, blockingDuration: 80 })
  expect(sent).toEqual([])
  const [figures] = await leave()
  expect(figures).toEqual({
    device: 'desktop',
    rowsMs: expect.any(Number),
    kib: 2,
    requests: 2,
    framesMs: 80,
  })
  expect(figures!['rowsMs']).toBeGreaterThanOrEqual(320)
  expect(figures!['rowsMs']).toBeLessThan(400)
  expect(sent[0]).toMatchObject({
    module: 'mfe-tea',
    release: tea.release,
    ticket: 'abc',
    screen: 'Tea',
    outcome: 'measured',
  })
  expect(headers[0]).toMatchObject({ keepalive: true })
})

test('the report names the screen and never the address', async () => {
  await click('/dashboard/tea/4711?search=Rahim')
  await show('<h1>Pot</h1>')
  await leave()
  expect(sent[0]).toMatchObject({ screen: 'Pot' })
  expect(JSON.stringify(sent)).not.toMatch(/4711|Rahim|dashboard/)
})

test('rows that waited for the code of the module have no time, and its files count', async () => {
  await click('/dashboard/tea')
  fetched(`${tea.base}tea.js`, 10_240)
  await show('<h1>Tea</h1>')
  expect(await leave()).toEqual([{ device: 'desktop', kib: 10, requests: 1, framesMs: 0 }])
})

test('a hidden page reports once, and a screen that never showed its rows does not', async () => {
  await click('/dashboard/tea')
  await show('<h1>Tea</h1><div data-loading="true"></div>')
  await click('/dashboard/tea/1')
  await show('<h1>Pot</h1>')
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  jest.restoreAllMocks()
  await leave()
  expect(sent.map(({ screen }) => screen)).toEqual(['Pot'])
})

test('a move by the code of a screen counts from the change of the page', async () => {
  await settle(500)
  history.pushState(null, '', '/dashboard/tea')
  await show('<h1>Tea</h1>')
  const [figures] = await leave()
  expect(figures!['rowsMs']).toBeLessThan(100)
})

test('a phone is a phone, and a browser measures what it can', async () => {
  stop()
  isPhone = true
  types = ['longtask']
  start()
  await click('/dashboard/tea')
  await show('<h1>Tea</h1>')
  happened('longtask', { startTime: performance.now(), duration: 90 })
  const [figures] = await leave()
  expect(figures).toEqual({ device: 'phone', rowsMs: expect.any(Number), framesMs: 40 })
})

test('screens of the shell, other filters of a screen and more than 20 visits are not reported', async () => {
  await click('/dashboard/modules')
  await show('<h1>Modules</h1>')
  await click('/dashboard/tea')
  await show('<h1>Tea</h1>')
  await click('/dashboard/tea?page=2')
  expect(sent).toEqual([])
  for (let time = 0; time < 25; time++) {
    await click('/dashboard')
    await show('<h1>Home</h1>')
    await click('/dashboard/tea')
    await show('<h1>Tea</h1>')
  }
  expect(sent).toHaveLength(20)
})

test('after the end nothing is measured', async () => {
  stop()
  await click('/dashboard/tea')
  await show('<h1>Tea</h1>')
  expect(await leave()).toEqual([])
})
