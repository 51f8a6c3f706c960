import { expect, test, type APIRequestContext, type Page } from '../fixtures.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { password, scriptlessPath, signIn } from '../demo-accounts.ts'
import { receivePapers } from '../demo-api.ts'

/*
 * Every kind of receipt in both print formats, with the longest values that a form accepts. The receipts are
 * voided in the end.
 */

const run = Date.now() % 1_000_000_000
const long = (words: string) => `${words} `.repeat(40).slice(0, 200).trim()
const name = long('Mohammad Abdur Rahman Chowdhury')
const bengali = long('মোহাম্মদ আব্দুর রহমান চৌধুরী')
const day = '2026-11-21'
const rows = Array.from({ length: 12 }, (_, row) => ({
  from_serial: 8_000_000_000 + run * 100 + row * 4,
  to_serial: 8_000_000_000 + run * 100 + row * 4 + 2,
}))
const sale = (sale_type: string) => ({
  sale_type,
  sales_date: day,
  building_name: 'Bar Bhaban',
  customer_name: bengali,
  customer_phone: '01711000000',
  advocate_name: name,
  price: '50.05',
  price_reason: 'Old rate',
  serials: rows,
})
const period = { from_month: 1, from_year: 2041, to_month: 12, to_year: 2042 }
const unit = { building_name: `Annex ${run}`, floor: '3', room: '307' }

const kinds: Record<string, { path: string; body: object; words: string }> = {
  VKL: {
    path: 'vokalotnama/',
    body: sale('Vokalotnama'),
    words: 'One thousand eight hundred one taka and eighty paisa only',
  },
  CRT: { path: 'vokalotnama/', body: sale('Cartis Paper'), words: 'eighty paisa only' },
  NST: {
    path: 'vokalotnama/',
    body: { ...sale('Notery Sticker'), advocate_name: '', customer_name: '' },
    words: 'eighty paisa only',
  },
  BLB: {
    path: 'bailbond/',
    body: {
      sales_date: day,
      building_name: name,
      price: '1',
      price_reason: 'Old rate',
      bailbond_serials: rows,
      remarks: name,
    },
    words: 'Thirty-six taka only',
  },
  FRM: {
    path: 'form-sale/',
    body: {
      sales_date: day,
      building_name: 'Bar Bhaban',
      form_name: `Form ${run}`,
      price: '0.01',
      form_serials: rows,
    },
    words: 'Thirty-six paisa only',
  },
  ADC: {
    path: 'advocate-change/',
    body: {
      date: day,
      client_name: bengali,
      advocate_id: '137',
      advocate_name: name,
      fee: '999999999.99',
      case_no: 'GR 123/2026',
    },
    words: 'Ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine taka',
  },
  ASR: {
    path: 'associate-registration/',
    body: {
      registration_date: day,
      from_year: 2026,
      to_year: 2026,
      license_no: `L-${run}`,
      name,
      advocate_id: '137',
      advocate_name: name,
      entry_fee: '500',
      book_rate: '100',
      renewal_fee: '200.50',
    },
    words: 'Eight hundred taka and fifty paisa only',
  },
  RNT: {
    path: 'shop-rent/',
    body: {
      collection_date: day,
      renter_name: bengali,
      rent_type: 'Shop',
      ...period,
      ...unit,
      rent_amount: '72000',
    },
    words: 'Seventy-two thousand taka only',
  },
  FEE: {
    path: 'advocate-all-fees/',
    body: {
      // all four sections; this advocate has not paid the entry fee
      advocate_id: '138',
      collection_date: day,
      entryfee_set: [{ entry_fee: '5000', remarks4: name }],
      rentcollection_set: [
        { ...period, ...unit, room: '308', rent_type: 'House', rent_amount: '24000', remarks1: name },
      ],
      monthlyfee_set: [{ ...period, monthly_fee: '100' }],
      barassociationfee_set: [
        {
          yearly_from_year: 2046,
          yearly_to_year: 2049,
          yearly_fee: '4000',
          yearly_delay_fee: '20',
          benevolent_fund_fee: '800',
          benevolent_delay_fee: '10',
          relief_fund_fee: '400',
          court_type: 'H/C',
        },
      ],
    },
    words: 'Thirty-six thousand seven hundred ten taka only',
  },
  DON: {
    path: 'fund-collection/',
    body: {
      donation_type: 'others',
      date: day,
      fund_provider: name,
      fund_amount: '1250.50',
      purpose: bengali,
    },
    words: 'One thousand two hundred fifty taka and fifty paisa only',
  },
  ELB: {
    path: 'electricity-bill/',
    body: {
      collection_date: day,
      month: 'March',
      year: 2026,
      building_name: name,
      bill_payer_name: bengali,
      bill_amount: '777',
    },
    words: 'Seven hundred seventy-seven taka only',
  },
  INT: {
    path: 'bank-interest/',
    body: {
      collection_date: day,
      bank_name: name,
      branch_name: name,
      account_no: '1234567890'.repeat(4),
      interest_amount: '12.34',
    },
    words: 'Twelve taka and thirty-four paisa only',
  },
}

type BookedReceipt = { id: number; number: string; kind: string; path: string; words: string }
const receipts: BookedReceipt[] = []
let headers: Record<string, string> = {}

async function book(
  request: APIRequestContext,
  kind: string,
  definition: (typeof kinds)[string],
): Promise<BookedReceipt> {
  const { path, body, words } = definition
  const response = await request.post(`/api/${path}`, { data: body, headers })
  expect(response.status(), await response.text()).toBe(201)
  const { id, number } = (await response.json()) as { id: number; number: string }
  return { id, number, kind, path, words }
}

test.beforeAll(async ({ request }) => {
  await receivePapers(request, ['VKL', 'CRT', 'NST', 'BLB'], rows[0]!.from_serial, rows.at(-1)!.to_serial)
  const response = await request.post('/api/login/', { data: { username: 'demo-admin', password } })
  headers = { authorization: `Bearer ${((await response.json()) as { access: string }).access}` }
  for (const [kind, definition] of Object.entries(kinds)) receipts.push(await book(request, kind, definition))
  const associate = receipts.find(({ kind }) => kind === 'ASR')?.id
  receipts.push(
    await book(request, 'ASN', {
      path: 'associate-renewal/',
      body: { associate, renewal_date: day, renewal_end_date: '2027-12-31', renewal_fee: '300' },
      words: 'Three hundred taka only',
    }),
  )
})
const voidAll = async (request: APIRequestContext) => {
  // a renewal is voided before its associate
  for (const { path, id } of receipts.toReversed())
    await request.delete(`/api/${path}${id}/`, { headers, data: { reason: 'End of the test' } })
}
test.afterAll(async ({ request }) => voidAll(request))

/** Replaces the print dialog by one that never ends, so that the page stays in its print layout. */
function keepPrinting(): void {
  window.print = () => undefined
  window.addEventListener('afterprint', (event) => event.stopImmediatePropagation())
}

async function openPrinted(page: Page, number: string): Promise<Buffer> {
  await page.goto(`/dashboard/receipt/${number}`)
  await expect(page.locator('[data-print]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf
}
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length
const widthIn = (pdf: Buffer) =>
  Math.round((Number(/MediaBox ?\[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))?.[1]) * 25.4) / 72)

const cutOff = (page: Page, millimetres: number) =>
  page.evaluate((width) => {
    const article = document.querySelector<HTMLElement>('[data-print] article')!
    article.style.width = `${width}mm`
    const edge = article.getBoundingClientRect()
    return [...article.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.childElementCount === 0 && one.getAttribute('aria-label') !== 'VOID')
      .filter((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const box = range.getBoundingClientRect()
        return box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 1
      })
      .map((one) => one.textContent)
  }, millimetres)

const formats = [
  { name: 'A5', page: 148, inside: 128 },
  { name: 'the roll', page: 80, inside: 72 },
] as const
const softTimeout = { timeout: 2_000 }
const pdfFolder = process.env['E2E_PICTURES']

async function expectWhole(
  page: Page,
  pdf: Buffer,
  { number, kind, words }: BookedReceipt,
  format: (typeof formats)[number],
) {
  const receipt = page.locator('[data-print] article')
  const on = `${kind} on ${format.name}`
  await expect.soft(receipt, on).toContainText(words, softTimeout)
  await expect.soft(receipt, on).toContainText(number, softTimeout)
  expect.soft(pagesIn(pdf), `pages of ${on}`).toBe(1)
  expect.soft(widthIn(pdf), `width of ${on}`).toBe(format.page)
  expect.soft(await cutOff(page, format.inside), `cut off from ${on}`).toEqual([])
}

for (const [language, signatures] of [
  ['en', ['General Secretary', 'Accountant', 'Office Assistant']],
  ['bn', ['সাধারণ সম্পাদক', 'হিসাবরক্ষক', 'অফিস সহকারী']],
] as const)
  test(`every kind of receipt prints completely on one page of A5 and of the roll, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.addInitScript(keepPrinting)
    await signIn(page, 'staff')
    if (language === 'bn') await page.getByRole('button', { name: 'বাংলা' }).click()
    for (const one of receipts) {
      await page.evaluate(() => localStorage.removeItem('receipt_paper'))
      await page.emulateMedia({ media: 'screen' })
      const a5 = await openPrinted(page, one.number)
      await expectWhole(page, a5, one, formats[0])
      const receipt = page.locator('[data-print] article')
      for (const signature of signatures)
        await expect.soft(receipt, one.kind).toContainText(signature, softTimeout)
      if (language === 'bn')
        expect.soft(await receipt.locator('tbody').innerText(), `digits of ${one.kind}`).not.toMatch(/[0-9]/)
      await page.emulateMedia({ media: 'screen' })
      await page.locator('main select').selectOption('roll')
      await page.getByRole('button', { name: language === 'en' ? 'Print' : 'ছাপুন' }).click()
      await expect(receipt).toContainText(language === 'en' ? 'DUPLICATE' : 'অনুলিপি')
      await page.emulateMedia({ media: 'print' })
      const roll = await page.pdf({ preferCSSPageSize: true })
      await expectWhole(page, roll, one, formats[1])
      if (pdfFolder) {
        mkdirSync(pdfFolder, { recursive: true })
        writeFileSync(`${pdfFolder}/${one.kind}-a5-${language}.pdf`, a5)
        writeFileSync(`${pdfFolder}/${one.kind}-roll-${language}.pdf`, roll)
      }
    }
  })

test('a void receipt prints VOID and its reason', async ({ page, request }) => {
  await page.addInitScript(keepPrinting)
  await signIn(page, 'staff', scriptlessPath)
  await voidAll(request)
  for (const { number, kind } of receipts.filter((one) => ['VKL', 'FEE', 'ASN'].includes(one.kind))) {
    await page.emulateMedia({ media: 'screen' })
    const pdf = await openPrinted(page, number)
    await expect.soft(page.locator('[data-print] article').getByLabel('VOID'), kind).toHaveText('VOID')
    await expect.soft(page.locator('[data-print] article'), kind).toContainText('End of the test')
    expect.soft(pagesIn(pdf), kind).toBe(1)
    if (pdfFolder) writeFileSync(`${pdfFolder}/${kind}-void.pdf`, pdf)
  }
})
