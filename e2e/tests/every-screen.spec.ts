import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '../fixtures.ts'
import type { Descriptor } from '@samity/shared-api/module'
import { signIn } from '../demo-accounts.ts'
import { findViolations } from '../find-violations.ts'
import { recordRequests } from '../page-helpers.ts'

const root = new URL('../../', import.meta.url)
/**
 * The descriptor of every module with screens of the back office; the website has specifications of its own.
 */
const descriptors = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && name !== 'mfe-public')
  .map((name) => JSON.parse(readFileSync(new URL(`${name}/module.json`, root), 'utf8')) as Descriptor)
const moduleRoutes = descriptors.flatMap(({ routes }) => routes)
const shellRoutes = ['passwordChange', 'modules'].map((name) => ({
  path: `/dashboard/${name}`,
  reads: [],
}))
/** `npm test -- --changed` opens only the screens that changed. */
const chosenPaths = process.env['E2E_SCREENS']?.split(',')
const routes = [...moduleRoutes, ...shellRoutes].filter(
  ({ path }) => !path.includes(':') && (chosenPaths?.includes(path) ?? true),
)

// all workers share the screens: each opens a part of them
test.describe.configure({ mode: 'parallel' })

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage()
  await signIn(page, 'admin')
})
test.afterAll(() => page.context().close())

const untakenEarlyRequests = () =>
  page.evaluate(() => [
    ...((globalThis as { samityEarlyRequests?: Map<string, unknown> }).samityEarlyRequests?.keys() ?? []),
  ])

/** A label, a description and a link name one element each. */
const duplicateIds = () =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

for (const { path, reads = [] } of routes)
  test(`${path} shows its screen without complaints, axe violations and duplicate ids; its early reads are its first`, async () => {
    const urls = recordRequests(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Page not found')).toHaveCount(0)
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await untakenEarlyRequests()).toEqual([])
    expect(urls).toEqual(expect.arrayContaining(reads.map((read) => `/api/${read}`)))
    page.removeAllListeners('request')
    expect(await duplicateIds()).toEqual([])
    expect(await findViolations(page)).toEqual([])
  })

test('more than twenty screens have early reads', () => {
  expect(moduleRoutes.filter(({ reads }) => reads).length).toBeGreaterThan(20)
})
