import type { Day } from '../day.ts'
/** Which PostgreSQL the server uses. The response of `database/`. */
export type DatabaseInfo = {
  /** For example '18.4' */
  version: string
  /**
   * Samity's own PostgreSQL in the data folder, meant for trials and small offices; false: the one in
   * DATABASE_URL
   */
  embedded: boolean
  /**
   * The newest minor release of the same major version that Samity knows; null for an unknown major version
   */
  newest_version: string | null
  /** The day on which `newest_version` was looked up */
  newest_known_on: Day
  /** `version` is older than `newest_version`: corrections of errors and security holes are missing */
  outdated: boolean
}
