import { expect, test, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'
import { rebuildRelease } from '../release-fixtures.ts'
import { goTo, headingOf, screens, expectScreenWorks } from '../page-helpers.ts'
import { startOverrideServer } from '../override-server.ts'

const sale = screens['mfe-sales']
const buildLabelled = (version: string) =>
  rebuildRelease('mfe-sales', {
    version,
    transform: (text, file) =>
      file.endsWith('.js') ? text.replaceAll('"Bail Bond Sale"', `"Sale as of ${version}"`) : text,
  })
const heading = (page: Page, version: string) =>
  page.getByRole('heading', { level: 1, name: `Sale as of ${version}` })

let overrideServer: Awaited<ReturnType<typeof startOverrideServer>>
test.beforeEach(async () => {
  overrideServer = await startOverrideServer(buildLabelled('7.0.0'))
})
test.afterEach(() => overrideServer.close())

test('an administrator loads a development build in one browser, sees it rebuilt, and resets it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', `${sale.path}?module.mfe-sales=${overrideServer.origin}`)
  const question = page.getByRole('dialog', { name: 'Load a development build?' })
  await expect(question).toContainText(`load Sales from ${overrideServer.origin}`)
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await question.getByRole('button', { name: 'Load it' }).click()
  const banner = page.getByText(`Sales from ${overrideServer.origin} in this browser only`)
  await expect(banner).toBeVisible()
  await expect(heading(page, '7.0.0')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  // a rebuild appears on the same page, without a reload
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  overrideServer.publish(buildLabelled('7.0.1'))
  await expect(heading(page, '7.0.1')).toBeVisible()
  await expectScreenWorks(page, 'mfe-config')
  await goTo(page, '/')
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  const other = await browser.newPage()
  await signIn(other, 'admin', sale.path)
  await expect(headingOf(other, 'mfe-sales')).toBeVisible()
  await expect(other.getByText('in this browser only')).toHaveCount(0)
  await other.close()

  // the override survives a reload, and is gone after a reset
  await page.goto(sale.path)
  await expect(heading(page, '7.0.1')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('a person without the administrator role keeps the released module and reads why', async ({ page }) => {
  await signIn(page, 'cashier', `${sale.path}?module.mfe-sales=${overrideServer.origin}`)
  await expect(page.getByText('only administrators may load development builds')).toBeVisible()
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Could not load')).toHaveCount(0)
})

test.describe('a development origin that the operator does not allow', () => {
  // the server refuses the confirmation
  test.use({ expected: /409 \(Conflict\)/ })

  test('is not requested, and the banner names the setting', async ({ page }) => {
    const address = `http://127.0.0.1:${overrideServer.port}`
    await signIn(page, 'admin', `${sale.path}?module.mfe-sales=${address}`)
    await page.getByRole('button', { name: 'Load it' }).click()
    await expect(page.getByText(`Its operator can set DEV_ORIGINS=${address}`)).toBeVisible()
    await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  })
})
