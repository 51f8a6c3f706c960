import { Zip, ZipPassThrough } from 'fflate'
import type { Database } from '../../database/database.ts'
import { readJpeg } from '../../media/pictures.ts'
import { photoFileName, type CouncilRecord } from './council-members.ts'

const photoWidth = 640

async function readPhoto(sql: Database, address: string): Promise<Buffer | undefined> {
  const hash = address.replace(/^\/media\//, '')
  const [picture] = await sql<{ bytes: Buffer; jpeg: Buffer | null }[]>`
    select bytes, jpeg from picture_files where hash = ${hash} and width = ${photoWidth}`
  return picture && (picture.jpeg ?? readJpeg(sql, hash, photoWidth, picture.bytes))
}

/**
 * A ZIP of the photos, one after the other. While one is sent the next one is read, and no more are in
 * memory.
 */
export async function* zipPhotos(
  sql: Database,
  records: readonly CouncilRecord[],
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const names = new Set<string>()
  const read = async (record: CouncilRecord | undefined) =>
    record?.photo ? readPhoto(sql, record.photo) : undefined
  let next = read(records[0])
  for (const [index, record] of records.entries()) {
    const photo = await next
    next = read(records[index + 1])
    // an error is thrown where the photo is awaited
    next.catch(() => undefined)
    if (!photo) continue
    const fileName = photoFileName(record)
    // two numbers may differ only in characters that a file name cannot have
    const name = names.has(fileName) ? `${record.id}-${fileName}` : fileName
    names.add(name)
    // a JPEG does not compress again
    const entry = new ZipPassThrough(name)
    archive.add(entry)
    entry.push(photo, true)
    yield* chunks.splice(0)
  }
  archive.end()
  yield* chunks
}
