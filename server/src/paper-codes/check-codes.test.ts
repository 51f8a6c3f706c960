import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { codeAlphabet, showCode } from '@samity/shared-api/contract/authenticity/code-alphabet'
import { makeCode, readCode } from './check-codes.ts'

const secret = randomBytes(32)
const subject = { kind: 16, number: 123456 }

test('a code names its record again, in groups, in small letters and with letters that look like digits', () => {
  fc.assert(
    fc.property(fc.nat(4095), fc.nat(2 ** 40 - 1), (kind, number) => {
      const code = makeCode(secret, { kind, number })
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{18}$/)
      const typed = showCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
      expect(readCode([secret], ` ${typed} `)).toEqual({ kind, number })
    }),
  )
})

test('a code that an older key made stays genuine, and one of another key never is', () => {
  const [newer, other] = [randomBytes(32), randomBytes(32)]
  expect(readCode([newer, secret], makeCode(secret, subject))).toEqual(subject)
  expect(readCode([newer, secret], makeCode(other, subject))).toBeUndefined()
  expect(readCode([], makeCode(secret, subject))).toBeUndefined()
})

test('a code with any other symbol, a missing one or a further one is not genuine', () => {
  const code = makeCode(secret, subject)
  for (let index = 0; index < code.length; index++) {
    for (const symbol of codeAlphabet) {
      if (symbol === code[index]) continue
      const forged = code.slice(0, index) + symbol + code.slice(index + 1)
      expect(readCode([secret], forged)).toBeUndefined()
    }
    expect(readCode([secret], code.slice(0, index))).toBeUndefined()
  }
  expect(readCode([secret], `${code}0`)).toBeUndefined()
  expect(readCode([secret], '')).toBeUndefined()
  expect(readCode([secret], 'ওকালতনামা')).toBeUndefined()
})

test('none of 100,000 random codes is genuine', () => {
  const secrets = Array.from({ length: 3 }, () => randomBytes(32))
  const bytes = randomBytes(18 * 100_000)
  let genuine = 0
  for (let start = 0; start < bytes.length; start += 18) {
    let code = ''
    for (const byte of bytes.subarray(start, start + 18)) code += codeAlphabet.charAt(byte & 31)
    if (readCode(secrets, code)) genuine++
  }
  expect(genuine).toBe(0)
})

test('codes of neighbours have no symbols in common beyond chance', () => {
  const codes = Array.from({ length: 500 }, (_, number) => makeCode(secret, { kind: 16, number }))
  expect(new Set(codes).size).toBe(codes.length)
  let same = 0
  for (let index = 1; index < codes.length; index++)
    for (let place = 0; place < 18; place++) if (codes[index]![place] === codes[index - 1]![place]) same++
  // one in 32 by chance; twice that would be a pattern
  expect(same / (499 * 18)).toBeLessThan(1 / 16)
})

test('a number that no code can contain is refused', () => {
  expect(() => makeCode(secret, { kind: 4096, number: 1 })).toThrow(RangeError)
  expect(() => makeCode(secret, { kind: 1, number: 2 ** 40 })).toThrow(RangeError)
  expect(() => makeCode(secret, { kind: 1, number: -1 })).toThrow(RangeError)
})
