import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { findViolations } from '../find-violations.ts'
import { expect, test, type Page } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'
import { apiOf } from '../demo-api.ts'

/* A treasurer's year, in a year without demo data. The records are deleted in the end. */

const year = 2019
const teaCategory = `Test Tea ${Date.now() % 1_000_000}`
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

const paisa = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)

async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label).fill(option)
  await page.getByRole('option', { name: option }).click()
}

type CreatedRecord = { id: number; category?: string }
async function deleteCreated(request: APIRequestContext) {
  const response = await request.post('/api/login/', { data: { username: 'demo-admin', password } })
  const headers = { authorization: `Bearer ${((await response.json()) as { access: string }).access}` }
  for (const path of [
    'general-expense-category/',
    'probable_expanse/',
    'actual_expanse/',
    'expanse_category/',
  ]) {
    const listPath = ['probable_expanse/', 'actual_expanse/'].includes(path) ? `${path}?year=${year}` : path
    const records = (await (await request.get(`/api/${listPath}`, { headers })).json()) as CreatedRecord[]
    for (const { id } of records.filter(({ category }) => category === teaCategory)) {
      const deletion = await request.delete(`/api/${path}${id}/`, {
        headers,
        data: { reason: 'End of the test' },
      })
      // its voucher keeps the category
      if (deletion.status() === 409) await request.post(`/api/${path}${id}/archive/`, { headers })
    }
  }
}
// the cash that the expenses take out
let donation: CreatedRecord
test.beforeAll(async ({ request }) => {
  donation = await (
    await apiOf(request, 'admin')
  ).post('fund-collection/', {
    donation_type: 'others',
    date: `${year}-01-01`,
    fund_provider: 'A well-wisher',
    fund_amount: '1250.50',
    purpose: 'Tea',
  })
})
test.afterAll(async ({ request }) => {
  await deleteCreated(request)
  await (await apiOf(request, 'admin')).remove(`fund-collection/${donation.id}/`)
})

test('a category gets a budget and two expenses, one with a scanned bill', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/add-category')
  await page.getByText('Expanse', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Expanse Categories' })).toBeVisible()
  await page.getByLabel('Category', { exact: true }).fill(teaCategory)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Expanse Category added')).toBeVisible()

  await page.goto(`/dashboard/probable-expanse-list?year=${year}`)
  await choose(page, 'Expanse Category', teaCategory)
  await page.getByRole('textbox', { name: 'Probable Expanse' }).fill('২,০০০')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Probable Expanse added successfully!')).toBeVisible()
  await expect(row(page, teaCategory)).toContainText('2,000.00')

  await page.goto(`/dashboard/add-expanse?year=${year}`)
  const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  for (const [amount, date, bill] of [
    ['1000.25', `31/12/${year}`, true],
    ['250.25', `01/01/${year}`, false],
  ] as const) {
    await choose(page, 'Expanse Category', teaCategory)
    await page.getByRole('textbox', { name: 'Actual Expanse' }).fill(amount)
    await page.getByLabel('Date', { exact: true }).fill(date)
    if (bill)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'tea.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Expense Voucher' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Expense Voucher' })).toBeHidden()
  }
  await row(page, '1,000.25').getByRole('button', { name: 'Show bill' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^tea/ })).toBeVisible()
})

test('the expense report compares with last year, and a figure opens the records that add up to it', async ({
  page,
}) => {
  await signIn(page, 'admin', `/dashboard/expanse-report?year=${year}`)
  await page.getByLabel('Compare with last year').click()
  const figures = row(page, teaCategory).first()
  // the whole year is visible: the box does not scroll
  const box = page.getByRole('table', { name: 'Expanse Report' }).first().locator('..')
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
  await expect(figures.getByRole('cell')).toHaveText([
    teaCategory,
    '2,000.00',
    '1,250.50',
    '-749.50',
    '62.53%',
    '0.00',
    '1,250.50',
  ])
  await figures.getByRole('link', { name: '1,250.50' }).first().click()
  const records = page.getByRole('dialog')
  const amounts = records.getByRole('row').filter({ hasText: 'EXP-' })
  await expect(amounts).toHaveCount(2)
  const shownAmounts = await amounts.locator('td:last-child').allTextContents()
  expect(shownAmounts.reduce((sum, amount) => sum + paisa(amount), 0)).toBe(125_050)
  await expect(records.getByRole('row').last()).toContainText('1,250.50')

  // the print names the category; the headings repeat on each page, the sum is below the last row
  await page.emulateMedia({ media: 'print' })
  await expect(records.locator('[class*=printHeader]')).toContainText(`Records: ${teaCategory}`)
  await expect(records.locator('tfoot td').last()).toHaveCSS('position', 'static')
  await expect(records.locator('thead button').first()).toHaveCSS('display', 'contents')
  await page.emulateMedia({ media: null })
  expect(await findViolations(page)).toEqual([])
})

test('the monthly list of a whole year is exported to one workbook', async ({ page }) => {
  await signIn(page, 'auditor', `/dashboard/monthly-income-list?year=${new Date().getFullYear() - 1}&month=0`)
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'XLSX' }).click(),
  ])
  const workbook = await readFile(await file.path())
  expect(workbook.subarray(0, 2).toString()).toBe('PK')
  expect(workbook.length).toBeGreaterThan(20_000)
})

test('the vouchers of a year are printed completely, with one sum below them', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await signIn(page, 'auditor', `/dashboard/add-expanse?year=${new Date().getFullYear() - 1}`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Print list' }).click()
  const all = page.getByRole('menuitem', { name: /^All [\d,]+ rows$/ })
  const count = Number((await all.textContent())?.replaceAll(/\D/g, ''))
  expect(count).toBeGreaterThan(50)
  await all.click()
  await expect(page.locator('body[data-printed]')).toBeVisible()
  await expect(rows).toHaveCount(count)
  await page.emulateMedia({ media: 'print' })
  // a box within a heading would be painted on the first page only
  for (const heading of await page.locator('thead button').all())
    await expect(heading).toHaveCSS('display', 'contents')
  const sum = page.locator('tfoot td').first()
  await expect(sum).toHaveCSS('position', 'static')
  expect((await sum.boundingBox())!.y).toBeGreaterThan((await rows.last().boundingBox())!.y)

  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(50)
})

test('a percentage gives a share of the fund, and the annual pack contains it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = document.querySelector('[data-print]')?.textContent ?? ''
    }
  })
  await signIn(page, 'admin', `/dashboard/general-income-report?year=${year}&tab=expanse`)
  await page.getByRole('button', { name: 'Set Percentage' }).click()
  await choose(page, 'Category', teaCategory)
  await page.getByRole('textbox', { name: 'Percentage' }).fill('33.33')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Percentage added successfully!')).toBeVisible()
  await page.keyboard.press('Escape')
  // half up: 1,250.50 x 33.33 % are 416.79165
  await expect(row(page, teaCategory).getByRole('cell')).toHaveText([
    teaCategory,
    '1,250.50 x 33.33%',
    '416.79 tk',
  ])
  await row(page, teaCategory).getByRole('link', { name: '416.79 tk' }).click()
  await expect(page.getByRole('dialog')).toContainText('1,250.50 x 33.33% = 416.79 tk')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await findViolations(page)).toEqual([])

  await page.goto(`/dashboard/expanse-report?year=${year}`)
  await page.getByRole('button', { name: 'Print annual pack' }).click()
  const printed = page.locator('body[data-printed]')
  await expect(printed).toHaveAttribute(
    'data-printed',
    new RegExp(`Annual Accounts ${year}.*Contents.*1\\. Summary`),
  )
  await expect(printed).toHaveAttribute(
    'data-printed',
    new RegExp(`${teaCategory}1,250\\.50 x 33\\.33%416\\.79 tk`),
  )
})

test('a figure of the dashboard opens its records by keyboard', async ({ page }) => {
  await signIn(page, 'auditor')
  await expect(page.getByRole('table', { name: 'Income and expense (taka)' })).toBeAttached()
  const left = page.getByRole('region', { name: 'Budget left' }).getByRole('link').first()
  await left.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`= ${await left.textContent()}`)
  await expect(dialog.getByRole('row').nth(1)).toContainText('EXP-')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
})
