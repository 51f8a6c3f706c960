import type { Scope } from '../contract/api-tokens/scopes.ts'
import type { Role } from '../contract/roles.ts'
import type { ModuleFileKind } from '../contract/system/module-files.ts'
import type { RecordColumnKind } from '../contract/system/module-records.ts'
import type { Language, Words } from '../contract/words.ts'

/**
 * The server half of a module: a process with HTTP routes, which the gateway of the server reaches as
 * `/api/x/<module>/…`. Either a file of the release, which the server starts and supervises, or the URL of
 * a service that runs elsewhere.
 */
export type ServiceEntry = {
  /** The file that Node runs: below `service/` in the release. Absent with `url`. */
  main?: string
  /** Where the service runs when it is not part of the release: an absolute URL without a slash at its end */
  url?: string
  /** The path that returns 2xx when the service works. Default `/health`. */
  health?: string
  /** After this time the gateway answers 504 (ms, at most 60,000). Default 10,000. */
  timeoutMs?: number
  /** Largest body of a request (KiB, at most 20,480). Default 1,024. */
  maxBodyKiB?: number
  /** The server ends and restarts a service that uses more (MiB, 64 to 2,048). Default 256. */
  maxMemoryMiB?: number
  /**
   * A process for this service alone. By default services of releases signed by the same key are threads of
   * one process, which have no signals and no current folder of their own.
   */
  process?: 'own'
}

/**
 * The versions of the module's own database schema with which this release works. `newest` is the number of
 * its last migration (`service/migrations/001.<name>.sql`, …). `oldest`: a release whose `newest` is this
 * number or more still works after the migrations of this one, so a rollback to it is possible. Raise it
 * when a migration removes or renames what earlier releases use.
 */
export type SchemaEntry = { oldest: number; newest: number }

/** A right that the module defines. Administrators assign it to roles; `roles` have it before they do. */
export type PermissionEntry = {
  /** '<module without mfe->.<verb>': `library.lend` */
  name: string
  title: Words
  roles: Role[]
}

/** The settings that administrators can change for the module. The form in Settings is made from it. */
export type ModuleSettingsEntry = {
  /**
   * JSON Schema of an object with properties of the types integer, number, string (also with enum or a
   * format) and boolean, each with a default
   */
  schema: ModuleSettingsSchema
  labels: Record<string, Words>
  /** The words for the values of an enum, by the name of its property */
  choices?: Record<string, Record<string, Words>>
  /** A sentence below a field */
  help?: Record<string, Words>
}
export type ModuleSettingsSchema = {
  type: 'object'
  properties: Record<string, ModuleSettingSchema>
  required?: string[]
}
export type ModuleSettingSchema = {
  type: 'integer' | 'number' | 'string' | 'boolean'
  default: string | number | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  enum?: string[]
  /**
   * Of a string: a 'day' ('2026-03-01' or empty), an 'amount' in taka ('150.50'), or a 'secret' with an empty
   * default, which is stored encrypted and goes to the service only
   */
  format?: SettingFormat
}
export type SettingFormat = 'day' | 'amount' | 'secret'
export type ModuleSettings = Record<string, string | number | boolean>

/**
 * Pictures and scans that the server stores for the module, as it stores its own: a picture in three widths,
 * a scan (PDF or picture) as one file. People who may open the module read them.
 */
export type FilesEntry = {
  /** The room for all files together, with the widths that the server makes (MiB, at most 10,240) */
  quotaMiB: number
  kinds: ModuleFileKind[]
  /** The service may make single files public. */
  public?: true
  /** The permission that a person needs to upload. Without it administrators and staff may. */
  permission?: string
}

/**
 * A table of the module's schema as people read it without the module: in Module Records, in backups and in
 * exports. Administrators and auditors may, and `roles`.
 */
export type RecordTableEntry = {
  table: string
  title: Words
  roles?: Role[]
  /** For columns of the kind `record`: the column to which they refer, and the text that they show for it */
  key?: string
  name?: string
  /** The first order: a column, with '-' before it for the last value first */
  order?: string
  /** The day or moment by which people choose rows */
  day?: string
  columns: RecordColumnEntry[]
}
export type RecordColumnEntry = {
  name: string
  title: Words
  /** `money` is in whole paisa, `advocate` has ids of advocates, `record` keys of `table` */
  kind: RecordColumnKind
  table?: string
  /** The words for values of a text */
  choices?: Record<string, Words>
  sum?: true
  search?: true
  /** Only administrators read it: a national ID, an illness */
  personal?: true
}

/** Receipts that the module's service posts. An administrator approves each series once. */
export type ReceiptSeriesEntry = {
  /** Three capital letters, the prefix of the receipts' numbers */
  code: string
  title: Words
  /** The head that the lines are booked to */
  head: Words
}

/** A call that the server makes every day, once for each due time however many processes run. */
export type JobEntry = {
  /** Lower-case letters, digits and hyphens */
  name: string
  /** The time of day in Dhaka: '02:30' */
  at: string
  title: Words
}

/**
 * The claims of the token that the gateway sends to a service as `Authorization: Bearer …`. It is valid for
 * `serviceTokenTtlSeconds`.
 */
export type ServiceClaims = {
  /** The public URL of the installation */
  iss: string
  /** The name of the module. Anybody else must refuse the token. */
  aud: string
  /** `user:<id>`, `anonymous`, `system` (the server), or `module:<name>`: another module without a person */
  sub: string
  /** The modules through which the request came, the first one first */
  via?: string[]
  name?: string
  role?: Role
  /**
   * The id of the API token of a program, which reads for its owner. The API refuses the service's own
   * calls with these claims.
   */
  api_token?: number
  /** The advocate whose own page asks, and the session, with the right `write:member-sessions` */
  member?: number
  member_session?: number
  /** Marks of the sender's network, by which the API limits codes; with the same right */
  network?: string[]
  /** The permissions of this module that the person has */
  permissions: string[]
  /** The rights that the module asks for and an administrator has approved: 'read:members' */
  asks?: Scope[]
  language: Language
  release: string
  /** The id of the request, as in the logs and the header x-request-id */
  request: string
  iat: number
  exp: number
  jti: string
}
export const serviceTokenTtlSeconds = 60

/** The paths of a service that only the server itself requests, never the gateway: they begin with this. */
export const serviceSystemPath = '/-/'
/** The server sends the module's settings with PUT to this path: after the start and after every change. */
export const serviceSettingsPath = '/-/settings'
/** The server sends each event with POST to this path. */
export const serviceEventsPath = '/-/events'
/** The server starts a job with POST to this path and the job's name. */
export const serviceJobsPath = '/-/jobs/'
