import fc from 'fast-check'
import { noteValues } from '@samity/shared-api/contract/treasury/cash-day'
import { bengaliDigits } from '@samity/shared-api/contract'
import { countBody, countTotal, hasNotesOrCoins, wrongFields } from './note-count.ts'

test('Bengali and Latin digits count the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99_999), { minLength: 10, maxLength: 10 }), (counts) => {
      const texts = Object.fromEntries(noteValues.map((note, index) => [note, String(counts[index])]))
      const bengali = Object.fromEntries(
        Object.entries(texts).map(([note, text]) => [note, bengaliDigits(text)]),
      )
      const expected = noteValues.reduce((sum, note, index) => sum + note * counts[index]! * 100, 0)
      expect(countTotal(texts)).toBe(expected)
      expect(countTotal(bengali)).toBe(expected)
      expect(countBody(bengali)).toEqual(countBody(texts))
      expect(wrongFields(bengali)).toEqual([])
    }),
  )
})

test('what is no number is named, blank fields are no numbers, and 0 is one', () => {
  expect(
    wrongFields({ '500': '1.5', '100': '-2', '50': '1e3', coins: '1.234', cheques: 'x', '20': ' ' }),
  ).toEqual(['500', '100', '50', 'coins', 'cheques'])
  const blank = { notes: { '1000': null, '1': null }, coins: null, cheques: 0, wallets: 0 }
  expect(countBody({ coins: ' ' })).toMatchObject(blank)
  expect(countBody({ '1': '0', coins: '০' })).toMatchObject({ ...blank, notes: { '1': 0 }, coins: '0.00' })
  const entries = [{ cheques: '3' }, { coins: '0' }, { '500': '0' }]
  expect(entries.map(hasNotesOrCoins)).toEqual([false, true, true])
})
