import { appendFileSync, chmodSync, cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './browser.ts'
import { password } from './demo-accounts.ts'
import { builtReleases, startedProducts, product, type StartedProduct } from './products.ts'

/**
 * A data folder with the demo association (fill-demo.ts). Without it each product fills its own, one after
 * the other.
 */
const demoData = process.env['E2E_DEMO']

const databaseSettings = 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n'

/**
 * The tests release modules into the product that they start, so each product has its own copy of data and
 * releases.
 */
for (const { data, releases } of startedProducts)
  if (!existsSync(releases)) {
    if (demoData !== undefined) {
      cpSync(demoData, data, { recursive: true, verbatimSymlinks: true })
      // PostgreSQL refuses a folder that others can read, and copies of folders are readable
      chmodSync(path.join(data, 'postgres'), 0o700)
      // nobody needs this database after a power cut
      appendFileSync(path.join(data, 'postgres/postgresql.auto.conf'), databaseSettings)
    }
    cpSync(builtReleases, releases, { recursive: true })
  }

const server = ({ url, port, data, releases }: StartedProduct) => ({
  command: `"${process.execPath}" ../server/src/main.ts${demoData === undefined ? ' --demo' : ''}`,
  url: `${url}/readyz`,
  // filling the demo association takes most of the time
  timeout: 300_000,
  stdout: 'pipe' as const,
  // the log of every request
  stderr: 'ignore' as const,
  env: {
    PORT: String(port),
    SAMITY_DATA: data,
    SAMITY_RELEASES: releases,
    DEMO_PASSWORD: password,
    // the tests load modules from servers of their own
    DEV_ORIGINS: 'http://localhost:*',
    // and receive webhooks on this machine
    WEBHOOK_NETWORKS: '127.0.0.1',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
})

const longFile = '**/rehearsal.spec.ts'

export default defineConfig({
  testDir: 'tests',
  // one worker per product: a product has one set of books
  workers: Math.max(startedProducts.length, 1),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  forbidOnly: true,
  // a busy machine may time out; a test that needed a retry is listed as flaky
  retries: 2,
  use: {
    baseURL: product.url,
    launchOptions: chromium,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // a dialog that moves while it opens can lose a click that comes in its first milliseconds
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // recording a trace doubles the time of a test
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  // the longest file first: at the end it would run alone
  projects: [
    { name: 'long', testMatch: longFile },
    { name: 'others', testIgnore: longFile },
  ],
  webServer: startedProducts.map(server),
})
