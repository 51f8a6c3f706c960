import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { errorCode } from '../process/error-code.ts'
import { StartupError } from '../process/startup-error.ts'
import {
  encryptionCodec,
  deriveArchiveKey,
  checksumCodec,
  tagBytes,
  newArchiveKey,
  type PieceCodec,
} from './encryption.ts'

/*
 * A backup is one file: a header line, then the compressed content in pieces of equal size. Each piece ends with a tag.
 */

const magic = 'samity-backup'
const pieceBytes = 64 * 1024

const headerSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The schema version of the content, and the fingerprint of each migration up to it */
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
export type ArchiveHeader = z.infer<typeof headerSchema>
export type ArchiveContent = Pick<ArchiveHeader, 'made_at' | 'schema' | 'migrations'>

/**
 * Writes the whole content and returns the file's size in bytes. The file gets its name only when all of it is on disk, so an
 * error leaves nothing under that name. Throws StartupError if the file exists or cannot be written.
 */
export async function writeArchive(
  file: string,
  content: ArchiveContent,
  passphrase: string | undefined,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size > 0) throw new StartupError(`The file ${file} already exists: choose another name for the backup.`)
  const archiveKey = passphrase === undefined ? undefined : await newArchiveKey(passphrase)
  const header: ArchiveHeader = { format: 1, ...content, ...(archiveKey && { lock: archiveKey.derivation }) }
  const headerLine = Buffer.from(`${magic} ${JSON.stringify(header)}\n`)
  const codec = archiveKey ? encryptionCodec(headerLine, archiveKey.key) : checksumCodec(headerLine)
  const partFile = `${file}.part`
  try {
    await pipeline(
      body,
      createZstdCompress(),
      (compressed: AsyncIterable<Buffer>) => encodePieces(headerLine, codec, compressed),
      createWriteStream(partFile, { mode: 0o600, flush: true }),
    )
    await rename(partFile, file)
    await syncFolder(path.dirname(file))
    return (await stat(file)).size
  } catch (error) {
    // an error while cleaning up must not hide the original one
    await rm(partFile, { force: true }).catch(() => undefined)
    throw toWriteError(file, error)
  }
}

/** Writes the folder to disk, so that the new name of the file survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  // some systems cannot open a folder
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

const reasonByCode: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be larger than allowed',
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'the folder does not exist',
  EIO: 'the disk has an error',
}

const toWriteError = (file: string, error: unknown): unknown => {
  const reason = reasonByCode[errorCode(error) ?? '']
  return reason ? new StartupError(`The backup ${file} could not be written: ${reason}.`) : error
}

async function* encodePieces(
  headerLine: Buffer,
  codec: PieceCodec,
  compressed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield headerLine
  let index = 0
  for await (const { piece, isLast } of pieces(compressed, pieceBytes))
    yield codec.encode(piece, index++, isLast)
}

/** Cuts a stream into pieces of equal length. The last piece has `isLast` and may be shorter or empty. */
async function* pieces(
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

export type Archive = {
  header: ArchiveHeader
  /** Reads the whole file and throws StartupError if it was cut off or changed. Call it before using the content. */
  check(): Promise<void>
  /** Passes the original content to `reader`, piece by piece. Throws StartupError if the file was cut off or changed. */
  read<T>(reader: (body: AsyncIterable<Buffer>) => Promise<T>): Promise<T>
}

const maxHeaderBytes = 64 * 1024

/** Reads the header of a backup and checks the passphrase. Throws StartupError. */
export async function openArchive(file: string, passphrase: string | undefined): Promise<Archive> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StartupError(`The backup ${file} cannot be read (${errorCode(error)}).`)
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0)
  await handle.close()
  const end = buffer.subarray(0, bytesRead).indexOf('\n')
  const headerLine = buffer.subarray(0, end + 1)
  const header = readHeader(file, headerLine.toString())
  const codec = header.lock
    ? encryptionCodec(headerLine, await deriveArchiveKey(header.lock, passphrase, file))
    : checksumCodec(headerLine)
  return {
    header,
    check: async () => {
      for await (const _piece of decodePieces(file, codec, headerLine.length)) continue
    },
    read: (reader) => pipeline(decodePieces(file, codec, headerLine.length), createZstdDecompress(), reader),
  }
}

function readHeader(file: string, headerLine: string): ArchiveHeader {
  if (!headerLine.startsWith(`${magic} `)) throw new StartupError(`${file} is not a backup of Samity.`)
  const json = readJson(headerLine.slice(magic.length))
  const result = headerSchema.safeParse(json)
  if (result.success) return result.data
  const { format } = (json ?? {}) as { format?: unknown }
  throw new StartupError(
    typeof format === 'number' && format > 1
      ? `The backup ${file} was made by a newer Samity: restore it with that one.`
      : `The backup ${file} is damaged: its first line was changed.`,
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* decodePieces(file: string, codec: PieceCodec, start: number): AsyncGenerator<Buffer> {
  const stream = createReadStream(file, { start, highWaterMark: 4 * (pieceBytes + tagBytes) })
  let index = 0
  for await (const { piece, isLast } of pieces(stream, pieceBytes + tagBytes)) {
    const content = codec.decode(piece, index, isLast)
    if (!content) {
      const isTruncated =
        isLast && (piece.length < pieceBytes || codec.decode(piece, index, false) !== undefined)
      const byteOffset = start + index * (pieceBytes + tagBytes)
      throw new StartupError(
        `The backup ${file} is damaged: ${isTruncated ? 'it ends too early, or its end was changed' : `it was changed at or after byte ${byteOffset}`}.`,
      )
    }
    index++
    yield content
  }
}
