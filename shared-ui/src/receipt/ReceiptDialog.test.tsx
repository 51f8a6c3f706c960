import { bank } from '@samity/shared-api/contract/config/bank'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen, wrongTotals } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { setLaterPages } from './paper-size.ts'
import { useReceipt } from './use-receipt.tsx'

const aReceipt = (overrides: Partial<Receipt> = {}): Receipt => ({
  number: 'VKL-2026-000123',
  receipt_no: 'B-77',
  stream: 'VKL',
  date: '2026-11-21',
  payer: '',
  payer_note: '',
  lines: [
    { label: { en: 'Vokalotnama', bn: 'ওকালতনামা' }, note: '120–139', amount: '1000.00' },
    { label: { en: 'Rent', bn: 'ভাড়া' }, note: '', amount: '250.50' },
  ],
  total: '1250.50',
  payments: [{ payment_type: 'cash', amount: '1250.50' }],
  payment_type: 'cash',
  created_by: 'rahima',
  prints: 0,
  voided_at: null,
  void_reason: null,
  association: {
    name_en: 'Meghnapur District Bar Association',
    name_bn: 'মেঘনাপুর জেলা আইনজীবী সমিতি',
    established: 'Established - 1874',
  },
  signatures: [
    { en: 'General Secretary', bn: 'সাধারণ সম্পাদক' },
    { en: 'Accountant', bn: 'হিসাবরক্ষক' },
    { en: 'Office Assistant', bn: 'অফিস সহকারী' },
  ],
  ...overrides,
})

function Screen() {
  const [receipt, open] = useReceipt()
  return (
    <>
      <label>
        Next <input id="next" />
      </label>
      <button type="button" onClick={() => open('VKL-2026-000123', 'next')}>
        Save
      </button>
      {receipt}
    </>
  )
}
let prints: string[] = []
async function openReceipt(receipt: Receipt, language: 'en' | 'bn' = 'en') {
  prints = []
  window.print = () => {
    prints.push(document.querySelector('[data-print]')?.textContent ?? '')
    window.dispatchEvent(new Event('afterprint'))
  }
  const server = fakeServer(bank)
  server.route('GET', 'people/', () => ({
    body: [
      { username: 'rahima', name: { en: 'Rahima Khatun', bn: 'রহিমা খাতুন' } },
      { username: 'demo-cashier', name: { en: 'Rahim Uddin', bn: 'রহিম উদ্দিন' } },
    ],
  }))
  server.route('GET', 'receipts/VKL-2026-000123/', () => ({ body: receipt }))
  server.route('POST', 'receipts/VKL-2026-000123/print/', () => ({ body: {} }))
  const view = renderScreen(<Screen />, { language })
  await view.user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('article')
  return { ...view, server, dialog }
}
const countPrints = (server: ReturnType<typeof fakeServer>) =>
  server.requests.filter(({ method }) => method === 'POST').length

test('a Bengali receipt has the Bengali names of its advocate and building, and an English one the English ones', async () => {
  const receipt = aReceipt({
    payer: 'Nila Roy',
    payer_note: '104 · Annex',
    lines: [{ label: { en: 'Rent', bn: 'ভাড়া' }, note: 'Annex, 2', amount: '250.50' }],
    bengali: {
      payer: 'নীলা রায়',
      payer_note: '104 · অ্যানেক্স',
      lines: [{ label: { en: 'Rent', bn: 'ভাড়া' }, note: 'অ্যানেক্স, 2', amount: '250.50' }],
    },
    total: '250.50',
  })
  const { dialog, unmount } = await openReceipt(receipt, 'bn')
  expect(within(dialog).getByRole('article')).toHaveTextContent(/নীলা রায়.*অ্যানেক্স.*অ্যানেক্স, ২/)
  expect(dialog).not.toHaveTextContent(/Nila|Annex/)
  unmount()
  const { dialog: english } = await openReceipt(receipt)
  expect(within(english).getByRole('article')).toHaveTextContent(/Nila Roy.*Annex.*Annex, 2/)
})

test('a receipt has every required text', async () => {
  const { dialog } = await openReceipt(aReceipt())
  expect(wrongTotals(within(dialog).getByRole('article'))).toEqual([])
  for (const text of [
    'Meghnapur District Bar Association',
    'মেঘনাপুর জেলা আইনজীবী সমিতি',
    'Established - 1874',
    'Money Collection Receipt',
    'B-77',
    '21/11/2026',
    'N/A',
    'One thousand two hundred fifty taka and fifty paisa only',
    'এক হাজার দুইশত পঞ্চাশ টাকা পঞ্চাশ পয়সা মাত্র'.normalize('NFC'),
    'General Secretary',
    'Accountant',
    'Office Assistant',
  ])
    expect(within(dialog).getByText(text)).toBeInTheDocument()
  expect(within(dialog).getByRole('row', { name: '1 Vokalotnama 120–139 1,000.00' })).toBeInTheDocument()
  expect(within(dialog).getByRole('row', { name: 'Total 1,250.50' })).toBeInTheDocument()
})

test.each([
  ['en', 'VKL', 'Received by: Rahim Uddin · Printed by: Rahima Khatun'],
  ['bn', 'VKL', 'গ্রহণ করেছেন: রহিম উদ্দিন · মুদ্রণ করেছেন: রহিমা খাতুন'],
  ['en', 'EXP', 'Paid by: Rahim Uddin · Printed by: Rahima Khatun'],
] as const)('a paper in %s of %s names the people, not their accounts', async (language, stream, text) => {
  const { dialog } = await openReceipt(aReceipt({ created_by: 'demo-cashier', stream }), language)
  expect(await within(dialog).findByText(text)).toBeInTheDocument()
})

test.each([
  ['en', 'valid until 31/12/2027'],
  ['bn', '৩১/১২/২০২৭ পর্যন্ত বৈধ'],
] as const)('the receipt of a renewal says in %s until when it is valid', async (language, text) => {
  const label = { en: 'Associate Renewal', bn: 'সহকারীর নবায়ন' }
  const lines = [{ label, note: '– 31/12/2027', amount: '1250.50' }]
  const { dialog } = await openReceipt(aReceipt({ lines }), language)
  expect(within(dialog).getByText(text)).toBeInTheDocument()
})

test('a receipt of an association without a year of foundation has no blank line for it', async () => {
  const association = { name_en: 'Sadar Bar', name_bn: 'সদর বার', established: '' }
  const { dialog } = await openReceipt(aReceipt({ association }))
  expect(within(dialog).getByText('সদর বার').nextElementSibling).toHaveTextContent('Money Collection Receipt')
})

test('a receipt has the address, and its time unless it was booked on another day', async () => {
  const address = { en: 'Court Road, Meghnapur', bn: 'কোর্ট রোড, মেঘনাপুর' }
  const { dialog } = await openReceipt(
    aReceipt({ created_at: '2026-11-20T18:05:00Z', association: { ...aReceipt().association, address } }),
  )
  expect(within(dialog).getByText('21/11/2026, 00:05')).toBeInTheDocument()
  expect(within(dialog).getByText('Court Road, Meghnapur')).toBeInTheDocument()
})

test('a receipt that was booked later has only its day', async () => {
  const { dialog } = await openReceipt(aReceipt({ created_at: '2026-11-22T05:00:00Z' }))
  expect(within(dialog).getByText('21/11/2026')).toBeInTheDocument()
})

test('a voucher has a line that its payee signs; a receipt has none', async () => {
  const { dialog, unmount } = await openReceipt(aReceipt({ stream: 'EXP', payer: 'Karim Stationers' }))
  expect(within(dialog).getByText('Received by')).toHaveTextContent('Received byKarim Stationers')
  unmount()
  const { dialog: other } = await openReceipt(aReceipt())
  expect(within(other).queryByText('Received by')).not.toBeInTheDocument()
})

test('later pages of a receipt have its number, its name and the number of the page', () => {
  let rules = ''
  class Sheet {
    replaceSync(text: string) {
      rules = text
    }
  }
  const { CSSStyleSheet: original } = globalThis
  Object.assign(globalThis, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [] })
  setLaterPages('FEE-2026-000001 · "Karim"', 'page {page} of {pages}', false)
  expect(rules).toContain(String.raw`content: "FEE-2026-000001 · \"Karim\""`)
  expect(rules).toContain('content: "page " counter(page) " of " counter(pages)')
  setLaterPages('x', 'পাতা {page} / {pages}', true)
  expect(rules).toContain('content: "পাতা " counter(page, bengali) " / " counter(pages, bengali)')
  Object.assign(globalThis, { CSSStyleSheet: original })
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})

test('a receipt with two payment types has the amount of each', async () => {
  const { dialog } = await openReceipt(
    aReceipt({
      payments: [
        { payment_type: 'cash', amount: '1000.00' },
        { payment_type: 'bank', amount: '250.50' },
      ],
    }),
  )
  expect(within(dialog).getByText('Cash 1,000.00')).toBeInTheDocument()
  expect(within(dialog).getByText('Bank Transfer 250.50')).toBeInTheDocument()
})

test('the dialog prints only the receipt, once when it opens, and counts the print', async () => {
  const { server } = await openReceipt(aReceipt())
  expect(prints).toHaveLength(1)
  expect(prints[0]).toContain('Money Collection Receipt')
  expect(prints[0]).not.toContain('Paper')
  await waitFor(() => expect(countPrints(server)).toBe(1))
  expect(document.querySelector('[data-print]')).toBeNull()
})

test('the second print says DUPLICATE, the first one does not', async () => {
  const { user, dialog, server } = await openReceipt(aReceipt())
  expect(prints[0]).not.toContain('DUPLICATE')
  expect(within(dialog).queryByText('DUPLICATE')).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(prints[1]).toContain('DUPLICATE'))
  await waitFor(() => expect(countPrints(server)).toBe(2))
})

test('a receipt that became void while it is open says so on its next print', async () => {
  const receipt = aReceipt()
  const { user, dialog } = await openReceipt(receipt)
  expect(prints[0]).not.toContain('VOID')
  Object.assign(receipt, { prints: 1, voided_at: '2026-11-21T10:00:00Z', void_reason: 'wrong name' })
  await user.click(within(dialog).getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(prints[1]).toContain('VOID: wrong name'))
})

test('a receipt that was printed before says DUPLICATE at once; a void one says VOID and the reason', async () => {
  await openReceipt(aReceipt({ prints: 3, voided_at: '2026-11-21T10:00:00Z', void_reason: 'wrong name' }))
  expect(prints[0]).toContain('DUPLICATE')
  expect(prints[0]).toContain('VOID')
  expect(prints[0]).toContain('VOID: wrong name')
})

test('Esc closes the dialog and the focus moves to the next entry', async () => {
  const { user } = await openReceipt(aReceipt())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByLabelText('Next')).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
