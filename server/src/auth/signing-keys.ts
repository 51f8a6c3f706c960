import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'

/**
 * Caches the keys of each pool for the lifetime of the pool. The number of keys is bounded by the key names
 * in the code.
 */
const cache = new WeakMap<Database, Map<string, Promise<Buffer>>>()

async function readKey(sql: Database, name: string): Promise<Buffer> {
  await sql`insert into signing_keys ${sql({ name, secret: randomBytes(32) })} on conflict do nothing`
  const [row] = await sql<{ secret: Buffer }[]>`select secret from signing_keys where name = ${name}`
  if (!row) throw new Error(`There is no signing key '${name}'.`)
  return row.secret
}

/** Returns a secret of 256 bits that all processes with this database share. The first call creates it. */
export function signingKey(sql: Database, name: string): Promise<Buffer> {
  const keys = cache.get(sql) ?? new Map<string, Promise<Buffer>>()
  cache.set(sql, keys)
  const key = keys.get(name) ?? readKey(sql, name)
  keys.set(name, key)
  key.catch(() => keys.delete(name))
  return key
}
