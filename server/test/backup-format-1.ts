import { createCipheriv, hash, randomBytes, scryptSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { zstdCompressSync } from 'node:zlib'
import type { ArchiveContent } from '../src/backup/manifest.ts'
import type { BackupItem } from '../src/backup/tables.ts'

/* Writes backups as earlier versions did (decision 019). The server only reads them. */

const pieceBytes = 64 * 1024
const tagBytes = 16
const cost = 2 ** 10

const nonceOf = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

function encodeFrame(kind: 'T' | 'D' | 'E' | 'S', payload: unknown): Buffer {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload))
  const header = Buffer.alloc(5)
  header.write(kind, 0, 'latin1')
  header.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([header, bytes])
}

/** The rows are counted at the end of each table. */
async function encodeFrames(items: AsyncIterable<BackupItem>): Promise<Buffer> {
  const frames: Buffer[] = []
  let lineCount: number | undefined
  const endTable = () => {
    if (lineCount !== undefined) frames.push(encodeFrame('E', { rows: lineCount }))
    lineCount = undefined
  }
  for await (const item of items)
    if (item.kind === 'rows') {
      frames.push(encodeFrame('D', item.bytes))
      lineCount = (lineCount ?? 0) + item.bytes.toString('latin1').split('\n').length - 1
    } else {
      endTable()
      frames.push(item.kind === 'table' ? encodeFrame('T', item.table) : encodeFrame('S', item.sequences))
      if (item.kind === 'table') lineCount = 0
    }
  return Buffer.concat(frames)
}

export async function writeFormat1(
  file: string,
  content: ArchiveContent,
  passphrase: string | undefined,
  items: AsyncIterable<BackupItem>,
): Promise<void> {
  const compressed = zstdCompressSync(await encodeFrames(items))
  const salt = randomBytes(16)
  const keyMaterial = scryptSync((passphrase ?? '').normalize('NFC'), salt, 64, { N: cost, r: 8, p: 1 })
  const check = hash('sha256', keyMaterial.subarray(32), 'base64')
  const lock = passphrase === undefined ? {} : { lock: { salt: salt.toString('base64'), cost, check } }
  const headerLine = Buffer.from(`samity-backup ${JSON.stringify({ format: 1, ...content, ...lock })}\n`)
  const encodePiece = (piece: Buffer, index: number, isLast: boolean) => {
    const nonce = nonceOf(index, isLast)
    if (passphrase === undefined) {
      const digest = hash('sha256', Buffer.concat([headerLine, nonce, piece]), 'buffer')
      return [piece, digest.subarray(0, tagBytes)]
    }
    const cipher = createCipheriv('aes-256-gcm', keyMaterial.subarray(0, 32), nonce).setAAD(headerLine)
    return [cipher.update(piece), cipher.final(), cipher.getAuthTag()]
  }
  const pieceCount = Math.ceil(compressed.length / pieceBytes)
  const pieces = Array.from({ length: pieceCount }, (_, index) =>
    encodePiece(
      compressed.subarray(index * pieceBytes, (index + 1) * pieceBytes),
      index,
      index === pieceCount - 1,
    ),
  )
  await writeFile(file, Buffer.concat([headerLine, ...pieces.flat()]))
}
