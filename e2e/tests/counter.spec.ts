import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { expect, test, type Page } from '../fixtures.ts'
import { scriptlessPath, signIn } from '../demo-accounts.ts'
import { apiOf, receivePapers } from '../demo-api.ts'
import { findViolations } from '../find-violations.ts'

/* One counter: who pays, a basket of lines, one payment. No other file uses these serials. */

const serialsFrom = 5_000_000_000 + (Date.now() % 1_000_000_000)

/** A book of vokalotnamas that the cashier has sold one of, so that the counter proposes the next. */
test.beforeAll(async ({ request }) => {
  await receivePapers(request, ['VKL'], serialsFrom, serialsFrom + 199)
  const cashier = await apiOf(request, 'cashier')
  await cashier.post('vokalotnama/', {
    sale_type: 'Vokalotnama',
    building_name: 'Bar Bhaban',
    serials: [{ from_serial: serialsFrom, to_serial: serialsFrom }],
    price: '50',
  })
})

const who = (page: Page) => page.locator('#counter-who')
const line = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const keysOfLines = (page: Page) => page.getByRole('group', { name: 'Add to the basket' })
const total = (page: Page) => page.getByLabel('Total', { exact: true })

/** Opens the counter, and waits for what it proposes. */
async function openCounter(page: Page, prefix = ''): Promise<void> {
  const proposals = page.waitForResponse((response) => response.url().includes('counter/?paper=VKL'))
  await page.goto(`${prefix}/dashboard/counter`)
  await proposals
  await expect(who(page)).toBeFocused()
}

async function openAsCashier(page: Page, prefix?: string): Promise<void> {
  await signIn(page, 'cashier', scriptlessPath)
  await openCounter(page, prefix)
}

async function openMember(page: Page, number: string): Promise<void> {
  await who(page).fill(number)
  await who(page).press('Enter')
  await expect(keysOfLines(page)).toBeFocused()
}

const basketsOf = async (page: Page): Promise<Basket[]> =>
  (await apiOf(page.request, 'cashier')).get<Basket[]>('counter/baskets/')

/** Begins a basket of member 137 with a vokalotnama. Returns how many baskets were paid before. */
async function beginVokalotnama(page: Page): Promise<number> {
  await openAsCashier(page)
  const before = (await basketsOf(page)).length
  await openMember(page, '137')
  await page.keyboard.press('v')
  await expect(line(page, 'Vokalotnama')).toBeVisible()
  return before
}

/** A member who owes something, with the sum. */
async function memberInArrears(page: Page): Promise<{ bar_registration_number: string; total: string }> {
  const staff = await apiOf(page.request, 'staff')
  const rows = await staff.get<{ bar_registration_number: string; total: string }[]>(
    'dues/?amount_min=1&ordering=total&limit=1',
  )
  return rows[0]!
}

test('a vokalotnama for a known member takes at most twelve keys', async ({ page }) => {
  await openAsCashier(page)
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += key.split('+').length
  }
  for (const digit of '137') await press(digit)
  await press('Enter')
  await expect(keysOfLines(page)).toBeFocused()
  await press('v')
  await expect(line(page, 'Vokalotnama').getByLabel('Price')).toHaveValue('50.00')
  await press('Control+Enter')
  await expect(page.getByLabel('Given')).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Next person' })).toBeFocused()
  await press('Enter')
  await expect(who(page)).toBeFocused()
  expect(keys).toBeLessThanOrEqual(12)
  const [basket] = await basketsOf(page)
  expect(basket).toMatchObject({ total: '50.00', receipts: [{ series: 'VKL' }] })
})

test('papers and dues are one basket with one slip, and undoing it voids both receipts', async ({ page }) => {
  const member = await memberInArrears(page)
  await openAsCashier(page)
  await openMember(page, member.bar_registration_number)
  await page.keyboard.press('v')
  await expect(line(page, 'Vokalotnama')).toBeVisible()
  await page.keyboard.press('d')
  await expect(line(page, 'Dues').getByRole('checkbox').first()).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Given').fill('900000')
  await expect(page.getByText(/^Give back/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Next person' })).toBeFocused()
  const slip = page.getByRole('article', { name: 'Slip' })
  await expect(slip).toContainText('VKL-')
  await expect(slip).toContainText('FEE-')

  await page.keyboard.press('u')
  await page.getByLabel('Reason').fill('The member changed her mind')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This basket is undone: its receipts are void.')).toBeVisible()
  const [basket] = await basketsOf(page)
  expect(basket?.receipts.map(({ series, voided }) => [series, voided])).toEqual([
    ['VKL', true],
    ['FEE', true],
  ])
  await expect.poll(async () => (await memberInArrears(page)).total).toBe(member.total)
})

test.describe('with a refusal', () => {
  test.use({ expected: /409/ })

  test('a refused line says why, the basket stays, and nothing is booked', async ({ page }) => {
    await openAsCashier(page)
    const before = (await basketsOf(page)).length
    await page.keyboard.press('F4')
    await page.getByLabel('Customer Name').fill('Karim')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Donation' }).click()
    await line(page, 'Donation').getByLabel('Fund Amount').fill('100')
    await line(page, 'Donation').getByLabel('Purpose').fill('Library')
    await page.getByRole('button', { name: 'Vokalotnama' }).click()
    await line(page, 'Vokalotnama').getByLabel('From').fill('4999999999')
    await expect(total(page)).toHaveText('৳ 150.00')
    await page.getByRole('button', { name: 'Take the money' }).click()
    await page.getByLabel('Given').press('Enter')
    await expect(line(page, 'Vokalotnama').getByRole('alert').first()).toContainText('4999999999')
    await expect(line(page, 'Donation').getByLabel('Purpose')).toHaveValue('Library')
    expect(await basketsOf(page)).toHaveLength(before)
  })
})

test.describe('over a bad connection', () => {
  test.use({ expected: /net::ERR_FAILED|409/ })

  test('after a lost answer the same basket is paid once', async ({ page }) => {
    const before = await beginVokalotnama(page)
    await page.route(
      '**/api/counter/basket/',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.keyboard.press('Control+Enter')
    await page.getByLabel('Given').press('Enter')
    await expect(page.getByText('Network error. Please try again.')).toBeVisible()
    await page.getByRole('button', { name: /^Take ৳/ }).click()
    await expect(page.getByRole('button', { name: 'Next person' })).toBeFocused()
    expect(await basketsOf(page)).toHaveLength(before + 1)
  })

  test('of two tabs with one basket the second shows what the first has paid', async ({ page }) => {
    const before = await beginVokalotnama(page)
    await page.reload()
    await expect(line(page, 'Vokalotnama')).toBeVisible()
    const second = await page.context().newPage()
    await openCounter(second)
    await second.getByRole('button', { name: /^Call back Mahmuda Begum/ }).click()
    await expect(line(second, 'Vokalotnama')).toBeVisible()
    for (const [tab, given] of [
      [page, '100'],
      [second, '500'],
    ] as const) {
      await tab.getByRole('button', { name: 'Take the money' }).click()
      await tab.getByLabel('Given').fill(given)
      await tab.getByLabel('Given').press('Enter')
      await expect(tab.getByRole('button', { name: 'Next person' })).toBeVisible()
    }
    expect(await basketsOf(page)).toHaveLength(before + 1)
    await second.close()
  })
})

test('a basket is put aside for the next person, and called back after a new start of the browser page', async ({
  page,
}) => {
  await openAsCashier(page)
  await openMember(page, '137')
  await page.keyboard.press('v')
  await expect(line(page, 'Vokalotnama')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(who(page)).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: /^Call back Mahmuda Begum, ৳/ }).click()
  await expect(page.getByRole('heading', { name: 'Mahmuda Begum' })).toBeVisible()
  await expect(line(page, 'Vokalotnama')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Vokalotnama' }).click()
  await expect(page.getByText('The basket is empty. Press the key of what is sold.')).toBeVisible()
})

for (const [language, prefix] of [
  ['English', ''],
  ['Bengali', '/bn'],
] as const)
  test(`in ${language} the counter is accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAsCashier(page, prefix)
    expect(await findViolations(page)).toEqual([])
    await who(page).fill('137')
    await who(page).press('Enter')
    await page.locator('[data-keys]').getByRole('button').first().click()
    const first = page.locator('form ol > li').first()
    await expect(first).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    const pay = page.locator('[aria-keyshortcuts="Control+Enter"]')
    await expect(pay).toBeInViewport()
    await pay.click()
    await expect(page.locator('#pay_given')).toBeInViewport()
    expect(await findViolations(page)).toEqual([])
    await page.locator('#pay_given').press('Enter')
    await expect(page.locator('[aria-keyshortcuts="P"]')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
