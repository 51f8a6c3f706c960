import type { Sql } from '../database/database.ts'

/**
 * Tables that no backup contains: sessions, one-time links, keys, stored responses for repeated requests, and tables that the
 * migrations write themselves.
 */
const excludedTables = [
  'sessions',
  'one_time_tokens',
  'attempt_counters',
  'signing_keys',
  'known_devices',
  'idempotency_keys',
  'schema_versions',
  'schema_views',
]

export type BackupTable = { name: string; columns: string[] }

/** Returns all our tables with their columns, without generated columns. */
export const readTables = (sql: Sql): Promise<BackupTable[]> => sql<BackupTable[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${excludedTables})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname
  order by c.relname`

/* The content of a backup is a sequence of frames: the kind (a letter), the length, and the bytes. */

/**
 * T: start of a table (a `BackupTable`) · D: its rows · E: end of the table ({ rows }) · S: last value of each sequence
 * ({ name: last })
 */
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
      if (frameBytes > maxFrameBytes) throw new Error('a frame of the backup is longer than the limit')
      if (buffer.length < frameBytes || buffer.length < frameHeaderBytes) break
      // only our code writes the letters, and the tags of the archive protect them
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
