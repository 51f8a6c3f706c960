import { cpSync, existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromium } from './browser.ts'
import { password } from './demo-accounts.ts'
import { builtReleases, startedProducts, product, type StartedProduct } from './products.ts'

/** The tests release modules into the product that they start, so each product has its own copy of the releases. */
for (const { releases } of startedProducts)
  if (!existsSync(releases)) cpSync(builtReleases, releases, { recursive: true })

const server = ({ url, port, data, releases }: StartedProduct) => ({
  command: `"${process.execPath}" ../server/src/main.ts --demo`,
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
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
})

export default defineConfig({
  testDir: 'tests',
  // one worker per product: a product has one set of books
  workers: Math.max(startedProducts.length, 1),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  // a busy machine may time out; a test that needed a retry is listed as flaky
  retries: 2,
  use: {
    baseURL: product.url,
    launchOptions: chromium,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    // recording a trace doubles the time of a test
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  webServer: startedProducts.map(server),
})
