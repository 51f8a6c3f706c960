import { sharedRequests } from '@samity/tooling/registry'
import { expect, test, type Page } from '../journey.ts'
import { signIn } from '../people.ts'

const ofSales = /\/releases\/mfe-sales\//
const notice = (page: Page) => page.getByText(/Sales could not be loaded/)

const openFromSidebar = async (page: Page, section: string, entry: string) => {
  const link = page
    .getByRole('link', { name: entry, exact: true })
    .or(page.getByRole('menuitem', { name: entry, exact: true }))
  if (!(await link.first().isVisible())) await page.getByText(section, { exact: true }).first().click()
  await link.first().click()
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
})
/** Nothing of all this may reload the page. */
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test.describe('while files fail', () => {
  test.use({ expected: /Failed to load resource|integrity|ChunkLoadError/ })

  test('a module whose files are gone leaves a notice in its own place, and Retry heals it in the same tab', async ({
    page,
  }) => {
    await page.route(ofSales, (route) => route.abort())
    await page.evaluate(() => caches.keys().then((keys) => keys.forEach((key) => void caches.delete(key))))
    await openFromSidebar(page, 'Sales', 'Bail Bond Sale')
    await expect(notice(page)).toBeVisible()
    await openFromSidebar(page, 'Configuration', 'Bank')
    await expect(page.getByRole('heading', { level: 1, name: 'Bank' })).toBeVisible()
    await openFromSidebar(page, 'Sales', 'Bail Bond Sale')
    await expect(notice(page)).toBeVisible()
    await page.unroute(ofSales)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bail Bond Sale' })).toBeVisible()
  })

  for (const [what, files] of [
    ['the manifest', /\/releases\/mfe-sales\/.*mf-manifest\.json/],
    ['the entry', /\/releases\/mfe-sales\/.*remoteEntry.*\.js/],
    ['a chunk', /\/releases\/mfe-sales\/.*\/(?!remoteEntry)[^/]*\.js/],
  ] as const)
    test(`a changed byte in ${what} is refused, and nothing of it runs`, async ({ page }) => {
      await page.route(files, async (route) => {
        const answer = await route.fetch()
        const body =
          (await answer.text()) + (route.request().url().includes('.json') ? ' ' : '\nwindow.tampered = true')
        await route.fulfill({ response: answer, body })
      })
      await openFromSidebar(page, 'Sales', 'Shop Rent')
      await expect(notice(page)).toBeVisible({ timeout: 15_000 })
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
    })
})

test('a page has one copy of each shared package, and it is the shell’s', async ({ page }) => {
  await openFromSidebar(page, 'Sales', 'Vokalatnama')
  await openFromSidebar(page, 'Configuration', 'Bank')
  await openFromSidebar(page, 'Account', 'Income Report')
  await expect(page.getByRole('heading', { level: 1, name: 'Income Report' })).toBeVisible()
  const providers = await page.evaluate(() => {
    type Share = Record<string, Record<string, Record<string, Record<string, { from: string }>>>>
    const share = (window as unknown as { __FEDERATION__: { __SHARE__: Share } }).__FEDERATION__.__SHARE__
    const found: Record<string, string[]> = {}
    for (const scopes of Object.values(share))
      for (const packages of Object.values(scopes))
        for (const [name, versions] of Object.entries(packages))
          for (const [version, { from }] of Object.entries(versions))
            (found[name] ??= []).push(`${version} from ${from}`)
    return found
  })
  expect(Object.keys(providers)).toEqual(expect.arrayContaining(sharedRequests))
  for (const copies of Object.values(providers)) expect([...new Set(copies)]).toHaveLength(1)
})
