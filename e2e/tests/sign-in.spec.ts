import { expect, test, type Page } from '../fixtures.ts'
import { password } from '../demo-accounts.ts'
import { recordLayoutShifts, totalLayoutShift } from '../layout-shifts.ts'

const shellScript = /\/assets\/shell\.[^/]*\.js$/
const words = {
  en: {
    path: '/signin',
    username: 'Username',
    password: 'Password',
    login: 'Login',
    unscripted: /needs JavaScript/,
  },
  bn: {
    path: '/bn/signin',
    username: 'ব্যবহারকারীর নাম',
    password: 'পাসওয়ার্ড',
    login: 'লগইন',
    unscripted: /জাভাস্ক্রিপ্ট প্রয়োজন/,
  },
} as const
const languages = ['en', 'bn'] as const

async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(shellScript, async (route) => {
    await released
    await route.continue()
  })
  const requested = page.waitForRequest(shellScript)
  await page.goto(path, { waitUntil: 'commit' })
  // start.ts has run
  await requested
  return release
}

const isLive = (page: Page) => page.evaluate(() => 'samityLive' in window)
const recordLive = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('samity:live', () => Object.assign(window, { samityLive: true })),
  )

function collectUrls(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  page.on('framenavigated', (frame) => urls.push(frame.url()))
  return urls
}

const rootHtml = (page: Page) => page.evaluate(() => document.getElementById('root')?.innerHTML)

for (const language of languages)
  for (const width of [1280, 375])
    test(`the ${language} page is finished before its scripts run, and stays the same at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await recordLive(page)
      await recordLayoutShifts(page)
      const release = await openWithoutScripts(page, words[language].path)
      await expect(page.getByRole('heading', { level: 1, name: words[language].login })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${words[language].login} · `))
      const picture = await page.screenshot({ animations: 'disabled' })
      // the screenshot leaves empty style attributes
      const html = await rootHtml(page)
      release()
      await expect.poll(() => isLive(page)).toBe(true)
      await page.waitForLoadState('networkidle')
      expect((await rootHtml(page)) === html).toBe(true)
      expect((await page.screenshot({ animations: 'disabled' })).equals(picture)).toBe(true)
      expect(await totalLayoutShift(page)).toBe(0)
    })

for (const language of languages)
  test(`the ${language} form is at its place before the browser has received the hidden one`, async ({
    page,
  }) => {
    await openWithoutScripts(page, words[language].path)
    const field = page.locator('#login-username')
    const { y } = (await field.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    await page.evaluate(() => document.querySelector('#root section[inert]')?.remove())
    expect((await field.boundingBox())?.y).toBe(y)
  })

test('nothing moves between the sign-in page and the first staff screen', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.route(/\/modules\.json$/, async (route) => {
    // longer than the browser forgives a shift after a click
    await page.waitForTimeout(800)
    await route.continue()
  })
  await page.goto('/signin')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Username').first().fill('demo-admin')
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await totalLayoutShift(page)).toBe(0)
})

test('text that is typed before the scripts run stays, and an early Enter signs in when they have run', async ({
  page,
}) => {
  const urls = collectUrls(page)
  const release = await openWithoutScripts(page, '/signin?next=%2Fdashboard%2FaddBank')
  await page.getByLabel('Username').first().fill('demo-admin')
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.keyboard.press('Enter')
  // nothing happens without the scripts, however long they take
  await page.waitForTimeout(2000)
  await expect(page.getByLabel('Password', { exact: true }).first()).toHaveValue(password)
  await expect(page.getByLabel('Password', { exact: true }).first()).toBeFocused()
  release()
  await expect(page).toHaveURL(/\/dashboard\/addBank$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bank' })).toBeVisible()
  expect(urls.filter((url) => url.includes(password) || url.includes('demo-admin'))).toEqual([])
})

test('the first field has the focus, and text that is typed before the scripts run stays with it', async ({
  page,
}) => {
  await recordLive(page)
  const release = await openWithoutScripts(page, '/signin')
  const username = page.getByLabel('Username').first()
  await page.keyboard.type('demo-')
  release()
  await expect.poll(() => isLive(page)).toBe(true)
  await expect(username).toHaveValue('demo-')
  await expect(username).toBeFocused()
  await page.keyboard.type('admin')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await page.getByLabel('Password', { exact: true }).first().fill('wrong-password-1')
  await expect(username).toHaveValue('demo-admin')
})

test('a form that a password manager submits before the scripts run is held back', async ({ page }) => {
  await recordLive(page)
  const urls = collectUrls(page)
  const release = await openWithoutScripts(page, '/signin')
  await page.evaluate((text) => {
    const [username, secret] = document.querySelectorAll('input')
    if (username) username.value = 'demo-admin'
    if (secret) secret.value = text
    document.querySelector<HTMLFormElement>('form[data-scripted]')?.requestSubmit()
  }, password)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(urls.filter((url) => url.includes(password))).toEqual([])
})

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`the ${language} page says so, and a sent form opens it again without the password`, async ({
      page,
    }) => {
      const { path, login, unscripted } = words[language]
      const urls = collectUrls(page)
      await page.goto(path)
      await expect(page.getByText(unscripted).first()).toBeVisible()
      await page.getByLabel(words[language].username).first().fill('demo-admin')
      await page.getByLabel(words[language].password, { exact: true }).first().fill(password)
      await page.getByRole('button', { name: login, exact: true }).first().click()
      await expect(page.getByLabel(words[language].username).first()).toHaveValue('')
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
      expect(urls.filter((url) => url.includes(password))).toEqual([])
    })
})

test.describe('when the scripts cannot be loaded', () => {
  test.use({ expected: /Failed to load resource/ })

  test('the page says so, and keeps the form back', async ({ page }) => {
    await page.route(shellScript, (route) => route.abort())
    await page.goto('/signin')
    await expect(page.getByText(words.en.unscripted).first()).toBeVisible()
    await page.getByLabel('Username').first().fill('demo-admin')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
    await expect(page.getByLabel('Username').first()).toHaveValue('demo-admin')
  })

  test('of the website, a person can sign in nevertheless', async ({ page }) => {
    await page.route(/\/releases\/mfe-public\//, (route) => route.abort())
    await page.goto('/signin')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Admin' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByLabel('Username').first().fill('demo-admin')
    await page.getByLabel('Password', { exact: true }).first().fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

/** Bytes as they were sent: with brotli where the browser accepts it. */
type File = { path: string; bytes: number }
const filesOf = (page: Page): Promise<File[]> =>
  page.evaluate(() =>
    // the entries of this kind have these fields
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
    })),
  )
const isScript = ({ path }: File) => path.endsWith('.js')

test('the page needs few files until it is live', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('samity:live', () =>
      Object.assign(window, { filesUntilLive: performance.getEntriesByType('resource').length }),
    ),
  )
  await page.goto('/signin')
  await expect.poll(() => page.evaluate(() => 'filesUntilLive' in window)).toBe(true)
  const count = await page.evaluate(() => (window as unknown as { filesUntilLive: number }).filesUntilLive)
  const files = (await filesOf(page)).slice(0, count)
  const scripts = new Map(files.filter(isScript).map(({ path, bytes }) => [path, bytes]))
  // start, shell, sign-in page; entry, exposed module and frame of the website
  expect(scripts.size).toBeLessThanOrEqual(6)
  expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(135 * 1024)
  // the styles are in the HTML
  expect(files.filter(({ path }) => path.endsWith('.css'))).toEqual([])
  expect(new Set(files.map(({ path }) => path)).size).toBeLessThanOrEqual(10)
})

test('the code of the first staff screen is there before the sign-in, unless the person saves data', async ({
  page,
  browser,
}) => {
  await page.goto('/signin')
  await page.waitForLoadState('networkidle')
  const staffFile = /^\/assets\/(client|staff|antd)\./
  await expect
    .poll(async () => new Set((await filesOf(page)).map(({ path }) => staffFile.exec(path)?.[1])))
    .toEqual(new Set([undefined, 'client', 'staff', 'antd']))
  const beforeSignIn = (await filesOf(page)).length
  await page.getByLabel('Username').first().fill('demo-admin')
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const afterSignIn = (await filesOf(page)).slice(beforeSignIn).map(({ path }) => path)
  expect(afterSignIn.filter((path) => /^\/assets\/(client|staff)\.[^/]*\.js$/.test(path))).toEqual([])

  const saving = await (await browser.newContext()).newPage()
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await saving.goto('/signin')
  await saving.waitForLoadState('networkidle')
  await saving.waitForTimeout(1000)
  expect((await filesOf(saving)).filter(({ path }) => staffFile.test(path))).toEqual([])
})
