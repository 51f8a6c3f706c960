import type { Route } from '@playwright/test'
import { expect, test, type Page } from '../fixtures.ts'
import { password } from '../demo-accounts.ts'
import { fileKinds, headingOf, noticeOf, recordRequests, screens } from '../page-helpers.ts'

// every-screen.spec.ts opens each screen with early reads and looks whether they are its first reads
const bankPath = screens['mfe-config'].path

async function comeBack(page: Page): Promise<void> {
  const response = await page.request.post('/api/login/', { data: { username: 'demo-admin', password } })
  const { access, user } = (await response.json()) as { access: string; user: object }
  await page.addInitScript(
    ([token, storedUser]) => {
      localStorage.setItem('access_token', token!)
      localStorage.setItem('user', storedUser!)
    },
    [access, JSON.stringify(user)],
  )
}

async function holdShellBack(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/shell\.[^/]*\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

test('user, registry, files and first data of a screen are requested before the script of the shell has arrived', async ({
  page,
}) => {
  await comeBack(page)
  const urls = recordRequests(page)
  const release = await holdShellBack(page)
  await page.goto(bankPath, { waitUntil: 'commit' })
  const expectedUrls = [
    /^\/api\/user\/$/,
    /^\/modules\.json$/,
    /^\/assets\/antd\..*\.css$/,
    ...(['manifest', 'entry', 'exposed', 'chunk', 'styles'] as const).map(
      (kind) => new RegExp(`^/releases/mfe-config/.*${fileKinds[kind].source}`),
    ),
    /^\/api\/banks\/\?/,
  ]
  await expect.poll(() => expectedUrls.filter((url) => !urls.some((one) => url.test(one)))).toEqual([])
  expect(await page.evaluate(() => 'samityBegun' in window)).toBe(false)
  release()
  await expect(headingOf(page, 'mfe-config')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const apiUrls = urls.filter((url) => url.startsWith('/api/') || url === '/modules.json')
  expect(apiUrls).toEqual([...new Set(apiUrls)])
})

test('a visitor’s page requests nothing early', async ({ page }) => {
  const urls = recordRequests(page)
  const release = await holdShellBack(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect.poll(() => urls.some((url) => url.startsWith('/assets/early.'))).toBe(true)
  await page.waitForLoadState('domcontentloaded', { timeout: 1000 }).catch(() => undefined)
  expect(urls.filter((url) => /^\/(?:api|releases|modules)/.test(url))).toEqual([])
  release()
  await page.goto('/')
  expect(await page.content()).not.toContain('/assets/early.')
})

test('the screen of a link is requested together with its files', async ({ page }) => {
  await comeBack(page)
  // no screen is fetched in advance
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {} }))
  const urls = recordRequests(page)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/mf-manifest\.json$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, bankPath)
  for (const kind of ['entry', 'exposed', 'chunk'] as const)
    await expect.poll(() => urls.some((url) => fileKinds[kind].test(url))).toBe(true)
  await expect.poll(() => urls.filter((url) => url.startsWith('/api/banks/'))).toHaveLength(1)
  release()
  await expect(headingOf(page, 'mfe-config')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(urls.filter((url) => url.startsWith('/api/banks/'))).toHaveLength(1)
})

test('an idle page fetches the screens of the sidebar once in a tab, and runs none', async ({ page }) => {
  await comeBack(page)
  const fetched: string[] = []
  const run: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // the open page is of mfe-admin
    if (pathname.startsWith('/releases/') && !pathname.includes('/mfe-admin/'))
      (request.resourceType() === 'script' ? run : fetched).push(pathname)
  })
  await page.goto('/dashboard/profile')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('samity_prefetched'))).not.toBeNull()
  for (const name of ['mfe-config', 'mfe-sales', 'mfe-accounts'])
    expect(
      fetched.filter((path) => path.includes(name) && fileKinds.chunk.test(path)).length,
    ).toBeGreaterThan(2)
  expect(run.filter((path) => !fileKinds.entry.test(path) && !fileKinds.exposed.test(path))).toEqual([])
  fetched.splice(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  // longer than the page must be quiet
  await page.waitForTimeout(2000)
  expect(fetched).toEqual([])
})

test.describe('an early request', () => {
  test.use({ expected: /Failed to load resource|integrity|Failed to find a valid digest/ })

  const faults: [what: string, files: RegExp, how: (route: Route) => Promise<void>][] = [
    ['that hangs: the user', /\/api\/user\/$/, () => new Promise(() => undefined)],
    ['that fails: the user', /\/api\/user\/$/, (route) => route.abort()],
    ['with an error: the user', /\/api\/user\/$/, (route) => route.fulfill({ status: 503, json: {} })],
    ['that fails: the registry', /\/modules\.json$/, (route) => route.abort()],
    ['with an error: the registry', /\/modules\.json$/, (route) => route.fulfill({ status: 502 })],
    ['that hangs: the first data', /\/api\/banks\//, () => new Promise(() => undefined)],
    ['with an error: the first data', /\/api\/banks\//, (route) => route.fulfill({ status: 500, json: {} })],
    ['that fails: a file', /\/releases\/mfe-config\/.*\.js$/, (route) => route.abort()],
    ['that fails: the script itself', /\/assets\/early\./, (route) => route.abort()],
    ['that hangs: the script itself', /\/assets\/early\./, () => new Promise(() => undefined)],
  ]
  for (const [what, files, how] of faults)
    test(`${what}: the page works`, async ({ page }) => {
      await comeBack(page)
      const handled = new Set<string>()
      await page.route(files, (route) => {
        const { pathname } = new URL(route.request().url())
        if (handled.has(pathname)) return route.fallback()
        handled.add(pathname)
        return how(route)
      })
      // the first request is the early one
      const release = await holdShellBack(page)
      await page.goto(bankPath, { waitUntil: 'commit' })
      await expect.poll(() => handled.size).toBeGreaterThan(0)
      release()
      await expect(headingOf(page, 'mfe-config')).toBeVisible({ timeout: 12_000 })
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 12_000 })
      await expect(noticeOf(page, 'mfe-config')).toHaveCount(0)
    })

  test('with a refused token: the person is asked to sign in', async ({ page }) => {
    await comeBack(page)
    await page.addInitScript(() => localStorage.setItem('access_token', 'of-yesterday'))
    await page.goto(bankPath)
    await expect(page.getByText('Your session has expired.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})
