import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import { audit, systemActor, type Actor } from '../../../audit/audit.ts'
import { backUp, type BackupResult } from '../../../backup/backup.ts'
import { backupPassphrase } from '../../../backup/passphrase.ts'
import type { Database } from '../../../database/database.ts'
import { StartupError } from '../../../process/startup-error.ts'
import type { BackupConfig, Environment } from '../../../process/environment.ts'
import { transaction } from '../../../database/transaction.ts'

export type BackupTrigger = 'schedule' | 'person' | 'command'
export type BackupRequest = { cause: BackupTrigger; who: FastifyRequest | Actor; file: string }

const serverName = hostname()

/** A path whose file name sorts by time and says how to open the file. */
export const newBackupPath = ({ folder, unencrypted }: BackupConfig, now = new Date()): string =>
  path.join(folder, `backup-${now.toISOString().replace(/[-:.]/g, '')}.tar.gz${unencrypted ? '' : '.age'}`)

/** Matches the partial files of such paths, also of earlier versions. Samity may remove them. */
const partialFile = /^backup-\d{8}T\d{9}Z\.(?:tar\.gz|tar\.gz\.age|samity)\.part$/

/**
 * Runs `work` while no other server process makes a backup. Returns undefined when another process makes one.
 * The lock ends with the connection, so a killed server never keeps it.
 */
export async function withBackupLock<T>(sql: Database, work: () => Promise<T>): Promise<T | undefined> {
  const connection = await sql.reserve()
  try {
    const [lock] = await connection<
      { taken: boolean }[]
    >`select pg_try_advisory_lock(hashtext('samity backup')) as taken`
    if (!lock?.taken) return undefined
    try {
      return await work()
    } finally {
      await connection`select pg_advisory_unlock(hashtext('samity backup'))`
    }
  } finally {
    connection.release()
  }
}

/**
 * Records that a backup begins. Earlier unfinished backups were killed, because the caller has the backup
 * lock.
 */
export async function recordBackupStart(
  sql: Database,
  { backups }: Pick<Environment, 'backups'>,
  request: BackupRequest,
): Promise<number> {
  await sql`
    update backups
    set finished_at = now(), problem = 'The server stopped before this backup was finished.'
    where finished_at is null`
  const actor = 'server' in request.who ? (request.who.user?.username ?? '') : request.who.username
  const [row] = await sql<{ id: number }[]>`
    insert into backups ${sql({
      cause: request.cause,
      actor,
      server: serverName,
      file: request.file,
      encrypted: !backups.unencrypted,
    })}
    returning id`
  return row!.id
}

export async function runBackup(
  sql: Database,
  { data, backups }: Pick<Environment, 'data' | 'backups'>,
  id: number,
  { who, cause, file }: BackupRequest,
): Promise<Omit<BackupResult, 'made_at'>> {
  try {
    if (cause !== 'command')
      await mkdir(backups.folder, { recursive: true, mode: 0o700 }).catch(throwFolderError(backups))
    await removePartialFiles(path.dirname(file))
    const { bytes, head, leftOut } = await backUp(sql, file, await backupPassphrase({ data, backups }))
    await transaction(sql, async (tx) => {
      await tx`
        update backups set finished_at = now(), bytes = ${bytes}, left_out = ${Object.keys(leftOut)} where id = ${id}`
      await audit(tx, who, {
        action: 'backup',
        subject: 'backups',
        subject_id: id,
        after: { file, bytes, ...(Object.keys(leftOut).length > 0 && { left_out: leftOut }) },
      })
    })
    return { bytes, head, leftOut }
  } catch (error) {
    const message =
      error instanceof StartupError ? error.message : 'An unexpected error occurred. See the server log.'
    await sql`update backups set finished_at = now(), problem = ${message} where id = ${id}`.catch(
      () => undefined,
    )
    throw error
  }
}

const throwFolderError =
  ({ folder }: BackupConfig) =>
  (): never => {
    throw new StartupError(`Could not create the folder ${folder}. Set BACKUP_FOLDER to a writable folder.`)
  }

async function removePartialFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (partialFile.test(name)) await rm(path.join(folder, name), { force: true })
}

type StoredBackup = { id: number; file: string; cause: BackupTrigger }

/**
 * The good backups whose files this machine has, the newest first. The name of the machine does not tell
 * them: each new container has another one. Neither does their time: the clock may have been ahead.
 */
async function readBackupsHere(sql: Database): Promise<StoredBackup[]> {
  const backups = await sql<StoredBackup[]>`
    select id, file, cause from backups
    where problem is null and finished_at is not null and removed_at is null
    order by id desc`
  return backups.filter(({ file }) => existsSync(file))
}

/** Removes old scheduled backups on this machine except the newest `keep`. Returns their number. */
export async function removeOldBackups(sql: Database, { keep }: BackupConfig): Promise<number> {
  const backups = await readBackupsHere(sql)
  const old = backups.filter(({ cause }) => cause === 'schedule').slice(keep)
  for (const { id, file } of old) {
    await rm(file, { force: true })
    await sql`update backups set removed_at = now() where id = ${id}`
  }
  return old.length
}

export async function findLatestBackup(sql: Database): Promise<{ id: number; file: string } | undefined> {
  return (await readBackupsHere(sql))[0]
}

/** Makes a backup for a command. Throws StartupError when another process makes one. */
export async function backUpForCommand(
  sql: Database,
  environment: Environment,
  file: string,
): ReturnType<typeof runBackup> {
  const request = { cause: 'command', who: commandActor, file } as const
  const backup = await withBackupLock(sql, async () =>
    runBackup(sql, environment, await recordBackupStart(sql, environment, request), request),
  )
  if (!backup) throw new StartupError('Another backup is under way: wait until it is finished.')
  return backup
}

export const commandActor: Actor = { ...systemActor, username: 'command line' }
