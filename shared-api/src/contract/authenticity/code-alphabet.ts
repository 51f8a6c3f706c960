import { latinDigits } from '../digits.ts'

/** The 32 symbols of codes: Crockford's, without I, L, O and U, which people mistake for others. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 18
const groupLength = 6

/**
 * Returns the symbols of a typed or scanned code: capital letters, without hyphens and spaces, with 0 for O
 * and 1 for I and L. Bengali digits count as Latin ones. It does not tell whether the code is genuine.
 */
export const cleanCode = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]+/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Formats the symbols of a code in groups: '7K3MQ9-TX2HVB-R4WE8P'. */
export const showCode = (symbols: string): string =>
  symbols.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? ''
