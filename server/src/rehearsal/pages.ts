import { setTimeout as delay } from 'node:timers/promises'
import type { Language } from '@samity/shared-api/contract'
import type { Devtools } from './devtools.ts'

export type PageRecord = {
  /** Parts of modules that did not load or crashed, and pages that stay empty */
  crashes: string[]
  errors: string[]
  /** Calls of the API that were refused: method, path, status */
  refused: string[]
  figures: string[]
  /** The printed page as a PNG; undefined when the page has no print layout, or was not to be printed */
  print: Buffer | undefined
  /** Paths that the page leads to */
  links: string[]
}

export type Visitor = { token: string | undefined; language: Language }
export type OpenPages = {
  visit(path: string, asksForPrint: boolean): Promise<PageRecord>
  close(): Promise<void>
}

/** Prints of some lists have many pages. The first ones show a change of the layout. */
const maxPictureHeight = 4000
/** More are the records of a list, not the parts of a page. */
const maxTabs = 12
const settleMs = 250
/** The browser never calls a response complete whose content no script reads. */
const unreadMs = 1000
const pollMs = 50
const timeoutMs = 20_000

/**
 * Runs before the scripts of a page: the session, the language, and a clock that shows the same time in both
 * releases.
 */
function prepareDocument({ token, language, now }: { token?: string; language: string; now: number }): void {
  if (location.protocol === 'about:') return
  localStorage.setItem('language', language)
  if (token) localStorage.setItem('access_token', token)
  // a page is done when it has what it shows: what it would fetch for later takes several times as long
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const real = Date
  const currentMs = () => now + Math.floor(performance.now())
  globalThis.Date = new Proxy(real, {
    construct: (target, args: []) =>
      Reflect.construct(target, args.length > 0 ? args : [currentMs()]) as Date,
    get: (target, key) => (key === 'now' ? currentMs : (Reflect.get(target, key) as unknown)),
  })
}

function readDocument() {
  const main = document.querySelector('main') ?? document.body ?? document.createElement('main')
  return {
    hasHeading: document.querySelector('h1') !== null,
    isBusy: document.querySelector('[aria-busy=true], .ant-spin-spinning') !== null,
    text: [main, ...document.querySelectorAll<HTMLElement>('[role=dialog]')]
      .map((part) => part.innerText)
      .join('\n'),
    links: Array.from(document.querySelectorAll('main a[href]'), (link) => link.getAttribute('href') ?? ''),
  }
}

/** Searches for what the fragment of the address says, as a person would; false without one. */
function searchForFragment(): boolean {
  const input = document.querySelector<HTMLInputElement>('[role=search] input')
  if (!location.hash.startsWith('#search=') || !input) return false
  input.focus()
  const text = decodeURIComponent(location.hash.slice('#search='.length))
  // React listens to the browser's own setter
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Opens the next tab of the page or its dialog that was not open yet; false when there is none. */
function openNextTab(): boolean {
  const tabs = document.querySelectorAll<HTMLElement>('main [role=tab], [role=dialog] [role=tab]')
  const next = [...tabs].find(
    ({ dataset, ariaSelected, ariaDisabled }) =>
      dataset['rehearsed'] === undefined && ariaSelected !== 'true' && ariaDisabled !== 'true',
  )
  if (!next) return false
  next.dataset['rehearsed'] = ''
  next.click()
  return true
}

function readPrint() {
  const { scrollHeight } = document.documentElement
  return { isLayout: document.querySelector('[data-print]') !== null, height: scrollHeight }
}

const digits = /[\d০-৯]/
const timeOfDay = /[\d০-৯]{1,2}:[\d০-৯]{2}(?::[\d০-৯]{2})?/g

/** Times of day differ from one run to the next. */
const figuresOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(timeOfDay, '').trim())
    .filter((line) => digits.test(line))

/** Opens pages one after another as one person, each from its beginning. */
export async function openPages(
  { send, listen }: Devtools,
  url: string,
  { token, language }: Visitor,
  now: number,
): Promise<OpenPages> {
  const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const call = <T>(method: string, params: object = {}) => send<T>(method, params, sessionId)
  const evaluate = async <T>(work: () => T): Promise<T> => {
    const { result } = await call<{ result: { value: T } }>('Runtime.evaluate', {
      expression: `(${String(work)})()`,
      returnByValue: true,
    })
    return result.value
  }

  let record: PageRecord = emptyRecord()
  /** Requests on the way, by id: true once the response has begun */
  let pending = new Map<string, boolean>()
  let lastActivityMs = 0
  const names = new Map<string, string>()

  // events of the protocol have these parts
  const handlers: Record<string, (event: never) => void> = {
    'Network.requestWillBeSent': ({ requestId, request, type }: RequestEvent) => {
      lastActivityMs = performance.now()
      const { pathname, search } = new URL(request.url)
      if (pathname.startsWith('/api/module-reports')) return noteReport(request.postData)
      if (type === 'WebSocket' || type === 'EventSource' || !request.url.startsWith('http')) return
      pending.set(requestId, false)
      names.set(requestId, `${request.method} ${pathname}${search}`)
    },
    'Network.responseReceived': ({ requestId, response }: ResponseEvent) => {
      lastActivityMs = performance.now()
      if (pending.has(requestId)) pending.set(requestId, true)
      const name = names.get(requestId)
      if (name !== undefined && / \/api\//.test(name) && response.status >= 400)
        record.refused.push(`${name} ${response.status}`)
    },
    'Network.dataReceived': () => {
      lastActivityMs = performance.now()
    },
    'Network.loadingFinished': ({ requestId }: RequestEvent) => finish(requestId),
    'Network.loadingFailed': ({ requestId }: RequestEvent) => finish(requestId),
    'Runtime.exceptionThrown': ({ exceptionDetails: { text, exception } }: ExceptionEvent) =>
      record.errors.push(exception?.description?.split('\n')[0] ?? text),
    'Runtime.consoleAPICalled': ({ type, args }: ConsoleEvent) => {
      if (type === 'error')
        record.errors.push(args.map(({ value, description }) => String(value ?? description)).join(' '))
    },
    'Inspector.targetCrashed': () => record.crashes.push('The page crashed.'),
  }
  listen(sessionId, (method, params) => handlers[method]?.(params as never))

  const finish = (requestId: string) => {
    lastActivityMs = performance.now()
    pending.delete(requestId)
    names.delete(requestId)
  }
  const noteReport = (body = '{}') => {
    // written by the shell's report.ts
    const { module, screen, outcome, detail } = JSON.parse(body) as Record<string, string>
    if (outcome && outcome !== 'loaded') record.crashes.push(`${module} ${screen}: ${detail || outcome}`)
  }

  for (const domain of ['Page', 'Runtime', 'Network', 'Inspector']) await call(`${domain}.enable`)
  await call('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${String(prepareDocument)})(${JSON.stringify({ token, language, now })})`,
  })
  await call('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  })
  const reducedMotion = { name: 'prefers-reduced-motion', value: 'reduce' }
  await call('Emulation.setEmulatedMedia', { features: [reducedMotion] })

  /** Between two documents there is nothing to read. */
  const read = () =>
    evaluate(readDocument).catch(() => ({
      hasHeading: false,
      isBusy: true,
      text: '',
      links: new Array<string>(),
    }))

  const isQuiet = () =>
    [...pending.values()].every(Boolean) &&
    performance.now() - lastActivityMs > (pending.size === 0 ? settleMs : unreadMs)

  /** Waits until the page has its heading, nothing is on the way, and its text stays the same. */
  async function settle(): Promise<Awaited<ReturnType<typeof read>>> {
    let page = await read()
    for (const deadline = performance.now() + timeoutMs; performance.now() < deadline;) {
      await delay(pollMs)
      // reading makes the browser lay the page out, which is not complete yet
      if (!isQuiet()) continue
      const next = await read()
      const isSame = next.text === page.text && !next.isBusy
      page = next
      if (record.crashes.length > 0 || (isSame && page.hasHeading)) return page
    }
    return read()
  }

  async function takePrint(): Promise<Buffer | undefined> {
    await call('Emulation.setEmulatedMedia', { media: 'print', features: [reducedMotion] })
    try {
      await delay(4 * pollMs)
      const { isLayout, height } = await evaluate(readPrint)
      if (!isLayout) return undefined
      const { data } = await call<{ data: string }>('Page.captureScreenshot', {
        format: 'png',
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: 1280, height: Math.min(height, maxPictureHeight), scale: 1 },
      })
      return Buffer.from(data, 'base64')
    } finally {
      await call('Emulation.setEmulatedMedia', { media: '', features: [reducedMotion] })
    }
  }

  return {
    async visit(path, asksForPrint) {
      record = emptyRecord()
      pending = new Map()
      lastActivityMs = performance.now()
      await call('Page.navigate', { url: `${url}${path}` })
      let page = await settle()
      if (await evaluate(searchForFragment)) page = await settle()
      record.figures = figuresOf(page.text)
      record.links = page.links
      for (
        let tab = 0;
        tab < maxTabs && record.crashes.length === 0 && (await evaluate(openNextTab));
        tab++
      ) {
        page = await settle()
        record.figures.push(...figuresOf(page.text))
      }
      if (!page.hasHeading && record.crashes.length === 0) record.crashes.push('The page stays empty.')
      // what is logged beside a crash says the same
      if (record.crashes.length > 0) record.errors = []
      if (asksForPrint && record.crashes.length === 0) record.print = await takePrint()
      return record
    },
    close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
  }
}

const emptyRecord = (): PageRecord => ({
  crashes: [],
  errors: [],
  refused: [],
  figures: [],
  print: undefined,
  links: [],
})

type RequestEvent = {
  requestId: string
  request: { url: string; method: string; postData?: string }
  type: string
}
type ResponseEvent = { requestId: string; response: { status: number } }
type ExceptionEvent = { exceptionDetails: { text: string; exception?: { description?: string } } }
type ConsoleEvent = { type: string; args: { value?: unknown; description?: string }[] }
