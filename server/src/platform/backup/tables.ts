import type { Sql } from '../database.ts'

/**
 * What is in no backup: who is signed in where, links that open once, keys, answers to repeats of the last day, and what
 * the migrations themselves write.
 */
const leftOut = [
  'sessions',
  'one_time_tokens',
  'sign_in_failures',
  'signing_keys',
  'known_devices',
  'idempotency_keys',
  'schema_versions',
  'schema_views',
]

export type Table = { name: string; columns: string[] }

/** All tables of ours; of the columns those that are kept, not computed. */
export const tablesOf = (sql: Sql): Promise<Table[]> => sql<Table[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${leftOut})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname
  order by c.relname`

/* The content of a backup is a row of frames: what it is (a letter), how long, and the bytes. */

/** T: a table begins (a `Table`) · D: rows of it · E: it ends ({ rows }) · S: how far each sequence was ({ name: last }) */
export type Kind = 'T' | 'D' | 'E' | 'S'
export type Frame = { kind: Kind; bytes: Buffer }

const headLength = 5
const longest = 2 ** 30

export function framed(kind: Kind, bytes: Buffer): Buffer {
  const head = Buffer.alloc(headLength)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

export const framedJson = (kind: Kind, value: unknown): Buffer =>
  framed(kind, Buffer.from(JSON.stringify(value)))

export async function* frames(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0)
  const chunks: Buffer[] = []
  let held = 0
  let wanted = headLength
  for await (const chunk of stream) {
    chunks.push(chunk)
    held += chunk.length
    if (held < wanted) continue
    rest = Buffer.concat(chunks.splice(0))
    for (;;) {
      wanted = headLength + (rest.length < headLength ? 0 : rest.readUInt32BE(1))
      if (wanted > longest) throw new Error('a frame of a backup is longer than any can be')
      if (rest.length < wanted || rest.length < headLength) break
      // letters are written by us and covered by the archive's marks
      yield { kind: rest.toString('latin1', 0, 1) as Kind, bytes: rest.subarray(headLength, wanted) }
      rest = rest.subarray(wanted)
    }
    chunks.push(rest)
    held = rest.length
  }
  if (held > 0) throw new Error('a backup ends in the middle of a frame')
}
