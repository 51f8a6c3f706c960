import fc from 'fast-check'
import { cashDayCount, noteValues } from '@samity/shared-api/contract/treasury/cash-day'
import { bengaliDigits } from '@samity/shared-api/contract'
import { countTotal, isUncounted } from './note-count.ts'

test('Bengali and Latin digits count the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99_999), { minLength: 10, maxLength: 10 }), (counts) => {
      const notes = Object.fromEntries(noteValues.map((note, index) => [note, String(counts[index])]))
      const bengali = Object.fromEntries(
        Object.entries(notes).map(([note, text]) => [note, bengaliDigits(text)]),
      )
      const expected = noteValues.reduce((sum, note, index) => sum + note * counts[index]! * 100, 0)
      expect(countTotal({ notes })).toBe(expected)
      expect(countTotal({ notes: bengali })).toBe(expected)
      expect(cashDayCount.input.parse({ notes: bengali })).toEqual(cashDayCount.input.parse({ notes }))
    }),
  )
})

test('what is no number is named, blank fields are no numbers, and 0 is one', () => {
  const notes = { '500': '1.5', '100': '-2', '50': '1e3', '20': ' ' }
  const { error } = cashDayCount.input.safeParse({ notes, coins: '1.234', cheques: 'x' })
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'cheques',
    'coins',
    'notes.100',
    'notes.50',
    'notes.500',
  ])
  expect(countTotal({ notes, coins: '1.234' })).toBe(0)
  const blank = { notes: { '1000': null, '1': null }, coins: null, cheques: 0, wallets: 0 }
  expect(cashDayCount.input.parse({ coins: ' ' })).toMatchObject(blank)
  expect(cashDayCount.input.parse({ notes: { '1': '0' }, coins: '০' })).toMatchObject({
    ...blank,
    notes: { '1': 0 },
    coins: 0,
  })
  expect([isUncounted({}), isUncounted({ notes: { '500': ' ' } })]).toEqual([true, true])
  expect([isUncounted({ coins: '0' }), isUncounted({ notes: { '500': '0' } })]).toEqual([false, false])
})
