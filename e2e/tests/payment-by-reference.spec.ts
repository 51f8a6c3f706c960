import { signIn } from '../demo-accounts.ts'
import { apiOf } from '../demo-api.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'

/* A member pays by transfer: the number of the own page, the bank's line with it, receipts, the matched line. */

type Dues = { id: number; bar_registration_number: string; total: string; charges: string }
type Settings = { values: Record<string, unknown>; version: number }

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())
const shownDay = day.split('-').toReversed().join('/')

test('the line of a statement with the number of a member becomes receipts, and is matched with them', async ({
  page,
  browser,
  request,
}) => {
  const admin = await apiOf(request, 'admin')
  const { values, version } = await admin.get<Settings>('modules/mfe-my/settings/')
  await admin.put('modules/mfe-my/settings/', {
    values: {
      ...values,
      account_english: 'Sonali Bank 0123-456',
      merchant_account: '26310013com.bangla.qr01109876543210',
      merchant_name: 'MEGHNAPUR BAR',
      merchant_city: 'MEGHNAPUR',
    },
    version,
  })
  const name = `Transfers ${Date.now()}`
  const account = await admin.post<{ id: number }>('money-places/', {
    kind: 'bank',
    name_english: name,
    name_bengali: name,
    opening_amount: '1000',
    opening_day: day,
  })
  const debtors = await admin.get<Dues[]>('dues/?standing=in_arrears&months_min=3&limit=200')
  const debtor = debtors.findLast(({ charges }) => charges === '0.00')!

  const { code } = await admin.post<{ code: string }>(`advocates/${debtor.id}/member-code/`, {})
  const phone = await browser.newContext({ viewport: { width: 375, height: 740 } })
  const session = await phone.request.post('/api/member-sessions/', {
    data: { number: debtor.bar_registration_number, code },
  })
  expect(session.status(), await session.text()).toBe(200)
  const own = await phone.newPage()
  await own.goto('/my')
  await own.getByRole('button', { name: 'Pay by transfer' }).click()
  await expect(own.getByText('Sonali Bank 0123-456')).toBeVisible()
  const reference = await own.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()
  await expect(own.getByRole('img', { name: /Bangla QR code/ })).toBeVisible()
  expect(await findViolations(own)).toEqual([])

  await signIn(page, 'admin', `/dashboard/bank/statements/import?account=${account.id}`)
  await page.getByLabel('File (CSV or XLSX)').setInputFiles({
    name: 'transfers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Date,Particulars,Debit,Credit,Balance\n${shownDay},NPSB ${reference} mobile,,${debtor.total},${Number(debtor.total) + 1000}\n`,
    ),
  })
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Import 1 lines' }).click()
  await expect(page.getByText('1 lines are imported.')).toBeVisible()

  await page.goto(`/dashboard/my/payments?search=${reference}`)
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Exact')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm 1' }).click()
  await expect(page.getByText('1 payments are confirmed.')).toBeVisible()
  expect((await admin.get<{ balance: string }>(`money-places/${account.id}/`)).balance).toBe(
    (Number(debtor.total) + 1000).toFixed(2),
  )

  await own.reload()
  await expect(own.getByText(/Receipts: \w{3}-\d{4}-\d{6}/)).toBeVisible()
  await expect(own.getByRole('button', { name: 'Pay by transfer' })).toHaveCount(0)
  await page.goto(`/dashboard/bank/matching?account=${account.id}`)
  await page.getByRole('button', { name: 'Match 1 sure proposals' }).click()
  await expect(page.getByText(reference)).toHaveCount(0)
  // another file imports a place of deposits without a deposit, and takes it back
  const readBreaches = async () => {
    const { laws } = await admin.get<{ laws: { law: string; ok: boolean }[] }>('agreement/')
    return laws.filter(({ ok }) => !ok)
  }
  await expect.poll(readBreaches).toEqual([])
})
