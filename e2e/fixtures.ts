import {
  expect,
  test as base,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'

type ConsoleFixtures = {
  /** What a test expects the browser to complain about, because it breaks something itself */
  expected: RegExp
  complaints: string[]
}

/** What the browser says: its own errors, refused scripts and styles, rejections that nobody took. */
export function collectComplaints(page: Page, complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text())
  }
  const onError = (error: Error) => complaints.push(`Uncaught ${String(error)}`)
  const onCrash = () => complaints.push('The page crashed')
  page.on('console', onConsole).on('pageerror', onError).on('crash', onCrash)
  return () => page.off('console', onConsole).off('pageerror', onError).off('crash', onCrash)
}

/** What a page's policy stops is not always an error of the browser: code that was tried with `Function` is none. */
function reportCspViolations(): void {
  // oxlint-disable-next-line no-console -- journeys read it there
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}`),
  )
}

/** Every page of the browser, whoever opened it and when. */
function collectFromAllPages(browser: Browser, complaints: string[]): () => void {
  const stops: (() => void)[] = []
  const onPage = (page: Page) => void stops.push(collectComplaints(page, complaints))
  const onContext = (context: BrowserContext) => {
    // before any page of it opens
    context.addInitScript(reportCspViolations).catch(() => undefined)
    context.pages().forEach(onPage)
    context.on('page', onPage)
    stops.push(() => context.off('page', onPage))
  }
  browser.contexts().forEach(onContext)
  browser.on('context', onContext)
  stops.push(() => browser.off('context', onContext))
  return () => stops.forEach((stop) => stop())
}

/** Nobody may expect these. */
const neverExpected = /Content.Security.Policy|\(in promise\)/i

/** A journey during which no page of the browser may complain, but for what the test itself expects. */
export const test = base.extend<ConsoleFixtures>({
  expected: [/^$/, { option: true }],
  complaints: [
    async ({ browser, expected }, use) => {
      const complaints: string[] = []
      const stop = collectFromAllPages(browser, complaints)
      await use(complaints)
      stop()
      expect(complaints.filter((text) => !expected.test(text) || neverExpected.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { APIRequestContext, Page }
