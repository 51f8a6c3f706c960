import { expect, test, type Page } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'
import { copyWorkspace } from '../workspace-copy.ts'

const port = 8149
const modulePort = 8148
const pageFile = 'mfe-config/src/banks/BanksPage.tsx'
const bankPage = '/dashboard/addBank'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${port}` })

let copy: ReturnType<typeof copyWorkspace>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = copyWorkspace()
  await copy.start('.', ['scripts/run.mjs', 'dev'], 'Samity is running', {
    PORT: String(port),
    SAMITY_DATA: 'data',
    ADMIN_USERNAME: 'demo-admin',
    ADMIN_PASSWORD: password,
  })
})
test.afterAll(() => copy.remove())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const nameField = (page: Page) => page.getByLabel('Bank Name').first()

async function expectEditKeepsInput(page: Page): Promise<void> {
  await nameField(page).fill('Typed before the edit')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const restore = copy.edit(pageFile, "heading: { en: 'Bank'", "heading: { en: 'Edited bank'")
  await expect(heading(page, 'Edited bank')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed before the edit')
  restore()
  await expect(heading(page, 'Bank')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed before the edit')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
}

test('in npm run dev an edit of a module appears and keeps what was typed', async ({ page }) => {
  await signIn(page, 'admin', bankPage)
  await expectEditKeepsInput(page)
})

test('an edit of a shared part appears and keeps what was typed', async ({ page }) => {
  await signIn(page, 'admin', bankPage)
  await nameField(page).fill('Typed before the edit')
  const restore = copy.edit('shared-ui/src/core/Page.tsx', '{title}\n', 'Edited {title}\n')
  await expect(heading(page, 'Edited Bank')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed before the edit')
  restore()
  await expect(heading(page, 'Bank')).toBeVisible()
})

test('the service of a module runs with its migrations', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/library/books')
  await page.getByLabel('Title').fill('Evidence Act')
  await page.getByLabel('Author').fill('Anyone')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Evidence Act' })).toBeVisible()
})

test('source maps show the files as they were written', async ({ page, request }) => {
  await signIn(page, 'admin', bankPage)
  await expect(heading(page, 'Bank')).toBeVisible()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const script = scripts.find((url) => /BanksPage[^/]*\.js$/.test(url)) ?? ''
  expect(await (await request.get(script)).text()).toContain('//# sourceMappingURL=')
  const map = (await (await request.get(`${script}.map`)).json()) as {
    sources: string[]
    sourcesContent: string[]
  }
  const index = map.sources.indexOf('webpack://mfe-config/./src/banks/BanksPage.tsx')
  expect(map.sourcesContent[index]).toContain('<Field name="bank_name" />')
})

test.describe('an error in the source', () => {
  test.use({ expected: /rspack-dev-server|Errors while compiling/ })

  test('is shown over the page, and typed text is still there after the correction', async ({ page }) => {
    await signIn(page, 'admin', bankPage)
    await nameField(page).fill('Typed before the error')
    const restore = copy.edit(pageFile, 'export default function', 'export default functio')
    const overlay = page.locator('iframe[id*="dev-server-client-overlay"]')
    await expect(overlay.contentFrame().getByText('BanksPage.tsx').first()).toBeVisible()
    restore()
    await expect(overlay).toHaveCount(0)
    await expect(nameField(page)).toHaveValue('Typed before the error')
  })
})

test('rspack dev in the folder of a module updates it in a running system', async ({ page }) => {
  const rspack = 'node_modules/@rspack/cli/bin/rspack.js'
  await copy.start('mfe-config', [rspack, 'dev', '--port', String(modulePort)], 'compiled successfully', {
    PUBLIC_URL: `http://localhost:${port}`,
  })
  await signIn(page, 'admin')
  const origin = `http://localhost:${modulePort}`
  await page.goto(`${bankPage}?module.mfe-config=${origin}`)
  await expect(page.getByText(`Configuration from ${origin} in this browser only`)).toBeVisible()
  await expect(heading(page, 'Bank')).toBeVisible()
  await expectEditKeepsInput(page)
  // the home page of the module's server leads to the system
  await page.goto(origin)
  expect(new URL(page.url()).port).toBe(String(port))
})
