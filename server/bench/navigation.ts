import type { Browser } from '@playwright/test'
import { emulateSlowNetwork, signInBrowser, measureUntilShown, withBrowser, withPage } from './browser.ts'
import { median, type Report } from './figure.ts'
import { withProduct, type Product } from './product.ts'

const rounds = 3
/** A screen of each module of the back office, and the part of the sidebar that leads to it. */
const screens = {
  'mfe-config': { section: 'Configuration', path: '/dashboard/addBank' },
  'mfe-sales': { section: 'Sales', path: '/dashboard/bailbondSale' },
  'mfe-accounts': { section: 'Account', path: '/dashboard/income-report' },
}

/** From the click on the sidebar to the heading of a module that nobody has opened yet; the shell has had time. */
const measureFirstVisit = (
  browser: Browser,
  { url, session }: Product,
  { section, path }: (typeof screens)['mfe-config'],
) =>
  withPage(browser, async (page) => {
    await signInBrowser(page, session)
    await emulateSlowNetwork(page.context(), page)
    await page.goto(`${url}/dashboard/profile`)
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    // idle: what the sidebar leads to is fetched ahead
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: section, exact: true }).click()
    const link = page.locator(`nav a[href="${path}"]`).first()
    return measureUntilShown(page, 'click', 'h1', () => link.click())
  })

/** What the split into modules costs who goes from one to another. */
export const measure = (report: Report): Promise<void> =>
  withProduct((product) =>
    withBrowser(async (browser) => {
      for (const [module, screen] of Object.entries(screens)) {
        const samples: number[] = []
        for (let round = 0; round < rounds; round++)
          samples.push(await measureFirstVisit(browser, product, screen))
        report({
          label: `first move to ${module}, shell idle, slow 4G: to its heading`,
          ours: median(samples),
          unit: 'ms',
          goal: { atMost: 150 },
        })
      }
    }),
  )
