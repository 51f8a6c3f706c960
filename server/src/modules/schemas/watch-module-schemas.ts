import type { FastifyInstance } from 'fastify'
import { publishSchemaVersions } from './schema-versions.ts'

const intervalMs = 10_000
/**
 * A module can change the time limits of its own sessions, so the server ends what takes longer than this.
 */
const maxTransactionSeconds = 60

/**
 * Ends transactions of modules that take too long: they would block backups and the cleaning of the database.
 */
export const endLongTransactions = (sql: FastifyInstance['sql'], maxSeconds = maxTransactionSeconds) =>
  sql`
    select pg_terminate_backend(a.pid)
    from pg_stat_activity a
    join module_schemas m on m.role = a.usename
    where a.datname = current_database() and a.xact_start < now() - make_interval(secs => ${maxSeconds})
      -- while the server holds the lock of the module's schema, migrations run, which may take longer
      and not exists (
        select from pg_locks l
        where l.locktype = 'advisory' and l.granted
          and l.classid::bigint = hashtext('samity module schema')::bigint & 4294967295
          and l.objid::bigint = hashtext(m.module)::bigint & 4294967295
      )`

export function watchModuleSchemas(app: FastifyInstance): void {
  const timer = setInterval(() => {
    void endLongTransactions(app.sql).catch((error: unknown) =>
      app.log.warn({ err: error }, 'long transactions of modules could not be ended'),
    )
  }, intervalMs)
  timer.unref()
  app.addHook('onReady', () => publishSchemaVersions(app.sql, app.registry.folder, app.log))
  app.addHook('onClose', async () => clearInterval(timer))
}
