import {
  expect,
  test as plain,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'

type Watched = {
  /** What a test expects the browser to complain about, because it breaks something itself */
  expected: RegExp
  complaints: string[]
}

/** What the browser says: its own errors, refused scripts and styles, rejections that nobody took. */
export function listen(page: Page, complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text())
  }
  const onError = (error: Error) => complaints.push(`Uncaught ${String(error)}`)
  const onCrash = () => complaints.push('The page crashed')
  page.on('console', onConsole).on('pageerror', onError).on('crash', onCrash)
  return () => page.off('console', onConsole).off('pageerror', onError).off('crash', onCrash)
}

/** What a page's policy stops is not always an error of the browser: code that was tried with `Function` is none. */
function tellViolations(): void {
  // oxlint-disable-next-line no-console -- journeys read it there
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}`),
  )
}

/** Every page of the browser, whoever opened it and when. */
function listenToAll(browser: Browser, complaints: string[]): () => void {
  const ends: (() => void)[] = []
  const onPage = (page: Page) => void ends.push(listen(page, complaints))
  const onContext = (context: BrowserContext) => {
    // before any page of it opens
    context.addInitScript(tellViolations).catch(() => undefined)
    context.pages().forEach(onPage)
    context.on('page', onPage)
    ends.push(() => context.off('page', onPage))
  }
  browser.contexts().forEach(onContext)
  browser.on('context', onContext)
  ends.push(() => browser.off('context', onContext))
  return () => ends.forEach((end) => end())
}

/** Nobody may expect these. */
const never = /Content.Security.Policy|\(in promise\)/i

/** A journey during which no page of the browser may complain, but for what the test itself expects. */
export const test = plain.extend<Watched>({
  expected: [/^$/, { option: true }],
  complaints: [
    async ({ browser, expected }, use) => {
      const complaints: string[] = []
      const end = listenToAll(browser, complaints)
      await use(complaints)
      end()
      expect(complaints.filter((text) => !expected.test(text) || never.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { APIRequestContext, Page }
