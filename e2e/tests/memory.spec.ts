import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { goTo, openDashboard, screens } from '../page-helpers.ts'

/** The last one has no list, so the number of its elements does not depend on a response. */
const visits = [screens['mfe-config'], screens['mfe-accounts'], screens['mfe-sales']]
const rounds = 20

async function visitAll(page: Page): Promise<void> {
  for (const { path, heading } of visits) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
}

async function countNodes(devtools: CDPSession): Promise<number> {
  // an element that a finalizer refers to is gone after another collection
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Memory.getDOMCounters')).nodes
}

test('screens that were left retain no elements', async ({ page, context }) => {
  await openDashboard(page)
  const devtools = await context.newCDPSession(page)
  // parts that load when the page is idle arrive in the first rounds
  for (let round = 0; round < 3; round++) await visitAll(page)
  /** The growth of many visits. React may refer to the last screens, of up to a thousand elements each. */
  const growth = async () => {
    const nodesBefore = await countNodes(devtools)
    for (let round = 0; round < rounds; round++) await visitAll(page)
    return (await countNodes(devtools)) - nodesBefore
  }
  // a leak retains each visit to a screen; what is retained once does not grow again
  await expect.poll(growth, { timeout: 45_000, intervals: [0] }).toBeLessThan(rounds * 200)
})
