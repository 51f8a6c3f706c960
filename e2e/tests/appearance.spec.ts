import { expect, test, type Page } from '../fixtures.ts'
import { openDashboard } from '../page-helpers.ts'

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--samity-paper').trim())
const white = '#fff'
const isDarkLoaded = (page: Page) => page.evaluate(() => document.getElementById('dark-styles') !== null)

test('the theme follows the device, a choice stays after a reload, and print is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openDashboard(page)
  expect(await paper(page)).toBe(white)
  expect(await isDarkLoaded(page)).toBe(false)

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => paper(page)).not.toBe(white)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => paper(page)).toBe(white)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Appearance' }).click()
  await page.getByText('Dark', { exact: true }).click()
  await page.getByText('Compact', { exact: true }).click()
  await expect.poll(() => paper(page)).not.toBe(white)

  // without the shell only the script in the HTML has run
  await page.route(/\/assets\/(?:shell|early)\.[^/]*\.js$/, () => new Promise(() => undefined))
  await page.reload({ waitUntil: 'commit' })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-density', 'compact')
  await expect.poll(() => paper(page)).not.toBe(white)

  await page.emulateMedia({ media: 'print' })
  expect(await paper(page)).toBe(white)
  await page.emulateMedia({ media: 'screen' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/')
  await expect.poll(() => paper(page)).toBe(white)
})
