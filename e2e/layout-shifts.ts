import type { Page } from '@playwright/test'

type Shifts = { shifts: number[] }

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

/** The sum of all layout shifts until now (the browser's score); 0 means that nothing has moved. */
export const totalLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // the browser reports the shifts of a frame after it
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    // `recordLayoutShifts` put it there
    return (window as unknown as Shifts).shifts.reduce((sum, shift) => sum + shift, 0)
  })
