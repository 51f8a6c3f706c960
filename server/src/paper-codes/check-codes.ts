import { createHmac } from 'node:crypto'
import { cleanCode, codeAlphabet, codeLength } from '@samity/shared-api/contract/authenticity/code-alphabet'

/*
 * A code has 90 bits: a tag of 38 bits and a content of 52 bits, which is the kind (12 bits) and the number
 * (40 bits) of a record. The tag is an HMAC of the content, and the content is hidden by an HMAC of the tag
 * (the construction of SIV, RFC 5297): without the key a code reveals nothing, and nobody can make one. The
 * same record always has the same code, so no code is stored. Of 100,000 invented codes one is genuine with a
 * probability of 4 in ten million, and then it names no record.
 */

const tagBits = 38n
const kindBits = 12n
const numberBits = 40n
const contentBits = kindBits + numberBits
const maxKind = 2 ** Number(kindBits) - 1
const maxNumber = 2 ** Number(numberBits) - 1

/** The kind of a record (0 to 4095) and its number (0 to 2⁴⁰ − 1). */
export type CodeSubject = { kind: number; number: number }

const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(16, '0'), 'hex')

/** The first bits of an HMAC. `use` separates the two uses of one key. */
const hmacBits = (secret: Buffer, use: string, value: bigint, bits: bigint): bigint =>
  createHmac('sha256', secret).update(use).update(bytesOf(value)).digest().readBigUInt64BE() >> (64n - bits)

const tagOf = (secret: Buffer, content: bigint) => hmacBits(secret, 'samity check tag', content, tagBits)
const maskOf = (secret: Buffer, tag: bigint) => hmacBits(secret, 'samity check mask', tag, contentBits)

function toSymbols(bits: bigint): string {
  let symbols = ''
  for (let rest = bits; symbols.length < codeLength; rest >>= 5n)
    symbols = codeAlphabet.charAt(Number(rest & 31n)) + symbols
  return symbols
}

function toBits(symbols: string): bigint | undefined {
  if (symbols.length !== codeLength) return undefined
  let bits = 0n
  for (const symbol of symbols) {
    const value = codeAlphabet.indexOf(symbol)
    if (value < 0) return undefined
    bits = (bits << 5n) | BigInt(value)
  }
  return bits
}

/**
 * Returns the 18 symbols of a record's code. Throws RangeError for a kind or number that no code can contain.
 */
export function makeCode(secret: Buffer, { kind, number }: CodeSubject): string {
  if (!(kind >= 0 && kind <= maxKind && number >= 0 && number <= maxNumber))
    throw new RangeError(`No code can contain kind ${kind} and number ${number}.`)
  const content = (BigInt(kind) << numberBits) | BigInt(number)
  const tag = tagOf(secret, content)
  return toSymbols((tag << contentBits) | (content ^ maskOf(secret, tag)))
}

/**
 * Returns the record that a typed or scanned code names; undefined when none of the keys has made the code.
 */
export function readCode(secrets: readonly Buffer[], text: string): CodeSubject | undefined {
  const bits = toBits(cleanCode(text))
  if (bits === undefined) return undefined
  const tag = bits >> contentBits
  const hidden = bits & ((1n << contentBits) - 1n)
  for (const secret of secrets) {
    const content = hidden ^ maskOf(secret, tag)
    if (tagOf(secret, content) === tag)
      return {
        kind: Number(content >> numberBits),
        number: Number(content & ((1n << numberBits) - 1n)),
      }
  }
  return undefined
}
