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
  /** The errors that a test expects in the browser's console, because it causes them */
  expected: RegExp
  complaints: string[]
}

/** Collects the browser's complaints: console errors, refused scripts and styles, uncaught errors and rejections. */
export function collectComplaints(page: Page, complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text())
  }
  const onError = (error: Error) => complaints.push(`Uncaught ${String(error)}`)
  const onCrash = () => complaints.push('The page crashed')
  page.on('console', onConsole).on('pageerror', onError).on('crash', onCrash)
  return () => page.off('console', onConsole).off('pageerror', onError).off('crash', onCrash)
}

/** Logs each violation of the page's policy. The browser itself does not log all of them: a blocked `Function` is none. */
function reportCspViolations(): void {
  // oxlint-disable-next-line no-console -- the fixtures read it there
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}`),
  )
}

/** Collects complaints from every page of the browser, including pages that open later. */
function collectFromAllPages(browser: Browser, complaints: string[]): () => void {
  const stops: (() => void)[] = []
  const onPage = (page: Page) => void stops.push(collectComplaints(page, complaints))
  const onContext = (context: BrowserContext) => {
    // before the context opens a page
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

/** No test may expect these. */
const neverExpected = /Content.Security.Policy|\(in promise\)/i

/** A test that fails when a page of the browser complains, except for what the test expects. */
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
