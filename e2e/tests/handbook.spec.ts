import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'

const phone = { width: 360, height: 740 }

async function openHelp(page: Page, label = 'Help'): Promise<Page> {
  const [handbook] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: label, exact: true }).click(),
  ])
  return handbook
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test("'?' opens the page about the screen, and what is typed stays", async ({ page }) => {
  await signIn(page, 'cashier', '/dashboard/donation')
  await page.getByLabel('Purpose').fill('a new lift')
  const handbook = await openHelp(page)
  await expect(heading(handbook, 'Receive a donation')).toBeVisible()
  await expect(handbook).toHaveURL(/\/dashboard\/handbook\/donations$/)
  await expect(handbook.getByRole('listitem').filter({ hasText: 'Govt Donation' })).toBeVisible()
  await handbook.close()
  await expect(page.getByLabel('Purpose')).toHaveValue('a new lift')
})

test("the key '?' opens the page outside text fields", async ({ page }) => {
  await signIn(page, 'auditor', '/dashboard/treasury/cash-book')
  await expect(heading(page, 'Cash Book')).toBeVisible()
  const [handbook] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('?')])
  await expect(heading(handbook, 'Read the cash book')).toBeVisible()
})

test('a screen with an id has the page of its task, in Bengali on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'admin', '/dashboard/sale-list')
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click()
  await expect(heading(page, 'বিক্রয় তালিকা')).toBeVisible()
  const handbook = await openHelp(page, 'সহায়তা')
  await handbook.setViewportSize(phone)
  await expect(heading(handbook, 'ওকালতনামা, কার্টিজ পেপার ও নোটারি স্টিকার বিক্রি করুন')).toBeVisible()
  await expect(handbook.getByRole('heading', { level: 2, name: 'সমস্যা হলে' })).toBeVisible()
  const overflow = await handbook.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'English', exact: true }).click()
})

test('the contents are searched and filtered, and lead from page to page', async ({ page }) => {
  await signIn(page, 'auditor', '/dashboard/handbook')
  await page.getByRole('searchbox', { name: 'Search the handbook' }).fill('serial press')
  await page.getByRole('link', { name: 'Order codes for the press and print stickers' }).click()
  await expect(heading(page, 'Order codes for the press and print stickers')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages of the handbook' })
  await pages.getByRole('link', { name: 'Check a paper, receipt or card' }).click()
  await expect(heading(page, 'Check a paper, receipt or card')).toBeVisible()
  await page.getByRole('button', { name: 'All pages of the handbook' }).click()
  await page.getByRole('radio', { name: 'Secretary' }).click()
  await expect(
    page.getByRole('link', { name: 'Make a voter list, from the rule to the release' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sell bail bonds' })).toHaveCount(0)
})

test('the print has the page and nothing around it', async ({ page }) => {
  await signIn(page, 'auditor', '/dashboard/handbook/void-a-receipt')
  await expect(page.getByRole('heading', { level: 2, name: 'If something goes wrong' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page, 'Void a receipt')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'If something goes wrong' })).toBeVisible()
  for (const hidden of [
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('navigation'),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
})
