import type { Page } from '@playwright/test'

type Shifts = { shifts: number[] }

/** Notes each time that something moves on the page without a person's doing. Call before the page opens. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        // TypeScript does not know this kind of entry
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of all shifts until now, as browsers count them: 0 is a page on which nothing has moved. */
export const totalLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // what the last frame moved is told after it
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    // `watchShifts` put it there
    return (window as unknown as Shifts).shifts.reduce((sum, shift) => sum + shift, 0)
  })
