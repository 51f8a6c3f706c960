import type { Column } from './columns.ts'
import { toCsv, toXlsx } from './export.ts'

type Line = { name: string; amount: string; day: string | null; paid: boolean }
const columns: Column<Line>[] = [
  { name: 'name', label: { en: 'Name', bn: 'নাম' }, value: ({ name }) => name },
  { name: 'amount', label: { en: 'Amount', bn: 'পরিমাণ' }, kind: 'money', value: ({ amount }) => amount },
  { name: 'day', label: { en: 'Date', bn: 'তারিখ' }, kind: 'day', value: ({ day }) => day },
  { name: 'paid', label: { en: 'Paid', bn: 'পরিশোধিত' }, kind: 'flag', value: ({ paid }) => paid },
]
const aLine = (line: Partial<Line>): Line => ({
  name: 'Rahim',
  amount: '1.00',
  day: null,
  paid: false,
  ...line,
})

test('CSV starts with the byte order mark that Excel needs, and quotes special characters', () => {
  const csv = toCsv(
    columns,
    [aLine({ name: 'Rahim, "the old"\nand son', day: '2026-01-02', paid: true })],
    'bn',
  )
  expect(csv).toBe('\uFEFFনাম,পরিমাণ,তারিখ,পরিশোধিত\r\n"Rahim, ""the old""\nand son",1.00,2026-01-02,yes\r\n')
})

test.each(['=1+1', '+8801711111111', '-2+3', '@SUM(A1)', '\tx'])(
  '%j is escaped in CSV, so that it is not a formula',
  (name) => {
    expect(toCsv(columns, [aLine({ name })], 'en')).toContain(`'${name}`)
  },
)

test('a negative amount stays a number in CSV', () => {
  expect(toCsv(columns, [aLine({ amount: '-5.00' })], 'en')).toContain('Rahim,-5.00,,no')
})

test('a moment is in Dhaka time, as in the list', () => {
  expect(toCsv(columns, [aLine({ name: '2026-11-28T18:23:38.404Z' })], 'en')).toContain('"29/11/2026, 00:23"')
})

test('`toXlsx` returns a workbook', async () => {
  const workbook = await toXlsx(columns, [aLine({ name: '=1+1', day: '2026-01-02' })], 'en')
  expect(workbook.size).toBeGreaterThan(1000)
})
