import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const maxBytesInMemory = 64 * 1024
const pieceBytes = 256 * 1024

/**
 * A file of a multipart form. A large file is on disk without a name, so that it uses no memory and a crash
 * leaves nothing behind. `filename` is the name that the client sent; do not trust it.
 */
export class UploadedFile {
  readonly filename: string
  size = 0
  readonly #hash = createHash('sha256')
  #chunks: Buffer[] = []
  #handle: FileHandle | undefined

  constructor(filename: string) {
    this.filename = filename
  }

  /** The file descriptor, for a child process; undefined while the file is in memory. */
  get descriptor(): number | undefined {
    return this.#handle?.fd
  }

  async append(chunk: Buffer, dataFolder: string): Promise<void> {
    this.size += chunk.length
    this.#hash.update(chunk)
    this.#chunks.push(chunk)
    if (this.size <= maxBytesInMemory) return
    this.#handle ??= await openUnlinked(dataFolder)
    for (const buffer of this.#chunks.splice(0)) await this.#handle.writeFile(buffer)
  }

  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size)
    if (!this.#handle) return Buffer.concat(this.#chunks).subarray(start, end)
    const bytes = Buffer.allocUnsafeSlow(Math.max(end - start, 0))
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await this.#handle.read(bytes, at, bytes.length - at, start + at)
      if (bytesRead === 0) throw new Error('an uploaded file is shorter on disk than it was in the request')
      at += bytesRead
    }
    return bytes
  }

  /** Reads the whole file into memory. Use it for small files only, and `pieces` for others. */
  bytes(): Promise<Buffer> {
    return this.read(0, this.size)
  }

  async *pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < this.size; at += pieceBytes) yield await this.read(at, pieceBytes)
  }

  hash(): string {
    return this.#hash.copy().digest('hex')
  }

  async close(): Promise<void> {
    await this.#handle?.close()
    this.#handle = undefined
  }
}

async function openUnlinked(dataFolder: string): Promise<FileHandle> {
  const openIn = async (folder: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, `${randomUUID()}.part`)
    const handle = await open(file, 'wx+', 0o600)
    await rm(file).catch(() => undefined)
    return handle
  }
  // with DATABASE_URL the server may have no data folder that it can write to
  return openIn(path.join(dataFolder, 'uploads')).catch(() => openIn(tmpdir()))
}
