import { expect, test as plain, type Page } from '@playwright/test'

type Watched = {
  /** What a test expects the browser to complain about, because it breaks something itself */
  expected: RegExp
  complaints: string[]
}

/** What the browser says: its own errors, refused scripts and styles, rejections that nobody took. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`Uncaught ${String(error)}`))
  page.on('crash', () => complaints.push('The page crashed'))
}

/** Nobody may expect these. */
const never = /Content.Security.Policy|\(in promise\)/i

/** A journey during which no page of the browser may complain, but for what the test itself expects. */
export const test = plain.extend<Watched>({
  expected: [/^$/, { option: true }],
  complaints: [
    async ({ context, expected }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => listen(page, complaints))
      await use(complaints)
      expect(complaints.filter((text) => !expected.test(text) || never.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { Page }
