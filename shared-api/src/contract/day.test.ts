import fc from 'fast-check'
import { daysOfMonth, parseDay, showDay, today } from './day.ts'

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1-2-2026', '2026-02-01'],
  ['২১/১১/২০২৬', '2026-11-21'],
  ['29/02/2024', '2024-02-29'],
])('%s is read as the day %s', (input, day) => {
  expect(parseDay(input)).toBe(day)
})

test.each([
  '29/02/2025',
  '31/04/2026',
  '2026-13-01',
  '00/01/2026',
  '1/1/26',
  'yesterday',
  '',
  null,
  20261121,
])('%p is not read as a day', (input) => {
  expect(parseDay(input)).toBeUndefined()
})

test('a formatted day is parsed as the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      for (const day of daysOfMonth(year, month)) expect(parseDay(showDay(day))).toBe(day)
    }),
    { numRuns: 40 },
  )
})

test('the year changes at midnight in Dhaka, which is 18:00 UTC', () => {
  expect(today(new Date('2026-12-31T17:59:00Z'))).toBe('2026-12-31')
  expect(today(new Date('2026-12-31T18:00:00Z'))).toBe('2027-01-01')
})
