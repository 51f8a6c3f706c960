import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { errorCode } from '../process/error-code.ts'
import { StartupError } from '../process/startup-error.ts'
import { toWriteError } from '../process/write-error.ts'
import { ageMagic, decryptWithIdentity, encryptWithPassphrase, passphraseIdentity } from './age.ts'
import { format1Magic, openFormat1 } from './format-1.ts'
import { appendDigest, checkDigest, gzipMagic } from './gzip-digest.ts'
import type { BackupItem, RecordsText } from './tables.ts'
import { packItems, readBackupManifest, unpackItems } from './tar.ts'
import { WrongPassphrase } from './wrong-passphrase.ts'
import { manifestSchema, type Archive, type ArchiveContent } from './manifest.ts'

/*
 * A backup is one file: a tar file, compressed with gzip, and with a passphrase encrypted with age.
 * docs/open-a-backup.md shows how to read it without Samity.
 */

/** Level 6, the default, takes twice as long for 3 % less. */
const gzipOptions = { level: 4 }

/**
 * Writes the whole content and returns the file's size in bytes. The file gets its name only when all of it
 * is on disk, so an error leaves nothing under that name. Throws StartupError if the file exists or cannot be
 * written.
 */
export async function writeArchive(
  file: string,
  content: ArchiveContent,
  passphrase: string | undefined,
  items: AsyncIterable<BackupItem | RecordsText>,
): Promise<number> {
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size > 0) throw new StartupError(`The file ${file} already exists: choose another name for the backup.`)
  const manifest = { format: 2, ...content }
  const partFile = `${file}.part`
  const output = createWriteStream(partFile, { mode: 0o600, flush: true })
  try {
    await pipeline(
      packItems(manifest, items),
      createGzip(gzipOptions),
      (compressed: AsyncIterable<Buffer>) =>
        passphrase === undefined ? appendDigest(compressed) : encryptWithPassphrase(compressed, passphrase),
      output,
    )
    await rename(partFile, file)
    await syncFolder(path.dirname(file))
    return (await stat(file)).size
  } catch (error) {
    // a stream that fails before its file is open still creates it
    if (!output.closed) await new Promise<void>((resolve) => output.once('close', () => resolve()))
    // an error while cleaning up must not hide the original one
    await rm(partFile, { force: true }).catch(() => undefined)
    throw toWriteError(`The backup ${file}`, error)
  }
}

/** Writes the folder to disk, so that the new name of the file survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  // some systems cannot open a folder
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Reads the beginning of a backup and checks the passphrase. Throws StartupError. */
export async function openArchive(file: string, passphrase: string | undefined): Promise<Archive> {
  const start = await readStart(file)
  if (start.startsWith(format1Magic)) return openFormat1(file, passphrase)
  if (start.startsWith(gzipMagic.toString('latin1')))
    return openTar(file, () => checkDigest(createReadStream(file)))
  if (!start.startsWith(ageMagic)) throw new StartupError(`${file} is not a backup of Samity.`)
  if (passphrase === undefined) throw new WrongPassphrase(file, passphrase)
  const identity = passphraseIdentity(passphrase, file)
  return openTar(file, () => decryptWithIdentity(createReadStream(file), identity))
}

async function readStart(file: string): Promise<string> {
  const refuse = (error: unknown): never => {
    const advice = {
      EACCES: ': give it to the user who runs this command (chown), in a folder that this user may open',
      EISDIR: ': it is a folder, name a file in it',
      ENOENT: ': there is no such file',
    }[errorCode(error) ?? '']
    throw new StartupError(`The backup ${file} cannot be read (${errorCode(error)})${advice ?? ''}.`)
  }
  const handle = await open(file).catch(refuse)
  try {
    const start = Buffer.alloc(ageMagic.length)
    const { buffer, bytesRead } = await handle.read(start, 0, start.length, 0).catch(refuse)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function openTar(file: string, decode: () => AsyncGenerator<Uint8Array>): Promise<Archive> {
  const checked = () => explainDamage(file, decode())
  const manifest = await readBackupManifest(gunzip(checked())).catch((error: unknown) => {
    throw toDamageError(file, error)
  })
  return {
    content: parseManifest(file, manifest),
    check: async () => {
      for await (const _chunk of checked()) continue
    },
    read: (reader) => reader(unpackItems(gunzip(checked()))),
  }
}

function parseManifest(file: string, manifest: unknown): ArchiveContent {
  const result = manifestSchema.safeParse(manifest)
  if (result.success) {
    const { format: _format, ...content } = result.data
    return content
  }
  const { format } = (manifest ?? {}) as { format?: unknown }
  throw new StartupError(
    typeof format === 'number' && format > 2
      ? `The backup ${file} was made by a newer Samity: restore it with that one.`
      : `${file} is not a backup of Samity.`,
  )
}

async function* gunzip(compressed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const decompressor = createGunzip()
  // the loop over `decompressor` gets the error
  const feeding = pipeline(compressed, decompressor).catch(() => undefined)
  try {
    yield* decompressor
  } finally {
    decompressor.destroy()
    await feeding
  }
}

async function* explainDamage(file: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    throw toDamageError(file, error)
  }
}

const toDamageError = (file: string, error: unknown): unknown =>
  // an error of the file system is not the fault of the file's content
  error instanceof StartupError || errorCode(error)?.startsWith('E')
    ? error
    : new StartupError(`The backup ${file} is damaged: it was changed, or its end is missing.`, {
        cause: error,
      })
