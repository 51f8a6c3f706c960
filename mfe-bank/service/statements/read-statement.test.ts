import { parseStatementAmount, parseStatementDay } from '../../contract/read-statement.ts'

test.each([
  ['25/11/2026', '2026-11-25'],
  ['25-11-26', '2026-11-25'],
  ['25.11.2026', '2026-11-25'],
  ['25-Nov-26', '2026-11-25'],
  ['25 NOV 2026', '2026-11-25'],
  ['5Sept2026', '2026-09-05'],
  ['2026-11-25', '2026-11-25'],
  ['2026-11-25T10:30:00', '2026-11-25'],
  ['25/11/2026 10:30 AM', '2026-11-25'],
  ['২৫/১১/২০২৬', '2026-11-25'],
  ['২৫ নভেম্বর ২০২৬', '2026-11-25'],
  ['11/25/2026', undefined],
  ['31/11/2026', undefined],
  ['25-Foo-26', undefined],
  ['Total', undefined],
  ['', undefined],
])('a day %p is %p', (text, day) => {
  expect(parseStatementDay(text, 'dmy')).toBe(day)
})

test('a bank that writes the month first says so in its mapping', () => {
  expect(parseStatementDay('11/25/2026', 'mdy')).toBe('2026-11-25')
  expect(parseStatementDay('05/06/2026', 'mdy')).toBe('2026-05-06')
})

test.each([
  ['1,25,000.50', 12_500_050],
  ['1,250,000.5', 125_000_050],
  ['৳ ৫০০', 50_000],
  ['(500.00)', -50_000],
  ['-500', -50_000],
  ['500-', -50_000],
  ['\u2212500', -50_000],
  ['500.00 Dr', -50_000],
  ['DR 500.00', -50_000],
  ['500.00CR', 50_000],
  ['BDT 12.000', 1200],
  ['.5', 50],
  ['', 0],
  ['-', 0],
  ['0.00 Dr', 0],
  ['(500', undefined],
  ['12.345', undefined],
  ['5 and 6', undefined],
])('an amount %p is %p paisa', (text, paisa) => {
  expect(parseStatementAmount(text)).toBe(paisa)
})
