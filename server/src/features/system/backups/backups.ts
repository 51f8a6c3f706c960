import type { FastifyInstance } from 'fastify'
import type { Backup, BackupsResponse } from '@samity/shared-api/contract/system/backup'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../../audit/audit.ts'
import { confirmPassphrase, unconfirmedPassphrase } from '../../../backup/passphrase.ts'
import type { Sql } from '../../../database/database.ts'
import { conflict } from '../../../http/errors.ts'
import { transaction } from '../../../database/transaction.ts'
import { warnOfLeftOut } from './schedule.ts'
import { withBackupLock, recordBackupStart, runBackup, newBackupPath } from './backup-runs.ts'
import { admin } from '../../../http/access.ts'
import { routesOf } from '../../../http/route.ts'

const backupInProgress: Words = {
  en: 'Another backup is under way.',
  bn: 'আরেকটি ব্যাকআপ চলছে।',
}

const readBackups = (sql: Sql): Promise<Backup[]> => sql<Backup[]>`
  select id, started_at, finished_at, cause, actor, server, file, bytes, encrypted, problem, left_out, removed_at,
    rehearsed_at, rehearsal_ms, rehearsal_problem
  from backups
  order by id desc
  limit 50`

const route = routesOf({ area: 'system', tokens: 'closed' })

export async function backups(app: FastifyInstance): Promise<void> {
  const { at, keep, folder, unencrypted } = app.environment.backups
  const loadOverview = async (): Promise<BackupsResponse> => ({
    at: at ?? null,
    keep,
    folder,
    encrypted: !unencrypted,
    passphrase: (await unconfirmedPassphrase(app.environment)) ?? null,
    elsewhere: app.registry
      .current()
      .modules.flatMap(({ descriptor: { title, service } }) => (service?.url === undefined ? [] : [title])),
    backups: await readBackups(app.sql),
  })
  let currentBackup: Promise<unknown> = Promise.resolve()
  app.addHook('onClose', () => currentBackup)

  app.get('/backups', route({ roles: admin, summary: 'Backups', returns: 'BackupsResponse' }), loadOverview)

  app.post(
    '/backups/passphrase-kept',
    route({
      roles: admin,
      summary: 'Confirm that the passphrase is kept in a safe place',
      returns: 'BackupsResponse',
    }),
    async (request) => {
      if (await confirmPassphrase(app.environment))
        await transaction(app.sql, (sql) =>
          audit(sql, request, { action: 'keep-passphrase', subject: 'backups' }),
        )
      return loadOverview()
    },
  )

  // a large backup takes minutes: the response comes when it has started, and the list shows how it ends
  app.post(
    '/backups',
    route({ roles: admin, summary: 'Back up now', returns: 'BackupsResponse', status: 202 }),
    async (request, reply) => {
      const backupRequest = {
        cause: 'person',
        who: request,
        file: newBackupPath(app.environment.backups),
      } as const
      const { promise: hasStarted, resolve, reject } = Promise.withResolvers<boolean>()
      const backupRun = withBackupLock(app.sql, async () => {
        const id = await recordBackupStart(app.sql, app.environment, backupRequest)
        resolve(true)
        const { leftOut } = await runBackup(app.sql, app.environment, id, backupRequest)
        warnOfLeftOut(request.log, leftOut)
        return true
      })
      currentBackup = backupRun.then(
        (result) => resolve(result ?? false),
        (error: unknown) => {
          request.log.error({ err: error }, 'the backup failed')
          reject(error)
        },
      )
      if (!(await hasStarted)) throw conflict(backupInProgress).as('backup.running')
      return reply.code(202).send(await loadOverview())
    },
  )
}
