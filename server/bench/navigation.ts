import type { Browser } from '@playwright/test'
import { emulateSlowNetwork, signInBrowser, measureUntilShown, withBrowser, withPage } from './browser.ts'
import { median, type Report } from './figure.ts'
import { withProduct, type Product } from './product.ts'

const rounds = 3
/** One screen of each back office module, and the section of the sidebar that contains its link. */
const screens = {
  'mfe-config': { section: 'Configuration', path: '/dashboard/addBank' },
  'mfe-sales': { section: 'Sales', path: '/dashboard/bailbondSale' },
  'mfe-accounts': { section: 'Account', path: '/dashboard/income-report' },
}

/** Measures from the click on the sidebar to the heading of a module that is not yet open, after the shell was idle. */
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
    // when idle, the shell prefetches the modules of the sidebar's links
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: section, exact: true }).click()
    const link = page.locator(`nav a[href="${path}"]`).first()
    return measureUntilShown(page, 'click', 'h1', () => link.click())
  })

/** Measures what the split into modules costs a person who moves from one module to another. */
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
