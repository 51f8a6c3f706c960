import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../src/database/database.ts'
import { startEmbeddedPostgres, type EmbeddedDatabase } from '../src/database/embedded-postgres.ts'

declare global {
  // jest passes this from the set-ups to the teardown
  var samityTestServers: EmbeddedDatabase[] | undefined
}

/** Starts a real PostgreSQL for a whole run. The teardown stops it and removes its folder. */
export async function startTestPostgres(): Promise<EmbeddedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-test-'))
  const server = await startEmbeddedPostgres(folder)
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  ;(globalThis.samityTestServers ??= []).push({ ...server, stop })
  const sql = openDatabase(server.superuserUrl, { poolSize: 1 })
  // nobody needs these databases after a power cut: hundreds are created and dropped, and need not reach the
  // disk
  await sql`alter system set fsync = off`
  await sql`alter system set full_page_writes = off`
  await sql`alter system set synchronous_commit = off`
  // compiling a query takes longer than running it on the few rows of a test, and so does planning it again for
  // each of its parameters
  await sql`alter system set jit = off`
  await sql`alter system set plan_cache_mode = force_generic_plan`
  // a role that is no superuser cannot drop a database in which an autovacuum worker is at work
  await sql`alter system set autovacuum = off`
  await sql`select pg_reload_conf()`
  await sql.end()
  return server
}
