import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'
import { totalLayoutShift, recordLayoutShifts } from '../layout-shifts.ts'

// the last file of a run: all workers share its tests, none of which saves anything
test.describe.configure({ mode: 'parallel' })

const publicPages = [
  '/',
  '/committee',
  '/member-list',
  '/media',
  '/contact',
  '/helpline',
  '/notices',
  // of a module that has no frame of its own
  '/library',
  '/signin',
]

test('the home page without scripts shows the committee of this year and the history', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meghnapur District Bar Association')
  await expect(page.getByRole('heading', { level: 2, name: /^Executive Committee \d{4}$/ })).toBeVisible()
  await expect(page.getByText('President', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('on the bank of the Meghna')).toBeVisible()
})

test('the home page hydrates without a layout shift or a complaint', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.waitForTimeout(1500)
  expect(await totalLayoutShift(page)).toBeLessThan(0.001)
})

test('a page that is only read loads one script; the others load with the first interaction', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'load' })
  const scripts = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ startTime }) => ({ msAfterLoad: startTime - visit!.loadEventStart }))
    })
  // the browser says so of a pointer that rests where the page appears
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  // three seconds after the load, which a busy machine reaches before the click, the others load by themselves
  expect((await scripts()).filter(({ msAfterLoad }) => msAfterLoad < 3000)).toHaveLength(1)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  // a click from before the scripts load is replayed afterwards
  await page.getByRole('link', { name: 'Photo Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect((await scripts()).length).toBeGreaterThan(2)
})

test('public pages load no antd and no axios', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.waitForLoadState('networkidle')
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))
  const bodies = await Promise.all(
    urls.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  )
  expect(bodies.length).toBeGreaterThan(2)
  expect(bodies.some((body) => body.includes('ant-btn') || body.includes('AxiosError'))).toBe(false)
})

test('the language switches without a page load, and each language has its own URL', async ({ page }) => {
  await page.goto('/')
  // until the scripts are there, the same button loads the page
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('button', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/\/bn\/?$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('মেঘনাপুর জেলা আইনজীবী সমিতি')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

for (const path of publicPages)
  for (const prefix of ['', '/bn'])
    test(`${prefix}${path} has a heading and no axe violations`, async ({ page }) => {
      const response = await page.goto(`${prefix}${path}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await findViolations(page, { 'target-size': { enabled: true } })).toEqual([])
    })

test.describe('an unknown URL', () => {
  // the browser logs the page's own status
  test.use({ expected: /status of 404/ })

  test('returns 404 within the public layout', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Page not found')).toBeVisible()
  })
})

test('a visitor who opens the dashboard is sent to the home page with a notice that links to sign-in', async ({
  page,
}) => {
  await page.goto('/dashboard/sale-list')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('No token found. Please log in.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/signin/)
})

test('a visitor gets no private field of an advocate', async ({ request }) => {
  const members = (await (await request.get('/api/advocates/')).json()) as Record<string, unknown>[]
  expect(members.length).toBeGreaterThan(200)
  const fields = new Set(members.flatMap(Object.keys))
  for (const field of [
    'nid_number',
    'nominees',
    'children',
    'religion',
    'email',
    'remarks',
    'mother_name',
    'permanent_address',
  ])
    expect(fields.has(field)).toBe(false)
})

test.describe('the preview of the settings', () => {
  // its frame runs no scripts, not even those that the fixtures add to every frame
  test.use({ expected: /Blocked script execution in 'about:srcdoc'/ })

  test('shows the future page before the settings are saved', async ({ page }) => {
    await signIn(page, 'admin', '/dashboard/settings')
    await page.getByLabel('Name (English)').fill('Padma District Bar Association')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog').frameLocator('iframe')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Padma District Bar Association')
    await expect(preview.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(6, 53, 42)')
    const plain = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text()
    expect(plain).not.toContain('Padma')
  })
})

test('the catalogue of the library is read and searched without scripts, and hydrates without a layout shift', async ({
  browser,
  page,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const text = plain.getByLabel('Title, author or subject')
  // on a busy machine the first visitor may get the page that the browser renders
  await expect(async () => {
    await plain.goto('/library')
    await expect(text).toBeVisible({ timeout: 1000 })
  }).toPass()
  await text.fill('evidence')
  await plain.getByRole('button', { name: 'Search' }).click()
  await expect(plain).toHaveURL(/\/library\?search=evidence$/)
  await expect(plain.getByRole('heading', { level: 2, name: /Evidence/ }).first()).toBeVisible()

  await recordLayoutShifts(page)
  await page.goto('/library')
  await page.getByLabel('Title, author or subject').fill('evidence')
  await page.waitForLoadState('networkidle')
  expect(await totalLayoutShift(page)).toBeLessThan(0.001)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/library\?search=evidence$/)
  await expect(page.getByRole('heading', { level: 2, name: /Evidence/ }).first()).toBeVisible()
})
