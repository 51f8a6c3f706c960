import { today, yearOf } from '@samity/shared-api/contract'
import type { ImportPreview } from '@samity/shared-api/contract/config/import'
import { importKinds } from '@samity/shared-api/contract/imports/import-kinds'
import { createRecord } from '../../../test/builders.ts'
import {
  addNamedRecords,
  checkImportAndUndo,
  type Cells,
  type ImportCase,
} from '../../../test/import-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
const year = yearOf(today())

beforeAll(async () => {
  let staff: TestUser
  ;({ server, admin, staff } = await startStaffedServer())
  await addNamedRecords(staff)
  await createRecord(staff, 'form/', { form_name: 'Bail Petition', form_rate: '20', remarks: '' })
})
afterAll(() => server.close())

const aRent = (receipt_no: string, from_month: string, to_month: string): Cells => ({
  receipt_no,
  collection_date: `${year}-02-03`,
  renter_name: 'Law Book House',
  from_month,
  from_year: '2025',
  to_month,
  to_year: '2025',
  rent_type: 'Shop',
  building_name: 'Bar Bhaban',
  floor: '1',
  room: '101',
  rent_amount: '3000',
})
const aBill = (cells: Cells): Cells => ({
  collection_date: `${year}-02-03`,
  month: 'January',
  year: String(year),
  building_name: 'Bar Bhaban',
  bill_payer_name: 'Law Book House',
  bill_amount: '500',
  ...cells,
})
const aDonation = (cells: Cells): Cells => ({
  donation_type: 'others',
  date: `${year}-02-03`,
  fund_provider: 'Karim',
  fund_amount: '500',
  purpose: 'Hall',
  ...cells,
})
const anInterest = (cells: Cells): Cells => ({
  collection_date: `${year}-02-03`,
  bank_name: 'Sonali',
  branch_name: 'Court',
  account_no: '1',
  interest_amount: '10',
  ...cells,
})
const aChange = (cells: Cells): Cells => ({
  date: `${year}-02-03`,
  client_name: 'Selim',
  advocate_id: '101',
  advocate_name: 'Advocate 101',
  fee: '200',
  case_no: 'GR 12/2020',
  ...cells,
})

const receipts: ImportCase[] = [
  {
    kind: 'receipts-fees',
    rows: [
      {
        collection_date: `${year}-02-03`,
        advocate_id: '101',
        kind: 'entry',
        amount: '1000',
        receipt_no: '501',
      },
      {
        collection_date: `${year}-02-03`,
        advocate_id: '102',
        kind: 'Monthly Fee',
        from_period: '2025-01',
        to_period: '2025-03',
        amount: '100',
        receipt_no: '502',
      },
      {
        collection_date: `${year}-02-03`,
        advocate_id: '103',
        kind: 'yearly',
        from_period: '2024',
        amount: '600',
        delay_fee: '50',
        receipt_no: '503',
      },
      {
        collection_date: `${year}-02-04`,
        advocate_id: '102',
        kind: 'monthly',
        from_period: '2025-03',
        amount: '100',
        receipt_no: '504',
      },
      {
        collection_date: `${year}-02-04`,
        advocate_id: '103',
        kind: 'entry',
        amount: '1000',
        receipt_no: '501',
      },
      {
        collection_date: `${year}-02-04`,
        advocate_id: '103',
        kind: 'monthly',
        from_period: '2025',
        amount: '100',
      },
    ],
    verdicts: [
      ['new'],
      ['new'],
      ['new'],
      ['duplicate', ['from_period']],
      ['duplicate', ['receipt_no']],
      ['error', ['from_period']],
    ],
  },
  {
    kind: 'receipts-papers',
    rows: [
      {
        sale_type: 'Vokalotnama',
        sales_date: `${year}-02-03`,
        building_name: 'Bar Bhaban',
        price: '50',
        from_serial: '1',
        to_serial: '10',
        receipt_no: '7',
      },
      {
        sale_type: 'Vokalotnama',
        sales_date: `${year}-02-03`,
        building_name: 'Bar Bhaban',
        price: '50',
        from_serial: '10',
        to_serial: '12',
        receipt_no: '8',
      },
      {
        sale_type: 'Vokalotnama',
        sales_date: '',
        building_name: 'Bar Bhaban',
        price: '50',
        from_serial: '20',
        to_serial: '22',
      },
      {
        sale_type: 'Vokalotnama',
        sales_date: `${year}-02-03`,
        building_name: 'Bar Bhaban',
        price: '50',
        from_serial: '22',
        to_serial: '20',
      },
    ],
    verdicts: [['new'], ['duplicate', ['from_serial']], ['error', ['sales_date']], ['error', ['to_serial']]],
  },
  {
    kind: 'receipts-vouchers',
    rows: [
      { expanseCategory: 'Salaries', actualExpanse: '5000', date: `${year}-02-28`, payee: 'Selim' },
      { expanseCategory: 'Nothing', actualExpanse: '5000', date: `${year}-02-28` },
    ],
    verdicts: [['new'], ['error', ['expanseCategory']]],
  },
  {
    kind: 'receipts-bail-bonds',
    rows: [
      {
        sales_date: `${year}-02-03`,
        price: '100',
        from_serial: '1',
        to_serial: '5',
        receipt_no: '41',
      },
      { sales_date: `${year}-02-03`, price: '100', from_serial: '5', to_serial: '6', receipt_no: '42' },
      { sales_date: `${year}-02-03`, price: '100', from_serial: '7', to_serial: '8', receipt_no: '41' },
      { sales_date: '', price: '100', from_serial: '9', to_serial: '9' },
      { sales_date: `${year}-02-03`, price: '', from_serial: '9', to_serial: '9' },
      { sales_date: `${year}-02-03`, price: '100', from_serial: '', to_serial: '9' },
    ],
    verdicts: [
      ['new'],
      ['duplicate', ['from_serial']],
      ['duplicate', ['receipt_no']],
      ['error', ['sales_date']],
      ['error', ['price']],
      ['error', ['from_serial']],
    ],
  },
  {
    kind: 'receipts-forms',
    rows: [
      {
        sales_date: `${year}-02-03`,
        building_name: 'Bar Bhaban',
        form_name: 'Bail Petition',
        price: '20',
        from_serial: '1',
        to_serial: '5',
        receipt_no: '61',
      },
      {
        sales_date: `${year}-02-03`,
        building_name: 'Bar Bhaban',
        // a form of another name has serials of its own
        form_name: 'Time Petition',
        price: '20',
        from_serial: '1',
        to_serial: '5',
        receipt_no: '62',
      },
      {
        sales_date: `${year}-02-03`,
        building_name: 'Bar Bhaban',
        form_name: 'bail petition',
        price: '20',
        from_serial: '3',
        to_serial: '3',
        receipt_no: '63',
      },
      {
        sales_date: `${year}-02-03`,
        building_name: 'Bar Bhaban',
        form_name: '',
        price: 'twenty',
        from_serial: '9',
        to_serial: '9',
      },
    ],
    verdicts: [['new'], ['new'], ['duplicate', ['from_serial']], ['error', ['form_name', 'price']]],
  },
  {
    kind: 'receipts-rents',
    rows: [
      aRent('71', '1', '3'),
      aRent('72', '3', '4'),
      aRent('71', '5', '5'),
      aRent('73', '7', '6'),
      { ...aRent('74', '8', '8'), rent_type: 'Palace' },
      { ...aRent('75', '9', '9'), collection_date: '31/02/2026' },
    ],
    verdicts: [
      ['new'],
      ['duplicate', ['from_month']],
      ['duplicate', ['receipt_no']],
      ['error', ['to_month']],
      ['error', ['rent_type']],
      ['error', ['collection_date']],
    ],
  },
  {
    kind: 'receipts-electricity',
    rows: [
      aBill({ receipt_no: '81' }),
      aBill({ receipt_no: '82', month: 'ফেব্রুয়ারি', bill_amount: '১,২৫০.৫০' }),
      aBill({ receipt_no: '81' }),
      aBill({ receipt_no: '83', month: '13' }),
      aBill({ receipt_no: '84', bill_payer_name: '', bill_amount: '-5' }),
      aBill({ receipt_no: '85', collection_date: '2999-01-01' }),
    ],
    verdicts: [
      ['new'],
      ['new'],
      ['duplicate', ['receipt_no']],
      ['error', ['month']],
      ['error', ['bill_payer_name', 'bill_amount']],
      ['error', ['collection_date']],
    ],
  },
  {
    kind: 'receipts-donations',
    rows: [
      aDonation({ receipt_no: '91' }),
      aDonation({ receipt_no: '91' }),
      aDonation({ donation_type: 'Lottery' }),
      aDonation({ fund_amount: '0' }),
    ],
    verdicts: [
      ['new'],
      ['duplicate', ['receipt_no']],
      ['error', ['donation_type']],
      ['error', ['fund_amount']],
    ],
  },
  {
    kind: 'receipts-interest',
    rows: [anInterest({ receipt_no: '95' }), anInterest({ receipt_no: '95' }), anInterest({ bank_name: '' })],
    verdicts: [['new'], ['duplicate', ['receipt_no']], ['error', ['bank_name']]],
  },
  {
    kind: 'receipts-changes',
    rows: [
      aChange({ receipt_no: '97' }),
      aChange({ receipt_no: '97', advocate_id: '102' }),
      aChange({ advocate_id: '999' }),
      aChange({ date: '' }),
    ],
    verdicts: [['new'], ['duplicate', ['receipt_no']], ['error', ['advocate_id']], ['error', ['date']]],
  },
]
test.each(receipts)('$kind: book numbers are kept and every rule of the screen counts', (one) =>
  checkImportAndUndo({ server, admin }, one, async () => {
    const [first] = one.rows
    if (!first?.['receipt_no']) return
    const rows =
      await server.sql`select 1 from receipts where book_no = ${first['receipt_no']} and voided_at is null`
    expect(rows).toHaveLength(1)
  }),
)

test('a verdict says which values a choice has, and a building that nobody knows is worth a second look', async () => {
  const columns = Object.keys(importKinds['receipts-rents'].fields)
  const cells = { ...aRent('Qw11', '1', '1'), building_name: 'Bar Bhavan' }
  const send = async (row: Cells) => {
    const rows = [{ row: 2, cells: columns.map((name) => row[name] ?? '') }]
    const { verdicts } = (
      await admin.post('old-books/receipts-rents/', { columns, rows })
    ).json() as ImportPreview
    return verdicts[0]
  }
  // a book number is no text in an old font
  expect(await send(cells)).toMatchObject({
    verdict: 'new',
    notes: [{ en: 'No building has this name. Look at the spelling' }],
  })
  expect(await send({ ...cells, building_name: 'bar bhaban' })).toEqual({ row: 2, verdict: 'new' })
  expect(await send({ ...cells, rent_type: 'Palace' })).toMatchObject({
    verdict: 'error',
    errors: { rent_type: [{ en: expect.stringMatching(/^Write one of these: House, Shop/) }] },
  })
  expect(
    await send({ ...cells, collection_date: '৩১/০২/২০২৬', rent_amount: '-5', from_year: '' }),
  ).toMatchObject({
    verdict: 'error',
    errors: {
      collection_date: [{ en: 'This date does not exist. Look at the day, the month and the year' }],
      rent_amount: [{ en: 'Must not be below 0' }],
    },
  })
  expect(await send({ ...cells, collection_date: 'soon', rent_amount: 'much' })).toMatchObject({
    errors: {
      collection_date: [{ en: 'Enter a date as DD/MM/YYYY' }],
      rent_amount: [{ en: 'Enter an amount in taka with at most two decimal places' }],
    },
  })
})
