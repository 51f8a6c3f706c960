import type { Sql } from '../database/database.ts'

/**
 * What is in no backup: who is signed in where, links that open once, keys, answers to repeats of the last day, and what
 * the migrations themselves write.
 */
const excludedTables = [
  'sessions',
  'one_time_tokens',
  'sign_in_failures',
  'signing_keys',
  'known_devices',
  'idempotency_keys',
  'schema_versions',
  'schema_views',
]

export type BackupTable = { name: string; columns: string[] }

/** All tables of ours; of the columns those that are kept, not computed. */
export const readTables = (sql: Sql): Promise<BackupTable[]> => sql<BackupTable[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${excludedTables})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname
  order by c.relname`

/* The content of a backup is a row of frames: what it is (a letter), how long, and the bytes. */

/** T: a table begins (a `Table`) · D: rows of it · E: it ends ({ rows }) · S: how far each sequence was ({ name: last }) */
export type FrameKind = 'T' | 'D' | 'E' | 'S'
export type Frame = { kind: FrameKind; bytes: Buffer }

const frameHeaderBytes = 5
const maxFrameBytes = 2 ** 30

export function encodeFrame(kind: FrameKind, bytes: Buffer): Buffer {
  const header = Buffer.alloc(frameHeaderBytes)
  header.write(kind, 0, 'latin1')
  header.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([header, bytes])
}

export const encodeJsonFrame = (kind: FrameKind, value: unknown): Buffer =>
  encodeFrame(kind, Buffer.from(JSON.stringify(value)))

export async function* decodeFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
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
      if (frameBytes > maxFrameBytes) throw new Error('a frame of a backup is longer than any can be')
      if (buffer.length < frameBytes || buffer.length < frameHeaderBytes) break
      // letters are written by us and covered by the archive's marks
      yield {
        kind: buffer.toString('latin1', 0, 1) as FrameKind,
        bytes: buffer.subarray(frameHeaderBytes, frameBytes),
      }
      buffer = buffer.subarray(frameBytes)
    }
    chunks.push(buffer)
    bufferedBytes = buffer.length
  }
  if (bufferedBytes > 0) throw new Error('a backup ends in the middle of a frame')
}
