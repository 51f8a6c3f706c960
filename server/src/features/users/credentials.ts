import { hash, verify } from '@node-rs/argon2'
import { latinDigits, type Words } from '@samity/shared-api/contract'
import { unprocessable } from '../../http/errors.ts'
import { commonPasswords } from './common-passwords.ts'
import { createSemaphore } from '../../process/semaphore.ts'

/** A name and a password fit into few bytes, as JSON or as a form without files. */
export const smallBodyOptions = { config: { files: 0 }, bodyLimit: 16 * 1024 }

const joiners = /[\u200c\u200d]/g

/** A username as it is kept: one spelling of equal letters. */
export const cleanUsername = (name: string): string =>
  name.toWellFormed().normalize('NFKC').trim().replace(/\s+/g, ' ')

/** Names with the same key are the same account: letter case, width, script of digits and joiners make no difference. */
export const usernameKey = (name: string): string =>
  latinDigits(cleanUsername(name).replace(joiners, '').toLowerCase()).normalize('NFKC')

const sentences = {
  username: {
    en: 'A username has 2 to 64 letters, digits, spaces and the characters . _ - @ +',
    bn: 'ব্যবহারকারীর নামে ২ থেকে ৬৪টি অক্ষর, অঙ্ক, ফাঁকা স্থান ও . _ - @ + থাকতে পারে',
  },
  length: { en: 'A password has 8 to 128 characters', bn: 'পাসওয়ার্ড ৮ থেকে ১২৮ অক্ষরের হয়' },
  reserved: {
    en: 'Samity uses this username itself. Choose another one.',
    bn: 'এই নামটি সিস্টেম নিজে ব্যবহার করে। অন্য একটি নাম বেছে নিন।',
  },
  isName: { en: 'The password must not be the username', bn: 'পাসওয়ার্ড ব্যবহারকারীর নাম হতে পারবে না' },
  common: {
    en: 'This password is one of the most common ones. Choose another one.',
    bn: 'এই পাসওয়ার্ড খুব প্রচলিত। অন্য একটি বেছে নিন।',
  },
} satisfies Record<string, Words>

/** In characters as Unicode counts them, not in the halves that JavaScript keeps some of them in. */
const lengthOf = (text: string): number => Array.from(text).length

const nameShape = /^[\p{L}\p{M}\p{N}._@+\- \u200c\u200d]+$/u

/** Whom the audit log and the module registry name when no person did something; with any dots and dashes in between. */
const reservedNames: ReadonlySet<string> = new Set(
  [
    'system',
    'the system',
    'samity',
    'anonymous',
    'visitor',
    'command',
    'command line',
    'build',
    'schedule',
  ].map((name) => name.replace(' ', '')),
)
const isReserved = (name: string) => reservedNames.has(usernameKey(name).replace(/[\s._@+-]/g, ''))

/** What is wrong with a name for a new account. */
export function validateUsername(name: string): Words | undefined {
  if (isReserved(name)) return sentences.reserved
  const length = lengthOf(cleanUsername(name))
  const isValid =
    length >= 2 && length <= 64 && nameShape.test(cleanUsername(name)) && /[\p{L}\p{N}]/u.test(name)
  return isValid ? undefined : sentences.username
}

const normalizePassword = (password: string) => password.toWellFormed().normalize('NFC')

/** What is wrong with a new password. */
export function validatePassword(password: string, username: string): Words | undefined {
  const length = lengthOf(normalizePassword(password))
  if (length < 8 || length > 128) return sentences.length
  if (usernameKey(password) === usernameKey(username)) return sentences.isName
  return commonPasswords.has(latinDigits(normalizePassword(password).toLowerCase()))
    ? sentences.common
    : undefined
}

/** 422 on `field` when a new password does not do. */
export function refusePassword(field: string, password: string, username: string): void {
  const error = validatePassword(password, username)
  if (error) throw unprocessable({ [field]: error }, error)
}

const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const hashSemaphore = createSemaphore(4)

/** argon2id. A few at a time, however many ask: each takes a moment of a processor and 19 MB. */
export const hashPassword = (password: string): Promise<string> =>
  hashSemaphore(() => hash(normalizePassword(password), argon2Options))

const dummyHash = hash('nobody has this password', argon2Options)

/** Compares a password with its hash; without one it takes as long and answers no. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const hashToVerify = passwordHash ?? (await dummyHash)
  const isMatch = await hashSemaphore(() => verify(hashToVerify, normalizePassword(password).slice(0, 1000)))
  return isMatch && passwordHash !== undefined
}
