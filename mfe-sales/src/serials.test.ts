import { rowTotal, showRanges, totalAmount, totalCount, withSerialTotals, withFormRows } from './serials.ts'

test('the total of a row counts both ends, with English or Bengali digits, in either order', () => {
  expect(rowTotal({ from_serial: '101', to_serial: '120' })).toBe(20)
  expect(rowTotal({ from_serial: '১২০', to_serial: '000101' })).toBe(20)
  expect(rowTotal({ from_serial: '7', to_serial: '7' })).toBe(1)
})

test.each(['', '0', '-3', '1e3', '12.5', 'abc', '1000000000001'])(
  '%p is not a serial, so the row has no total',
  (value) => {
    expect(rowTotal({ from_serial: value, to_serial: '120' })).toBeUndefined()
  },
)

test('the amount is the price times the number of papers, to the paisa', () => {
  const rows = [{ from_serial: 1, to_serial: 3 }, {}, { from_serial: 10, to_serial: 10 }]
  expect(totalCount(rows)).toBe(4)
  expect(totalAmount(rows, '0.10')).toBe('0.40')
  expect(totalAmount(rows, '1,25,000.05')).toBe('500000.20')
  expect(totalAmount(rows, 'free')).toBeUndefined()
})

test('blank rows are not sent, but a half-filled row is, so that the server refuses it', () => {
  const half = { from_serial: '', to_serial: '9' }
  const sale = withSerialTotals('serials')({ serials: [{}, half, { from_serial: ' ' }], price: '5' })
  expect(sale.serials).toEqual([half])
  expect(sale.serials[0]).toBe(half)
})

test('a stored range appears as it was typed, with blank rows up to four', () => {
  const { serials } = withFormRows('serials')({
    serials: [{ from_serial: 101, to_serial: 120, total: 20, width: 6 }],
  })
  expect(serials).toEqual([{ from_serial: '000101', to_serial: '000120', width: 6 }, {}, {}, {}])
})

test('ranges are formatted with leading zeros and a single serial without a dash', () => {
  expect(
    showRanges([
      { from_serial: 101, to_serial: 120, total: 20, width: 6 },
      { from_serial: 7, to_serial: 7, total: 1, width: 1 },
    ]),
  ).toBe('000101–000120, 7')
  expect(showRanges(null)).toBe('')
})
