import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium as browserType, type APIRequestContext, type Page } from '@playwright/test'
import { chromium } from '../browser.ts'
import { expect, test } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'
import { receivePapers } from '../demo-api.ts'
import { readStoredDrafts } from '../page-helpers.ts'

/*
 * A day at the counter by two cashiers and a treasurer. Each run has cashiers and boxes of its own, because a
 * closed day stays closed. No other file uses these serials.
 */

const run = String(Date.now())
const firstSerial = 8_000_000_000 + (Date.now() % 1_000_000_000)
const cashiers = [
  `counter-a-${run}`,
  `counter-b-${run}`,
  `counter-c-${run}`,
  `counter-d-${run}`,
  `counter-e-${run}`,
] as const

// what a closed day refuses
test.use({ expected: /status of (409|422)/ })
test.setTimeout(180_000)
test.beforeAll(({ request }) => receivePapers(request, ['BLB'], firstSerial, firstSerial + 29))

async function tokenOf(request: APIRequestContext, username: string): Promise<Record<string, string>> {
  const response = await request.post('/api/login/', { data: { username, password } })
  const { access } = (await response.json()) as { access: string }
  return { authorization: `Bearer ${access}` }
}

async function addCashier(request: APIRequestContext, username: string): Promise<number> {
  const headers = await tokenOf(request, 'demo-admin')
  await request.post('/api/register/', { data: { username, password, email: `${username}@example.com` } })
  const users = (await (await request.get(`/api/users/?search=${username}`, { headers })).json()) as {
    id: number
    version: number
  }[]
  const { id, version } = users[0]!
  await request.put(`/api/users/${id}/`, { headers, data: { role: 'cashier', status: 'active', version } })
  return id
}

async function openCounter(request: APIRequestContext, username: string, name: string): Promise<number> {
  const holder = await addCashier(request, username)
  const headers = await tokenOf(request, 'demo-admin')
  const place = await request.post('/api/money-places/', {
    headers,
    data: {
      kind: 'cash',
      name_english: name,
      name_bengali: name,
      holder,
      never_below_zero: true,
      day_close: true,
    },
  })
  expect(place.status()).toBe(201)
  return ((await place.json()) as { id: number }).id
}

async function signInByForm(context: { newPage(): Promise<Page> }, username: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/signin')
  await page.getByLabel('Username').first().fill(username)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return page
}

async function sell(page: Page, from = firstSerial): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/dashboard/bailbondSale')
  await page.getByLabel('Building Name').fill('Bar Bhaban')
  await page.getByLabel('From 1', { exact: true }).fill(String(from))
  await page.getByLabel('To 1', { exact: true }).fill(String(from + 9))
  await page.getByLabel('Price', { exact: true }).fill('50')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
}

async function transfer(page: Page, to: string, amount: string, title: string): Promise<void> {
  await page.goto('/dashboard/treasury/transfers')
  await page.getByRole('button', { name: 'New transfer' }).click()
  await page.getByLabel('To', { exact: true }).selectOption({ label: to })
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  const slip = page.getByRole('dialog', { name: title })
  await expect(slip.getByRole('article')).toContainText(`৳ ${amount}.00`)
  await slip.getByRole('button', { name: 'Close', exact: true }).last().click()
}

async function receiveByKeyboard(page: Page): Promise<void> {
  const tabTo = async (name: string) => {
    const button = page.getByRole('button', { name })
    await expect(button).toBeVisible()
    for (let keys = 0; keys < 60; keys++) {
      await page.keyboard.press('Tab')
      if (await button.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`The key Tab does not reach '${name}'.`)
  }
  await tabTo('I have received it')
  await page.keyboard.press('Enter')
  await tabTo('Yes, received')
  await page.keyboard.press('Enter')
}

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
  await expect(page.getByText('৳ 10.00 is missing')).toBeVisible()
}

test('cash goes from a sale to the bank, another cashier and a closed day with a difference of 10 taka', async ({
  page,
  browser,
  request,
}) => {
  const box = await openCounter(request, cashiers[0], `Counter A ${run}`)
  await openCounter(request, cashiers[1], `Counter B ${run}`)
  const first = await signInByForm(await browser.newContext(), cashiers[0])
  await sell(first)
  await transfer(first, 'Current Account', '100', 'Deposit Slip')
  await transfer(first, `Counter B ${run} · ${cashiers[1]}`, '50', 'Transfer Slip')
  await expect(first.getByRole('row').filter({ hasText: `waiting for ${cashiers[1]}` })).toContainText(
    'On the way',
  )

  const second = await signInByForm(await browser.newContext(), cashiers[1])
  await second.goto('/dashboard/treasury/transfers')
  await receiveByKeyboard(second)
  await expect(second.getByText(/TRF-\d{4}-\d{6} is confirmed\./)).toBeVisible()

  await signIn(page, 'staff', `/dashboard/treasury/places?search=${run}`)
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
  await first.getByLabel('Reason for the difference').fill('Change given twice')
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
  await expect(visitor.getByRole('heading', { level: 1, name: 'দিনের যাচাই-সংকেত' })).toBeVisible()
})

test('a count survives a killed browser, and another cashier goes on with the box that an administrator hands over', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const place = await openCounter(request, cashiers[2], `Counter C ${run}`)
  await addCashier(request, cashiers[3])
  const profile = mkdtempSync(path.join(tmpdir(), 'samity-count-'))
  const launch = () =>
    browserType.launchPersistentContext(profile, {
      ...chromium,
      args: [...chromium.args, '--remote-debugging-port=0'],
      ...(baseURL !== undefined && { baseURL }),
      locale: 'en-GB',
    })
  const first = await launch()
  const counting = await signInByForm(first, cashiers[2])
  await sell(counting, firstSerial + 10)
  await counting.goto('/dashboard/treasury/day-close')
  await counting.getByLabel('Notes of 1000 taka').focus()
  await counting.keyboard.type('12')
  await counting.keyboard.press('Enter')
  await counting.keyboard.type('৩')
  await expect(counting.getByRole('row', { name: 'Counted ৳ 13,500.00' })).toBeVisible()
  await expect.poll(() => counting.evaluate(readStoredDrafts)).toContain('৩')
  const session = await first.newCDPSession(counting)
  // the process dies without notice to the pages
  await session.send('Browser.crash' as never).catch(() => undefined)
  await first.close().catch(() => undefined)

  const second = await launch()
  try {
    // the token may be lost, so the cashier signs in again
    const lost = await second.newPage()
    await lost.goto('/')
    await lost.evaluate(() => localStorage.clear())
    const again = await signInByForm(second, cashiers[2])
    await again.goto('/dashboard/treasury/day-close')
    await expect(again.getByText('Your unfinished entry has been restored.')).toBeVisible()
    await expect(again.getByLabel('Notes of 1000 taka')).toHaveValue('12')
    await expect(again.getByLabel('Notes of 500 taka')).toHaveValue('৩')
  } finally {
    await second.close()
  }

  await signIn(page, 'admin', `/dashboard/treasury/places?search=${run}`)
  const box = page.getByRole('row', { name: `Counter C ${run}` })
  await box.getByRole('button', { name: 'Hand over' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Hand over Counter C ${run}` })
  await dialog.getByLabel('New holder').selectOption(cashiers[3])
  await dialog.getByLabel('Reason').fill('On leave')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Counter C ${run} is with ${cashiers[3]} now.`)).toBeVisible()
  await expect(box).toContainText(cashiers[3])

  const successor = await signInByForm(await browser.newContext(), cashiers[3])
  await successor.goto('/dashboard/treasury/day-close')
  await expect(successor.getByRole('heading', { name: new RegExp(`^Counter C ${run}`) })).toBeVisible()
  await expect(successor.getByLabel('Notes of 1000 taka')).toHaveValue('')

  // the sale of the day: its receipt says where the money is
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto(`/dashboard/treasury/cash-book?place=${place}`)
  await page.getByRole('link', { name: /^BLB-/ }).click()
  await expect(page.getByText(`Received in: Counter C ${run}`)).toBeVisible()
})

test('the holder of a box changes with a reason and between its days, and a list has the receipts of the box', async ({
  page,
  browser,
  request,
}) => {
  const place = await openCounter(request, cashiers[4], `Counter E ${run}`)
  const form = `/dashboard/treasury/places?edit=${place}&search=${run}`
  await signIn(page, 'admin', form)
  const holder = page.getByLabel('Holder', { exact: true })
  const reason = page.getByLabel('Reason for the change of holder')
  await expect(holder).toBeVisible()
  await expect(reason).toHaveCount(0)
  await holder.selectOption({ label: 'Nobody' })
  await page.getByRole('button', { name: 'Update' }).press('Enter')
  await expect(page.getByText(/Reason for the change of holder is required/).first()).toBeVisible()
  await reason.fill('Moved to the library')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The place is saved.')).toBeVisible()

  const box = page.getByRole('row', { name: `Counter E ${run}` })
  await box.getByRole('button', { name: 'Nobody' }).press('Enter')
  const history = page.getByRole('dialog', { name: `Who kept Counter E ${run}` })
  await expect(history.getByRole('row').filter({ hasText: 'Moved to the library' })).toContainText(
    cashiers[4],
  )
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)

  // the cashier gets the box back and sells: its day is open
  await page.goto(form)
  await holder.selectOption({ label: cashiers[4] })
  await reason.fill('Back at the counter')
  await page.keyboard.press('Control+Enter')
  await expect(box).toContainText(cashiers[4])
  await sell(await signInByForm(await browser.newContext(), cashiers[4]), firstSerial + 20)
  await page.goto(form)
  await holder.selectOption({ label: 'Nobody' })
  await reason.fill('On leave')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/is open for .* Close that day first/).first()).toBeVisible()
  await expect(reason).toHaveValue('On leave')

  await page.goto('/dashboard/bailbond-list')
  const option = page.getByLabel('Place', { exact: true }).getByRole('option', { name: `Counter E ${run}` })
  await page.getByLabel('Place', { exact: true }).selectOption((await option.textContent()) ?? '')
  await expect(page).toHaveURL(new RegExp(`place=${place}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('500.00')
})
