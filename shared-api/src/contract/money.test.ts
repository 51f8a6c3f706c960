import fc from 'fast-check'
import { fromDecimal, maxAmount, parseMoney, shareOf, sum, toDecimal } from './money.ts'

test.each([
  ['1250', 125000],
  ['1250.5', 125050],
  ['1,25,000.50', 12500050],
  ['125,000', 12500000],
  ['১২,৩৪,৫৬৭.৮৯', 123456789],
  [' 0.01 ', 1],
  [99.99, 9999],
  [0, 0],
])('%p is read as paisa', (input, paisa) => {
  expect(parseMoney(input)).toBe(paisa)
})

test.each([
  '',
  '-5',
  '+5',
  '1e3',
  '0x10',
  'NaN',
  '1.234',
  '1.',
  '.5',
  '12,34',
  '1,2,3',
  ',100',
  'ten',
  null,
  true,
  Number.NaN,
  Infinity,
  1e21,
  0.1 + 0.2,
])('%p is not read as an amount', (input) => {
  expect(parseMoney(input)).toBeUndefined()
})

test('an amount survives the conversion to a decimal string and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -maxAmount, max: maxAmount }), (paisa) => {
      expect(fromDecimal(toDecimal(paisa))).toBe(paisa)
    }),
  )
})

test('a share is rounded half up to the paisa', () => {
  expect(shareOf(1205, '50')).toBe(603)
  expect(shareOf(100, '33.33')).toBe(33)
  expect(shareOf(12_000_00, 40)).toBe(4_800_00)
  expect(shareOf(5, '0')).toBe(0)
})

test('two shares of together 100 % add up to the total within one paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: maxAmount }),
      fc.integer({ min: 0, max: 10_000 }),
      (total, hundredths) => {
        const [left, right] = [toDecimal(hundredths), toDecimal(10_000 - hundredths)]
        expect(Math.abs(sum([shareOf(total, left), shareOf(total, right)]) - total)).toBeLessThanOrEqual(1)
      },
    ),
  )
})
