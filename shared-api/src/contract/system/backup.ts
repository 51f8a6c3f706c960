import type { Instant } from '../moment.ts'
import type { Words } from '../words.ts'
/** One backup, or an attempt that failed. Times are instants. */
export type Backup = {
  id: number
  started_at: Instant
  /** Null while the backup is running */
  finished_at: Instant | null
  cause: 'schedule' | 'person' | 'command'
  actor: string
  /** The machine that has the file */
  server: string
  file: string
  bytes: number | null
  encrypted: boolean
  /** Why the backup failed; null otherwise */
  problem: string | null
  /** Tables of modules that could not be read and are missing in the file, such as 'mfe-library/loans' */
  left_out: string[]
  /** When the file was removed in favour of newer backups */
  removed_at: Instant | null
  rehearsed_at: Instant | null
  rehearsal_ms: number | null
  rehearsal_problem: string | null
}

/** Summary for the dashboard: whether there is a recent backup to restore from. */
export type BackupStatus = {
  /** Time of the last successful backup; null: never */
  last: Instant | null
  /** The last successful backup is older than a daily schedule allows */
  overdue: boolean
  /** Why the last attempt failed; null otherwise */
  problem: string | null
  /** Tables of modules that the last successful backup lacks */
  left_out: string[]
}

/** The response of `backups/`, newest backup first. */
export type BackupsResponse = {
  /** Time of the daily backup in Dhaka; null: scheduled backups are off */
  at: string | null
  keep: number
  folder: string
  encrypted: boolean
  /**
   * The passphrase that the server generated. Null once an administrator has confirmed that it is stored
   * elsewhere too.
   */
  passphrase: string | null
  /** The modules whose service runs elsewhere: its data are in no backup of this system */
  elsewhere: Words[]
  backups: Backup[]
}
