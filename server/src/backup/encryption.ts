import { createCipheriv, createDecipheriv, hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { StartupError } from '../process/startup-error.ts'

/**
 * How the pieces of an archive are closed. Each carries a mark that covers the archive's head, its own place and whether it
 * is the last one, so that none can be changed, moved, left out or added without notice.
 */
export type PieceCodec = {
  encode(piece: Buffer, index: number, isLast: boolean): Buffer
  /** undefined when this is not what was closed in that place */
  decode(encoded: Buffer, index: number, isLast: boolean): Buffer | undefined
}

export const tagBytes = 16

/** What of the passphrase stands in an archive's head: how its key is derived, and what tells a wrong one. */
export type KeyDerivation = { salt: string; cost: number; check: string }

const nonceOf = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

/** Finds what a disk or a copy has spoilt; whoever can write the file can write the marks too. */
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

/** Without the passphrase it can be neither read nor changed. The key is of this archive alone, so a place is never used twice. */
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

/** 128 MB and about half a second for each guess. */
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

/** A new key of the passphrase, and what of it the head tells. */
export async function newArchiveKey(passphrase: string): Promise<{ derivation: KeyDerivation; key: Buffer }> {
  const salt = randomBytes(16)
  const { key, check } = await deriveKeys(passphrase, salt, defaultCost)
  return {
    derivation: { salt: salt.toString('base64'), cost: defaultCost, check: check.toString('base64') },
    key,
  }
}

/** An encrypted archive that was asked for without its passphrase, or with another one. */
export class WrongPassphrase extends StartupError {}

/** The key of an archive; a sentence when the passphrase is missing or another one. */
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
