import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'

/*
 * A day at the counter by two cashiers and a treasurer. Each run has cashiers and boxes of its own, because a closed day stays closed.
 * No other file uses these serials.
 */

const run = String(Date.now())
const firstSerial = 8_000_000_000 + (Date.now() % 1_000_000_000)
const cashiers = [`counter-a-${run}`, `counter-b-${run}`] as const

// what a closed day refuses
test.use({ expected: /status of (409|422)/ })
test.setTimeout(180_000)

async function tokenOf(request: APIRequestContext, username: string): Promise<Record<string, string>> {
  const response = await request.post('/api/login/', { data: { username, password } })
  const { access } = (await response.json()) as { access: string }
  return { authorization: `Bearer ${access}` }
}

/** Registers a cashier, approves the account and gives it a box. Returns the id of the box. */
async function openCounter(request: APIRequestContext, username: string, name: string): Promise<number> {
  const headers = await tokenOf(request, 'demo-admin')
  await request.post('/api/register/', { data: { username, password, email: `${username}@example.com` } })
  const users = (await (await request.get(`/api/users/?search=${username}`, { headers })).json()) as {
    id: number
    version: number
  }[]
  const { id, version } = users[0]!
  await request.put(`/api/users/${id}/`, { headers, data: { role: 'cashier', status: 'active', version } })
  const place = await request.post('/api/money-places/', {
    headers,
    data: {
      kind: 'cash',
      name_english: name,
      name_bengali: name,
      holder: id,
      never_below_zero: true,
      day_close: true,
    },
  })
  expect(place.status()).toBe(201)
  return ((await place.json()) as { id: number }).id
}

async function signInAs(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/signin')
  await page.getByLabel('Username').first().fill(username)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return page
}

/** Sells 10 bail bonds of 50 taka for cash. */
async function sell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/dashboard/bailbondSale')
  await page.getByLabel('Building Name').fill('Bar Bhaban')
  await page.getByLabel('From 1', { exact: true }).fill(String(firstSerial))
  await page.getByLabel('To 1', { exact: true }).fill(String(firstSerial + 9))
  await page.getByLabel('Price', { exact: true }).fill('50')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
}

/** Sends money with the form and closes the slip that opens. */
async function transfer(page: Page, to: string, amount: string, title: string): Promise<void> {
  await page.goto('/dashboard/treasury/transfers')
  await page.getByLabel('To', { exact: true }).selectOption({ label: to })
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const slip = page.getByRole('dialog', { name: title })
  await expect(slip.getByRole('article')).toContainText(`৳ ${amount}.00`)
  await slip.getByRole('button', { name: 'Close', exact: true }).last().click()
}

/** Counts the box with the keyboard alone, so that it has 10 taka less than it should. */
async function countTenShort(page: Page): Promise<void> {
  await page.goto('/dashboard/treasury/day-close')
  await expect(page.getByText('Expected')).toHaveCount(0)
  await page.getByLabel('Notes of 1000 taka').focus()
  // 340 taka: 3 × 100 and 4 × 10 of 350
  for (const count of ['', '', '', '৩', '', '', '4', '', '', '']) {
    await page.keyboard.type(count)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('row', { name: 'Counted ৳ 340.00' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Send the count' }).press('Enter')
  await expect(page.getByText('৳ 10.00 is missing')).toBeVisible()
}

test('cash goes from a sale to the bank, another cashier and a closed day with a difference of 10 taka', async ({
  page,
  browser,
  request,
}) => {
  const box = await openCounter(request, cashiers[0], `Counter A ${run}`)
  await openCounter(request, cashiers[1], `Counter B ${run}`)
  const first = await signInAs(browser, cashiers[0])
  await sell(first)
  await transfer(first, 'Current Account', '100', 'Deposit Slip')
  await transfer(first, `Counter B ${run} · ${cashiers[1]}`, '50', 'Transfer Slip')
  await expect(first.getByRole('row').filter({ hasText: `waiting for ${cashiers[1]}` })).toContainText(
    'On the way',
  )

  const second = await signInAs(browser, cashiers[1])
  await second.goto('/dashboard/treasury/transfers')
  await second.getByRole('button', { name: 'I have received it' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Yes, received' }).click()
  await expect(second.getByText(/TRF-\d{4}-\d{6} is confirmed\./)).toBeVisible()

  await signIn(page, 'staff')
  await page.goto(`/dashboard/treasury/places?search=${run}`)
  await expect(page.getByRole('row', { name: `Counter A ${run}` })).toContainText('350.00')
  await expect(page.getByRole('row', { name: `Counter B ${run}` })).toContainText('50.00')
  await page.goto('/dashboard/treasury/where')
  await expect(page.getByText('The places have what the books say')).toBeVisible()
  await page.goto(`/dashboard/treasury/cash-book?place=${box}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
  const number = (await page.getByRole('link', { name: /^BLB-/ }).textContent()) ?? ''

  await countTenShort(first)
  await first.getByRole('button', { name: 'Close the day' }).click()
  await expect(first.getByText('Required')).toBeVisible()
  await first.getByLabel('Reason for the difference *').fill('Change given twice')
  await first.getByRole('button', { name: 'Close the day' }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click()
  const slip = first.getByRole('article', { name: /^Closing Slip/ })
  await expect(slip).toContainText('Change given twice')
  await expect(slip).toContainText(number)
  const digest = /[0-9a-f]{64}/.exec((await slip.textContent()) ?? '')?.[0] ?? ''
  expect(digest).toHaveLength(64)

  // nobody changes the closed day: neither the cashier nor the staff
  await page.goto(`/dashboard/bailbond-list?search=${number}`)
  await page
    .getByRole('row')
    .filter({ hasText: number })
    .getByRole('button', { name: /Delete/ })
    .click()
  await page.getByRole('dialog').getByLabel('Reason').fill('After the close')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: `Counter A ${run}` })).toContainText('closed')
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()

  // without scripts and without an account
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto('/day-digests')
  await expect(visitor.getByRole('row').filter({ hasText: digest })).toHaveCount(1)
  await visitor.goto('/bn/day-digests')
  await expect(visitor.getByRole('heading', { level: 1, name: 'দিনের ডাইজেস্ট' })).toBeVisible()
})
