import { createDecipheriv, hash, scrypt, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { StartupError } from '../process/startup-error.ts'
import type { Archive } from './manifest.ts'
import type { BackupItem, BackupTable } from './tables.ts'
import { WrongPassphrase } from './wrong-passphrase.ts'

/*
 * Reads the backups of earlier versions: a header line, then frames, compressed with zstd and cut into pieces
 * of equal size. Each piece ends with a tag that covers the header line, the piece's index and whether it is
 * the last one. With a passphrase the pieces are encrypted.
 */

export const format1Magic = 'samity-backup '
const pieceBytes = 64 * 1024
const tagBytes = 16

const headerSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  schema: z.number().int().positive(),
  migrations: z.record(z.string(), z.string()),
  lock: z
    .object({
      salt: z.string(),
      cost: z
        .number()
        .int()
        .min(1024)
        .max(2 ** 20),
      check: z.string(),
    })
    .optional(),
})
type Header = z.infer<typeof headerSchema>

const maxHeaderBytes = 64 * 1024

export async function openFormat1(file: string, passphrase: string | undefined): Promise<Archive> {
  const headerLine = await readHeaderLine(file)
  const { lock, made_at, schema, migrations } = parseHeader(file, headerLine)
  const decodePiece = lock
    ? encryptionDecoder(headerLine, await deriveKey(lock, passphrase, file))
    : checksumDecoder(headerLine)
  const content = () => decodePieces(file, decodePiece, headerLine.length)
  return {
    content: { made_at, schema, migrations },
    check: async () => {
      for await (const _piece of content()) continue
    },
    read: (reader) =>
      pipeline(content(), createZstdDecompress(), (frames: AsyncIterable<Buffer>) =>
        reader(readItems(frames)),
      ),
  }
}

async function readHeaderLine(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0)
    return buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf('\n') + 1)
  } finally {
    await handle.close()
  }
}

function parseHeader(file: string, headerLine: Buffer): Header {
  const json = parseJson(headerLine.toString().slice(format1Magic.length))
  const result = headerSchema.safeParse(json)
  if (result.success) return result.data
  throw new StartupError(`The backup ${file} is damaged: its first line was changed.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the piece; undefined if this is not the piece that was encoded with that index. */
type PieceDecoder = (encoded: Buffer, index: number, isLast: boolean) => Buffer | undefined

const nonceOf = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

const checksumDecoder =
  (header: Buffer): PieceDecoder =>
  (encoded, index, isLast) => {
    const piece = encoded.subarray(0, -tagBytes)
    const digest = hash('sha256', Buffer.concat([header, nonceOf(index, isLast), piece]), 'buffer')
    return encoded.subarray(-tagBytes).equals(digest.subarray(0, tagBytes)) ? piece : undefined
  }

const encryptionDecoder =
  (header: Buffer, key: Buffer): PieceDecoder =>
  (encoded, index, isLast) => {
    if (encoded.length < tagBytes) return undefined
    const decryptor = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), {
      authTagLength: tagBytes,
    })
    decryptor.setAAD(header).setAuthTag(encoded.subarray(-tagBytes))
    try {
      return Buffer.concat([decryptor.update(encoded.subarray(0, -tagBytes)), decryptor.final()])
    } catch {
      return undefined
    }
  }

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt)
const blockSize = 8

/**
 * Throws WrongPassphrase. The header contains a hash of the other half of the key material, which detects a
 * wrong passphrase.
 */
async function deriveKey(
  { salt, cost, check }: NonNullable<Header['lock']>,
  passphrase: string | undefined,
  file: string,
): Promise<Buffer> {
  if (passphrase === undefined) throw new WrongPassphrase(file, passphrase)
  const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize }
  const keyMaterial = await scryptAsync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 64, options)
  const expected = Buffer.from(check, 'base64')
  const actual = hash('sha256', keyMaterial.subarray(32), 'buffer')
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
    throw new WrongPassphrase(file, passphrase)
  return keyMaterial.subarray(0, 32)
}

async function* decodePieces(file: string, decodePiece: PieceDecoder, start: number): AsyncGenerator<Buffer> {
  const stream = createReadStream(file, { start, highWaterMark: 4 * (pieceBytes + tagBytes) })
  let index = 0
  for await (const { piece, isLast } of cutPieces(stream, pieceBytes + tagBytes)) {
    const content = decodePiece(piece, index, isLast)
    if (!content) {
      const isTruncated =
        isLast && (piece.length < pieceBytes || decodePiece(piece, index, false) !== undefined)
      const byteOffset = start + index * (pieceBytes + tagBytes)
      throw new StartupError(
        `The backup ${file} is damaged: ${isTruncated ? 'it ends too early, or its end was changed' : `it was changed at or after byte ${byteOffset}`}.`,
      )
    }
    index++
    yield content
  }
}

async function* cutPieces(
  stream: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let chunks: Buffer[] = []
  let bufferedBytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bufferedBytes += chunk.length
    // one full piece stays in the buffer, because it may be the last
    if (bufferedBytes <= length) continue
    const all = Buffer.concat(chunks)
    let from = 0
    for (; all.length - from > length; from += length)
      yield { piece: all.subarray(from, from + length), isLast: false }
    chunks = [all.subarray(from)]
    bufferedBytes = all.length - from
  }
  yield { piece: Buffer.concat(chunks), isLast: true }
}

/**
 * T: start of a table (a `BackupTable`) · D: its rows · E: end of the table ({ rows }) · S: last value of
 * each sequence ({ name: last })
 */
type FrameKind = 'T' | 'D' | 'E' | 'S'
type Frame = { kind: FrameKind; bytes: Buffer }

/** A frame is its kind (a letter), its length, and its bytes. */
const frameHeaderBytes = 5
const maxFrameBytes = 2 ** 30

async function* decodeFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let buffer: Buffer = Buffer.alloc(0)
  const chunks: Buffer[] = []
  let bufferedBytes = 0
  let frameBytes = frameHeaderBytes
  for await (const chunk of stream) {
    chunks.push(chunk)
    bufferedBytes += chunk.length
    if (bufferedBytes < frameBytes) continue
    buffer = Buffer.concat(chunks.splice(0))
    for (;;) {
      frameBytes = frameHeaderBytes + (buffer.length < frameHeaderBytes ? 0 : buffer.readUInt32BE(1))
      if (frameBytes > maxFrameBytes) throw new Error('a frame of the backup is longer than the limit')
      if (buffer.length < frameBytes || buffer.length < frameHeaderBytes) break
      // only our code wrote the letters, and the tags of the pieces protect them
      yield {
        kind: buffer.toString('latin1', 0, 1) as FrameKind,
        bytes: buffer.subarray(frameHeaderBytes, frameBytes),
      }
      buffer = buffer.subarray(frameBytes)
    }
    chunks.push(buffer)
    bufferedBytes = buffer.length
  }
  if (bufferedBytes > 0) throw new Error('the backup ends in the middle of a frame')
}

async function* readItems(frames: AsyncIterable<Buffer>): AsyncGenerator<BackupItem> {
  const rows: Record<string, number> = {}
  let tableName = ''
  for await (const { kind, bytes } of decodeFrames(frames)) {
    if (kind === 'D') {
      yield { kind: 'rows', bytes }
      continue
    }
    // the tags protect the shape too
    const payload = JSON.parse(bytes.toString()) as unknown
    if (kind === 'T') {
      const table = payload as BackupTable
      tableName = table.name
      yield { kind: 'table', table }
    } else if (kind === 'E') rows[tableName] = (payload as { rows: number }).rows
    else yield { kind: 'end', rows, sequences: payload as Record<string, number | null> }
  }
}
