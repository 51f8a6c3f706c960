import fc from 'fast-check'
import {
  referenceNoOf,
  findReferenceNos,
  parseReferenceNo,
  formatReferenceNo,
} from '../../contract/reference-no.ts'

const numbers = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 })
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXY'

test('a reference number is read as it is shown, in small letters and with the letters that look alike', () => {
  fc.assert(
    fc.property(numbers, (random) => {
      const reference_no = referenceNoOf(random)
      expect(parseReferenceNo(formatReferenceNo(reference_no))).toBe(reference_no)
      expect(
        parseReferenceNo(` ${reference_no.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `),
      ).toBe(reference_no)
    }),
  )
})

test('each wrong character and each pair that changed places is found', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 30 }),
      (random, place, other, replacement) => {
        const reference_no = referenceNoOf(random)
        const characters = reference_no.split('')
        characters[place] = alphabet[replacement]!
        if (characters.join('') !== reference_no)
          expect(parseReferenceNo(characters.join(''))).toBeUndefined()
        const swapped = reference_no.split('')
        ;[swapped[place], swapped[other]] = [reference_no[other]!, reference_no[place]!]
        if (swapped.join('') !== reference_no) expect(parseReferenceNo(swapped.join(''))).toBeUndefined()
      },
    ),
  )
})

test('a reference number is found wherever the bank put it', () => {
  const reference_no = referenceNoOf([7, 19, 3, 18, 9, 21])
  const [head, tail] = [reference_no.slice(0, 4), reference_no.slice(4)]
  for (const text of [
    `NPSB TRF FROM RAHIMA ${reference_no} 0021`,
    `NPSB/${head}-${tail}/PPP`,
    `dues ${head.toLowerCase()} ${tail.toLowerCase()}`,
    `REF${reference_no}X`,
  ])
    expect(findReferenceNos(text)).toContain(reference_no)
  expect(findReferenceNos('CASH DEPOSIT SELF PABNA BR')).not.toContain(reference_no)
})
