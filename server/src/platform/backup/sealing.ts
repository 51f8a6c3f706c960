import { createCipheriv, createDecipheriv, hash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'

/**
 * How the pieces of an archive are closed. Each carries a mark that covers the archive's head, its own place and whether it
 * is the last one, so that none can be changed, moved, left out or added without notice.
 */
export type Sealing = {
  close(piece: Buffer, place: number, last: boolean): Buffer
  /** undefined when this is not what was closed in that place */
  open(closed: Buffer, place: number, last: boolean): Buffer | undefined
}

export const markLength = 16

/** What of the passphrase stands in an archive's head: how its key is derived, and what tells a wrong one. */
export type Lock = { salt: string; cost: number; check: string }

const placeOf = (place: number, last: boolean): Buffer => {
  const written = Buffer.alloc(12)
  written.writeUInt8(last ? 1 : 0, 0)
  written.writeUInt32BE(place, 8)
  return written
}

/** Finds what a disk or a copy has spoilt; whoever can write the file can write the marks too. */
export function marked(head: Buffer): Sealing {
  const markOf = (piece: Buffer, place: number, last: boolean) =>
    hash('sha256', Buffer.concat([head, placeOf(place, last), piece]), 'buffer').subarray(0, markLength)
  return {
    close: (piece, place, last) => Buffer.concat([piece, markOf(piece, place, last)]),
    open: (closed, place, last) => {
      const piece = closed.subarray(0, -markLength)
      return closed.subarray(-markLength).equals(markOf(piece, place, last)) ? piece : undefined
    },
  }
}

const cipher = 'aes-256-gcm'

/** Without the passphrase it can be neither read nor changed. The key is of this archive alone, so a place is never used twice. */
export function encrypted(head: Buffer, key: Buffer): Sealing {
  return {
    close: (piece, place, last) => {
      const closing = createCipheriv(cipher, key, placeOf(place, last)).setAAD(head)
      return Buffer.concat([closing.update(piece), closing.final(), closing.getAuthTag()])
    },
    open: (closed, place, last) => {
      if (closed.length < markLength) return undefined
      const opening = createDecipheriv(cipher, key, placeOf(place, last), { authTagLength: markLength })
      opening.setAAD(head).setAuthTag(closed.subarray(-markLength))
      try {
        return Buffer.concat([opening.update(closed.subarray(0, -markLength)), opening.final()])
      } catch {
        return undefined
      }
    },
  }
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** 128 MB and about half a second for each guess. */
const usualCost = 2 ** 17
const blockSize = 8

async function keysOf(
  passphrase: string,
  salt: Buffer,
  cost: number,
): Promise<{ key: Buffer; check: Buffer }> {
  const settings = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize }
  const derived = await derive(passphrase.normalize('NFC'), salt, 64, settings)
  return { key: derived.subarray(0, 32), check: hash('sha256', derived.subarray(32), 'buffer') }
}

/** A new key of the passphrase, and what of it the head tells. */
export async function newLock(passphrase: string): Promise<{ lock: Lock; key: Buffer }> {
  const salt = randomBytes(16)
  const { key, check } = await keysOf(passphrase, salt, usualCost)
  return { lock: { salt: salt.toString('base64'), cost: usualCost, check: check.toString('base64') }, key }
}

/** An encrypted archive that was asked for without its passphrase, or with another one. */
export class WrongPassphrase extends Problem {}

/** The key of an archive; a sentence when the passphrase is missing or another one. */
export async function keyOf(lock: Lock, passphrase: string | undefined, file: string): Promise<Buffer> {
  if (passphrase === undefined)
    throw new WrongPassphrase(
      `The backup ${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.`,
    )
  const { key, check } = await keysOf(passphrase, Buffer.from(lock.salt, 'base64'), lock.cost)
  const expected = Buffer.from(lock.check, 'base64')
  if (expected.length !== check.length || !timingSafeEqual(expected, check))
    throw new WrongPassphrase(
      `BACKUP_PASSPHRASE is not the passphrase that the backup ${file} was made with.`,
    )
  return key
}
