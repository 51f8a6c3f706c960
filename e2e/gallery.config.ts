import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromium } from './browser.ts'

/** The tests of the gallery need no server: they open the files that `npm test` has built. */
export default defineConfig({
  testDir: 'gallery',
  fullyParallel: true,
  // parts that load late, animations and pictures leave the cores idle
  workers: availableParallelism() * 2,
  timeout: 60_000,
  reporter: [['list']],
  forbidOnly: true,
  // a busy machine may time out; a test that needed a retry is listed as flaky
  retries: 1,
  use: { launchOptions: chromium, locale: 'en-GB', timezoneId: 'Asia/Dhaka' },
})
