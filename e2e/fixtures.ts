import {
  expect,
  test as base,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'

type ConsoleFixtures = {
  expected: RegExp
  complaints: string[]
}

export function collectComplaints(page: Page, complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text())
  }
  const onError = (error: Error) => complaints.push(`Uncaught ${String(error)}`)
  const onCrash = () => complaints.push('The page crashed')
  page.on('console', onConsole).on('pageerror', onError).on('crash', onCrash)
  return () => page.off('console', onConsole).off('pageerror', onError).off('crash', onCrash)
}

/**
 * Logs each violation of the page's policy. The browser itself does not log all of them: a blocked `Function`
 * is none.
 */
function reportCspViolations(): void {
  // oxlint-disable-next-line no-console -- the fixtures read it there
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}`),
  )
}

function collectFromAllPages(browser: Browser, complaints: string[], modules: Set<string>): () => void {
  const stops: (() => void)[] = []
  const onPage = (page: Page) => void stops.push(collectComplaints(page, complaints))
  const onRequest = (request: Request) => {
    const [, name] = /^\/releases\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (name !== undefined) modules.add(name)
  }
  const onContext = (context: BrowserContext) => {
    // before the context opens a page
    context.addInitScript(reportCspViolations).catch(() => undefined)
    context.pages().forEach(onPage)
    context.on('page', onPage).on('request', onRequest)
    stops.push(() => context.off('page', onPage).off('request', onRequest))
  }
  browser.contexts().forEach(onContext)
  browser.on('context', onContext)
  stops.push(() => browser.off('context', onContext))
  return () => stops.forEach((stop) => stop())
}

const neverExpected = /Content.Security.Policy|\(in promise\)/i

/** A test that fails when a page of the browser complains, except for what the test expects. */
export const test = base.extend<ConsoleFixtures>({
  expected: [/^$/, { option: true }],
  complaints: [
    async ({ browser, expected }, use, testInfo) => {
      const complaints: string[] = []
      const modules = new Set<string>()
      const stop = collectFromAllPages(browser, complaints, modules)
      await use(complaints)
      stop()
      // npm test runs the test again when one of them has changed
      testInfo.annotations.push(...[...modules].map((description) => ({ type: 'module', description })))
      expect(complaints.filter((text) => !expected.test(text) || neverExpected.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { APIRequestContext, Locator, Page }
