import { get } from 'node:http'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { releasesFolder } from '@samity/tooling'
import { buildOneApplication, releasesWithoutFiles } from '@samity/tooling/one-application'
import { buildApp } from '../src/app.ts'
import { pages } from '../src/pages/pages.ts'
import { openDatabase } from '../src/platform/database.ts'
import { readSettings } from '../src/platform/settings.ts'
import { signedIn, withBrowser, withPage } from './browser.ts'
import type { Tell } from './figure.ts'
import { inFolder, withProduct, type Product } from './product.ts'

const kib = 1024
const firstStaffScreen = '/dashboard/addBank'

/** What a file weighs on its way: with brotli, as the build packed it. */
const weightOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/** The scripts that a page has asked for until now, announced ones too. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )

async function weigh(scripts: string[]): Promise<number> {
  const weights = await Promise.all([...new Set(scripts)].map(weightOf))
  if (process.env['BENCH_LIST'])
    for (const [place, url] of [...new Set(scripts)].entries())
      process.stdout.write(`${String(weights[place]).padStart(8)} ${url}\n`)
  return weights.reduce((sum, weight) => sum + weight, 0) / kib
}

/** Until the first screen of a person who is signed in can be used. What is fetched ahead afterwards does not count. */
const staffScreen = (browser: Browser, url: string, session: Product['session']): Promise<number> =>
  withPage(browser, async (page) => {
    await signedIn(page, session)
    // idle time, in which other modules are fetched ahead, comes only when we have counted
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(url + firstStaffScreen)
    await page.getByRole('heading', { level: 1, name: 'Bank' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).waitFor()
    await page.waitForLoadState('networkidle')
    return weigh(await scriptsOf(page))
  })

const home = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, async (page) => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    return weigh(await scriptsOf(page))
  })

/** Serves the one application from this process, on the product's own database. */
async function withOneApplication<T>(
  { databaseUrl }: Product,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const sql = openDatabase(databaseUrl)
  try {
    return await inFolder(async (folder) => {
      const shellDist = path.join(folder, 'shell')
      const releasesDir = path.join(folder, 'releases')
      await buildOneApplication(shellDist)
      releasesWithoutFiles(releasesFolder(), releasesDir)
      const settings = readSettings({ DATABASE_URL: databaseUrl })
      const served = pages({ shellDist, releasesDir, publicUrl: settings.publicUrl })
      const app = await buildApp({ sql, settings, beside: [served] })
      try {
        return await work(await app.listen({ port: 0, host: '127.0.0.1' }))
      } finally {
        await app.close()
      }
    })
  } finally {
    await sql.end()
  }
}

/** Script bytes of the dashboard, beside the same source built as one application, and of the website's first page. */
export const measure = (tell: Tell): Promise<void> =>
  withProduct((product) =>
    withBrowser(async (browser) => {
      const ours = await staffScreen(browser, product.url, product.session)
      const inOne = await withOneApplication(product, (url) => staffScreen(browser, url, product.session))
      tell({
        what: `scripts of ${firstStaffScreen}, cold, brotli`,
        ours,
        unit: 'KiB',
        reference: { what: 'one application', value: inOne },
        goal: { atMost: 1.1 },
      })
      tell({
        what: 'scripts of /, cold, brotli',
        ours: await home(browser, product.url),
        unit: 'KiB',
        goal: { atMost: 100 },
      })
    }),
  )
