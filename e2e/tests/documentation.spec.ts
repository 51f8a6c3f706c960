import { scriptlessPath, signIn } from '../demo-accounts.ts'
import { expect, test, type Page } from '../fixtures.ts'

/*
 * The documentation at /docs, which `npm run docs` has built: for staff only, with search in both languages,
 * on phones too.
 */

// the page that asks to sign in
test.use({ expected: /status of 401/ })

const phone = { width: 360, height: 740 }
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a visitor is asked to sign in, and reads no page', async ({ page }) => {
  await page.goto('/docs/operate')
  await expect(page.getByText('Only staff can read the documentation')).toBeVisible()
  await expect(heading(page, 'Operating Samity')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/signin$/)
})

test('staff open it with their session, and its search finds pages in both languages', async ({ page }) => {
  await signIn(page, 'staff', '/docs/')
  await expect(heading(page, 'Samity')).toBeVisible()
  for (const [text, path, title] of [
    ['synchronous_standby_names', 'operate/database', 'The database'],
    ['রসিদ বাতিল', 'handbook/bn/void-a-receipt', 'রসিদ বাতিল করুন'],
  ] as const) {
    const field = page.getByRole('textbox', { name: 'SearchPanelInput' })
    // the button of a page that arrived complete does nothing until its scripts have run
    await expect(async () => {
      if (!(await field.isVisible())) await page.getByRole('button', { name: /^Search/ }).click()
      await expect(field).toBeVisible({ timeout: 2000 })
    }).toPass()
    await field.fill(text)
    await page.locator(`a[href^="/docs/${path}"]`, { hasText: text }).first().click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/docs/${path}`))
  }
})

test('each page names its language for screen readers, in the file and after every step', async ({
  page,
}) => {
  const html = page.locator('html')
  await signIn(page, 'staff', '/docs/handbook/bn/first-day')
  await expect(heading(page, /^প্রথম দিন/)).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'bn')
  expect(await (await page.request.get('/docs/handbook/bn/first-day')).text()).toContain('<html lang="bn"')
  await page.goto('/docs/operate')
  await expect(heading(page, /^Operating Samity/)).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'সহায়িকা', exact: true }).first().click()
  await expect(heading(page, /^প্রথম দিন/)).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'bn')
  await page.getByRole('link', { name: 'Handbook', exact: true }).first().click()
  await expect(heading(page, /^The first day/)).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en')
})

test('its pages and the reference of the API fit a phone', async ({ page }) => {
  await signIn(page, 'auditor', scriptlessPath)
  await page.setViewportSize(phone)
  for (const [path, title] of [
    ['operate', /^Operating Samity/],
    ['handbook/bn/first-day', /^প্রথম দিন/],
    ['reference/', /^Samity/],
  ] as const) {
    await page.goto(`/docs/${path}`)
    // Swagger UI has its title on the second level
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
  await page.getByText('Sales, fees, rents and other receipts').click()
  await expect(page.getByText('/api/vokalotnama/').first()).toBeVisible()
})
