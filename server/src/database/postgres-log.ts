import { copyFile, open, rename, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './database.ts'

/*
 * The log of the embedded database. It says why the server started or stopped, and contains none of the
 * stored data.
 */

export const logFile = (folder: string): string => path.join(folder, 'postgres.log')
const maxLogBytes = 10_000_000
const hourMs = 60 * 60 * 1000

/** Returns the length of the log before this start, in bytes. */
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

/**
 * Copies the log to `.1` and empties it. Renaming would not work, because the database keeps the file open
 * and appends.
 */
export async function rotateLog(folder: string, maxBytes = maxLogBytes): Promise<void> {
  const file = logFile(folder)
  const { size } = await stat(file)
  if (size <= maxBytes) return
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

export function rotateLogHourly(folder: string): NodeJS.Timeout {
  // if the rotation fails, the next hour tries again
  const timer = setInterval(() => void rotateLog(folder).catch(() => undefined), hourMs)
  return timer.unref()
}

/**
 * Turns off log messages that quote a rejected row. Samity receives these errors too and logs the unexpected
 * ones without values.
 */
export const excludeValuesFromLog = (sql: Database, role: string) =>
  sql.unsafe(
    ['log_min_messages = fatal', 'log_min_error_statement = fatal', 'log_error_verbosity = terse']
      .map((setting) => `alter role ${role} set ${setting}`)
      .join(';'),
  )
