import { startFaultyProxy, type FaultyProxy } from '../faulty-proxy.ts'
import type { Browser } from '@playwright/test'
import { expect, test, type Page } from '../fixtures.ts'
import {
  goTo,
  headingOf,
  fileKinds,
  moduleNames,
  noticeOf,
  openDashboard,
  screens,
  type FileKind,
  type ModuleName,
} from '../page-helpers.ts'

/* One browser with its cache on, which is never cleared: what was once wrong must not stay wrong. */

test.use({ expected: /Failed to load resource|integrity|ChunkLoadError|Failed to find a valid digest/ })

/** A page in a browser context of its own, behind a proxy of its own. */
async function behindProxy(browser: Browser, visit: (page: Page, proxy: FaultyProxy) => Promise<void>) {
  const proxy = await startFaultyProxy()
  const context = await browser.newContext()
  try {
    await visit(await context.newPage(), proxy)
  } finally {
    await context.close()
    await proxy.close()
  }
}

const parts: FileKind[] = ['manifest', 'entry', 'exposed', 'chunk', 'styles']
/** Every part of one module of the back office and of the website; of the others the entry and a chunk below it. */
const partsOf = (name: ModuleName) =>
  name === 'mfe-sales' || name === 'mfe-public' ? parts : parts.filter((_kind, place) => place % 2 === 1)

const filesOf = (name: ModuleName, kind: FileKind) =>
  new RegExp(`^/releases/${name}/.*${fileKinds[kind].source}`)

for (const name of moduleNames)
  test(`${name}: a wrong file that the browser keeps for a year heals with Retry, or on the next page without a notice`, async ({
    browser,
  }) => {
    await Promise.all(
      partsOf(name).map((kind, place) =>
        behindProxy(browser, async (page, proxy) => {
          proxy.corrupt('wrong', filesOf(name, kind))
          await openDashboard(page, proxy.url)
          await goTo(page, screens[name].path)
          await expect(noticeOf(page, name)).toContainText(/not the one that was released/)
          proxy.heal()
          if (place % 2 === 0) await page.getByRole('button', { name: 'Retry' }).click()
          else {
            await page.reload()
            await goTo(page, screens[name].path)
          }
          await expect(headingOf(page, name)).toBeVisible()
          await expect(noticeOf(page, name)).toHaveCount(0)
        }),
      ),
    )
  })

test('entries and chunks that hang are given up, and Retry asks anew, also where every connection hung', async ({
  browser,
}) => {
  await Promise.all(
    (['entry', 'exposed', 'chunk', 'all'] as const).map((kind) =>
      behindProxy(browser, async (page, proxy) => {
        // of all modules at once: more requests than the browser has connections to one server
        proxy.corrupt('hanging', new RegExp(`^/releases/.*${fileKinds[kind].source}`))
        await openDashboard(page, proxy.url)
        await goTo(page, screens['mfe-sales'].path)
        await expect(noticeOf(page, 'mfe-sales')).toContainText(/no answer within 10 seconds/, {
          timeout: 15_000,
        })
        proxy.heal()
        await page.getByRole('button', { name: 'Retry' }).click()
        await expect(headingOf(page, 'mfe-sales')).toBeVisible()
      }),
    ),
  )
})

test('the shell mends its own files: its entry, its styles and what it fetches later', async ({
  browser,
}) => {
  for (const [place, files] of [
    ['/signin', /^\/assets\/shell\.[^/]*\.js$/],
    ['/signin', /^\/assets\/shell\.[^/]*\.css$/],
    ['/signin', /^\/assets\/(?!shell|start)[^/]*\.js$/],
    ['/committee', /^\/assets\/shell\.[^/]*\.js$/],
  ] as const)
    await behindProxy(browser, async (page, proxy) => {
      proxy.corrupt('wrong', files)
      await page.goto(proxy.url + place)
      await page.waitForLoadState('networkidle')
      proxy.heal()
      await page.goto(proxy.url + place)
      await page.mouse.move(10, 10)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => 'samityBegun' in window)).toBe(true)
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
      if (place === '/signin') {
        await expect(page.getByLabel('Username').first()).toBeVisible()
        expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
      }
    })
})
