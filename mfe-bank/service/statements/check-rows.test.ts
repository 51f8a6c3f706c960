import type { StatementRow } from '../../contract/statement.ts'
import { rowsOf } from '../testing/statements.ts'
import { readStatement } from './check-rows.ts'

const november = rowsOf(
  ['', 'Balance B/F', '', '', '', '1,000.00'],
  ['01/11/2026', 'Cash deposit', '', '', '500.00', '1,500.00'],
  ['02/11/2026', 'Chq 0012345', '12345', '200.00', '', '1,300.00'],
  ['02/11/2026', 'SMS charge', '', '10.00', '', '1,290.00'],
  ['', 'Total', '', '210.00', '500.00', ''],
)

test('titles, the balance at the beginning and totals are no lines', () => {
  const statement = readStatement(november, 'dmy')
  expect(statement.lines.map(({ row, amount_paisa }) => [row, amount_paisa])).toEqual([
    [3, 50_000],
    [4, -20_000],
    [5, -1000],
  ])
  expect(statement).toMatchObject({
    skipped: [2, 6],
    gaps: [],
    opening_paisa: 100_000,
    closing_paisa: 129_000,
  })
  expect(statement.errors.size).toBe(0)
})

test('a statement that begins with the newest line is the same statement', () => {
  const newestFirst = readStatement(november.slice(1, 4).toReversed(), 'dmy')
  expect(newestFirst.lines.map(({ row }) => row)).toEqual([3, 4, 5])
  expect(newestFirst.hash).toBe(readStatement(november, 'dmy').hash)
})

test('a running balance that does not add up is named with its row', () => {
  const rows = rowsOf(
    ['01/11/2026', 'A', '', '', '500.00', '1,500.00'],
    ['02/11/2026', 'B', '', '200.00', '', '1,250.00'],
    ['03/11/2026', 'C', '', '50.00', '', '1,200.00'],
  )
  expect(readStatement(rows, 'dmy').gaps).toEqual([{ row: 3, expected: '1300.00', balance: '1250.00' }])
})

test('what cannot be read is named at its column', () => {
  const rows = rowsOf(
    ['31/11/2026', 'A', '', '', '5.00', ''],
    ['01/11/2026', 'B', '', 'five', '', ''],
    ['01/11/2026', 'C', '', '', '', ''],
    ['01/11/2026', 'D', '', '1.00', '2.00', ''],
  )
  expect([...readStatement(rows, 'dmy').errors].map(([row, errors]) => [row, Object.keys(errors)])).toEqual([
    [2, ['day']],
    [3, ['debit']],
    [4, ['amount']],
    [5, ['debit']],
  ])
})

test('one amount with a mark of its own column has its sign from there', () => {
  const rows: StatementRow[] = [
    { row: 2, values: { day: '1/11/2026', amount: '5.00', type: 'DR' } },
    { row: 3, values: { day: '1/11/2026', amount: '7.00', type: 'Cr' } },
    { row: 4, values: { day: '1/11/2026', amount: '(9.00)' } },
  ]
  expect(readStatement(rows, 'dmy').lines.map(({ amount_paisa }) => amount_paisa)).toEqual([-500, 700, -900])
})

test('equal lines of one file stay apart, and are the same in another file', () => {
  const [one, same] = readStatement(
    rowsOf(['01/11/2026', 'Fee  Charge', '', '5.00'], ['01/11/2026', 'fee-charge', '', '5']),
    'dmy',
  ).lines
  const again = readStatement(rowsOf(['1-Nov-26', 'FEE CHARGE', '', '5.00']), 'dmy').lines
  expect(one!.hash).not.toBe(same!.hash)
  expect(again[0]!.hash).toBe(one!.hash)
})
