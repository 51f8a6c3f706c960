/** One backup, or the try to make one. Times are instants. */
export type Backup = {
  id: number
  started_at: string
  /** null while it is under way */
  finished_at: string | null
  cause: 'schedule' | 'person' | 'command'
  actor: string
  /** The machine that the file lies on */
  server: string
  file: string
  bytes: number | null
  encrypted: boolean
  /** Why it failed; null when it did not */
  problem: string | null
  /** When newer ones took its place */
  removed_at: string | null
  rehearsed_at: string | null
  rehearsal_ms: number | null
  rehearsal_problem: string | null
}

/** Whether there is something to come back from. */
export type BackupStatus = {
  /** When the last good one was made; null: never */
  last: string | null
  /** It is older than any should be that are made every day */
  overdue: boolean
  /** Why the last try failed; null when it did not */
  problem: string | null
}

/** What `backups/` answers, newest first. */
export type BackupsResponse = {
  /** The time of day in Dhaka; null: none is made unasked */
  at: string | null
  keep: number
  folder: string
  encrypted: boolean
  /** The one that the server made, until an administrator says that it is kept elsewhere too; null after that */
  passphrase: string | null
  backups: Backup[]
}
