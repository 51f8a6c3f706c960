import sharp from 'sharp'
import { expect, test, type Page } from '../fixtures.ts'
import {
  expectLoaded,
  expectScreenWorks,
  goTo,
  moduleNames,
  openDashboard,
  type ModuleName,
} from '../page-helpers.ts'

/*
 * Styles of one module do not affect another's screens: each looks the same alone and after all the others.
 */

const screensOf: Record<ModuleName, { path: string; heading: RegExp }[]> = {
  'mfe-public': [
    { path: '/committee', heading: /Executive Committee/ },
    { path: '/contact', heading: /Contact/ },
  ],
  'mfe-config': [
    { path: '/dashboard/addBank', heading: /^Bank$/ },
    { path: '/dashboard/Advocate', heading: /^Add Advocate$/ },
  ],
  'mfe-sales': [
    { path: '/dashboard/bailbondSale', heading: /^Bail Bond Sale$/ },
    { path: '/dashboard/donation', heading: /^Fund Collection$/ },
    { path: '/dashboard/stock', heading: /^Paper Stock$/ },
  ],
  'mfe-accounts': [
    { path: '/dashboard/income-report', heading: /^Income Report$/ },
    { path: '/dashboard/add-category', heading: /^Add Category$/ },
  ],
}

/** Disables prefetching, so that only the visited modules are loaded. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))

async function screenshotOf(page: Page, { path, heading }: { path: string; heading: RegExp }) {
  await goTo(page, path)
  await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
  await expectLoaded(page)
  await page.waitForLoadState('networkidle')
  const takeScreenshot = async () => {
    await page.evaluate(async () => {
      await document.fonts.ready
      // a form focuses its first field as soon as it is rendered
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo(0, 0)
    })
    return page
      .locator('main')
      .first()
      .screenshot({
        animations: 'disabled',
        caret: 'hide',
        // today's date, and assigned numbers
        mask: [page.locator('time, input[type=date], .ant-picker, [inputmode=numeric]')],
      })
  }
  let picture = await takeScreenshot()
  // two equal screenshots: the screen has settled
  await expect(async () => {
    const before = picture
    picture = await takeScreenshot()
    expect(picture.equals(before)).toBe(true)
  }).toPass()
  return picture
}

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return Infinity
  let points = 0
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((colour) => Math.abs(a.data[at + colour]! - b.data[at + colour]!) > 24)) points += 1
  return points
}

// no screen is longer: a picture that scrolls moves the current section of a long form
test.use({ viewport: { width: 1280, height: 4000 } })

for (const name of moduleNames)
  test(`${name} looks the same alone and after the other modules`, async ({ page, context }, testInfo) => {
    await withoutPrefetch(page)
    await openDashboard(page)
    const alone: Buffer[] = []
    for (const screen of screensOf[name]) alone.push(await screenshotOf(page, screen))

    const together = await context.newPage()
    await withoutPrefetch(together)
    await openDashboard(together)
    for (const other of moduleNames.filter((one) => one !== name)) {
      await expectScreenWorks(together, other)
      for (const { path } of screensOf[other]) await goTo(together, path)
      await together.waitForLoadState('networkidle')
    }
    for (const [index, screen] of screensOf[name].entries()) {
      const picture = await screenshotOf(together, screen)
      const points = await difference(alone[index]!, picture)
      if (points) {
        await testInfo.attach('alone', { body: alone[index]!, contentType: 'image/png' })
        await testInfo.attach('together', { body: picture, contentType: 'image/png' })
      }
      expect(points, screen.path).toBeLessThan(20)
    }
    // the comparison detects a visible difference
    await together.evaluate(() => document.querySelector('h1')?.setAttribute('hidden', ''))
    const other = await together.locator('main').first().screenshot({ animations: 'disabled', caret: 'hide' })
    expect(await difference(alone.at(-1)!, other)).toBeGreaterThan(20)
  })
