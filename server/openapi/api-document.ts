import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '../src/app.ts'
import { openDatabase, rememberUrl, type Database } from '../src/database/database.ts'
import type { ApiDocument } from '../src/openapi/paths.ts'
import { readEnvironment } from '../src/process/environment.ts'

/**
 * A database without a row: nobody connects to it. Routes ask it only when they get a request, and jobs find
 * nothing to do.
 */
function emptyDatabase(): Database {
  const pool = openDatabase('postgres://nobody@127.0.0.1:1/none', { poolSize: 1 })
  const empty = new Proxy(pool, {
    apply: () => Promise.resolve([]),
    get: (database, name: keyof Database) =>
      name === 'listen'
        ? async () => ({ unlisten: async () => undefined })
        : name === 'begin' || name === 'reserve'
          ? () => new Promise(() => undefined)
          : database[name],
  })
  rememberUrl(empty, pool)
  return empty
}

/**
 * Returns the OpenAPI document of the server's routes, without a database. The process must end with
 * `process.exit`.
 */
export async function makeApiDocument(): Promise<ApiDocument> {
  // folders that do not exist: a registry with releases would write its changes to the audit log
  const data = path.join(tmpdir(), 'samity-openapi')
  const app = await buildApp({
    sql: emptyDatabase(),
    environment: readEnvironment({
      SAMITY_DATA: data,
      SAMITY_RELEASES: path.join(data, 'releases'),
      SECRET_KEY: 'seals nothing: this server has no data',
    }),
  })
  await app.ready()
  if (!app.apiDocument.make) throw new Error('The API has not registered its document.')
  // as the server sends it: without keys that are undefined
  return JSON.parse(JSON.stringify(app.apiDocument.make())) as ApiDocument
}
