import type { Page } from '@playwright/test'

type Shift = { score: number; moved: string[] }

export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    // TypeScript does not know this kind of entry
    type Entry = PerformanceEntry & { value: number; sources: Source[] }
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const describe = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
      return `${element?.outerHTML.slice(0, 200)} from ${place(previousRect)} to ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ score: value, moved: sources.map(describe) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * The sum of all layout shifts until now (the browser's score); 0 means that nothing has moved. Prints what
 * has.
 */
export async function totalLayoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    // the browser reports the shifts of a frame after it
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    // `recordLayoutShifts` put it there
    return (window as unknown as { shifts: Shift[] }).shifts
  })
  for (const { moved } of shifts) console.log(`Moved: ${moved.join('; ')}`)
  return shifts.reduce((sum, { score }) => sum + score, 0)
}
