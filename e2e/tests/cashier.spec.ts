import { chromium as browserType } from '@playwright/test'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '../browser.ts'
import { expect, collectComplaints, test, type Page } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'
import { receivePapers } from '../demo-api.ts'
import { readStoredDrafts } from '../page-helpers.ts'

/* The cashier's work: by keyboard, over a bad connection, after a crash. No other file uses these serials. */

const serialsFrom = 7_000_000_000 + (Date.now() % 1_000_000_000)
let reservedCount = 0
const takeSerials = (count: number): [string, string] => {
  const first = serialsFrom + reservedCount
  // the form proposes the serial after the last sale, which no test types
  reservedCount += count + 1
  return [String(first), String(first + count - 1)]
}

test.beforeAll(({ request }) => receivePapers(request, ['VKL'], serialsFrom, serialsFrom + 999))

async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute(
        'data-printed',
        String(Number(document.documentElement.dataset['printed'] ?? 0) + 1),
      )
  })
}

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const receipt = (page: Page) => page.getByRole('dialog').getByRole('article')

function keyboardOf(page: Page) {
  let keyCount = 0
  return {
    type: (text: string) => page.keyboard.type(text),
    press: async (key: string, times = 1) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key)
      keyCount += times
    },
    enterTo: async (field: string) => {
      for (let step = 0; step < 12 && (await focusedField(page)) !== field; step++) {
        await page.keyboard.press('Enter')
        keyCount += 1
      }
      expect(await focusedField(page)).toBe(field)
    },
    pressed: () => keyCount,
  }
}

async function fillSale(page: Page, count = 10): Promise<string> {
  const [from, to] = takeSerials(count)
  await page.getByLabel('Building Name').fill('Bar Bhaban')
  await page.getByLabel('From 1', { exact: true }).fill(from)
  await page.getByLabel('To 1', { exact: true }).fill(to)
  await page.getByLabel('Price', { exact: true }).fill('50')
  return from
}

test('a vokalotnama is sold from lookup to printed receipt by keyboard, with fewer than 20 keys besides the data', async ({
  page,
}) => {
  await countPrints(page)
  await signIn(page, 'cashier', '/dashboard/vokalatnama')
  await expect(page.getByLabel('Advocate ID')).toBeFocused()

  const keys = keyboardOf(page)
  await keys.type('137')
  await expect(page.getByLabel('Advocate Name')).not.toHaveValue('')
  // Enter would skip a building that is known from an earlier sale
  for (let step = 0; step < 3; step++) await keys.press('Tab')
  await expect(page.getByLabel('Building Name')).toBeFocused()
  await keys.type('Bar Bhaban')
  await keys.enterTo('serials_0_from_serial')
  const [from, to] = takeSerials(10)
  await keys.type(from)
  await keys.press('Enter')
  await keys.type(to)
  await keys.enterTo('price')
  await keys.type('50')
  await expect(page.getByLabel('Total Amount')).toHaveValue('500.00')
  await keys.press('Control+Enter')
  await expect(receipt(page)).toContainText('Five hundred taka only')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
  await keys.press('Escape')
  await expect(receipt(page)).toBeHidden()
  await expect(page.getByLabel('Advocate ID')).toBeFocused()
  await expect(page.getByLabel('From 1', { exact: true })).not.toHaveValue(from)
  await expect(page.getByLabel('Building Name')).toHaveValue('Bar Bhaban')
  expect(keys.pressed()).toBeLessThan(20)
})

test.describe('a connection that breaks', () => {
  test.use({ expected: /ERR_CONNECTION_RESET/ })

  test('shows an error and keeps the form, and Retry does not sell twice', async ({ page }) => {
    await countPrints(page)
    await signIn(page, 'cashier', '/dashboard/vokalatnama')
    const from = await fillSale(page)
    // the server books the sale, and the response is lost
    const keys: (string | undefined)[] = []
    await page.route('**/api/vokalotnama/', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Submission failed.' })).toBeVisible()
    await expect(page.getByLabel('From 1', { exact: true })).toHaveValue(from)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(receipt(page)).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    await page.keyboard.press('Escape')
    await page.goto(`/dashboard/sale-list?search=${encodeURIComponent('VKL')}`)
    await expect(page.getByRole('row').filter({ hasText: from })).toHaveCount(1)
  })
})

test('a draft survives a killed browser and an ended session, and is gone after its sale', async ({
  baseURL,
  complaints,
}) => {
  // two browsers start cold, each signs in
  test.setTimeout(120_000)
  const profile = mkdtempSync(path.join(tmpdir(), 'samity-cashier-'))
  const launch = () =>
    browserType.launchPersistentContext(profile, {
      ...chromium,
      args: [...chromium.args, '--remote-debugging-port=0'],
      ...(baseURL !== undefined && { baseURL }),
      locale: 'en-GB',
    })
  const first = await launch()
  const page = await first.newPage()
  await signIn(page, 'cashier', '/dashboard/vokalatnama')
  const from = await fillSale(page)
  await page.getByLabel('Customer Name').fill('Karim of the draft')
  await expect.poll(() => page.evaluate(readStoredDrafts)).toContain('Karim of the draft')
  const session = await first.newCDPSession(page)
  // the process dies without notice to the pages
  await session.send('Browser.crash' as never).catch(() => undefined)
  await first.close().catch(() => undefined)

  const second = await launch()
  try {
    second.on('page', (opened) => collectComplaints(opened, complaints))
    const again = await second.newPage()
    await countPrints(again)
    // the cashier has to sign in again: the token is gone
    await again.goto('/')
    await again.evaluate(() => localStorage.clear())
    await again.goto('/signin')
    await again.getByLabel('Username').first().fill('demo-cashier')
    await again.getByLabel('Password', { exact: true }).first().fill(password)
    await again.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(again.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await again.goto('/dashboard/vokalatnama')
    await expect(again.getByText('Your unfinished entry has been restored.')).toBeVisible()
    await expect(again.getByLabel('From 1', { exact: true })).toHaveValue(from)
    await expect(again.getByLabel('Customer Name')).toHaveValue('Karim of the draft')

    // another tab does not restore the draft of this one
    const other = await second.newPage()
    await other.goto('/dashboard/vokalatnama')
    await expect(other.getByLabel('Advocate ID')).toBeFocused()
    await other.waitForTimeout(600)
    await expect(other.getByLabel('From 1', { exact: true })).not.toHaveValue(from)
    await other.close()

    // nor does a copy of this tab, which inherits its session storage
    const [copy] = await Promise.all([
      second.waitForEvent('page'),
      again.evaluate(() => void window.open(location.href)),
    ])
    await expect(copy.getByLabel('Advocate ID')).toBeFocused()
    await copy.waitForTimeout(600)
    await expect(copy.getByText('Your unfinished entry has been restored.')).toBeHidden()
    await expect(copy.getByLabel('From 1', { exact: true })).not.toHaveValue(from)
    await copy.close()

    await again.getByLabel('From 1', { exact: true }).focus()
    await again.keyboard.press('Control+Enter')
    await expect(receipt(again)).toContainText('Karim of the draft')
    await again.keyboard.press('Escape')
    await again.reload()
    await expect(again.getByLabel('Advocate ID')).toBeFocused()
    await again.waitForTimeout(600)
    await expect(again.getByText('Your unfinished entry has been restored.')).toBeHidden()
    await expect(again.getByLabel('From 1', { exact: true })).not.toHaveValue(from)
  } finally {
    await second.close()
  }
})

test('the whole list of sales is exported to a workbook, however long it is', async ({ page }) => {
  await signIn(page, 'staff', '/dashboard/sale-list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('XLSX').last().click()])
  expect(file.suggestedFilename()).toMatch(/^vokalotnama-.*\.xlsx$/)
  const workbook = readFileSync(await file.path())
  expect(workbook.subarray(0, 2).toString()).toBe('PK')
  expect(workbook.length).toBeGreaterThan(15_000)
})
