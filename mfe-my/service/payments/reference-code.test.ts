import fc from 'fast-check'
import { codeOf, findCodes, readCode, showCode } from '../../contract/reference-code.ts'

const numbers = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 })
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXY'

test('a code is read as it is shown, in small letters and with the letters that look alike', () => {
  fc.assert(
    fc.property(numbers, (random) => {
      const code = codeOf(random)
      expect(readCode(showCode(code))).toBe(code)
      expect(readCode(` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(code)
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
        const code = codeOf(random)
        const characters = code.split('')
        characters[place] = alphabet[replacement]!
        if (characters.join('') !== code) expect(readCode(characters.join(''))).toBeUndefined()
        const swapped = code.split('')
        ;[swapped[place], swapped[other]] = [code[other]!, code[place]!]
        if (swapped.join('') !== code) expect(readCode(swapped.join(''))).toBeUndefined()
      },
    ),
  )
})

test('a code is found wherever the bank put it', () => {
  const code = codeOf([7, 19, 3, 18, 9, 21])
  const [head, tail] = [code.slice(0, 4), code.slice(4)]
  for (const text of [
    `NPSB TRF FROM RAHIMA ${code} 0021`,
    `NPSB/${head}-${tail}/PPP`,
    `dues ${head.toLowerCase()} ${tail.toLowerCase()}`,
    `REF${code}X`,
  ])
    expect(findCodes(text)).toContain(code)
  expect(findCodes('CASH DEPOSIT SELF PABNA BR')).not.toContain(code)
})
