import { copyFile, open, rename, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './database.ts'

/* The log of the embedded database: why it started or stopped, and nothing of what is stored in it. */

export const logFile = (folder: string): string => path.join(folder, 'postgres.log')
const maxLogBytes = 10_000_000
const hourMs = 60 * 60 * 1000

/** How much of the log is of earlier times. */
export async function logSize(folder: string): Promise<number> {
  const { size } = await stat(logFile(folder)).catch(() => ({ size: 0 }))
  return size > maxLogBytes ? 0 : size
}

export async function openLog(folder: string) {
  const file = logFile(folder)
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size > maxLogBytes) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}

/** The database holds the file open and appends to it: its content moves aside, and it goes on with an empty file. */
export async function rotateLog(folder: string, maxBytes = maxLogBytes): Promise<void> {
  const file = logFile(folder)
  const { size } = await stat(file)
  if (size <= maxBytes) return
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

export function rotateLogHourly(folder: string): NodeJS.Timeout {
  // a log that cannot be moved now is moved later
  const timer = setInterval(() => void rotateLog(folder).catch(() => undefined), hourMs)
  return timer.unref()
}

/** A message about a refused row quotes the row. The server is told of each one and logs what is unexpected, without values. */
export const excludeValuesFromLog = (sql: Database, role: string) =>
  sql.unsafe(
    ['log_min_messages = fatal', 'log_min_error_statement = fatal', 'log_error_verbosity = terse']
      .map((setting) => `alter role ${role} set ${setting}`)
      .join(';'),
  )
