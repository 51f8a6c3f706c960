import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { today } from '@samity/shared-api/contract'
import type { CashDay, CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { password, signIn, signInAs } from '../demo-accounts.ts'
import { apiAs, apiOf, receivePapers } from '../demo-api.ts'
import { expect, test } from '../fixtures.ts'

/* The clicks and keys of the five acts of the counter and the office, from the dashboard to the print. */

const notes = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1]
const act = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'At the counter' }).getByRole('link', { name })

/**
 * Does one act from the dashboard to the browser's print dialogue, and counts clicks and keys like a person
 * would: each typed character is a key, and so is each key of a chord.
 */
async function count(
  page: Page,
  doAct: (hand: {
    click: (target: Locator) => Promise<void>
    press: (chord: string) => Promise<void>
    type: (text: string) => Promise<void>
  }) => Promise<void>,
): Promise<{ clicks: number; keys: number }> {
  const used = { clicks: 0, keys: 0 }
  await page.goto('/dashboard')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await doAct({
    click: async (target) => {
      used.clicks += 1
      await target.click()
    },
    press: async (chord) => {
      used.keys += chord.split('+').length
      await page.keyboard.press(chord)
    },
    type: async (text) => {
      used.keys += text.length
      await page.keyboard.type(text)
    },
  })
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  return used
}

async function addCashier(request: APIRequestContext, username: string): Promise<void> {
  const serial = 4_000_000_000 + (Date.now() % 1_000_000_000)
  await receivePapers(request, ['VKL'], serial, serial + 99)
  await request.post('/api/register/', { data: { username, password, email: `${username}@example.com` } })
  const admin = await apiOf(request, 'admin')
  const [user] = await admin.get<{ id: number; version: number }[]>(`users/?search=${username}`)
  await admin.put(`users/${user!.id}/`, { role: 'cashier', status: 'active', version: user!.version })
  await admin.post('money-places/', {
    kind: 'cash',
    name_english: username,
    name_bengali: username,
    holder: user!.id,
    never_below_zero: true,
    day_close: true,
  })

  const cashier = await apiAs(request, username)
  await cashier.post('vokalotnama/', {
    sale_type: 'Vokalotnama',
    sales_date: new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10),
    building_name: 'Bar Bhaban',
    price: '50',
    serials: [{ from_serial: serial, to_serial: serial + 9 }],
  })
  const [day] = await cashier.get<CashDay[]>('cash-days/')
  const { version } = await cashier.post<CashDayDetails>(`cash-days/${day!.id}/count/`, {
    notes: { 500: 1 },
  })
  const places = await cashier.get<PlaceChoice[]>('money-places/choices/')
  const office = places.find(({ name_english }) => name_english === 'Office Cash')
  await cashier.post(`cash-days/${day!.id}/close/`, {
    reason: '',
    version,
    handover: { to_place: office?.id, amount: '300' },
  })
}

test('a sale, all fees, a renewal and the close of the day take few clicks and keys', async ({
  page,
  request,
}) => {
  const username = `acts-${Date.now()}`
  await addCashier(request, username)
  const staff = await apiOf(request, 'staff')
  const [owing] = await staff.get<{ bar_registration_number: string; total: string }[]>(
    'dues/?amount_min=1&ordering=total&limit=1',
  )
  const [associate] = await staff.get<{ license_no: string; renewal_fee: string }[]>(
    'associate-registration/?limit=1',
  )
  await signInAs(page, username)
  const receipt = page.getByRole('dialog').getByRole('article')

  const sale = await count(page, async ({ click, press, type }) => {
    await click(act(page, 'Sell papers'))
    await expect(page.getByLabel('Advocate ID')).toBeFocused()
    await type('188')
    await expect(page.getByLabel('Advocate Name')).not.toHaveValue('')
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue('50.00')
    await press('Enter')
    await type('10')
    await press('Control+Enter')
    await expect(receipt).toContainText('500.00')
  })
  expect(sale.clicks).toBeLessThanOrEqual(1)
  expect(sale.keys).toBeLessThanOrEqual(8)

  const fees = await count(page, async ({ click, press, type }) => {
    await click(act(page, 'Take a fee'))
    await expect(page.getByLabel('Advocate ID')).toBeFocused()
    await type(owing!.bar_registration_number)
    await expect(page.getByRole('button', { name: 'Take all (Alt+P)' })).toBeVisible()
    await press('Alt+P')
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused()
    await press('Enter')
    await expect(receipt).toContainText(owing!.total)
  })
  expect(fees.clicks).toBeLessThanOrEqual(1)
  expect(fees.keys).toBeLessThanOrEqual(6)

  const renewal = await count(page, async ({ click, type }) => {
    await click(act(page, 'Renew an associate'))
    await expect(page.getByLabel('Search', { exact: true })).toBeFocused()
    await type(associate!.license_no.slice(-6))
    const renew = page.getByRole('button', { name: 'Renew', exact: true })
    await expect(renew).toHaveCount(1)
    await click(renew)
    await click(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
    await expect(receipt).toContainText(associate!.renewal_fee)
  })
  expect(renewal.clicks).toBeLessThanOrEqual(3)
  expect(renewal.keys).toBeLessThanOrEqual(6)

  let rest = 200 + 500 + Number(owing!.total) + Number(associate!.renewal_fee)
  const close = await count(page, async ({ click, press, type }) => {
    await click(act(page, 'Close the day'))
    await expect(page.getByLabel('Notes of 1000 taka')).toBeFocused()
    for (const note of notes) {
      if (rest === 0) break
      const pieces = Math.floor(rest / note)
      rest -= pieces * note
      if (pieces > 0) await type(String(pieces))
      if (rest > 0) await press('Enter')
    }
    await press('Control+Enter')
    await expect(page.getByText('The count agrees.')).toBeVisible()
    await expect(page.getByText('৳ 200.00 stays in the box')).toBeVisible()
    await click(page.getByRole('button', { name: 'Close the day' }))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Close the day' }))
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused()
    await expect(page.getByRole('article', { name: /^Closing Slip/ })).toBeVisible()
    await press('Enter')
  })
  expect(close.clicks).toBeLessThanOrEqual(5)
  expect(close.keys).toBeLessThanOrEqual(18)
})

test('an expense takes few clicks and keys, with the best category and the last payees first', async ({
  page,
}) => {
  await signIn(page, 'staff')
  const expense = await count(page, async ({ click, press, type }) => {
    await click(page.getByRole('button', { name: 'Account', exact: true }))
    await click(page.getByRole('link', { name: 'Add Expanse', exact: true }))
    await expect(page.getByLabel('Expanse Category')).toBeFocused()
    await type('ent')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Entertainment',
      'Benevolent Grants',
    ])
    await press('Enter')
    await expect(page.getByLabel('Expanse Category')).toHaveValue('Entertainment')
    await type('1250')
    await press('Enter')
    await press('Enter')
    await expect(page.getByLabel('Payee')).toBeFocused()
    await press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await press('Enter')
    await expect(page.getByLabel('Payee')).not.toHaveValue('')
    await press('Control+Enter')
    await expect(page.getByRole('dialog').getByRole('article')).toContainText('Entertainment')
  })
  expect(expense.clicks).toBeLessThanOrEqual(2)
  expect(expense.keys).toBeLessThanOrEqual(15)
})

test('on a phone the serials of a sale are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'cashier', '/dashboard/vokalatnama')
  await expect(page.getByLabel('Advocate ID')).toBeFocused()
  await expect(page.getByLabel('From 1', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Total 1', { exact: true })).toBeInViewport({ ratio: 1 })
})
