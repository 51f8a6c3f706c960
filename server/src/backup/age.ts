import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { Decrypter, Encrypter, Stanza, type Identity, type Recipient } from 'age-encryption'
import { WrongPassphrase } from './wrong-passphrase.ts'

/*
 * Encryption with a passphrase in the format of age (https://age-encryption.org/v1). The library encrypts the
 * content. Only the passphrase goes through Node's scrypt here: the library's own runs in JavaScript and
 * would stop the server for seconds.
 */

export const ageMagic = 'age-encryption.org/v1\n'

/** scrypt uses 2^17 · 1 KB = 128 MB for each guess of a passphrase. */
const defaultWorkFactor = 17
const maxWorkFactor = 20
const blockSize = 8
const saltBytes = 16
const fileKeyBytes = 16
const tagBytes = 16
const scryptLabel = 'age-encryption.org/v1/scrypt'

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt)

const deriveWrapKey = (passphrase: string, salt: Uint8Array, workFactor: number): Promise<Buffer> =>
  scryptAsync(passphrase.normalize('NFC'), Buffer.concat([Buffer.from(scryptLabel), salt]), 32, {
    N: 2 ** workFactor,
    r: blockSize,
    p: 1,
    maxmem: 256 * 2 ** workFactor * blockSize,
  })

const algorithm = 'chacha20-poly1305'
/** The wrap key encrypts nothing else, because its salt is random. */
const wrapNonce = Buffer.alloc(12)
const cipherOptions = { authTagLength: tagBytes }

const passphraseRecipient = (passphrase: string): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(saltBytes)
    const wrapKey = await deriveWrapKey(passphrase, salt, defaultWorkFactor)
    const cipher = createCipheriv(algorithm, wrapKey, wrapNonce, cipherOptions)
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    return [new Stanza(['scrypt', toBase64(salt), String(defaultWorkFactor)], body)]
  },
})

/** age writes base64 without padding. */
const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Derives the key once, also when the backup is read several times. Throws WrongPassphrase. */
export function passphraseIdentity(passphrase: string, file: string): Identity {
  let fileKey: Promise<Buffer | null> | undefined
  return { unwrapFileKey: (stanzas) => (fileKey ??= unwrapFileKey(stanzas, passphrase, file)) }
}

async function unwrapFileKey(stanzas: Stanza[], passphrase: string, file: string): Promise<Buffer | null> {
  const [stanza] = stanzas
  const [kind, saltText = '', workFactorText = ''] = stanza?.args ?? []
  // as age demands, the passphrase is the only way to open the file
  if (!stanza || stanzas.length !== 1 || kind !== 'scrypt') return null
  const salt = Buffer.from(saltText, 'base64')
  const workFactor = /^[1-9]\d?$/.test(workFactorText) ? Number(workFactorText) : Infinity
  const hasRightLengths =
    stanza.args.length === 3 &&
    salt.length === saltBytes &&
    toBase64(salt) === saltText &&
    stanza.body.length === fileKeyBytes + tagBytes
  if (!hasRightLengths || workFactor > maxWorkFactor)
    throw new Error('the stanza of the passphrase is invalid')
  const wrapKey = await deriveWrapKey(passphrase, salt, workFactor)
  const decipher = createDecipheriv(algorithm, wrapKey, wrapNonce, cipherOptions)
  decipher.setAuthTag(stanza.body.subarray(fileKeyBytes))
  try {
    return Buffer.concat([decipher.update(stanza.body.subarray(0, fileKeyBytes)), decipher.final()])
  } catch {
    throw new WrongPassphrase(file, passphrase)
  }
}

export async function* encryptWithPassphrase(
  content: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(passphraseRecipient(passphrase))
  yield* await encrypter.encrypt(toWebStream(content))
}

/** Throws WrongPassphrase, or another error when the content was changed or cut off. */
export async function* decryptWithIdentity(
  encrypted: AsyncIterable<Uint8Array>,
  identity: Identity,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(toWebStream(encrypted))
}

// Node's class is the one of the browsers; only its declaration in TypeScript differs
const toWebStream = (content: AsyncIterable<Uint8Array>) =>
  NodeReadableStream.from(content) as ReadableStream<Uint8Array>
