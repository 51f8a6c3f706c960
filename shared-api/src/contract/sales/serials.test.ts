import { inLanguage } from '../words.ts'
import { serialRows } from './serials.ts'

const serials = serialRows({ en: 'Serials', bn: 'ক্রমিক' })
const firstError = (rows: unknown) => {
  const issue = serials.schema.safeParse(rows).error?.issues[0]
  return issue && [issue.path.join('.'), inLanguage(issue.message, 'en')]
}

test('empty rows are dropped, leading zeros set the width, and Bengali digits are accepted', () => {
  expect(
    serials.schema.parse([
      {},
      { from_serial: '000১০১', to_serial: '000110' },
      { from_serial: '', to_serial: null },
    ]),
  ).toEqual([{ from_serial: 101, to_serial: 110, total: 10, width: 6 }])
})

test('a range may be one serial', () => {
  expect(serials.schema.parse([{ from_serial: 7, to_serial: 7 }])).toEqual([
    { from_serial: 7, to_serial: 7, total: 1, width: 1 },
  ])
})

test('a half-filled row has its error at the missing end', () => {
  expect(firstError([{ from_serial: 5 }])).toEqual(['0.to_serial', 'Enter both ends of the range'])
  expect(firstError([{ to_serial: 5 }])).toEqual(['0.from_serial', 'Enter both ends of the range'])
})

test('a range that is reversed, overlaps another or has a wrong total is refused', () => {
  expect(firstError([{ from_serial: 9, to_serial: 5 }])?.[0]).toBe('0.to_serial')
  expect(
    firstError([
      { from_serial: 1, to_serial: 10 },
      { from_serial: 10, to_serial: 12 },
    ]),
  ).toEqual(['1.from_serial', 'This range overlaps another row of the sale'])
  expect(firstError([{ from_serial: 1, to_serial: 10, total: 9 }])).toEqual([
    '0.total',
    'The range has 10 serials, not 9',
  ])
})

test('at least one range is required, and serials run from 1 to 10¹²', () => {
  expect(firstError([])?.[1]).toBe('Enter at least one range of serials')
  expect(firstError([{ from_serial: 0, to_serial: 5 }])?.[0]).toBe('0.from_serial')
  expect(firstError([{ from_serial: 1, to_serial: 1_000_000_000_001 }])?.[0]).toBe('0.to_serial')
  expect(firstError([{ from_serial: 1, to_serial: 1_000_000_000_000 }])).toBeUndefined()
})
