import { cpSync, existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromium } from './browser.ts'
import { password } from './demo-accounts.ts'
import { builtReleases, startedProducts, product, type StartedProduct } from './products.ts'

/** Journeys release modules into the product that they start: it has releases of its own. */
for (const { releases } of startedProducts)
  if (!existsSync(releases)) cpSync(builtReleases, releases, { recursive: true })

const server = ({ url, port, data, releases }: StartedProduct) => ({
  command: `"${process.execPath}" ../server/src/main.ts --demo`,
  url: `${url}/readyz`,
  // filling the demo association takes most of it
  timeout: 300_000,
  stdout: 'pipe' as const,
  // the log of every request
  stderr: 'ignore' as const,
  env: {
    PORT: String(port),
    SAMITY_DATA: data,
    SAMITY_RELEASES: releases,
    DEMO_PASSWORD: password,
    // journeys try modules that they serve themselves
    DEV_ORIGINS: 'http://localhost:*',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
})

export default defineConfig({
  testDir: 'tests',
  // a product has one set of books: a worker for each
  workers: Math.max(startedProducts.length, 1),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  // a busy machine may be late; what needed another try is listed as flaky
  retries: 2,
  use: {
    baseURL: product.url,
    launchOptions: chromium,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    // what a trace keeps of every step makes the journeys twice as long
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  webServer: startedProducts.map(server),
})
