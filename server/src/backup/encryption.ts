import { createCipheriv, createDecipheriv, hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { StartupError } from '../process/startup-error.ts'

/**
 * Encodes the pieces of an archive. Each piece has a tag that covers the archive's header, the piece's index and whether it
 * is the last one. So nobody can change, move, remove or add a piece unnoticed.
 */
export type PieceCodec = {
  encode(piece: Buffer, index: number, isLast: boolean): Buffer
  /** Returns the piece; undefined if this is not the piece that was encoded with that index */
  decode(encoded: Buffer, index: number, isLast: boolean): Buffer | undefined
}

export const tagBytes = 16

/** The part of an archive's header about its passphrase: how to derive the key, and how to detect a wrong passphrase. */
export type KeyDerivation = { salt: string; cost: number; check: string }

const nonceOf = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

/** Detects damage by a disk or by copying, but not an attacker: anyone who can write the file can also write the tags. */
export function checksumCodec(header: Buffer): PieceCodec {
  const tagOf = (piece: Buffer, index: number, isLast: boolean) =>
    hash('sha256', Buffer.concat([header, nonceOf(index, isLast), piece]), 'buffer').subarray(0, tagBytes)
  return {
    encode: (piece, index, isLast) => Buffer.concat([piece, tagOf(piece, index, isLast)]),
    decode: (encoded, index, isLast) => {
      const piece = encoded.subarray(0, -tagBytes)
      return encoded.subarray(-tagBytes).equals(tagOf(piece, index, isLast)) ? piece : undefined
    },
  }
}

const algorithm = 'aes-256-gcm'

/**
 * Encrypts and authenticates the pieces: without the key nobody can read or change them. The key is for this archive only, so
 * a nonce is never used twice.
 */
export function encryptionCodec(header: Buffer, key: Buffer): PieceCodec {
  return {
    encode: (piece, index, isLast) => {
      const encryptor = createCipheriv(algorithm, key, nonceOf(index, isLast)).setAAD(header)
      return Buffer.concat([encryptor.update(piece), encryptor.final(), encryptor.getAuthTag()])
    },
    decode: (encoded, index, isLast) => {
      if (encoded.length < tagBytes) return undefined
      const decryptor = createDecipheriv(algorithm, key, nonceOf(index, isLast), { authTagLength: tagBytes })
      decryptor.setAAD(header).setAuthTag(encoded.subarray(-tagBytes))
      try {
        return Buffer.concat([decryptor.update(encoded.subarray(0, -tagBytes)), decryptor.final()])
      } catch {
        return undefined
      }
    },
  }
}

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** The cost of scrypt: 128 MB and about half a second for each guess of a passphrase. */
const defaultCost = 2 ** 17
const blockSize = 8

async function deriveKeys(
  passphrase: string,
  salt: Buffer,
  cost: number,
): Promise<{ key: Buffer; check: Buffer }> {
  const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize }
  const keyMaterial = await scryptAsync(passphrase.normalize('NFC'), salt, 64, options)
  return { key: keyMaterial.subarray(0, 32), check: hash('sha256', keyMaterial.subarray(32), 'buffer') }
}

/** Derives a new key from the passphrase. The header stores `derivation`. */
export async function newArchiveKey(passphrase: string): Promise<{ derivation: KeyDerivation; key: Buffer }> {
  const salt = randomBytes(16)
  const { key, check } = await deriveKeys(passphrase, salt, defaultCost)
  return {
    derivation: { salt: salt.toString('base64'), cost: defaultCost, check: check.toString('base64') },
    key,
  }
}

/** Thrown for an encrypted archive when the passphrase is missing or wrong. */
export class WrongPassphrase extends StartupError {}

/** Derives the key of an existing archive. Throws WrongPassphrase when the passphrase is missing or wrong. */
export async function deriveArchiveKey(
  derivation: KeyDerivation,
  passphrase: string | undefined,
  file: string,
): Promise<Buffer> {
  if (passphrase === undefined)
    throw new WrongPassphrase(
      `The backup ${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.`,
    )
  const { key, check } = await deriveKeys(passphrase, Buffer.from(derivation.salt, 'base64'), derivation.cost)
  const expected = Buffer.from(derivation.check, 'base64')
  if (expected.length !== check.length || !timingSafeEqual(expected, check))
    throw new WrongPassphrase(
      `BACKUP_PASSPHRASE is not the passphrase that the backup ${file} was made with.`,
    )
  return key
}
