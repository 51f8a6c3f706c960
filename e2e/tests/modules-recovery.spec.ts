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

/* The browser's cache is on and never cleared: a file that was once wrong must not stay wrong. */

test.use({ expected: /Failed to load resource|integrity|ChunkLoadError|Failed to find a valid digest/ })

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

type Recovery = 'retry' | 'reload'
const everyKind: [FileKind, Recovery][] = [
  ['manifest', 'retry'],
  ['entry', 'reload'],
  ['exposed', 'retry'],
  ['chunk', 'reload'],
  ['styles', 'retry'],
]
const someKinds: [FileKind, Recovery][] = [
  ['entry', 'retry'],
  ['chunk', 'reload'],
]
/** Every file kind of one module of the back office and of that of the website, some of the others */
const faultsOf = (name: ModuleName) => (name === 'mfe-sales' || name === 'mfe-public' ? everyKind : someKinds)

const filesOf = (name: ModuleName, kind: FileKind) =>
  new RegExp(`^/releases/${name}/.*${fileKinds[kind].source}`)

for (const name of moduleNames)
  for (const [kind, recovery] of faultsOf(name))
    test(`${name}: a wrong file (${kind}) that the browser caches for a year recovers with ${recovery === 'retry' ? 'Retry' : 'the next page load'}`, async ({
      browser,
    }) =>
      behindProxy(browser, async (page, proxy) => {
        proxy.corrupt('wrong', filesOf(name, kind))
        await openDashboard(page, proxy.url)
        await goTo(page, screens[name].path)
        await expect(noticeOf(page, name)).toContainText(/not the one that was released/)
        proxy.heal()
        if (recovery === 'retry') await page.getByRole('button', { name: 'Retry' }).click()
        else {
          await page.reload()
          await goTo(page, screens[name].path)
        }
        await expect(headingOf(page, name)).toBeVisible()
        await expect(noticeOf(page, name)).toHaveCount(0)
      }))

test('entries and chunks that hang time out, and Retry requests them again, even when every connection hung', async ({
  browser,
}) => {
  await Promise.all(
    (['entry', 'exposed', 'chunk', 'all'] as const).map((kind) =>
      behindProxy(browser, async (page, proxy) => {
        // all modules at once: more requests than the browser has connections to one server
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

test('the shell recovers its own files: its entry, its styles and the chunks that it loads later', async ({
  browser,
}) => {
  for (const [path, files] of [
    ['/signin', /^\/assets\/shell\.[^/]*\.js$/],
    ['/signin', /^\/assets\/shell\.[^/]*\.css$/],
    ['/signin', /^\/assets\/(?!shell|start)[^/]*\.js$/],
    ['/committee', /^\/assets\/shell\.[^/]*\.js$/],
  ] as const)
    await behindProxy(browser, async (page, proxy) => {
      proxy.corrupt('wrong', files)
      await page.goto(proxy.url + path)
      await page.waitForLoadState('networkidle')
      proxy.heal()
      await page.goto(proxy.url + path)
      await page.mouse.move(10, 10)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => 'samityBegun' in window)).toBe(true)
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
      if (path === '/signin') {
        await expect(page.getByLabel('Username').first()).toBeVisible()
        expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
      }
    })
})
