import { apiOf } from '../demo-api.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'

/*
 * Prices by resolution and the counter. The price of the vokalotnama and the book of serials are of today,
 * and gone in the end: the other files sell at prices of their own.
 */

const run = Date.now() % 1_000_000_000
const firstSerial = 6_000_000_000 + run
const lastSerial = firstSerial + 199
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())

type Resolution = { id: number; number: string; effective_from: string }
type Sale = { id: number; number: string; total: string }

let resolution: Resolution
let stock: { id: number }

test.beforeAll(async ({ request }) => {
  const staff = await apiOf(request, 'staff')
  resolution = await staff.post<Resolution>('resolutions/', {
    number: `E2E ${run}`,
    meeting: 'General Meeting',
    day: today,
    kind: 'price',
    effective_from: today,
  })
  const [fee] = (await staff.get<{ id: number; name: { en: string } }[]>('prices/heads/')).filter(
    ({ name }) => name.en === 'Court Fee',
  )
  await staff.post('prices/', {
    resolution: resolution.id,
    item: 'VKL',
    from_day: today,
    components: [
      { head: 1, amount: '420' },
      { head: fee!.id, amount: '30' },
    ],
  })
  stock = await staff.post('paper-stock/', {
    kind: 'received',
    paper: 'VKL',
    from_serial: firstSerial,
    to_serial: lastSerial,
  })
  // the cashier begins a book
  const cashier = await apiOf(request, 'cashier')
  await cashier.post<Sale>('vokalotnama/', {
    sale_type: 'Vokalotnama',
    building_name: 'Annex Building',
    price: '450',
    serials: [{ from_serial: firstSerial, to_serial: firstSerial }],
  })
})

test.afterAll(async ({ request }) => {
  const staff = await apiOf(request, 'staff')
  const sales = await staff.get<(Sale & { serials: { from_serial: number }[] })[]>(
    `vokalotnama/?from=${today}&to=${today}&limit=200`,
  )
  for (const { id, serials } of sales)
    if (serials.some(({ from_serial }) => from_serial >= firstSerial && from_serial <= lastSerial))
      await staff.remove(`vokalotnama/${id}/`)
  await staff.remove(`paper-stock/${stock.id}/`)
  await staff.put(`resolutions/${resolution.id}/`, {
    ...(await staff.get<Resolution>(`resolutions/${resolution.id}/`)),
    suspended_from: today,
  })
})

async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let count = 0
    addEventListener(
      'keydown',
      () => document.documentElement.setAttribute('data-keys', String(++count)),
      true,
    )
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  return async () => Number(await page.locator('html').getAttribute('data-keys'))
}

test('a normal sale to a known advocate takes at most 12 key presses from focus to printed receipt', async ({
  page,
}) => {
  const pressedKeys = await countKeys(page)
  await signIn(page, 'cashier', '/dashboard/vokalatnama')
  await expect(page.getByLabel('Advocate ID')).toBeFocused()
  await expect(page.getByLabel('Building Name')).toHaveValue('Annex Building')
  await expect(page.getByLabel('From 1', { exact: true })).toHaveValue(String(firstSerial + 1))
  await expect(page.getByLabel('To 1', { exact: true })).toHaveValue(String(firstSerial + 1))
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('450.00')
  await expect(page.getByText(/450.00 = Vokalotnama 420.00 \+ Court Fee 30.00/)).toBeVisible()

  await page.keyboard.type('137')
  await expect(page.getByLabel('Advocate Name')).not.toHaveValue('')
  await page.keyboard.press('Control+Enter')
  const receipt = page.getByRole('dialog').getByRole('article')
  await expect(receipt).toContainText('Four hundred fifty taka only')
  await expect(receipt).toContainText('Court Fee')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  expect(await pressedKeys()).toBeLessThanOrEqual(12)

  // the next sale has the serial after it
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('From 1', { exact: true })).toHaveValue(String(firstSerial + 2))
  await expect(page.getByLabel('Building Name')).toHaveValue('Annex Building')
})

test('the counter sells the next forms of the book in use, and warns first that few are left', async ({
  page,
  request,
}) => {
  const pressedKeys = await countKeys(page)
  await signIn(page, 'cashier', '/dashboard/form-sale')
  await page.getByLabel('Form Name').focus()
  await page.keyboard.type('Time')
  await page.getByRole('option', { name: 'Time Petition Form' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  // the serials of the demo cashier's own book, and the price by resolution
  await expect(page.getByLabel('From 1', { exact: true })).toHaveValue(/^0\d{3}$/)
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('5.00')
  await expect(page.getByText(/5.00 = Form Sale 4.00 \+ Court Fee 1.00/)).toBeVisible()
  await expect(page.getByText(/^Only \d+ of this paper are left after this sale$/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const receipt = page.getByRole('dialog').getByRole('article')
  await expect(receipt).toContainText('Time Petition Form')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  expect(await pressedKeys()).toBeLessThanOrEqual(12)
  const number = (await receipt.textContent())?.match(/FRM-\d{4}-\d{6}/)?.[0]
  const staff = await apiOf(request, 'staff')
  const [sale] = await staff.get<Sale[]>(`form-sale/?search=${number}`)
  await staff.remove(`form-sale/${sale!.id}/`)
})

test.describe('a sale that is refused at first', () => {
  test.use({ expected: /422/ })

  test('another price asks for a reason and is in the list of the auditor', async ({ page, browser }) => {
    await countKeys(page)
    await signIn(page, 'cashier', '/dashboard/vokalatnama')
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue('450.00')
    await expect(page.getByLabel('From 1', { exact: true })).not.toHaveValue('')
    await page.getByLabel('Price', { exact: true }).fill('400')
    await expect(page.getByText(/Another price needs a reason/)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    const question = page.getByRole('dialog', { name: 'Sell at another price?' })
    await question.getByLabel('Reason').fill(`Damaged paper ${run}`)
    await question.getByRole('button', { name: 'Proceed' }).click()
    await expect(page.getByRole('dialog').getByRole('article')).toContainText('Four hundred taka only')

    const office = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await signIn(office, 'auditor', '/dashboard/other-prices')
    const row = office.getByRole('row').filter({ hasText: `Damaged paper ${run}` })
    await expect(row).toContainText('demo-cashier')
    await expect(row).toContainText('-50.00')
    await office.context().close()
  })
})

test('staff set a price from a resolution, and see what costs what on its day', async ({ page }) => {
  await signIn(page, 'staff', '/dashboard/price-list')
  await page.getByRole('button', { name: 'New price' }).click()
  await page.getByRole('dialog').getByLabel('For').first().selectOption({ label: 'Bail Bond' })
  await page.getByLabel('Resolution', { exact: true }).fill(`E2E ${run}`)
  await page.getByRole('option', { name: `E2E ${run} · General Meeting` }).click()
  await page.getByLabel('From', { exact: true }).fill('01/01/2099')
  await page.getByLabel('Amount 1').fill('35')
  await expect(page.getByText('Price: 35.00')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Price saved')).toBeVisible()
  await page.goto('/dashboard/prices?on=2099-01-01')
  await expect(page.getByRole('row').filter({ hasText: 'Bail Bond' })).toContainText('35.00')
  await page.goto('/dashboard/price-list')
  const row = page.getByRole('row').filter({ hasText: '01/01/2099' })
  await row.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})
