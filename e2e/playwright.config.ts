import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from './browser.ts'
import { password } from './people.ts'

const port = Number(process.env['E2E_PORT'] ?? 8330)
/** A product that runs already, filled with the demo association under DEMO_PASSWORD; otherwise one is started. */
const running = process.env['E2E_URL']
const baseURL = running ?? `http://localhost:${port}`
// every worker reads this file again; they must agree on the folder
const data = (process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'samity-e2e-')))

/** Journeys release modules into the product that they start: it has releases of its own. */
if (!running && !process.env['SAMITY_RELEASES']) {
  process.env['SAMITY_RELEASES'] = path.join(data, 'releases')
  cpSync(fileURLToPath(new URL('../releases', import.meta.url)), process.env['SAMITY_RELEASES'], {
    recursive: true,
  })
}

export default defineConfig({
  testDir: 'tests',
  // one product, one set of books: journeys follow each other
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL,
    launchOptions: chromium,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    trace: 'retain-on-failure',
  },
  ...(!running && {
    webServer: {
      command: `"${process.execPath}" ../server/src/main.ts --demo`,
      url: `${baseURL}/readyz`,
      // filling the demo association takes most of it
      timeout: 300_000,
      stdout: 'pipe',
      // the log of every request
      stderr: 'ignore',
      env: {
        PORT: String(port),
        SAMITY_DATA: data,
        DEMO_PASSWORD: password,
        // journeys try modules that they serve themselves
        DEV_ORIGINS: 'http://localhost:*',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
})
