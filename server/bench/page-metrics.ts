import type { Page } from '@playwright/test'

/**
 * `paint` is the largest contentful paint in ms; `shift` is the sum of all layout shifts that no person
 * caused (a score).
 */
export type PageMetrics = { paint: number; shift: number }

type WindowMetrics = { metrics: PageMetrics }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Makes every later document of the page record its metrics. Call before the page opens. */
export const recordMetrics = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const metrics = { paint: 0, shift: 0 }
    Object.assign(window, { metrics })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) metrics.paint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      // TypeScript does not know this kind of entry
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) metrics.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The size of the scripts that the open document has loaded over the network, in KiB, compressed. */
export async function readScriptKib(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    // the type of the entries is known from their name
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { transferSize, encodedBodySize }) => sum + (transferSize && encodedBodySize), 0),
  )
  return bytes / 1024
}

export const readMetrics = (page: Page): Promise<PageMetrics> =>
  page.evaluate(async () => {
    // the browser reports the paints and shifts of a frame after it
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    // `recordMetrics` put it there
    return (window as unknown as WindowMetrics).metrics
  })
