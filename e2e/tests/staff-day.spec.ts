import { expect, test } from '../fixtures.ts'
import sharp from 'sharp'
import { signIn } from '../demo-accounts.ts'
import { receivePapers } from '../demo-api.ts'

// the first answer to another price than that of the resolution
test.use({ expected: /status of 422/ })

const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka' }).format(new Date())
const number = `9${Date.now() % 10_000_000}`
const bengaliNumber = number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

test('an advocate is added with a photo and buys three ranges; the receipt prints, the books show it, and a void removes it', async ({
  page,
  request,
}) => {
  const serials = 5_000_000_000 + (Date.now() % 1_000_000_000)
  await receivePapers(request, ['VKL'], serials, serials + 45)
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(Number(document.body.dataset['printed'] ?? 0) + 1))
  })
  await signIn(page, 'admin', '/dashboard/Advocate')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Advocate' })).toBeVisible()
  await page.getByLabel('Bar Registration Number').fill(bengaliNumber)
  await page.getByLabel('Advocate Type').selectOption('new')
  await page.getByLabel('Name (English)').fill('Test Rahman')
  await page.getByLabel('Name (Bengali)').fill('যাত্রা রহমান')
  await page.getByLabel('Enrollment Date (Member)').fill('০১/০২/২০২০')
  const photo = await sharp({ create: { width: 600, height: 700, channels: 3, background: '#88a' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page
    .getByRole('button', { name: 'Add', exact: true })
    .or(page.getByRole('button', { name: 'Save', exact: true }))
    .or(page.getByRole('button', { name: 'Submit', exact: true }))
    .first()
    .click()
  await expect(page.getByText('Advocate Added Successfully')).toBeVisible()

  await page.goto('/dashboard/vokalatnama')
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Entry' })).toBeVisible()
  await page.getByLabel('Advocate ID').fill(number)
  await expect(page.getByLabel('Advocate Name')).toHaveValue('Test Rahman')
  await page.getByLabel('Building Name').fill('Bar Bhaban')
  for (const [index, [from, to]] of [
    [1, 10],
    [21, 30],
    [41, 45],
  ].entries()) {
    await page.getByLabel(`From ${index + 1}`, { exact: true }).fill(String(serials + from!))
    await page.getByLabel(`To ${index + 1}`, { exact: true }).fill(String(serials + to!))
  }
  await page.getByLabel('Price', { exact: true }).fill('৫০.৫০')
  await expect(page.getByLabel('Total Amount')).toHaveValue(/1,?262\.50/)
  await page.keyboard.press('Control+Enter')
  // a resolution has set another price
  const priceQuestion = page.getByRole('dialog', { name: 'Sell at another price?' })
  await priceQuestion.getByLabel('Reason').fill('Old rate')
  await priceQuestion.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Submitted successfully!')).toBeVisible()

  const receipt = page.getByRole('dialog')
  await expect(receipt.getByText('Money Collection Receipt')).toBeVisible()
  const receiptNumber = (await receipt.textContent())?.match(/VKL-\d{4}-\d{6}/)?.[0] ?? ''
  expect(receiptNumber).toMatch(/^VKL-/)
  await expect(receipt).toContainText('Test Rahman')
  await expect(receipt).toContainText('One thousand two hundred sixty-two taka and fifty paisa only')
  await expect(receipt).toContainText('এক হাজার দুইশত বাষট্টি টাকা পঞ্চাশ পয়সা মাত্র')
  for (const signature of ['General Secretary', 'Accountant', 'Office Assistant'])
    await expect(receipt).toContainText(signature)
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()

  const vokalotnamaOn = async (): Promise<string> => {
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: today, exact: true }) })
    const index = await page
      .getByRole('columnheader')
      .allTextContents()
      .then((heads) => heads.findIndex((head) => head.trim() === 'Vokalotnama'))
    return ((await row.first().getByRole('cell').nth(index).textContent()) ?? '').trim()
  }
  const [, month, year] = today.split('/')
  await page.goto(`/dashboard/monthly-income-list?year=${year}&month=${Number(month)}`)
  await expect(page.getByRole('cell', { name: today, exact: true }).first()).toBeVisible()
  const after = await vokalotnamaOn()
  expect(after).toMatch(/\d/)

  await page.goto('/dashboard/income-report')
  await expect(page.getByRole('heading', { level: 1, name: 'Income Report' })).toBeVisible()
  await expect(page.getByText('Vokalotnama').first()).toBeVisible()

  await page.goto('/dashboard/sale-list')
  const saleRow = page.getByRole('row').filter({ hasText: receiptNumber })
  await saleRow.getByRole('button', { name: /Delete/ }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(
    `Delete ${receiptNumber}? The receipt is voided; its number is not used again.`,
  )
  await question.getByLabel('Reason').fill('End of the test')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: receiptNumber })).toHaveCount(0)

  await page.goto(`/dashboard/monthly-income-list?year=${year}&month=${Number(month)}`)
  await expect(page.getByRole('cell', { name: today, exact: true }).first()).toBeVisible()
  expect(await vokalotnamaOn()).not.toBe(after)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).or(page.getByText('Log Out')).first().click()
  await expect(page).toHaveURL(/\/signin/)
})
