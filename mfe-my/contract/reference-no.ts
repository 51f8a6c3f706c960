import { latinDigits } from '@samity/shared-api/contract/digits'

/**
 * A reference number is 'P', six characters, and a check character. Nobody mixes these 31 up, and the check
 * finds each wrong character and each pair that changed places.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXY'
const prefix = 'P'
const payloadLength = 6
const numberLength = 1 + payloadLength + 1
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', U: 'V' }

const checkOf = (payload: string): string =>
  alphabet[
    payload.split('').reduce((sum, character, index) => sum + (index + 1) * alphabet.indexOf(character), 0) %
      alphabet.length
  ]!

/** Makes a reference number of six numbers from 0 to 30. */
export function referenceNoOf(numbers: readonly number[]): string {
  const payload = numbers
    .slice(0, payloadLength)
    .map((number) => alphabet[number % alphabet.length])
    .join('')
  return prefix + payload + checkOf(payload)
}

const isReferenceNo = (text: string): boolean =>
  text.length === numberLength &&
  text.startsWith(prefix) &&
  text.split('').every((character) => alphabet.includes(character)) &&
  checkOf(text.slice(1, -1)) === text.at(-1)

/** 'P7K3-M9QX': as people read and type it */
export const formatReferenceNo = (number: string): string => `${number.slice(0, 4)}-${number.slice(4)}`

const clean = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OILZU]/g, (character) => lookAlikes[character]!)

/** As it is stored; undefined when a character is wrong or missing. */
export function parseReferenceNo(text: string): string | undefined {
  const number = clean(text)
  return isReferenceNo(number) ? number : undefined
}

/** All that may be reference numbers in a statement's line, wherever the bank put spaces and signs. */
export function findReferenceNos(text: string): string[] {
  const characters = clean(text)
  const starts = [...characters.matchAll(new RegExp(prefix, 'g'))].map(({ index }) => index)
  return [
    ...new Set(starts.map((start) => characters.slice(start, start + numberLength)).filter(isReferenceNo)),
  ]
}
