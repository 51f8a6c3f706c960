import { get } from 'node:http'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { releasesFolder } from '@samity/tooling/workspace'
import { buildOneApplication, releasesWithoutFiles } from '@samity/tooling/one-application'
import { buildApp } from '../src/app.ts'
import { makeWebsite } from '../src/website/website.ts'
import { openDatabase } from '../src/database/database.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { signInBrowser, withBrowser, withPage } from './browser.ts'
import type { Report } from './figure.ts'
import { withTempFolder, withProduct, type Product } from './product.ts'

const bytesPerKib = 1024
const firstStaffScreen = '/dashboard/addBank'

/** Returns the transfer size of a file in bytes, compressed with brotli. */
const transferSizeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )

async function weigh(scripts: string[]): Promise<number> {
  const weights = await Promise.all([...new Set(scripts)].map(transferSizeOf))
  if (process.env['BENCH_LIST'])
    for (const [index, url] of [...new Set(scripts)].entries())
      process.stdout.write(`${String(weights[index]).padStart(8)} ${url}\n`)
  return weights.reduce((sum, weight) => sum + weight, 0) / bytesPerKib
}

/**
 * Returns the KiB of scripts until a signed-in person can use the first screen, without scripts that are
 * prefetched later.
 */
const measureStaffScreen = (browser: Browser, url: string, session: Product['session']): Promise<number> =>
  withPage(browser, async (page) => {
    await signInBrowser(page, session)
    // the shell prefetches other modules in idle callbacks: disable them
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(url + firstStaffScreen)
    await page.getByRole('heading', { level: 1, name: 'Bank' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).waitFor()
    await page.waitForLoadState('networkidle')
    return weigh(await scriptsOf(page))
  })

const measureHome = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, async (page) => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    return weigh(await scriptsOf(page))
  })

async function withOneApplication<T>(
  { databaseUrl }: Product,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const sql = openDatabase(databaseUrl)
  try {
    return await withTempFolder(async (folder) => {
      const shellDist = path.join(folder, 'shell')
      const releasesDir = path.join(folder, 'releases')
      await buildOneApplication(shellDist)
      releasesWithoutFiles(releasesFolder(), releasesDir)
      const environment = readEnvironment({ DATABASE_URL: databaseUrl })
      const website = makeWebsite({ shellDist, releasesDir, publicUrl: environment.publicUrl })
      const app = await buildApp({ sql, environment, website })
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

export const measureBundle = (report: Report): Promise<void> =>
  withProduct((product) =>
    withBrowser(async (browser) => {
      const ours = await measureStaffScreen(browser, product.url, product.session)
      const singleApp = await withOneApplication(product, (url) =>
        measureStaffScreen(browser, url, product.session),
      )
      report({
        label: `scripts of ${firstStaffScreen}, cold, brotli`,
        ours,
        unit: 'KiB',
        reference: { label: 'one application', value: singleApp },
        goal: { atMost: 1.1 },
      })
      report({
        label: 'scripts of /, cold, brotli',
        ours: await measureHome(browser, product.url),
        unit: 'KiB',
        goal: { atMost: 100 },
      })
    }),
  )
