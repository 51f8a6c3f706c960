import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '../fixtures.ts'
import { password, signIn } from '../demo-accounts.ts'
import { apiOf } from '../demo-api.ts'
import { product } from '../products.ts'

/*
 * The law library: a module with screens, a service, data and money, from approval to the ledger. Copies are
 * returned and receipts voided in the end. Each try of the fine returns one of the demo association's overdue
 * loans.
 */

type Reservation = { id: number; book_id: number }

const copyNumber = 'L-1003'
const desk = '/dashboard/library'
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find anywhere' })
const dayLabel = (date: Date) =>
  date.toLocaleDateString('en-GB', {
    timeZone: 'Asia/Dhaka',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
const today = dayLabel(new Date())

async function scan(page: Page, number: string): Promise<void> {
  const field = page.getByLabel('Copy Number')
  await expect(field).toBeFocused()
  await field.fill(number)
  await page.keyboard.press('Enter')
}

async function pickAdvocate(page: Page, number: string): Promise<void> {
  await page.getByLabel('Advocate ID').fill(number)
  await expect(page.getByLabel('Advocate Name')).not.toHaveValue('')
  // closes the suggestions
  await page.getByLabel('Advocate ID').press('Enter')
}

async function takeBack(page: Page, number: string): Promise<void> {
  await page.goto(desk)
  await scan(page, number)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is returned by' })).toBeVisible()
}

async function approveSeries(page: Page): Promise<void> {
  await page.goto('/dashboard/modules')
  await page.getByRole('link', { name: 'Settings of Library' }).click()
  const withdrawal = page.getByRole('button', { name: 'Withdraw approval of LIB' })
  const approval = page.getByRole('button', { name: 'Approve LIB' })
  await expect(withdrawal.or(approval)).toBeVisible()
  if (await withdrawal.isVisible()) {
    // an earlier try of this test
    await withdrawal.click()
    const question = page.getByRole('dialog')
    await question.getByLabel('Reason').fill('Another try')
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  }
  await approval.click()
  const dialog = page.getByRole('dialog', { name: 'Approve the receipt series LIB?' })
  await expect(dialog).toContainText('Their money is booked to the head Library fines')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('The receipt series is approved.')).toBeVisible()
  await expect(withdrawal).toBeVisible()
}

async function voidReceipt(page: Page, receiptNumber: string): Promise<void> {
  await page.goto('/dashboard/module-receipts/LIB')
  await page
    .getByRole('row')
    .filter({ hasText: receiptNumber })
    .getByRole('button', { name: /Delete/ })
    .click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Reason').fill('End of the test')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: receiptNumber })).toHaveCount(0)
}

test('a fine becomes a receipt of the approved series, in the lists, the income of the month and on paper', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  await approveSeries(page)

  const clerkContext = await browser.newContext()
  const clerk = await clerkContext.newPage()
  await signIn(clerk, 'staff', '/dashboard/library/loans?state=overdue')
  const overdue = clerk
    .getByRole('table', { name: 'Loans' })
    .getByRole('row')
    .filter({ hasText: 'L-' })
    .first()
  const lateNumber = (await overdue.textContent())?.match(/L-\d{4}/)?.[0] ?? ''
  await clerk.goto(desk)
  await scan(clerk, lateNumber)
  await expect(clerk.getByText('Days late')).toBeVisible()
  // the button has the focus, so that Enter is enough
  await expect(clerk.getByRole('button', { name: 'Take back' })).toBeFocused()
  await clerk.keyboard.press('Enter')
  const fine = clerk.getByRole('dialog', { name: 'Fine for a late return' })
  await expect(fine).toContainText(/৳ [1-9]/)
  await fine.getByRole('button', { name: 'Take the fine' }).click()
  const receiptLink = clerk.getByRole('link', { name: /^LIB-\d{4}-\d{6}$/ })
  const receiptNumber = (await receiptLink.textContent()) ?? ''
  await receiptLink.click()
  const receipt = clerk.getByRole('article')
  await expect(receipt).toContainText(receiptNumber)
  await expect(receipt).toContainText(lateNumber)
  await expect(receipt).toContainText(/taka only/)

  await clerk.goto('/dashboard/module-receipts/LIB')
  await expect(clerk.getByRole('row').filter({ hasText: receiptNumber })).toContainText(today)
  await clerk.goto(`/dashboard/library/loans?search=${receiptNumber}`)
  await expect(clerk.getByRole('row').filter({ hasText: lateNumber })).toContainText(receiptNumber)
  await clerkContext.close()

  const [, month, year] = today.split('/')
  await page.goto(`/dashboard/monthly-income-list?year=${year}&month=${Number(month)}`)
  const income = page.getByRole('table', { name: 'Monthly Income List' })
  const headings = income.getByRole('columnheader')
  await expect(headings.filter({ hasText: 'Library fines' })).toBeVisible()
  const column = (await headings.allTextContents()).findIndex((text) => text.trim() === 'Library fines')
  const ofToday = income
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: today, exact: true }) })
  await ofToday.getByRole('cell').nth(column).getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText(receiptNumber)
  await voidReceipt(page, receiptNumber)
})

test.describe('two desks', () => {
  // the second desk is refused with 409
  test.use({ expected: /status of 409/ })

  test('a copy is lent once; the loan is on the tab, the card and in the search', async ({
    page,
    context,
  }) => {
    await signIn(page, 'staff', desk)
    await expect(page.getByLabel('Copy Number')).toBeFocused()
    if (await isOnLoan(page)) await takeBack(page, copyNumber)

    const other = await context.newPage()
    for (const one of [page, other]) {
      await one.goto(desk)
      await scan(one, copyNumber)
      await expect(one.getByRole('heading', { name: 'Lend this copy' })).toBeVisible()
    }
    await pickAdvocate(page, '137')
    await page.getByRole('button', { name: 'Lend', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: `(${copyNumber}) is lent to` })).toBeVisible()
    await expect(page.getByLabel('Copy Number')).toBeFocused()
    await pickAdvocate(other, '138')
    await other.getByRole('button', { name: 'Lend', exact: true }).click()
    await expect(
      other.getByText(/This copy is on loan to .+ until \d\d\/\d\d\/\d{4}\./).first(),
    ).toBeVisible()
    await other.close()

    await page.goto('/dashboard/Advocate-list?search=137')
    const borrower = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: '137', exact: true }) })
    await borrower.getByRole('button', { name: /^View/ }).click()
    await page.getByRole('tab', { name: 'Books on loan' }).click()
    const loans = page.getByRole('dialog').getByRole('row').filter({ hasText: copyNumber })
    // earlier tries have returned loans
    await expect(loans.filter({ hasText: 'On loan' })).toBeVisible()

    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 2, name: 'Library' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^\d+ on loan$/ })).toBeVisible()
    await page.getByRole('link', { name: /^\d+ overdue$/ }).click()
    await expect(page).toHaveURL(/library\/loans\?state=overdue$/)

    await searchBox(page).fill(copyNumber)
    await expect(page.getByRole('option', { name: new RegExp(`^${copyNumber}.*on loan to`) })).toBeVisible()
    await searchBox(page).fill('Muslim Law')
    await page.getByRole('option', { name: /^Muslim Law/ }).click()
    await expect(page).toHaveURL(/library\/books\?search=Muslim/)
    await expect(page.getByRole('row').filter({ hasText: 'Muslim Law' })).toBeVisible()

    await takeBack(page, copyNumber)
  })
})

async function isOnLoan(page: Page): Promise<boolean> {
  const login = await page.request.post('/api/login/', { data: { username: 'demo-staff', password } })
  const { access } = (await login.json()) as { access: string }
  const response = await page.request.get(`/api/x/mfe-library/copies/by-number/?number=${copyNumber}`, {
    headers: { authorization: `Bearer ${access}` },
  })
  return ((await response.json()) as { loan: object | null }).loan !== null
}

test('a visitor searches the catalogue in Bengali on a phone, without a session and without borrowers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/x/')) answers.push(await response.text())
  })
  await page.goto('/bn/library')
  await expect(page.getByRole('heading', { level: 1, name: 'গ্রন্থাগার' })).toBeVisible()
  await expect(page.getByText('৪০টি বই')).toBeVisible()
  await page.getByRole('searchbox', { name: 'বই, লেখক বা বিষয়' }).fill('দণ্ডবিধি')
  await page.getByRole('button', { name: 'খুঁজুন', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'দণ্ডবিধি, ১৮৬০' })).toBeVisible()
  await expect(page.getByText('৪০টি বই')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.join(' ')).not.toMatch(/borrower|advocate|L-1\d{3}/)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

/** The variables that a process has started with. Those of other users cannot be read. */
function environmentOf(pid: string): Map<string, string> {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    return new Map(
      variables.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
  } catch {
    return new Map()
  }
}
const parentOf = (pid: string) =>
  /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''

/** The process of the library's service below the tested product: other products may run on this machine. */
function serviceProcess(): number | undefined {
  const { port } = new URL(product.url)
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).get('SAMITY_MODULE') === 'mfe-library')
    .find((name) => environmentOf(parentOf(name)).get('PORT') === port)
  return pid === undefined ? undefined : Number(pid)
}

test('an archived member leaves the line for a book, and nobody has to tell the library', async ({
  request,
}) => {
  const staff = await apiOf(request, 'staff')
  const [line] = await staff.get<Reservation[]>('x/mfe-library/reservations/?limit=1')
  const [member] = await staff.get<{ id: number }[]>('advocates/?ordering=-id&limit=1')
  const own = `x/mfe-library/reservations/?advocate_id=${member!.id}`
  await staff.post('x/mfe-library/reservations/', { book_id: line!.book_id, advocate_id: member!.id })
  expect(await staff.get<Reservation[]>(own)).toHaveLength(1)
  await staff.post(`advocates/${member!.id}/archive/`, {})
  await expect.poll(() => staff.get<Reservation[]>(own)).toHaveLength(0)
  await staff.post(`advocates/${member!.id}/restore/`, {})
})

test('an auditor reads the loans without a screen of the library, with one sum, and saves them as CSV', async ({
  page,
  request,
}) => {
  await signIn(page, 'auditor', '/dashboard/moduleRecords?module=mfe-library&table=loans')
  const table = page.getByRole('table', { name: 'Loans' })
  await expect(
    table
      .getByRole('row')
      .filter({ hasText: /L-\d{4}/ })
      .first(),
  ).toBeVisible()
  await expect(
    table
      .getByRole('row')
      .filter({ hasText: /^Total/ })
      .first(),
  ).toContainText(/\d\.\d\d/)
  const api = await apiOf(request, 'auditor')
  const loans = await api.get<unknown[]>('x/mfe-library/loans/?limit=1000')
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toContain('Copy Number,Advocate')
  expect(lines).toHaveLength(1 + loans.length)
})

test.describe('a killed service', () => {
  test.skip(process.platform !== 'linux', 'the test finds the process in /proc')
  // the library's requests fail with 502 or 503 meanwhile
  test.use({ expected: /status of 50[23]/ })

  test('starts again while the rest of the product works', async ({ page }) => {
    await signIn(page, 'staff')
    const killed = serviceProcess()
    if (killed === undefined) throw new Error('The service of mfe-library does not run.')
    process.kill(killed, 'SIGKILL')
    await page.goto('/dashboard/Advocate-list')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect.poll(() => [undefined, killed].includes(serviceProcess()), { timeout: 30_000 }).toBe(false)
    await expect(async () => {
      await page.goto('/dashboard/library/books?search=Muslim')
      await expect(page.getByRole('row').filter({ hasText: 'Muslim Law' })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})
