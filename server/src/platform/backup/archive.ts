import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { Problem } from '../problem.ts'
import { encrypted, keyOf, marked, markLength, newLock, type Sealing } from './sealing.ts'

/*
 * One file: a line that says what it is, then the content, compressed and cut into pieces of one size, each closed by a mark.
 */

const name = 'samity-backup'
const pieceLength = 64 * 1024

const headShape = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The schema that the content is of: the version, and the fingerprint of each migration up to it */
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
export type Head = z.infer<typeof headShape>
export type Content = Pick<Head, 'made_at' | 'schema' | 'migrations'>

/**
 * Writes the whole content and answers the file's size. The file has its name only when all of it is on disk: whatever goes
 * wrong leaves nothing under that name. Another file of that name is refused.
 */
export async function writeArchive(
  file: string,
  content: Content,
  passphrase: string | undefined,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size > 0) throw new Problem(`There is a file ${file} already: give the backup another name.`)
  const locked = passphrase === undefined ? undefined : await newLock(passphrase)
  const head: Head = { format: 1, ...content, ...(locked && { lock: locked.lock }) }
  const line = Buffer.from(`${name} ${JSON.stringify(head)}\n`)
  const sealing = locked ? encrypted(line, locked.key) : marked(line)
  const part = `${file}.part`
  try {
    await pipeline(
      body,
      createZstdCompress(),
      (packed: AsyncIterable<Buffer>) => closed(line, sealing, packed),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    await rename(part, file)
    await keepName(path.dirname(file))
    return (await stat(file)).size
  } catch (error) {
    // the reason is the one above, also where there is nothing to take away
    await rm(part, { force: true }).catch(() => undefined)
    throw notWritten(file, error)
  }
}

/** A new name is safe from a power cut when its folder is on disk too. */
async function keepName(folder: string): Promise<void> {
  // a folder cannot be opened everywhere
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be larger than allowed',
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'the folder does not exist',
  EIO: 'the disk does not work',
}

const notWritten = (file: string, error: unknown): unknown => {
  const reason = reasons[codeOf(error) ?? '']
  return reason ? new Problem(`The backup ${file} could not be written: ${reason}.`) : error
}

async function* closed(
  line: Buffer,
  sealing: Sealing,
  packed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield line
  let place = 0
  for await (const { piece, last } of pieces(packed, pieceLength)) yield sealing.close(piece, place++, last)
}

/** Cuts a stream into pieces of one length; the last one, marked so, may be shorter or empty. */
async function* pieces(
  stream: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let waiting: Buffer[] = []
  let held = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    held += chunk.length
    // one full piece is held back: it may be the last
    if (held <= length) continue
    const all = Buffer.concat(waiting)
    let from = 0
    for (; all.length - from > length; from += length)
      yield { piece: all.subarray(from, from + length), last: false }
    waiting = [all.subarray(from)]
    held = all.length - from
  }
  yield { piece: Buffer.concat(waiting), last: true }
}

export type Archive = {
  head: Head
  /** Reads all of it and refuses with a sentence what was cut or changed, before anything is done with it. */
  check(): Promise<void>
  /** Reads the content as it was given, piece by piece; a sentence when the file was cut or changed. */
  read<T>(reader: (body: AsyncIterable<Buffer>) => Promise<T>): Promise<T>
}

const longestLine = 64 * 1024

/** Reads what a backup is of, and makes sure that it can be opened. Problems are sentences. */
export async function openArchive(file: string, passphrase: string | undefined): Promise<Archive> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Problem(`The backup ${file} cannot be read (${codeOf(error)}).`)
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestLine), 0, longestLine, 0)
  await handle.close()
  const end = buffer.subarray(0, bytesRead).indexOf('\n')
  const line = buffer.subarray(0, end + 1)
  const head = readHead(file, line.toString())
  const sealing = head.lock ? encrypted(line, await keyOf(head.lock, passphrase, file)) : marked(line)
  return {
    head,
    check: async () => {
      for await (const _piece of opened(file, sealing, line.length)) continue
    },
    read: (reader) => pipeline(opened(file, sealing, line.length), createZstdDecompress(), reader),
  }
}

function readHead(file: string, line: string): Head {
  if (!line.startsWith(`${name} `)) throw new Problem(`${file} is not a backup of Samity.`)
  const told = readJson(line.slice(name.length))
  const head = headShape.safeParse(told)
  if (head.success) return head.data
  const { format } = (told ?? {}) as { format?: unknown }
  throw new Problem(
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

async function* opened(file: string, sealing: Sealing, start: number): AsyncGenerator<Buffer> {
  const stored = createReadStream(file, { start, highWaterMark: 4 * (pieceLength + markLength) })
  let place = 0
  for await (const { piece, last } of pieces(stored, pieceLength + markLength)) {
    const content = sealing.open(piece, place, last)
    if (!content) {
      const cut = last && (piece.length < pieceLength || sealing.open(piece, place, false) !== undefined)
      const at = start + place * (pieceLength + markLength)
      throw new Problem(
        `The backup ${file} is damaged: ${cut ? 'it ends too early, or its end was changed' : `it was changed at or after byte ${at}`}.`,
      )
    }
    place++
    yield content
  }
}
