import { expect, test, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'
import { rebuildRelease } from '../release-fixtures.ts'
import { goTo, headingOf, screens, expectScreenWorks } from '../page-helpers.ts'
import { startOverrideServer } from '../override-server.ts'

const sale = screens['mfe-sales']
/** Another build of sales: its screen says which one it is. */
const saying = (version: string) =>
  rebuildRelease('mfe-sales', {
    version,
    transform: (text, file) =>
      file.endsWith('.js') ? text.replaceAll('"Bail Bond Sale"', `"Sale as of ${version}"`) : text,
  })
const heading = (page: Page, version: string) =>
  page.getByRole('heading', { level: 1, name: `Sale as of ${version}` })

let elsewhere: Awaited<ReturnType<typeof startOverrideServer>>
test.beforeEach(async () => {
  elsewhere = await startOverrideServer(saying('7.0.0'))
})
test.afterEach(() => elsewhere.close())

test('an administrator tries a module of another address in the own browser, sees it built anew, and takes it back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  await page.goto(`${sale.path}?module.mfe-sales=${elsewhere.origin}`)
  const question = page.getByRole('dialog', { name: 'Load a development build?' })
  await expect(question).toContainText(`load Sales from ${elsewhere.origin}`)
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await question.getByRole('button', { name: 'Load it' }).click()
  const banner = page.getByText(`Sales from ${elsewhere.origin} in this browser only`)
  await expect(banner).toBeVisible()
  await expect(heading(page, '7.0.0')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  // built anew: the same page, without a reload
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  elsewhere.publish(saying('7.0.1'))
  await expect(heading(page, '7.0.1')).toBeVisible()
  await expectScreenWorks(page, 'mfe-config')
  await goTo(page, '/')
  await expect(banner).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  const other = await browser.newPage()
  await signIn(other, 'admin')
  await other.goto(sale.path)
  await expect(headingOf(other, 'mfe-sales')).toBeVisible()
  await expect(other.getByText('in this browser only')).toHaveCount(0)
  await other.close()

  // it is kept over a reload, and gone after a reset
  await page.goto(sale.path)
  await expect(heading(page, '7.0.1')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('who is no administrator keeps the module that is released, and is told why', async ({ page }) => {
  await signIn(page, 'cashier')
  await page.goto(`${sale.path}?module.mfe-sales=${elsewhere.origin}`)
  await expect(page.getByText('only administrators may load development builds')).toBeVisible()
  await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Could not load')).toHaveCount(0)
})

test.describe('an address that the system does not allow', () => {
  // the server refuses the confirmation
  test.use({ expected: /409 \(Conflict\)/ })

  test('is not requested, and the banner names the setting', async ({ page }) => {
    await signIn(page, 'admin')
    const address = `http://127.0.0.1:${elsewhere.port}`
    await page.goto(`${sale.path}?module.mfe-sales=${address}`)
    await page.getByRole('button', { name: 'Load it' }).click()
    await expect(page.getByText(`Its operator can set DEV_ORIGINS=${address}`)).toBeVisible()
    await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  })
})
