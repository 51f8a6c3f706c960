import path from 'node:path'
import { StartupError } from './startup-error.ts'

/** What the environment decides. */
export type Environment = {
  port: number
  host: string
  /** The data folder: the embedded database lives in it. */
  data: string
  /** undefined: the embedded database */
  databaseUrl: string | undefined
  /** The folder of module releases */
  releases: string
  /** The module that draws the website */
  website: string
  /** How people reach this server, without a trailing slash */
  publicUrl: string
  admin: { username: string; password: string } | undefined
  demoPassword: string | undefined
  /** When a new release is taken back by itself */
  rollback: RollbackLimits
  /** Which proxies may say who the visitor is */
  trustProxy: false | string
  /** What one network may ask of open routes in a minute; 0: any number */
  openRequestsPerMinute: number
  /** From where administrators' browsers may take a module that is being worked on */
  devOrigins: string[]
  backups: BackupConfig
  secretKey: SecretKeyConfig
  /** Where figures for Prometheus are served; undefined: nowhere */
  metrics: { port: number; host: string } | undefined
}

export type BackupConfig = {
  folder: string
  /** The time of day in Dhaka, 'HH:MM'; undefined: nothing is backed up unasked */
  at: string | undefined
  /** How many scheduled ones are kept */
  keep: number
  /** What backups are encrypted with; undefined: the one that the server makes and keeps in the data folder */
  passphrase: string | undefined
  /** BACKUP_PASSPHRASE=none */
  unencrypted: boolean
}

/** The key that seals secrets in the database: itself, or where it lies. */
export type SecretKeyConfig = {
  key: string | undefined
  file: string
  /** A file that somebody named is not made: a slip in its name would make a second key */
  isNamed: boolean
}

/** A release goes back when it fails for more than this share of the people who got it, within this time. */
export type RollbackLimits = {
  /** Per cent */
  share: number
  /** Fewer failing people decide nothing */
  people: number
  /** After its activation; 0 turns it off */
  minutes: number
}

const repositoryFolder = path.join(import.meta.dirname, '../../..')

/** Reads the settings from the environment; an empty variable is one that is not set. */
export function readEnvironment(env: Record<string, string | undefined> = process.env): Environment {
  const variable = (name: string) => env[name]?.trim() || undefined
  const port = readPort(variable('PORT'))
  const host = variable('HOST') ?? '0.0.0.0'
  const data = path.resolve(variable('SAMITY_DATA') ?? path.join(repositoryFolder, 'data'))
  return {
    port,
    host,
    data,
    databaseUrl: readDatabaseUrl(variable('DATABASE_URL')),
    releases: path.resolve(variable('SAMITY_RELEASES') ?? path.join(repositoryFolder, 'releases')),
    website: readModuleName('WEBSITE_MODULE', variable('WEBSITE_MODULE') ?? 'mfe-public'),
    publicUrl: readPublicUrl(variable('PUBLIC_URL')) ?? `http://localhost:${port}`,
    admin: readAdmin(variable('ADMIN_USERNAME'), env['ADMIN_PASSWORD'] || undefined),
    demoPassword: env['DEMO_PASSWORD'] || undefined,
    rollback: {
      share: readInteger('ROLLBACK_SHARE', variable('ROLLBACK_SHARE') ?? '30', 1, 99),
      people: readInteger('ROLLBACK_PEOPLE', variable('ROLLBACK_PEOPLE') ?? '3', 1, 1000),
      minutes: readInteger('ROLLBACK_MINUTES', variable('ROLLBACK_MINUTES') ?? '15', 0, 1440),
    },
    trustProxy: readTrustProxy(variable('TRUST_PROXY')),
    openRequestsPerMinute: readInteger(
      'OPEN_REQUESTS_PER_MINUTE',
      variable('OPEN_REQUESTS_PER_MINUTE') ?? '3000',
      0,
      1_000_000,
    ),
    devOrigins: readOrigins('DEV_ORIGINS', variable('DEV_ORIGINS')),
    secretKey: readSecretKey(env['SECRET_KEY']?.trim(), variable('SECRET_KEY_FILE'), data),
    metrics: readMetrics(variable('METRICS_PORT'), variable('METRICS_HOST')),
    backups: {
      folder: path.resolve(variable('BACKUP_FOLDER') ?? path.join(data, 'backups')),
      at: readBackupTime(variable('BACKUP_AT')),
      keep: readBackupCount(variable('BACKUP_KEEP')),
      ...readPassphrase(env['BACKUP_PASSPHRASE'] || undefined),
    },
  }
}

const secretVariables = ['DATABASE_URL', 'ADMIN_PASSWORD', 'DEMO_PASSWORD', 'BACKUP_PASSPHRASE', 'SECRET_KEY']

/** Once the settings are read, the process keeps its secrets out of its environment. */
export function forgetSecrets(env: Record<string, string | undefined> = process.env): void {
  for (const name of secretVariables) delete env[name]
}

function readModuleName(name: string, value: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(value)) return value
  throw new StartupError(`${name} must be the name of a module like mfe-public, but it is '${value}'.`)
}

const minKeyLength = 32

function readSecretKey(key: string | undefined, file: string | undefined, data: string): SecretKeyConfig {
  if (key && file) throw new StartupError('Set SECRET_KEY or SECRET_KEY_FILE, not both.')
  if (key && key.length < minKeyLength)
    throw new StartupError(
      `SECRET_KEY must have at least ${minKeyLength} characters: openssl rand -base64 32 makes one.`,
    )
  return {
    key: key || undefined,
    file: path.resolve(file ?? path.join(data, 'secret.key')),
    isNamed: file !== undefined,
  }
}

function readPassphrase(value: string | undefined): Pick<BackupConfig, 'passphrase' | 'unencrypted'> {
  const unencrypted = value !== undefined && ['none', 'off'].includes(value.trim().toLowerCase())
  return { passphrase: unencrypted ? undefined : value, unencrypted }
}

function readBackupTime(value = '02:00'): string | undefined {
  if (value === 'off') return undefined
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(value))
    throw new StartupError(`BACKUP_AT must be a time of day like 02:00, or off, but it is '${value}'.`)
  return value
}

function readBackupCount(value = '14'): number {
  const count = Number(value)
  if (!/^\d{1,4}$/.test(value) || count < 1)
    throw new StartupError(`BACKUP_KEEP must be a number from 1 to 9999, but it is '${value}'.`)
  return count
}

/** Figures tell how the association works: they are for this machine alone unless METRICS_HOST says otherwise. */
function readMetrics(port: string | undefined, host = '127.0.0.1'): Environment['metrics'] {
  return port === undefined ? undefined : { port: readPort(port, 'METRICS_PORT'), host }
}

function readPort(value = '8080', name = 'PORT'): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65535)
    throw new StartupError(`${name} must be a number from 0 to 65535, but it is '${value}'.`)
  return port
}

function readInteger(name: string, value: string, min: number, max: number): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new StartupError(`${name} must be a number from ${min} to ${max}, but it is '${value}'.`)
  return number
}

const parseUrl = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  // the value itself may hold a password and is not repeated
  if (!['postgres:', 'postgresql:'].includes(parseUrl(value)?.protocol ?? ''))
    throw new StartupError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  return value
}

function readPublicUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = parseUrl(value)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new StartupError(`PUBLIC_URL must look like https://bar.example.org, but it is '${value}'.`)
  return url.origin
}

function readAdmin(username: string | undefined, password: string | undefined): Environment['admin'] {
  if (username === undefined && password === undefined) return undefined
  if (username === undefined || password === undefined)
    throw new StartupError('ADMIN_USERNAME and ADMIN_PASSWORD must be set together.')
  return { username, password }
}

/** They go into the content security policy as they stand; '*' is any port. */
function readOrigins(name: string, value = ''): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean)
  const invalid = origins.find((one) => !/^https?:\/\/[a-z0-9.-]+(?::(?:\d{1,5}|\*))?$/.test(one))
  if (invalid === undefined) return origins
  throw new StartupError(
    `${name} must hold addresses like http://localhost:3003, with spaces between them, but one is '${invalid}'.`,
  )
}

function readTrustProxy(value = 'false'): Environment['trustProxy'] {
  if (value === 'false') return false
  // a range of every address believes everyone, too
  if (value === 'true' || /\/0+(?:$|[, ])/.test(value))
    throw new StartupError(
      `TRUST_PROXY=${value} would believe anyone who names another address. Write the addresses of your proxies instead, such as TRUST_PROXY=127.0.0.1.`,
    )
  if (/^[\da-fA-F.:/, ]+$/.test(value)) return value
  throw new StartupError(
    `TRUST_PROXY must be false or the addresses of the proxies, such as 127.0.0.1, but it is '${value}'.`,
  )
}
