import { expect, test, type APIRequestContext } from '../fixtures.ts'
import { signIn } from '../demo-accounts.ts'
import { apiOf, type DemoApi } from '../demo-api.ts'

/*
 * The bank desk with the real books: cheques, deposits that two people sign, and a reconciled statement. Each
 * test opens an account of its own, so that no other test sees its lines.
 */

type Place = { id: number; balance: string }
type Receipt = { id: number; number: string; voided_at: string | null }
type Transfer = { id: number; number: string; state: string }

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())
const shownDay = day.split('-').toReversed().join('/')
const unique = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`

async function addPlace(api: DemoApi, kind: 'bank' | 'fdr', values: object = {}): Promise<Place> {
  const name = `Bank desk ${unique()}`
  return api.post<Place>('money-places/', { kind, name_english: name, name_bengali: name, ...values })
}
const give = (api: DemoApi, fund_amount: string, values: object) =>
  api.post<Receipt>('fund-collection/', {
    date: day,
    donation_type: 'others',
    fund_provider: 'Rafiq Traders',
    fund_amount,
    purpose: 'Hall',
    ...values,
  })
const balanceOf = async (api: DemoApi, { id }: Place) => (await api.get<Place>(`money-places/${id}/`)).balance

async function lawsOf(request: APIRequestContext): Promise<Record<string, boolean>> {
  const admin = await apiOf(request, 'admin')
  const { laws } = await admin.get<{ laws: { law: string; ok: boolean }[] }>('agreement/')
  return Object.fromEntries(laws.map(({ law, ok }) => [law, ok]))
}

test('a cheque is entered by its receipt, goes to the bank on a slip, and bounces', async ({
  page,
  request,
}) => {
  const staff = await apiOf(request, 'staff')
  const account = await addPlace(await apiOf(request, 'admin'), 'bank')
  const receipt = await give(staff, '1500.50', { payment_type: 'check' })
  const number = unique()
  await signIn(page, 'staff', '/dashboard/bank/cheques')
  await page.getByLabel('Receipt or Voucher').fill(receipt.number)
  await expect(page.getByLabel('Payer or Payee')).toHaveValue('Rafiq Traders')
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1500.50')
  await page.getByLabel('Cheque Number').fill(number)
  await page.getByLabel('Bank Name').fill('Sonali Bank')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The cheque is entered.')).toBeVisible()
  await expect(page.getByLabel('Receipt or Voucher')).toBeFocused()

  const row = page.getByRole('row').filter({ hasText: number })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Deposit 1 cheques' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bank Account').selectOption(String(account.id))
  await dialog.getByRole('button', { name: 'Make slip' }).click()
  await expect.poll(() => balanceOf(staff, account)).toBe('1500.50')

  await page.goto(`/dashboard/bank/cheques?search=${number}`)
  await row.getByRole('button', { name: 'Returned' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Insufficient funds')
  await page.getByRole('dialog').getByLabel("Bank's Charge").fill('115')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Bounced')
  expect((await staff.get<Receipt>(`receipts/${receipt.number}/`)).voided_at).not.toBeNull()
  // the money went back, and the bank's charge is an expense from the account
  expect(await balanceOf(staff, account)).toBe('-115.00')
})

test('nobody opens a deposit alone: two people sign, and its interest is received less tax and duty', async ({
  page,
  request,
}) => {
  const admin = await apiOf(request, 'admin')
  const staff = await apiOf(request, 'staff')
  const account = await addPlace(admin, 'bank', { opening_amount: '500000', opening_day: day })
  const place = await addPlace(admin, 'fdr')
  const [bank] = await admin.get<{ id: number }[]>('banks/?limit=1')
  const [resolution] = await admin.get<{ id: number }[]>('resolutions/?limit=1')
  const deposit = await staff.post<{ id: number; number: string }>('x/mfe-bank/deposits/', {
    kind: 'fixed',
    number: `FDR-${unique()}`,
    bank_id: bank!.id,
    branch: 'Sadar',
    place_id: place.id,
    opened_on: day,
    term_months: 12,
    rate: '9',
    day_count: '365',
    compounding: 'none',
    renewal: 'principal',
    resolution_id: resolution!.id,
    has_return: true,
  })
  await staff.post(`x/mfe-bank/deposits/${deposit.id}/moves/`, {
    kind: 'opening',
    day,
    amount: '200000',
    account_id: account.id,
  })
  const [transfer] = await staff.get<Transfer[]>(`transfers/?subject=deposit/${deposit.id}`)
  expect(transfer?.state).toBe('waiting')
  expect(await balanceOf(admin, place)).toBe('0.00')
  const approve = `transfers/${transfer!.id}/approve/`
  expect((await staff.post<Transfer>(approve, {})).state).toBe('waiting')
  expect((await admin.post<Transfer>(approve, {})).state).toBe('confirmed')

  await signIn(page, 'staff', `/dashboard/bank/deposits/${deposit.id}`)
  await expect(page.getByText('৳ 2,00,000.00').first()).toBeVisible()
  expect(await balanceOf(admin, place)).toBe('200000.00')
  expect(await balanceOf(admin, account)).toBe('300000.00')

  await staff.post(`x/mfe-bank/deposits/${deposit.id}/interest/`, {
    day,
    gross: '9000',
    source_tax: '900',
    excise_duty: '150',
    place_id: account.id,
  })
  expect(await balanceOf(admin, account)).toBe('307950.00')
  await page.reload()
  await expect(page.getByText('৳ 9,000.00').first()).toBeVisible()
  // other tests read the newest expenses, and tax is one
  const [interest] = await admin.get<Receipt[]>('bank-interest/?ordering=-id&limit=1')
  await admin.remove(`bank-interest/${interest!.id}/`)
  await expect.poll(() => balanceOf(admin, account)).toBe('300000.00')
})

test('a statement is imported, its lines are matched, and the account is reconciled for good', async ({
  page,
  request,
}) => {
  const admin = await apiOf(request, 'admin')
  const account = await addPlace(admin, 'bank', { opening_amount: '1000', opening_day: day })
  const paid = await give(admin, '500', { payment_type: 'bank', place: account.id })
  const late = await give(admin, '70', { payment_type: 'bank', place: account.id })
  await signIn(page, 'admin', `/dashboard/bank/statements/import?account=${account.id}`)
  await page.getByLabel('File (CSV or XLSX)').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Date,Particulars,Debit,Credit,Balance\n${shownDay},Deposit ${paid.number},,500.00,1500.00\n`,
    ),
  })
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Import 1 lines' }).click()
  await expect(page.getByText('1 lines are imported.')).toBeVisible()
  await page.goto(`/dashboard/bank/matching?account=${account.id}`)
  await page.getByRole('button', { name: 'Match 1 sure proposals' }).click()
  await expect(page.getByText(late.number)).toBeVisible()
  await expect(page.getByText(paid.number)).toHaveCount(0)

  const { id } = await admin.post<{ id: number }>('x/mfe-bank/reconciliations/', {
    account: account.id,
    day,
    bank_balance: '1500.00',
  })
  await page.goto(`/dashboard/bank/reconciliations/${id}`)
  await expect(page.getByText(late.number)).toBeVisible()
  await page.getByRole('button', { name: 'Make final' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Make final' }).click()
  await expect(page.getByRole('button', { name: 'Make final' })).toHaveCount(0)
  expect((await lawsOf(request))['mfe-bank/reconciled']).toBe(true)
})
