import { today, yearOf } from '@samity/shared-api/contract'
import { apiOf } from '../demo-api.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'
import { totalLayoutShift, recordLayoutShifts } from '../layout-shifts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const delayed = (page: Page, path: RegExp) =>
  page.route(path, async (route) => {
    await page.waitForTimeout(400)
    await route.continue()
  })

test('nothing moves while the sign-in page loads', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect(await totalLayoutShift(page)).toBe(0)
})

test('nothing moves on a page whose first card loads last', async ({ page }) => {
  await signIn(page, 'admin')
  await recordLayoutShifts(page)
  await delayed(page, /\/api\/(user|income_category)\/(\?|$)/)
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByText('This session')).toBeVisible()
  expect(await totalLayoutShift(page)).toBe(0)
  await page.goto('/dashboard/add-category')
  await expect(page.getByRole('button', { name: 'Move' }).first()).toBeVisible()
  expect(await totalLayoutShift(page)).toBe(0)
})

test('nothing moves on the dashboard when the card of another module appears', async ({ page }) => {
  await signIn(page, 'admin')
  await recordLayoutShifts(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^\d+ on loan$/ })).toBeVisible()
  expect(await totalLayoutShift(page)).toBe(0)
})

for (const [path, signOut] of [
  ['/', 'Sign Out'],
  ['/bn', 'সাইন আউট'],
] as const)
  test(`the website's top bar is one line for a signed-in person on a phone: ${path}`, async ({ page }) => {
    await signIn(page, 'admin', path)
    const last = page.getByRole('button', { name: signOut })
    const first = page.locator('header nav a').first()
    await expect(last).toBeVisible()
    const [left, right] = [await first.boundingBox(), await last.boundingBox()]
    expect(right?.y).toBe(left?.y)
    const language = await page.locator('header nav form').first().boundingBox()
    expect(language?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0))
  })

test('a field with an error is below the bar at the top when its form is refused', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/addBank')
  const field = page.getByLabel('Bank Name')
  await expect(field).toBeFocused()
  await page.getByLabel('Branch Name').focus()
  // the field is then behind the bar, where the browser takes it for visible
  await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 10))
  await page.keyboard.press('Control+Enter')
  await expect(field).toBeFocused()
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await field.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

for (const [path, button] of [
  ['notices', 'আরও'],
  ['treasury/places', 'দেখুন'],
] as const)
  test(`the rows of a list are as wide as the window of a phone: ${path}`, async ({ page }) => {
    await signIn(page, 'admin', `/bn/dashboard/${path}`)
    const list = page.getByRole('table').first().locator('..')
    await expect(list.getByRole('button', { name: button }).first()).toBeVisible()
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

test('buttons with the name of a module stay inside the window of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await signIn(page, 'admin', '/dashboard/moduleSettings')
  await expect(page.getByRole('button', { name: "Withdraw rights of The Member's Own Page" })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a latest notice with a long word stays inside the window of a phone', async ({ page, request }) => {
  const staff = await apiOf(request, 'staff')
  const title = `meghnapur.example/?file=${'Ab3d'.repeat(20)}`
  const { id } = await staff.post<{ id: number }>('notices/', { title, notice_date: today() })
  try {
    for (const path of ['/', '/notices']) {
      await page.goto(path)
      await expect(page.getByText(title)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  } finally {
    await staff.remove(`notices/${id}/`)
  }
})

test.describe('on paper', () => {
  test.use({ viewport: { width: 1100, height: 740 } })

  test('a total is in its column also in a list with checkboxes', async ({ page }) => {
    await signIn(page, 'admin', '/dashboard/bank/cheques?direction=received')
    const rows = page.getByRole('table', { name: 'Cheque List' }).getByRole('row')
    await expect(rows.last()).toContainText('Total')
    await page.emulateMedia({ media: 'print' })
    const heading = rows.first().getByRole('columnheader', { name: 'Amount' })
    const total = rows.last().getByRole('cell').filter({ hasText: /\d$/ })
    expect((await total.boundingBox())?.x).toBe((await heading.boundingBox())?.x)
  })
})

test('the calendar of a phone is inside the window', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/settings')
  await page.getByRole('button', { name: 'Open calendar' }).first().click()
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeInViewport({ ratio: 1 })
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 })
})

test.describe('in a window of an office computer', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  for (const path of ['/dashboard/associate-renewal-list', '/bn/dashboard/associate-renewal-list'])
    test(`the list of associates is no wider than its box: ${path}`, async ({ page, request }) => {
      const staff = await apiOf(request, 'staff')
      const [associate] = await staff.get<{ id: number }[]>('associate-registration/?limit=1')
      // a renewal of today gives a row its third button
      const { id } = await staff.post<{ id: number }>('associate-renewal/', {
        associate: associate!.id,
        renewal_date: today(),
        renewal_end_date: `${yearOf(today()) + 3}-12-31`,
        renewal_fee: '200',
      })
      await signIn(page, 'admin', path)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      const { width, room } = await page.getByRole('table').evaluate((table) => {
        const box = table.parentElement!
        return { width: box.scrollWidth, room: box.clientWidth }
      })
      await staff.remove(`associate-renewal/${id}/`)
      expect(width).toBeLessThanOrEqual(room)
    })
})

for (const { reducedMotion, isMoving } of [
  { reducedMotion: 'reduce', isMoving: false },
  { reducedMotion: 'no-preference', isMoving: true },
] as const)
  test(`a dialog ${isMoving ? 'moves' : 'does not move'} when the device prefers motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await signIn(page, 'staff', '/dashboard/addCommittee')
    await page.evaluate(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element && target.matches('[role=dialog]'))
          document.body.dataset['moved'] = 'yes'
      })
    })
    await page.getByRole('button', { name: 'Config Committee' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body[data-moved]')).toHaveCount(isMoving ? 1 : 0)
  })
