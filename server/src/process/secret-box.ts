import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createFile } from './create-file.ts'
import { errorCode } from './error-code.ts'
import { StartupError } from './startup-error.ts'
import type { SecretKeyConfig } from './environment.ts'

declare module 'fastify' {
  interface FastifyInstance {
    secretBox: SecretBox
  }
}

/**
 * Encrypts secrets in the database, so that a copy of the database does not reveal them. The key is outside
 * the database and its backups. A `purpose` names the value and its owner: a value that is encrypted for one
 * purpose decrypts for no other.
 */
export type SecretBox = {
  encrypt(text: string, purpose: string): string
  /** Returns the text; undefined if the key or purpose differs, or if the encrypted value was changed */
  decrypt(encrypted: string, purpose: string): string | undefined
  /** Returns a keyed hash: without the key nobody can find the value by guessing */
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

/**
 * Opens the secret box of this installation. Without a key from the operator it creates one in its own file
 * at the first start. Throws StartupError when the key cannot be used.
 */
export const openSecretBox = (config: SecretKeyConfig): SecretBox =>
  makeSecretBox(config.key ?? readKeyFile(config))

function readKeyFile({ file, isNamed }: SecretKeyConfig): string {
  try {
    return readKey(file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || isNamed) throw unusableKeyError(file, error)
  }
  try {
    createFile(file, `${randomBytes(32).toString('base64url')}\n`)
  } catch (error) {
    // another process with the same data folder has just created it
    if (errorCode(error) !== 'EEXIST') throw unusableKeyError(file, error)
  }
  return readKey(file)
}

function readKey(file: string): string {
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32) throw new StartupError(`The file ${file} holds no key: its content is too short.`)
  return key
}

const unusableKeyError = (file: string, error: unknown) =>
  error instanceof StartupError
    ? error
    : new StartupError(
        `The key in ${file} cannot be used (${errorCode(error)}): set SECRET_KEY_FILE to the file that contains it, or set SECRET_KEY.`,
      )
