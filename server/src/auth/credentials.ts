import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { latinDigits, type Words } from '@samity/shared-api/contract'
import { unprocessable } from '../http/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Route options for small bodies: a name and a password fit into few bytes, as JSON or as a form without
 * files.
 */
export const smallBodyOptions = { config: { files: 0 }, bodyLimit: 16 * 1024 }

const joiners = /[\u200c\u200d]/g

/** Returns the username as it is stored, with one spelling for equal letters. */
export const cleanUsername = (name: string): string =>
  name.toWellFormed().normalize('NFKC').trim().replace(/\s+/g, ' ')

/**
 * Returns the key of a username. Names with the same key are the same account: letter case, width, script of
 * digits and joiners make no difference.
 */
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

/** The length in Unicode characters, not in UTF-16 code units as `length` counts them. */
const lengthOf = (text: string): number => Array.from(text).length

const nameShape = /^[\p{L}\p{M}\p{N}._@+\- \u200c\u200d]+$/u

/**
 * Names that the audit log and the module registry use when no person acted. They are also refused with dots,
 * dashes or spaces inside.
 */
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
/** In the audit log a member on the own page is 'member 154', and a module 'mfe-tea 1.0.0+0123456789ab'. */
const auditedName = /^member(?: .*\d.*)?$|\+[0-9a-f]{12}$/
const isReserved = (name: string) =>
  reservedNames.has(usernameKey(name).replace(/[\s._@+-]/g, '')) || auditedName.test(usernameKey(name))

export function validateUsername(name: string): Words | undefined {
  if (isReserved(name)) return sentences.reserved
  const length = lengthOf(cleanUsername(name))
  const isValid =
    length >= 2 && length <= 64 && nameShape.test(cleanUsername(name)) && /[\p{L}\p{N}]/u.test(name)
  return isValid ? undefined : sentences.username
}

const normalizePassword = (password: string) => password.toWellFormed().normalize('NFC')

export async function validatePassword(password: string, username: string): Promise<Words | undefined> {
  const length = lengthOf(normalizePassword(password))
  if (length < 8 || length > 128) return sentences.length
  if (usernameKey(password) === usernameKey(username)) return sentences.isName
  return (await isCommonPassword(normalizePassword(password))) ? sentences.common : undefined
}

/** Refuses an invalid new password (422 on `field`). */
export async function refusePassword(field: string, password: string, username: string): Promise<void> {
  const error = await validatePassword(password, username)
  if (error) throw unprocessable({ [field]: error }, error)
}

const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const limitHashes = pLimit(4)

/**
 * Hashes a password with argon2id. Only four run at a time, because each takes a moment of a processor and 19
 * MB.
 */
export const hashPassword = (password: string): Promise<string> =>
  limitHashes(() => hash(normalizePassword(password), argon2Options))

const dummyHash = hash('nobody has this password', argon2Options)

/** Returns whether a password matches its hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const hashToVerify = passwordHash ?? (await dummyHash)
  const isMatch = await limitHashes(() => verify(hashToVerify, normalizePassword(password).slice(0, 1000)))
  return isMatch && typeof passwordHash === 'string'
}
