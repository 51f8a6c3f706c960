import type { FastifyInstance } from 'fastify'
import type { Backup, Backups } from '@samity/shared-api/contract/users/backup'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../platform/audit.ts'
import { confirmPassphrase, unconfirmedPassphrase } from '../../platform/backup/passphrase.ts'
import type { Sql } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { transaction } from '../../platform/transaction.ts'
import { alone, begin, finish, newFile } from './recorded-backup.ts'

const underWay: Words = {
  en: 'Another backup is under way.',
  bn: 'আরেকটি ব্যাকআপ চলছে।',
}

const readBackups = (sql: Sql): Promise<Backup[]> => sql<Backup[]>`
  select id, started_at, finished_at, cause, actor, server, file, bytes, encrypted, problem, removed_at,
    rehearsed_at, rehearsal_ms, rehearsal_problem
  from backups
  order by started_at desc, id desc
  limit 50`

/** What administrators see of the backups, and 'Back up now'. */
export async function backups(app: FastifyInstance): Promise<void> {
  const { at, keep, folder, unencrypted } = app.settings.backups
  const answer = async (): Promise<Backups> => ({
    at: at ?? null,
    keep,
    folder,
    encrypted: !unencrypted,
    passphrase: (await unconfirmedPassphrase(app.settings)) ?? null,
    backups: await readBackups(app.sql),
  })
  let working: Promise<unknown> = Promise.resolve()
  app.addHook('onClose', () => working)

  app.get('/backups', answer)

  app.post('/backups/passphrase-kept', async (request) => {
    if (await confirmPassphrase(app.settings))
      await transaction(app.sql, (sql) =>
        audit(sql, request, { action: 'keep-passphrase', subject: 'backups' }),
      )
    return answer()
  })

  // a large one takes minutes: the answer comes when it has begun, the list tells how it ends
  app.post('/backups', async (request, reply) => {
    const asked = { cause: 'person', who: request, file: newFile(app.settings.backups) } as const
    const { promise: begun, resolve, reject } = Promise.withResolvers<boolean>()
    const work = alone(app.sql, async () => {
      const id = await begin(app.sql, app.settings, asked)
      resolve(true)
      await finish(app.sql, app.settings, id, asked)
      return true
    })
    working = work.then(
      (mine) => resolve(mine ?? false),
      (error: unknown) => {
        request.log.error({ err: error }, 'the backup failed')
        reject(error)
      },
    )
    if (!(await begun)) throw conflict(underWay)
    return reply.code(202).send(await answer())
  })
}
