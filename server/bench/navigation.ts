import type { Browser } from '@playwright/test'
import { emulateSlowDevice, signInBrowser, measureUntilShown, withBrowser, withPage } from './browser.ts'
import { median, type Report } from './figure.ts'
import { withProduct, type Product } from './product.ts'

const rounds = 3
const screens = {
  'mfe-config': { section: 'Configuration', path: '/dashboard/addBank' },
  'mfe-sales': { section: 'Sales', path: '/dashboard/bailbondSale' },
  'mfe-accounts': { section: 'Account', path: '/dashboard/add-expanse' },
}

/** `heading` and `form` are milliseconds from the click on the sidebar until they are shown and painted. */
type FirstVisit = { heading: number; form: number }

const measureFirstVisit = (
  browser: Browser,
  { url, session }: Product,
  { section, path }: (typeof screens)['mfe-config'],
  isSlow: boolean,
): Promise<FirstVisit> =>
  withPage(browser, async (page) => {
    await signInBrowser(page, session)
    if (isSlow) await emulateSlowDevice(page)
    await page.goto(`${url}/dashboard/profile`)
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    // when idle, the shell prefetches the modules of the sidebar's links
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: section, exact: true }).click()
    const link = page.locator(`nav a[href="${path}"]`).first()
    const [heading, form] = await Promise.all([
      measureUntilShown(page, 'click', 'h1', () => Promise.resolve()),
      measureUntilShown(page, 'click', 'main form', () => link.click()),
    ])
    return { heading, form }
  })

export const measureNavigation = (report: Report): Promise<void> =>
  withProduct((product) =>
    withBrowser(async (browser) => {
      for (const isSlow of [false, true])
        for (const [module, screen] of Object.entries(screens)) {
          const visits: FirstVisit[] = []
          for (let round = 0; round < rounds; round++)
            visits.push(await measureFirstVisit(browser, product, screen, isSlow))
          const device = isSlow ? 'slow 4G, CPU 4×' : 'no throttling'
          report({
            label: `first move to ${module}, ${device}: to its heading`,
            ours: median(visits.map(({ heading }) => heading)),
            unit: 'ms',
            goal: { atMost: 150 },
          })
          report({
            label: `first move to ${module}, ${device}: to its form`,
            ours: median(visits.map(({ form }) => form)),
            unit: 'ms',
            goal: { atMost: isSlow ? 400 : 120 },
          })
        }
    }),
  )
