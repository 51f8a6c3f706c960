import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  digitWords,
  fillWords,
  optionalDate,
  showDay,
  type Day,
  type Words,
} from '@samity/shared-api/contract'
import type { Lock } from '@samity/shared-api/contract/accounts/lock'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { refuseOldVersion } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { admin, signedIn } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

async function readLock(sql: Sql): Promise<Lock> {
  const [row] = await sql<Lock[]>`select locked_up_to, version from period_lock`
  return row!
}

const lockBody = z.object({
  locked_up_to: optionalDate({ en: 'Locked up to', bn: 'যে তারিখ পর্যন্ত বন্ধ' }).schema,
  version: z.number().int().optional(),
})

/**
 * Refuses (409) to lock a day on which a cash box is open: its close could not post a difference or a
 * handover any more. A booking that opens a day holds the lock's row until it commits, so no day opens beside
 * this.
 */
async function refuseOpenDay(
  sql: Sql,
  lockedUpTo: string | null,
  lockedBefore: string | null,
): Promise<void> {
  const [open] = await sql<{ day: Day; name_english: string; name_bengali: string }[]>`
    select c.day, p.name_english, p.name_bengali
    from cash_days c join money_places p on p.id = c.place_id
    where c.closed_at is null and c.day <= ${lockedUpTo}::date and c.day > coalesce(${lockedBefore}::date, '-infinity')
    order by c.day, c.place_id limit 1`
  if (!open) return
  const day = showDay(open.day)
  const message: Words = digitWords(
    fillWords(
      {
        en: '{box} is open for {day}. Close that day before you lock it.',
        bn: '{box}-এর {day} তারিখের দিন খোলা আছে। তারিখটি বন্ধ (লক) করার আগে সেই দিনের হিসাব সমাপ্ত করুন।',
      },
      { box: { en: open.name_english, bn: open.name_bengali }, day },
    ),
  )
  throw conflict(message, { locked_up_to: message }).as('day.open')
}

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

export async function lock(app: FastifyInstance): Promise<void> {
  app.get(
    '/lock',
    route({ roles: signedIn, summary: 'Up to which day the books are locked', returns: 'Lock' }),
    () => readLock(app.sql),
  )
  app.withTypeProvider<ZodTypeProvider>().put(
    '/lock',
    route({
      roles: admin,
      summary: 'Lock the books up to a day',
      returns: 'Lock',
      schema: { body: lockBody },
    }),
    (request) =>
      write(request, async (sql) => {
        await sql`select 1 from period_lock for update`
        const before = await readLock(sql)
        refuseOldVersion(before, request.body.version)
        await refuseOpenDay(sql, request.body.locked_up_to, before.locked_up_to)
        await sql`update period_lock set locked_up_to = ${request.body.locked_up_to}, version = version + 1`
        const after = await readLock(sql)
        await audit(sql, request, { action: 'lock', subject: 'lock', before, after })
        return after
      }),
  )
}
