import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '../process/error-code.ts'
import { StartupError } from '../process/startup-error.ts'
import type { SecretKeyConfig } from '../process/environment.ts'

/**
 * Seals what the database must hold but whoever reads a copy of it must not. The key lies outside of the database and of
 * its backups. A `purpose` says what a value is and whose: sealed for one purpose, it opens for no other.
 */
export type SecretBox = {
  encrypt(text: string, purpose: string): string
  /** The text; undefined when it was sealed with another key, for another purpose, or changed */
  decrypt(encrypted: string, purpose: string): string | undefined
  /** A hash that nobody can try values against without the key */
  mac(value: Buffer, purpose: string): Buffer
}

const format = 'sealed1'
const nonceBytes = 12
const tagBytes = 16

export const isEncrypted = (text: string): boolean => text.startsWith(`${format}:`)

export function makeSecretBox(key: string): SecretBox {
  const deriveKey = (use: string) => Buffer.from(hkdfSync('sha256', key, 'samity', use, 32))
  const [encryptionKey, macKey] = [deriveKey('sealing'), deriveKey('marking')]
  return {
    encrypt(text, purpose) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce).setAAD(Buffer.from(purpose))
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${format}:${bytes.toString('base64url')}`
    },
    decrypt(encrypted, purpose) {
      const bytes = Buffer.from(encrypted.slice(format.length + 1), 'base64url')
      if (!isEncrypted(encrypted) || bytes.length < nonceBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
        return Buffer.concat([text, decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
    mac: (value, purpose) =>
      createHmac('sha256', macKey).update(hash('sha256', purpose)).update(value).digest(),
  }
}

/** The box of this installation. Without a key of the operator's one is made at the first start, in a file of its own. */
export const openSecretBox = (config: SecretKeyConfig): SecretBox =>
  makeSecretBox(config.key ?? readKeyFile(config))

function readKeyFile({ file, isNamed }: SecretKeyConfig): string {
  try {
    return readKey(file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || isNamed) throw unusableKeyError(file, error)
  }
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
  } catch (error) {
    // another process of the same data folder was first
    if (errorCode(error) !== 'EEXIST') throw unusableKeyError(file, error)
  }
  return readKey(file)
}

function readKey(file: string): string {
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32) throw new StartupError(`The file ${file} holds no key: it is too short.`)
  return key
}

const unusableKeyError = (file: string, error: unknown) =>
  error instanceof StartupError
    ? error
    : new StartupError(
        `The key in ${file} cannot be used (${errorCode(error)}): set SECRET_KEY_FILE to a file that holds it, or SECRET_KEY.`,
      )
