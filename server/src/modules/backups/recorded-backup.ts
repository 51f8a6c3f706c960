import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import { audit, theSystem, type Actor } from '../../platform/audit.ts'
import { backUp } from '../../platform/backup/backup.ts'
import { backupPassphrase } from '../../platform/backup/passphrase.ts'
import type { Database } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { BackupSettings, Settings } from '../../platform/settings.ts'
import { transaction } from '../../platform/transaction.ts'

export type Cause = 'schedule' | 'person' | 'command'
export type Asked = { cause: Cause; who: FastifyRequest | Actor; file: string }

export const thisServer = hostname()
const suffix = '.samity'

/** A name that sorts by time; what lies in the folder under such names is ours to remove. */
export const newFile = ({ folder }: BackupSettings, now = new Date()): string =>
  path.join(folder, `backup-${now.toISOString().replace(/[-:.]/g, '')}${suffix}`)

/**
 * Does `work` while no other server process backs up. Answers undefined when one does. The lock ends with the connection, so
 * a killed server never keeps it.
 */
export async function alone<T>(sql: Database, work: () => Promise<T>): Promise<T | undefined> {
  const held = await sql.reserve()
  try {
    const [taken] = await held<
      { taken: boolean }[]
    >`select pg_try_advisory_lock(hashtext('samity backup')) as taken`
    if (!taken?.taken) return undefined
    try {
      return await work()
    } finally {
      await held`select pg_advisory_unlock(hashtext('samity backup'))`
    }
  } finally {
    held.release()
  }
}

/** Notes that a backup begins. Whatever was under way before and has no end was killed: the caller is alone. */
export async function begin(
  sql: Database,
  { backups }: Pick<Settings, 'backups'>,
  asked: Asked,
): Promise<number> {
  await sql`
    update backups
    set finished_at = now(), problem = 'The server was stopped before this backup was finished.'
    where finished_at is null`
  const actor = 'server' in asked.who ? (asked.who.user?.username ?? '') : asked.who.username
  const [begun] = await sql<{ id: number }[]>`
    insert into backups ${sql({
      cause: asked.cause,
      actor,
      server: thisServer,
      file: asked.file,
      encrypted: !backups.unencrypted,
    })}
    returning id`
  return begun!.id
}

/** Makes the backup that was begun as `id`, and notes how it ended. */
export async function finish(
  sql: Database,
  { data, backups }: Pick<Settings, 'data' | 'backups'>,
  id: number,
  { who, cause, file }: Asked,
): Promise<{ bytes: number; head: string | null }> {
  try {
    if (cause !== 'command')
      await mkdir(backups.folder, { recursive: true, mode: 0o700 }).catch(noFolder(backups))
    await removeParts(path.dirname(file))
    const { bytes, head } = await backUp(sql, file, await backupPassphrase({ data, backups }))
    await transaction(sql, async (inside) => {
      await inside`update backups set finished_at = now(), bytes = ${bytes} where id = ${id}`
      await audit(inside, who, {
        action: 'backup',
        subject: 'backups',
        subject_id: id,
        after: { file, bytes },
      })
    })
    return { bytes, head }
  } catch (error) {
    const problem =
      error instanceof Problem ? error.message : 'Something unexpected went wrong; the log says what.'
    await sql`update backups set finished_at = now(), problem = ${problem} where id = ${id}`.catch(
      () => undefined,
    )
    throw error
  }
}

const noFolder =
  ({ folder }: BackupSettings) =>
  (): never => {
    throw new Problem(
      `The folder ${folder} could not be made: set BACKUP_FOLDER to one that can be written to.`,
    )
  }

/** What a killed server left half written. */
async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith(`${suffix}.part`)) await rm(path.join(folder, name), { force: true })
}

/** Keeps the newest of those that nobody asked for; answers how many went. */
export async function removeOld(sql: Database, { keep }: BackupSettings): Promise<number> {
  const old = await sql<{ id: number; file: string }[]>`
    select id, file from backups
    where cause = 'schedule' and problem is null and finished_at is not null and removed_at is null and server = ${thisServer}
    order by started_at desc offset ${keep}`
  for (const { id, file } of old) {
    await rm(file, { force: true })
    await sql`update backups set removed_at = now() where id = ${id}`
  }
  return old.length
}

/** The newest backup whose file is still on this machine. */
export async function lastBackup(sql: Database): Promise<{ id: number; file: string } | undefined> {
  const kept = await sql<{ id: number; file: string }[]>`
    select id, file from backups
    where problem is null and finished_at is not null and removed_at is null and server = ${thisServer}
    order by started_at desc limit 50`
  for (const { id, file } of kept) if (await stat(file).catch(() => undefined)) return { id, file }
  return undefined
}

export const command: Actor = { ...theSystem, username: 'command line' }
