import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { optionalDate } from '@samity/shared-api/contract'
import type { Lock } from '@samity/shared-api/contract/accounts/lock'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { admin, allow, signedIn } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'

async function readLock(sql: Sql): Promise<Lock> {
  const [row] = await sql<Lock[]>`select locked_up_to, version from period_lock`
  return row!
}

const lockBody = z.object({
  locked_up_to: optionalDate({ en: 'Locked up to', bn: 'যে তারিখ পর্যন্ত বন্ধ' }).schema,
  version: z.number().int().optional(),
})

/** 'Locked up to': an administrator locks a period. The change waits for bookings under way. */
export async function lock(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET lock': signedIn, 'PUT lock': admin })
  describeRoutes(app, 'accounts', {
    'GET lock': { summary: 'Up to which day the books are locked', returns: 'Lock' },
    'PUT lock': { summary: 'Lock the books up to a day', returns: 'Lock' },
  })
  app.get('/lock', () => readLock(app.sql))
  app.withTypeProvider<ZodTypeProvider>().put('/lock', { schema: { body: lockBody } }, (request) =>
    write(request, async (sql) => {
      await sql`select 1 from period_lock for update`
      const before = await readLock(sql)
      refuseOldVersion(before, request.body.version)
      await sql`update period_lock set locked_up_to = ${request.body.locked_up_to}, version = version + 1`
      const after = await readLock(sql)
      await audit(sql, request, { action: 'lock', subject: 'lock', before, after })
      return after
    }),
  )
}
