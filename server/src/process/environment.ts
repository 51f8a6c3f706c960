import { existsSync } from 'node:fs'
import path from 'node:path'
import { readInteger, readModuleName, readNetworks, readOrigins, readPort } from './read-variable.ts'
import { withSecretFiles } from './secret-variables.ts'
import { readSingleSignOn, type SingleSignOnConfig } from './single-sign-on.ts'
import { StartupError } from './startup-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    environment: Environment
  }
}

/**
 * `environmentVariables` says what the values mean. Undefined: the embedded database, no documentation,
 * sign-in with passwords only, no metrics. `publicUrl` has no slash at its end. A limit of 0 requests is no
 * limit; a write with a token counts as five.
 */
export type Environment = {
  port: number
  host: string
  data: string
  databaseUrl: string | undefined
  releases: string
  /**
   * The releases that an installed package brings; the start copies them into `releases`. undefined: a
   * checkout
   */
  packagedReleases: string | undefined
  shell: string
  docs: string | undefined
  website: string
  publicUrl: string
  /** PUBLIC_URL is not set: `publicUrl` is that of this machine for itself */
  isUrlAssumed: boolean
  admin: { username: string; password: string } | undefined
  demoPassword: string | undefined
  rollback: RollbackLimits
  trustProxy: false | string
  openRequestsPerMinute: number
  tokenRequestsPerMinute: number
  webhookNetworks: string[]
  eventsKeepDays: number
  /**
   * Development for everyone: pages take code from this machine, without hashes. Only `npm run dev` sets it.
   */
  isDevelopment: boolean
  /** `samity upgrade` tries this version on a port that nobody knows: no backups, no deliveries */
  isTrial: boolean
  /** False in a rehearsal on a machine that cannot keep the services of modules from the network */
  runsServices: boolean
  /** True in a rehearsal: services write a line for each connection to another machine */
  recordsConnections: boolean
  rehearsalMemoryMiB: number
  devOrigins: string[]
  backups: BackupConfig
  secretKey: SecretKeyConfig
  singleSignOn: SingleSignOnConfig | undefined
  logLevel: LogLevel | undefined
  metrics: { port: number; host: string } | undefined
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * `at` is the time of day in Dhaka, 'HH:MM'; undefined: no scheduled backups. Without `passphrase` the server
 * creates one and stores it in the data folder, unless backups are `unencrypted`.
 */
export type BackupConfig = {
  folder: string
  at: string | undefined
  keep: number
  passphrase: string | undefined
  unencrypted: boolean
}

/** The key that encrypts secrets in the database: the key itself, or its file. */
export type SecretKeyConfig = {
  key: string | undefined
  file: string
  /** The server does not create a file that the operator named: a typing error would create a second key */
  isNamed: boolean
}

/**
 * The server rolls a release back when it fails for more than `share` percent of the people who got it, and
 * for `people` or more, within `minutes` after the activation. 0 minutes turn automatic rollback off.
 */
export type RollbackLimits = {
  share: number
  people: number
  minutes: number
}

const productFolder = path.join(import.meta.dirname, '../../..')
const packagedReleasesFolder = path.join(productFolder, 'packaged-releases')

/** Reads the configuration from the environment. An empty variable counts as not set. Throws StartupError. */
export function readEnvironment(variables: Record<string, string | undefined> = process.env): Environment {
  const env = withSecretFiles(variables)
  const variable = (name: string) => env[name]?.trim() || undefined
  const port = readPort(variable('PORT'))
  const host = variable('HOST') ?? '0.0.0.0'
  const publicUrl = readPublicUrl(variable('PUBLIC_URL')) ?? `http://localhost:${port}`
  const data = path.resolve(variable('SAMITY_DATA') ?? path.join(productFolder, 'data'))
  const packagedReleases = existsSync(packagedReleasesFolder) ? packagedReleasesFolder : undefined
  return {
    port,
    host,
    data,
    databaseUrl: readDatabaseUrl(variable('DATABASE_URL')),
    releases: path.resolve(
      variable('SAMITY_RELEASES') ?? path.join(packagedReleases ? data : productFolder, 'releases'),
    ),
    packagedReleases,
    shell: path.resolve(variable('SAMITY_SHELL') ?? path.join(productFolder, 'shell/dist')),
    docs: readDocs(variable('DOCS_FOLDER')),
    website: readModuleName('WEBSITE_MODULE', variable('WEBSITE_MODULE') ?? 'mfe-public'),
    publicUrl,
    isUrlAssumed: variable('PUBLIC_URL') === undefined,
    isDevelopment: readDevelopment(variable('SAMITY_DEV'), publicUrl, variable('NODE_ENV')),
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
    tokenRequestsPerMinute: readInteger(
      'TOKEN_REQUESTS_PER_MINUTE',
      variable('TOKEN_REQUESTS_PER_MINUTE') ?? '3000',
      0,
      1_000_000,
    ),
    webhookNetworks: readNetworks('WEBHOOK_NETWORKS', variable('WEBHOOK_NETWORKS')),
    eventsKeepDays: readInteger('EVENTS_KEEP_DAYS', variable('EVENTS_KEEP_DAYS') ?? '30', 2, 366),
    isTrial: variable('SAMITY_TRIAL') === '1',
    runsServices: variable('SAMITY_SERVICES') !== 'off',
    recordsConnections: variable('SAMITY_SERVICES') === 'record',
    rehearsalMemoryMiB: readInteger(
      'REHEARSAL_MEMORY_MIB',
      variable('REHEARSAL_MEMORY_MIB') ?? '1536',
      64,
      1_000_000,
    ),
    devOrigins: readOrigins('DEV_ORIGINS', variable('DEV_ORIGINS')),
    secretKey: readSecretKey(env['SECRET_KEY']?.trim(), variable('SECRET_KEY_FILE'), data),
    singleSignOn: readSingleSignOn(variable),
    logLevel: readLogLevel(variable('LOG_LEVEL')),
    metrics: readMetrics(variable('METRICS_PORT'), variable('METRICS_HOST')),
    backups: {
      folder: path.resolve(variable('BACKUP_FOLDER') ?? path.join(data, 'backups')),
      at: readBackupTime(variable('BACKUP_AT')),
      keep: readBackupCount(variable('BACKUP_KEEP')),
      ...readPassphrase(env['BACKUP_PASSPHRASE'] || undefined),
    },
  }
}

const readDocs = (folder: string | undefined): string | undefined =>
  folder === 'off' ? undefined : path.resolve(folder ?? path.join(productFolder, 'docs/site/dist'))

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** Pages of a system that others reach must never take code without a hash. */
function readDevelopment(value: string | undefined, publicUrl: string, nodeEnv: string | undefined): boolean {
  if (value !== '1') return false
  if (nodeEnv === 'production')
    throw new StartupError('SAMITY_DEV=1 is for development, but NODE_ENV is production: remove one of them.')
  if (!localHosts.includes(new URL(publicUrl).hostname))
    throw new StartupError(
      `SAMITY_DEV=1 is for development on this machine, but PUBLIC_URL is ${publicUrl}: remove one of them.`,
    )
  return true
}

function readLogLevel(value: string | undefined): LogLevel | undefined {
  const level = logLevels.find((one) => one === value?.toLowerCase())
  if (value && !level)
    throw new StartupError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, but it is '${value}'.`)
  return level
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

/** Metrics show how the association works, so only this machine can read them unless METRICS_HOST is set. */
function readMetrics(port: string | undefined, host = '127.0.0.1'): Environment['metrics'] {
  return port === undefined ? undefined : { port: readPort(port, 'METRICS_PORT'), host }
}

const parseUrl = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  // several hosts are no host for `URL`
  const withOneHost = value.replace(/^(\w+:\/\/(?:[^@/]*@)?[^,/?#]*),[^/?#]*/, '$1')
  // the message does not repeat the value, which may contain a password
  if (!['postgres:', 'postgresql:'].includes(parseUrl(withOneHost)?.protocol ?? ''))
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

function readTrustProxy(value = 'false'): Environment['trustProxy'] {
  if (value === 'false') return false
  // a range of all addresses would also trust everyone
  if (value === 'true' || /\/0+(?:$|[, ])/.test(value))
    throw new StartupError(
      `TRUST_PROXY=${value} would trust any client that names another address. Write the addresses of your proxies instead, such as TRUST_PROXY=127.0.0.1.`,
    )
  if (/^[\da-fA-F.:/, ]+$/.test(value)) return value
  throw new StartupError(
    `TRUST_PROXY must be false or the addresses of the proxies, such as 127.0.0.1, but it is '${value}'.`,
  )
}
