import { readStoredRegistry } from '@samity/module-registry'
import type { ModuleFigures } from '@samity/shared-api/contract/system/screen-figures'
import { expect, test, type Page } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'
import { product } from '../products.ts'
import { refreshRegistry, interceptReleases, rebuildRelease } from '../release-fixtures.ts'
import {
  goTo,
  headingOf,
  fileKinds,
  moduleNames,
  reportsOf,
  noticeOf,
  interceptFiles,
  openDashboard,
  screens,
  hasStayed,
  expectScreenWorks,
  type ModuleName,
} from '../page-helpers.ts'

/**
 * A release that counts ticks of its version while it runs, by a timer and a listener that its disposer
 * removes.
 */
const tickingRelease = (name: ModuleName | 'mfe-library', version: string) =>
  rebuildRelease(name, {
    version,
    transform: (text, file) =>
      fileKinds.exposed.test(`/${file}`)
        ? text.replace(
            '({screens:{',
            `({setup(){
              const count = () => { const ticks = globalThis.ticks ??= {}; ticks["${version}"] = (ticks["${version}"] ?? 0) + 1 }
              const timer = setInterval(count, 20)
              addEventListener("tea", count)
              return () => { clearInterval(timer); removeEventListener("tea", count) }
            },screens:{`,
          )
        : text,
  })

const runningReleases = (page: Page) =>
  page.evaluate(async () => {
    const own = window as unknown as { ticks: Record<string, number> }
    own.ticks = {}
    dispatchEvent(new Event('tea'))
    await new Promise((resolve) => setTimeout(resolve, 120))
    return Object.keys(own.ticks)
  })

const updateOffer = (page: Page) => page.getByText(/^A new version of .* is ready\.$/)
const otherPath = {
  'mfe-config': '/dashboard/addBuilding',
  'mfe-sales': '/dashboard/sale-list',
  'mfe-accounts': '/dashboard/expanse-report',
  'mfe-public': '/contact',
}

for (const name of moduleNames)
  test(`${name}: a tab offers a new release and switches to it on a click, without a reload`, async ({
    page,
  }) => {
    const releases = await interceptReleases(page)
    releases.activate(tickingRelease(name, '2.0.0'))
    await openDashboard(page)
    await expectScreenWorks(page, name)
    expect(await runningReleases(page)).toEqual(['2.0.0'])
    releases.activate(tickingRelease(name, '2.1.0'))
    await refreshRegistry(page)
    await expect(updateOffer(page)).toContainText(screens[name].title)
    await expect(headingOf(page, name)).toBeVisible()
    expect(await runningReleases(page)).toEqual(['2.0.0'])
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(headingOf(page, name)).toBeVisible()
    await expect.poll(() => runningReleases(page)).toEqual(['2.1.0'])
    await expect(updateOffer(page)).toHaveCount(0)
    // back to the previous release: its code runs again, and only its own timers
    releases.activate(tickingRelease(name, '2.0.0'))
    await refreshRegistry(page)
    await expect(updateOffer(page)).toBeVisible()
    await goTo(page, otherPath[name])
    await expect.poll(() => runningReleases(page)).toEqual(['2.0.0'])
    await expect(updateOffer(page)).toHaveCount(0)
    expect(await hasStayed(page)).toBe(true)
  })

test('the server knows how fast the rows of a release showed that a person opened', async ({ page }) => {
  await openDashboard(page)
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const readFigures = async () => {
    const response = await page.request.get('/api/modules/mfe-config/figures/', {
      headers: { Authorization: `Bearer ${token}` },
    })
    const { screens: rows } = (await response.json()) as ModuleFigures
    return rows.find(({ screen }) => screen === 'Banks')
  }
  const measured = () => reportsOf(page).filter(({ outcome }) => outcome === 'measured')
  // what measures loads when the browser is idle
  await expect
    .poll(async () => {
      await expectScreenWorks(page, 'mfe-sales')
      await goTo(page, otherPath['mfe-sales'])
      return measured()
    })
    .not.toEqual([])
  const visitBanks = async () => {
    await expectScreenWorks(page, 'mfe-config')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    // the visit is measured after the frame in which the rows appeared
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
    )
    await goTo(page, otherPath['mfe-config'])
    await expect(headingOf(page, 'mfe-config')).toHaveCount(0)
    return readFigures()
  }
  // the second visit has the code of the screen
  await expect.poll(visitBanks, { timeout: 20_000 }).toMatchObject({
    device: 'desktop',
    rowsMs: { median: expect.any(Number) },
    requests: { high: expect.any(Number) },
  })
  const { rowsMs, kib, release } = (await readFigures())!
  expect(rowsMs!.median).toBeGreaterThan(0)
  // the first visit asks for the list; later ones show it at once, from the memory of the page
  const [first] = measured().filter(({ screen }) => screen === 'Banks')
  expect(first?.figures?.requests).toBeGreaterThanOrEqual(1)
  expect(kib!.high).toBeLessThan(100)
  expect(release).toBe(readStoredRegistry(product.releases).modules['mfe-config']?.active)
})

test('unsaved input keeps a module as it is until it is saved or left', async ({ page }) => {
  const releases = await interceptReleases(page)
  releases.activate(tickingRelease('mfe-config', '2.0.0'))
  await openDashboard(page)
  await expectScreenWorks(page, 'mfe-config')
  await page.getByRole('button', { name: /Add/ }).first().click()
  const box = page.getByRole('textbox').last()
  await box.fill('Half a name')
  releases.activate(tickingRelease('mfe-config', '2.1.0'))
  await refreshRegistry(page)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(/Save or discard your changes to get it/)).toBeVisible()
  await expect(box).toHaveValue('Half a name')
  expect(await runningReleases(page)).toEqual(['2.0.0'])
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect.poll(() => runningReleases(page)).toEqual([])
  await expectScreenWorks(page, 'mfe-config')
  expect(await runningReleases(page)).toEqual(['2.1.0'])
})

const booksPath = '/dashboard/library/books'
const bookTitle = (page: Page) => page.getByRole('textbox', { name: 'Title' })
async function typeBook(page: Page, title: string): Promise<void> {
  await bookTitle(page).fill(title)
  await page.getByRole('textbox', { name: 'Author' }).fill('Rahima Khatun')
}

async function saveBook(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const copies = page.getByRole('dialog').filter({ hasText: title })
  await copies.getByRole('button', { name: 'Close' }).first().click()
  await page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
}

for (const [what, opened, next] of [
  ['another release is activated', undefined, '2.0.0'],
  ['a canary release is promoted', '2.0.0', '2.1.0'],
  ['a release is rolled back', '2.1.0', '2.0.0'],
] as const)
  test(`unsaved input on a page that was opened by its URL is kept when ${what}`, async ({ page }) => {
    const releases = await interceptReleases(page)
    // the HTML names the active release and the routes of visitors, the registry of the user this one
    if (opened) releases.activate(tickingRelease('mfe-library', opened))
    await openDashboard(page)
    await page.goto(booksPath)
    const title = `The Law of ${what}`
    await typeBook(page, title)
    if (opened) expect(await runningReleases(page)).toEqual([opened])
    releases.activate(tickingRelease('mfe-library', next))
    await refreshRegistry(page)
    await expect(updateOffer(page)).toContainText('Library')
    await expect(page.getByRole('link', { name: 'Lending Desk' })).toBeAttached()
    await expect(bookTitle(page)).toHaveValue(title)
    await saveBook(page, title)
    expect(await runningReleases(page)).toEqual(opened ? [opened] : [])
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => runningReleases(page)).toEqual([next])
  })

test.describe('when the session ends', () => {
  test.use({ expected: /status of 401/ })
  test('unsaved input is kept by a sign-in that brings another release', async ({ page }) => {
    const releases = await interceptReleases(page)
    await signIn(page, 'admin', booksPath)
    const title = 'The Law of Sessions'
    await typeBook(page, title)
    await page.request.post('/api/logout/', {
      headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` },
    })
    releases.activate(tickingRelease('mfe-library', '2.0.0'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Your session has expired.' })
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(updateOffer(page)).toContainText('Library')
    await expect(bookTitle(page)).toHaveValue(title)
    await saveBook(page, title)
  })
})

test.describe('while files cannot be loaded', () => {
  test.use({
    expected: /Failed to load resource|integrity|ChunkLoadError|supported stylesheet|not executable/,
  })

  test('a tab left open over three releases keeps working, and a missing chunk makes it load the newest release', async ({
    page,
  }) => {
    const releases = await interceptReleases(page)
    const first = tickingRelease('mfe-sales', '2.0.0')
    releases.activate(first)
    // no prefetching, as in a background tab
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await openDashboard(page)
    await expectScreenWorks(page, 'mfe-sales')
    for (const version of ['2.1.0', '2.2.0']) releases.activate(tickingRelease('mfe-sales', version))
    await goTo(page, '/dashboard/sale-list')
    await expect(page.getByRole('heading', { level: 1, name: 'Sales List' })).toBeVisible()
    expect(await runningReleases(page)).toEqual(['2.0.0'])
    releases.activate(tickingRelease('mfe-sales', '2.3.0'))
    releases.prune(first)
    let requestCount = 0
    page.on('request', (request) => void (requestCount += request.url().endsWith('/modules.json') ? 1 : 0))
    await goTo(page, '/dashboard/donation')
    await expect(page.getByRole('heading', { level: 1, name: 'Fund Collection' })).toBeVisible()
    await expect(noticeOf(page, 'mfe-sales')).toHaveCount(0)
    expect(await runningReleases(page)).toEqual(['2.3.0'])
    expect(requestCount).toBe(1)
    expect(await hasStayed(page)).toBe(true)
  })

  test('a new release that does not load leaves the tab on the working release', async ({ page }) => {
    const releases = await interceptReleases(page)
    releases.activate(tickingRelease('mfe-sales', '2.0.0'))
    await openDashboard(page)
    await expectScreenWorks(page, 'mfe-sales')
    const broken = tickingRelease('mfe-sales', '2.1.0')
    broken.module.integrity = {}
    releases.activate(broken)
    await refreshRegistry(page)
    await expectScreenWorks(page, 'mfe-accounts')
    await expectScreenWorks(page, 'mfe-sales')
    expect(await runningReleases(page)).toEqual(['2.0.0'])
    await expect(updateOffer(page)).toHaveCount(0)
  })

  test('a failed module is requested again only by a person, or when the network returns', async ({
    page,
  }) => {
    const heal = await interceptFiles(page, 'mfe-sales', 'all', (route) => route.abort())
    let requestCount = 0
    page.on(
      'request',
      (request) => void (requestCount += request.url().includes('/releases/mfe-sales/') ? 1 : 0),
    )
    await openDashboard(page)
    await goTo(page, screens['mfe-sales'].path)
    await expect(noticeOf(page, 'mfe-sales')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = requestCount
    for (const event of ['focus', 'visibilitychange', 'focus'])
      await page.evaluate((what) => dispatchEvent(new Event(what)), event)
    await expectScreenWorks(page, 'mfe-accounts')
    await expectScreenWorks(page, 'mfe-config')
    await page.waitForTimeout(1500)
    expect(requestCount).toBe(before)
    await goTo(page, screens['mfe-sales'].path)
    await expect(noticeOf(page, 'mfe-sales')).toBeVisible()
    await heal()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  })
})

for (const [what, response] of [
  ['cannot be reached', { status: 503, body: 'Down' }],
  ['is cut off', { contentType: 'application/json', body: '{"schema":1,"revision":7,"modu' }],
  ['is empty', { contentType: 'application/json', body: '' }],
  [
    'is other JSON',
    { contentType: 'application/json', body: '{"schema":1,"revision":7,"modules":[{"name":"tea"}]}' },
  ],
  ['is a page of HTML', { contentType: 'text/html', body: '<!doctype html>' }],
] as const)
  test.describe(`a registry that ${what}`, () => {
    test.use({ expected: /503/ })
    test('changes nothing on an open page, and the last good registry serves the next page', async ({
      page,
    }) => {
      await openDashboard(page)
      await expectScreenWorks(page, 'mfe-sales')
      await page.route('**/modules.json', (route) => route.fulfill(response))
      await refreshRegistry(page)
      for (const name of moduleNames) await expectScreenWorks(page, name)
      await page.goto('/dashboard/profile')
      for (const name of moduleNames) await expectScreenWorks(page, name)
    })
  })

test('a release that changes fifty times during navigation causes no error', async ({ page }) => {
  const releases = await interceptReleases(page)
  const both = [tickingRelease('mfe-sales', '2.0.0'), tickingRelease('mfe-sales', '2.1.0')] as const
  releases.activate(both[0])
  await openDashboard(page)
  const paths = [
    screens['mfe-sales'].path,
    '/dashboard/sale-list',
    screens['mfe-config'].path,
    '/dashboard/stock',
  ]
  for (let flip = 0; flip < 50; flip += 1) {
    releases.activate(both[flip % 2 ? 0 : 1])
    await Promise.all([refreshRegistry(page), goTo(page, paths[flip % paths.length]!)])
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
  }
  await expectScreenWorks(page, 'mfe-sales')
  expect(await runningReleases(page)).toHaveLength(1)
  expect(await hasStayed(page)).toBe(true)
})
