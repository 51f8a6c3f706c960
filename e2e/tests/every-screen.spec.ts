import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '../fixtures.ts'
import type { Descriptor } from '@samity/shared-api/module'
import { signIn } from '../demo-accounts.ts'

const descriptors = [
  'mfe-config',
  'mfe-sales',
  'mfe-accounts',
  'mfe-treasury',
  'mfe-members',
  'mfe-authenticity',
  'mfe-api',
  'mfe-start',
  'mfe-handbook',
].map(
  (name) =>
    JSON.parse(readFileSync(new URL(`../../${name}/module.json`, import.meta.url), 'utf8')) as Descriptor,
)
const shellRoutes = ['profile', 'passwordChange', 'users', 'settings', 'messages', 'modules'].map(
  (name) => `/dashboard/${name}`,
)
/** `npm test -- --changed` opens only the screens that changed. */
const chosenPaths = process.env['E2E_SCREENS']?.split(',')
const routes = [
  ...descriptors.flatMap(({ routes: all }) => all.map(({ path }) => path)),
  ...shellRoutes,
].filter((path) => !path.includes(':') && (chosenPaths?.includes(path) ?? true))

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage()
  await signIn(page, 'admin')
})
test.afterAll(() => page.context().close())

for (const route of routes)
  test(`${route} shows its screen without complaints and without axe violations`, async () => {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Page not found')).toHaveCount(0)
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
