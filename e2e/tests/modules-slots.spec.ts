import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate, readStoredRegistry, type StoredRegistry } from '@samity/module-registry'
import { expect, test, type Locator, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'
import { expectLoaded, goTo, hasStayed, openDashboard, reportsOf } from '../page-helpers.ts'
import { product } from '../products.ts'
import { refreshRegistry } from '../release-fixtures.ts'
import { releaseShelf, shelfDescriptor } from '../shelf-module.ts'

/* A module of another team, without a screen of its own, fills every slot. */

const { releases } = product
let before: StoredRegistry
let release: string

test.beforeAll(() => {
  before = readStoredRegistry(releases)
  release = releaseShelf(releases, '1.0.0')
  activate(releases, 'mfe-shelf', release, 'e2e')
})
test.afterAll(() => {
  const { revision } = readStoredRegistry(releases)
  // a registry with an older revision would be ignored
  writeFileSync(path.join(releases, 'modules.json'), JSON.stringify({ ...before, revision: revision + 1 }))
  rmSync(path.join(releases, 'mfe-shelf'), { recursive: true, force: true })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find anywhere' })
const setFault = (page: Page, fault: string) =>
  page.addInitScript((shelfFault) => Object.assign(window, { shelfFault }), fault)
const notice = (page: Page, title: string) => page.getByText(new RegExp(`^${title} could not be loaded: `))

async function openFirstAdvocate(page: Page): Promise<void> {
  await page.goto('/dashboard/Advocate-list')
  await page.getByRole('button', { name: /^View/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('a module fills every slot', async ({ page }) => {
  await openDashboard(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 2, name: 'Books overdue' })).toBeVisible()
  await expect(button(page, 'Three books 1.0.0')).toBeVisible()

  await openFirstAdvocate(page)
  await page.getByRole('tab', { name: 'Shelf loans' }).click()
  await expect(button(page, /^Loans of \d+ 1\.0\.0$/)).toBeVisible()

  await page.goto('/dashboard/renter')
  await page.getByRole('button', { name: /^View/ }).first().click()
  await page.getByRole('tab', { name: 'Keys' }).click()
  await expect(button(page, /^Keys of .+ 1\.0\.0$/)).toBeVisible()

  await page.goto('/dashboard/settings')
  await page.getByRole('tab', { name: 'Shelf settings' }).click()
  await expect(button(page, 'Days of a loan 1.0.0')).toBeVisible()
  await expect(page).toHaveURL(/tab=section-shelf/)

  await searchBox(page).fill('VKL')
  await expect(page.getByRole('group').first()).toHaveAccessibleName('Receipts')
  await page.getByRole('option', { name: /^Evidence Act VKL \d/ }).click()
  await expect(page).toHaveURL(/dashboard\/profile$/)

  await page.goto('/dashboard/profile')
  await searchBox(page).fill('VKL')
  await page.getByRole('option', { name: /^VKL-/ }).first().click()
  await expect(button(page, /^Send VKL-\S+ 1\.0\.0$/)).toBeVisible()

  expect(reportsOf(page)).toContainEqual(
    expect.objectContaining({
      module: 'mfe-shelf',
      release,
      screen: 'slot:receipt.action/shelf',
      outcome: 'loaded',
    }),
  )
})

test('the search requests the API once for all modules, and its code is loaded when the box has the focus', async ({
  page,
}) => {
  // an idle page would prefetch the code
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await openDashboard(page)
  const moduleUrls = () => urls.filter((url) => /\/releases\/mfe-(sales|config|shelf)\//.test(url))
  expect(moduleUrls()).toEqual([])
  await searchBox(page).focus()
  await expect.poll(() => new Set(moduleUrls().map((url) => url.split('/')[4])).size).toBe(3)
  await searchBox(page).fill('VKL')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(urls.filter((url) => url.includes('/api/search/'))).toHaveLength(1)
})

test.describe('faults', () => {
  test.use({ expected: /The shelf (is locked|has fallen)|The module did not load in time/ })

  for (const [fault, reason] of [
    ['throw', 'The shelf has fallen'],
    ['reject', 'its code has an error'],
    ['hang', 'no answer within 10 seconds'],
    ['suspend', 'no answer within 10 seconds'],
  ] as const)
    test(`an extension with the fault '${fault}' is a notice in its place, and Retry recovers`, async ({
      page,
    }) => {
      await setFault(page, fault)
      await openDashboard(page)
      await page.goto('/dashboard')
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      await expect(page.getByRole('heading', { level: 2, name: 'Latest receipts' })).toBeVisible()
      await expect(notice(page, 'Books overdue')).toContainText(reason, { timeout: 20_000 })
      await expect(page.getByRole('heading', { level: 2, name: 'Latest receipts' })).toBeVisible()
      expect(reportsOf(page)).toContainEqual(
        expect.objectContaining({
          module: 'mfe-shelf',
          release,
          screen: 'slot:dashboard.card/shelf',
          outcome: expect.not.stringMatching('loaded'),
        }),
      )

      // the search of the other modules is not slower for it
      await searchBox(page).fill('VKL')
      await expect(page.getByRole('option', { name: /^VKL-/ }).first()).toBeVisible()
      await page.keyboard.press('Escape')

      await page.evaluate(() => Object.assign(window, { shelfFault: '' }))
      await button(page, 'Retry').click()
      await expect(button(page, 'Three books 1.0.0')).toBeVisible()
      expect(await hasStayed(page)).toBe(true)
    })

  test('a search that fails is named below the results of the others, and Retry repeats it', async ({
    page,
  }) => {
    await setFault(page, 'reject')
    await openDashboard(page)
    await searchBox(page).fill('VKL')
    const failure = page.getByRole('alert').filter({ hasText: '“Books” could not be searched.' })
    await expect(failure).toBeVisible()
    await expect(page.getByRole('option', { name: /^VKL-/ }).first()).toBeVisible()
    await page.evaluate(() => Object.assign(window, { shelfFault: '' }))
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('option', { name: /^Evidence Act/ })).toBeVisible()
    await expect(failure).toBeHidden()
  })
})

const sizeOf = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))

/** The widths and heights of the complete dashboard on a desk and on a phone */
async function sizesOfDashboard(page: Page, shows: Locator) {
  const sizes: Awaited<ReturnType<typeof sizeOf>>[] = []
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard')
    await expect(shows).toBeVisible()
    await page.waitForLoadState('networkidle')
    // on a busy machine some cards come later
    await expect(async () => {
      const size = await sizeOf(page)
      await page.waitForTimeout(500)
      await expectLoaded(page)
      expect(await sizeOf(page)).toEqual(size)
      sizes.push(size)
    }).toPass()
  }
  return sizes
}

test('a megabyte of text scrolls inside its place, and the page stays usable', async ({ page }) => {
  await openDashboard(page)
  const plain = await sizesOfDashboard(page, page.getByRole('heading', { name: 'Books overdue' }))
  await setFault(page, 'megabyte')
  const full = await sizesOfDashboard(page, page.getByText(/^x{1000}/))
  expect(full.map(({ width }) => width)).toEqual([1280, 390])
  // a place is as high as the window at most; the card around it has 100 pixels
  for (const [index, { height }] of full.entries())
    expect(height - plain[index]!.height).toBeLessThanOrEqual(900)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openFirstAdvocate(page)
  await page.getByRole('tab', { name: 'Shelf loans' }).click()
  await expect(page.getByText(/^x{1000}/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await searchBox(page).fill('VKL')
  const option = page.getByRole('option', { name: /^x+/ })
  await expect(option).toBeVisible()
  expect((await option.boundingBox())?.height).toBeLessThan(300)
})

test('a new release changes the extension on the next page, and an extension of other roles is not delivered', async ({
  page,
}) => {
  await openDashboard(page)
  await page.goto('/dashboard')
  await expect(button(page, 'Three books 1.0.0')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const { extensions = [] } = shelfDescriptor
  const next = releaseShelf(releases, '1.1.0', {
    ...shelfDescriptor,
    extensions: extensions.map((extension) =>
      extension.slot === 'settings.section' ? { ...extension, allow: ['auditor'] } : extension,
    ),
  })
  activate(releases, 'mfe-shelf', next, 'e2e')
  try {
    await refreshRegistry(page)
    // the tab loads the new release before it uses it
    await expect(async () => {
      await goTo(page, '/dashboard/profile')
      await goTo(page, '/dashboard')
      await expect(button(page, 'Three books 1.1.0')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await goTo(page, '/dashboard/settings')
    await expect(page.getByRole('tab', { name: 'Backup' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Shelf settings' })).toBeHidden()
    expect(await hasStayed(page)).toBe(true)
  } finally {
    activate(releases, 'mfe-shelf', release, 'e2e')
  }
})

test('an extension that claims the id of another module is refused', () => {
  const { extensions = [] } = shelfDescriptor
  const thief = {
    ...extensions[0]!,
    slot: 'search.result',
    id: 'receipts',
    extension: 'ShelfSearch',
  } as const
  expect(() =>
    releaseShelf(releases, '2.0.0', { ...shelfDescriptor, extensions: [...extensions, thief] }),
  ).toThrow(/claims the extension receipts in search\.result, which belongs to mfe-sales/)
})

test('a cashier sees the extensions, in Bengali too', async ({ page }) => {
  await signIn(page, 'cashier')
  await expect(button(page, 'Three books 1.0.0')).toBeVisible()
  await page.getByRole('button', { name: 'বাংলা' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Books overdue (বাংলা)' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
})
