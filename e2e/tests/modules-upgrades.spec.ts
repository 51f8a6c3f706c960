import { expect, test, type Page } from '../fixtures.ts'
import { refreshRegistry, interceptReleases, rebuildRelease } from '../release-fixtures.ts'
import {
  goTo,
  headingOf,
  fileKinds,
  moduleNames,
  noticeOf,
  interceptFiles,
  openDashboard,
  screens,
  hasStayed,
  expectScreenWorks,
  type ModuleName,
} from '../page-helpers.ts'

/** A release that says its version while it runs, by a timer and a listener that its disposer ends. */
const ticking = (name: ModuleName, version: string) =>
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

/** Which releases run: the page is listened to for a moment. */
const running = (page: Page) =>
  page.evaluate(async () => {
    const own = window as unknown as { ticks: Record<string, number> }
    own.ticks = {}
    dispatchEvent(new Event('tea'))
    await new Promise((resolve) => setTimeout(resolve, 120))
    return Object.keys(own.ticks)
  })

const offer = (page: Page) => page.getByText(/^A new version of .* is ready\.$/)
const second = {
  'mfe-config': '/dashboard/addBuilding',
  'mfe-sales': '/dashboard/sale-list',
  'mfe-accounts': '/dashboard/expanse-report',
  'mfe-public': '/contact',
}

for (const name of moduleNames)
  test(`${name}: a tab learns of a new release quietly and goes on with it on a click, without a reload`, async ({
    page,
  }) => {
    const releases = await interceptReleases(page)
    releases.activate(ticking(name, '2.0.0'))
    await openDashboard(page)
    await expectScreenWorks(page, name)
    expect(await running(page)).toEqual(['2.0.0'])
    releases.activate(ticking(name, '2.1.0'))
    await refreshRegistry(page)
    await expect(offer(page)).toContainText(screens[name].title)
    await expect(headingOf(page, name)).toBeVisible()
    expect(await running(page)).toEqual(['2.0.0'])
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(headingOf(page, name)).toBeVisible()
    await expect.poll(() => running(page)).toEqual(['2.1.0'])
    await expect(offer(page)).toHaveCount(0)
    // back to the release before it: its code runs again, and only its own timers
    releases.activate(ticking(name, '2.0.0'))
    await refreshRegistry(page)
    await expect(offer(page)).toBeVisible()
    await goTo(page, second[name])
    await expect.poll(() => running(page)).toEqual(['2.0.0'])
    await expect(offer(page)).toHaveCount(0)
    expect(await hasStayed(page)).toBe(true)
  })

test('unsaved input keeps a module as it is until it is saved or left', async ({ page }) => {
  const releases = await interceptReleases(page)
  releases.activate(ticking('mfe-config', '2.0.0'))
  await openDashboard(page)
  await expectScreenWorks(page, 'mfe-config')
  await page.getByRole('button', { name: /Add/ }).first().click()
  const box = page.getByRole('textbox').last()
  await box.fill('Half a name')
  releases.activate(ticking('mfe-config', '2.1.0'))
  await refreshRegistry(page)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(/It comes once you have saved or left/)).toBeVisible()
  await expect(box).toHaveValue('Half a name')
  expect(await running(page)).toEqual(['2.0.0'])
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect.poll(() => running(page)).toEqual([])
  await expectScreenWorks(page, 'mfe-config')
  expect(await running(page)).toEqual(['2.1.0'])
})

test.describe('while files fail', () => {
  test.use({
    expected: /Failed to load resource|integrity|ChunkLoadError|supported stylesheet|not executable/,
  })

  test('a tab that is left open over three releases keeps working, and a chunk that is gone leads to the newest', async ({
    page,
  }) => {
    const releases = await interceptReleases(page)
    const first = ticking('mfe-sales', '2.0.0')
    releases.activate(first)
    // nothing but what is looked at is loaded, as in a tab that sleeps
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await openDashboard(page)
    await expectScreenWorks(page, 'mfe-sales')
    for (const version of ['2.1.0', '2.2.0']) releases.activate(ticking('mfe-sales', version))
    await goTo(page, '/dashboard/sale-list')
    await expect(page.getByRole('heading', { level: 1, name: 'Sales List' })).toBeVisible()
    expect(await running(page)).toEqual(['2.0.0'])
    releases.activate(ticking('mfe-sales', '2.3.0'))
    releases.prune(first)
    let asked = 0
    page.on('request', (request) => void (asked += request.url().endsWith('/modules.json') ? 1 : 0))
    await goTo(page, '/dashboard/donation')
    await expect(page.getByRole('heading', { level: 1, name: 'Fund Collection' })).toBeVisible()
    await expect(noticeOf(page, 'mfe-sales')).toHaveCount(0)
    expect(await running(page)).toEqual(['2.3.0'])
    expect(asked).toBe(1)
    expect(await hasStayed(page)).toBe(true)
  })

  test('a new release that does not load leaves the tab on the one that works', async ({ page }) => {
    const releases = await interceptReleases(page)
    releases.activate(ticking('mfe-sales', '2.0.0'))
    await openDashboard(page)
    await expectScreenWorks(page, 'mfe-sales')
    const broken = ticking('mfe-sales', '2.1.0')
    broken.module.integrity = {}
    releases.activate(broken)
    await refreshRegistry(page)
    await expectScreenWorks(page, 'mfe-accounts')
    await expectScreenWorks(page, 'mfe-sales')
    expect(await running(page)).toEqual(['2.0.0'])
    await expect(offer(page)).toHaveCount(0)
  })

  test('a dead module is asked for again only by a person, or when the network returns', async ({ page }) => {
    const heal = await interceptFiles(page, 'mfe-sales', 'all', (route) => route.abort())
    let asked = 0
    page.on('request', (request) => void (asked += request.url().includes('/releases/mfe-sales/') ? 1 : 0))
    await openDashboard(page)
    await goTo(page, screens['mfe-sales'].path)
    await expect(noticeOf(page, 'mfe-sales')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = asked
    for (const event of ['focus', 'visibilitychange', 'focus'])
      await page.evaluate((what) => dispatchEvent(new Event(what)), event)
    await expectScreenWorks(page, 'mfe-accounts')
    await expectScreenWorks(page, 'mfe-config')
    await page.waitForTimeout(1500)
    expect(asked).toBe(before)
    await goTo(page, screens['mfe-sales'].path)
    await expect(noticeOf(page, 'mfe-sales')).toBeVisible()
    await heal()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(headingOf(page, 'mfe-sales')).toBeVisible()
  })
})

for (const [what, answer] of [
  ['cannot be reached', { status: 503, body: 'Down' }],
  ['is half of one', { contentType: 'application/json', body: '{"schema":1,"revision":7,"modu' }],
  ['is empty', { contentType: 'application/json', body: '' }],
  [
    'is other JSON',
    { contentType: 'application/json', body: '{"schema":1,"revision":7,"modules":[{"name":"tea"}]}' },
  ],
  ['is a page of HTML', { contentType: 'text/html', body: '<!doctype html>' }],
] as const)
  test.describe(`a registry that ${what}`, () => {
    test.use({ expected: /503/ })
    test('changes nothing for who works, and the last good one serves the next page', async ({ page }) => {
      await openDashboard(page)
      await expectScreenWorks(page, 'mfe-sales')
      await page.route('**/modules.json', (route) => route.fulfill(answer))
      await refreshRegistry(page)
      for (const name of moduleNames) await expectScreenWorks(page, name)
      await page.goto('/dashboard/profile')
      for (const name of moduleNames) await expectScreenWorks(page, name)
    })
  })

test('a release that flips fifty times under a person who keeps clicking shows no error', async ({
  page,
}) => {
  const releases = await interceptReleases(page)
  const both = [ticking('mfe-sales', '2.0.0'), ticking('mfe-sales', '2.1.0')] as const
  releases.activate(both[0])
  await openDashboard(page)
  const places = [
    screens['mfe-sales'].path,
    '/dashboard/sale-list',
    screens['mfe-config'].path,
    '/dashboard/stock',
  ]
  for (let flip = 0; flip < 50; flip += 1) {
    releases.activate(both[flip % 2 ? 0 : 1])
    await Promise.all([refreshRegistry(page), goTo(page, places[flip % places.length]!)])
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
  }
  await expectScreenWorks(page, 'mfe-sales')
  expect(await running(page)).toHaveLength(1)
  expect(await hasStayed(page)).toBe(true)
})
