import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { activate, setModuleOrigin, readStoredRegistry, type StoredRegistry } from '@samity/module-registry'
import { createExternalTeam } from '../external-team.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'
import { product } from '../products.ts'
import { refreshRegistry } from '../release-fixtures.ts'
import { goTo } from '../page-helpers.ts'

const { releases } = product

const name = 'mfe-canteen'
let team: Awaited<ReturnType<typeof createExternalTeam>>
let before: StoredRegistry

const inModule = (...parts: string[]) => path.join(team.folder, name, ...parts)
async function release(version: string, change: (page: string) => string = (page) => page): Promise<string> {
  const manifest = inModule('package.json')
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(/"version": ".*?"/, `"version": "${version}"`),
  )
  const page = inModule('src/canteen/CanteenPage.tsx')
  writeFileSync(page, change(readFileSync(page, 'utf8')))
  await team.samity(inModule(), 'release', '--into', releases)
  const releaseName = readdirSync(path.join(releases, name)).find((one) => one.startsWith(`${version}+`))
  if (!releaseName) throw new Error(`${name} ${version} is not among the releases.`)
  return releaseName
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  before = readStoredRegistry(releases)
  team = await createExternalTeam()
  await team.samity(team.folder, 'new-module', 'canteen')
  activate(releases, name, await release('1.0.0'), 'e2e')
})
test.afterAll(async () => {
  const { revision } = readStoredRegistry(releases)
  // a registry with an older revision would be ignored
  writeFileSync(path.join(releases, 'modules.json'), JSON.stringify({ ...before, revision: revision + 1 }))
  // until the server has read it, pages still request the files
  const readModules = async () => (await fetch(`${product.url}/modules.json`)).text()
  await expect.poll(readModules).not.toContain(name)
  for (const folder of [path.join(releases, name), team.folder])
    rmSync(folder, { recursive: true, force: true })
})

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })

test('a module that another team built with the packed packages runs like the system’s own, and updates without a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard/passwordChange')
  await expect(heading(page, 'Change Password')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('navigation').getByText('Canteen', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Canteen', exact: true }).click()
  await expect(heading(page, 'Canteen')).toBeVisible()
  await expect(page.getByText(/^Welcome, .+\.$/)).toBeVisible()
  const count = page.getByRole('button', { name: 'Count', exact: true })
  await count.click()
  await expect(page.getByRole('main').getByText('Counted: 1')).toBeVisible()
  // the hover colour is lighter
  await page.mouse.move(0, 0)
  await expect(count).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await page.getByRole('button', { name: 'বাংলা' }).click()
  await expect(page.getByText('গণনা হয়েছে: ১')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()

  const next = await release('1.1.0', (text) => text.replace("en: 'Canteen'", "en: 'Tea room'"))
  activate(releases, name, next, 'e2e')
  await refreshRegistry(page)
  await expect(page.getByText('A new version of Canteen is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(heading(page, 'Tea room')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('an external module can be served from another origin', async ({ page }) => {
  const requestedUrls: string[] = []
  const server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    const type = request.url?.endsWith('.json') ? 'application/json' : 'text/javascript'
    response.setHeader('content-type', type).end(readFileSync(path.join(releases, request.url ?? '')))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // a server that listens on a port has an AddressInfo
  const { port } = server.address() as AddressInfo
  setModuleOrigin(releases, name, `http://localhost:${port}/`, 'e2e')
  try {
    await signIn(page, 'admin', '/dashboard/canteen')
    await expect(page.getByText(/^Welcome, .+\.$/)).toBeVisible()
    expect(requestedUrls.filter((url) => url.endsWith('.js'))).not.toEqual([])
  } finally {
    setModuleOrigin(releases, name, undefined, 'e2e')
    server.closeAllConnections()
    server.close()
  }
})

test.describe('a corrupt external module', () => {
  test.use({ expected: /integrity|Failed to load resource|ChunkLoadError/ })

  test('shows a notice in its place, and none of its code runs', async ({ page }) => {
    await page.route(/\/releases\/mfe-canteen\/.*\/(?!remoteEntry)[^/]*\.js/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response: response, body: `${await response.text()}\nwindow.tampered = true` })
    })
    await signIn(page, 'admin', '/dashboard/canteen')
    const notice = 'Canteen could not be loaded: a file is not the one that was released'
    await expect(page.getByText(notice)).toBeVisible({ timeout: 15_000 })
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
    await goTo(page, '/dashboard/passwordChange')
    await expect(heading(page, 'Change Password')).toBeVisible()
  })
})
