import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
// oxlint-disable-next-line no-restricted-imports -- the bench measures with the journeys' own browser
import { chromium as launchOptions } from '../../e2e/browser.ts'
import { NotMeasured } from './figure.ts'
import type { Product } from './product.ts'

/** Runs `work` with the browser that the journeys use too. */
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

/** A browser that has never been here, alone with one page. */
export async function withPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** The line of a visitor in the country: each journey takes 150 ms, each second carries 1.6 Mbit. */
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

/** From the first page on this browser is signed in, as it is for who comes back. */
export const signInBrowser = (page: Page, { access, user }: Product['session']) =>
  page.addInitScript(
    ([token, userJson]) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('user', userJson)
    },
    [access, JSON.stringify(user)] as const,
  )

/** Milliseconds from a person's click or keystroke until `selector` says something that it did not say before, painted. */
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
