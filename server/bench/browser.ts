import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
// oxlint-disable-next-line no-restricted-imports -- the bench uses the browser of the end-to-end tests
import { plainChromium as launchOptions } from '../../e2e/browser.ts'
import { NotMeasured } from './figure.ts'
import type { Product } from './product.ts'

/** Runs `work` with the browser of the end-to-end tests. Throws NotMeasured if there is none. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  if (!launchOptions.executablePath && !existsSync(chromium.executablePath()))
    throw new NotMeasured('There is no Chromium here: install chromium, or set CHROMIUM_PATH.')
  const browser = await chromium.launch(launchOptions)
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Runs `work` with one page in a new browser context, with empty caches. */
export async function withPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Emulates a slow connection in the countryside: 150 ms for each round trip, 1.6 Mbit per second. */
export async function emulateSlowNetwork(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  return devtools
}

/** Emulates an old machine in the countryside: the slow connection and a processor four times slower. */
export async function emulateSlowDevice(page: Page): Promise<void> {
  const devtools = await emulateSlowNetwork(page.context(), page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export const signInBrowser = (page: Page, { access, user }: Product['session']) =>
  page.addInitScript(
    ([token, userJson]) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('user', userJson)
    },
    [access, JSON.stringify(user)] as const,
  )

/**
 * Returns the milliseconds from a click or keystroke until the text at `selector` has changed and is painted.
 */
export async function measureUntilShown(
  page: Page,
  eventType: 'click' | 'input',
  selector: string,
  act: () => Promise<void>,
) {
  const elapsedMs = page.evaluate(
    ([event, target]) =>
      new Promise<number>((resolve) => {
        const text = () => document.querySelector(target)?.textContent
        const before = text()
        const handleEvent = ({ timeStamp }: Event) => {
          const check = () => {
            const current = text()
            const isShown = current !== undefined && current !== before
            requestAnimationFrame(isShown ? () => resolve(performance.now() - timeStamp) : check)
          }
          check()
        }
        window.addEventListener(event, handleEvent, { capture: true, once: true })
      }),
    [eventType, selector] as const,
  )
  await act()
  return elapsedMs
}
