import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { CommandError, trustedKeys } from '@samity/module-registry'
import { buildApp } from './app.ts'
import { scheduleBackups } from './features/system/backups/schedule.ts'
import { deliverWebhooks } from './features/webhooks/webhook-worker.ts'
import { createFirstAdmin, createSetupLink } from './features/users/setup.ts'
import { encryptPlainSecrets } from './features/sign-in/two-factor-secrets.ts'
import { adoptPackagedReleases } from './modules/packaged-releases.ts'
import { migrateModuleData } from './modules/schemas/migrate-module-data.ts'
import { makeWebsite } from './website/website.ts'
import { printPassphrase } from './backup/passphrase.ts'
import { refuseUnknown } from './commands/refuse-unknown.ts'
import { errorCode } from './process/error-code.ts'
import { connect, type DatabaseConnection } from './database/connect.ts'
import { isDatabaseUnreachable } from './database/database.ts'
import { databaseSentence, readDatabaseInfo } from './database/postgres-version.ts'
import { StartupError } from './process/startup-error.ts'
import { readEnvironment, type Environment } from './process/environment.ts'
import { refuseUnfinishedUpgrade } from './upgrade/saved-state.ts'
import { runModuleJobs } from './modules/jobs/job-worker.ts'
import { returnMemoryWhenIdle } from './process/return-memory.ts'
import { forgetSecrets } from './process/secret-variables.ts'

const print = (sentence: string): void => console.log(sentence)

/**
 * Sentences for people go to the standard output; the log goes to the error output, one JSON object per line.
 */
const logTo = ({ logLevel }: Environment) => ({
  level: logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'),
  stream: process.stderr,
})

const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*']

async function start(): Promise<void> {
  stopOnSignal()
  refuseDebugger()
  surviveLostConnections()
  refuseUnknown('start [--demo]', process.argv.slice(2))
  const environment = readEnvironment()
  // child processes, and anything else that reads this environment, must not see the secrets
  forgetSecrets()
  refuseInvalidKeys()
  if (environment.isTrial) stopWithUpgrade()
  else refuseUnfinishedUpgrade(environment.data)
  await refusePortInUse(environment)
  const database = await connect(environment, print)
  closers.push(() => database.close())
  try {
    await serve(environment, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(environment: Environment, database: DatabaseConnection): Promise<void> {
  adoptPackagedReleases(environment, print)
  await createFirstAdmin(database.sql, environment)
  const {
    releases: releasesDir,
    shell: shellDist,
    publicUrl,
    devOrigins,
    website,
    isDevelopment,
  } = environment
  const app = await buildApp({
    sql: database.sql,
    environment,
    log: logTo(environment),
    website: makeWebsite({
      shellDist,
      releasesDir,
      publicUrl,
      singleSignOn: environment.singleSignOn?.name,
      website,
      live: isDevelopment,
      devOrigins: [...(isDevelopment ? localOrigins : []), ...devOrigins],
    }),
    plugins: environment.isTrial ? [] : [scheduleBackups, deliverWebhooks, runModuleJobs],
  })
  closers.push(() => app.close())
  await app.ready()
  if (environment.isTrial) await migrateModuleData(app)
  const databaseInfo = await readDatabaseInfo(database.sql, environment)
  app.log[databaseInfo.outdated ? 'warn' : 'info']({ database: databaseInfo }, 'database')
  await encryptPlainSecrets(database.sql, app.secretBox, print)
  const isDemo = process.argv.includes('--demo')
  if (isDemo) {
    // imported only here: nothing else needs the generator
    const { runDemo } = await import('./demo/run-demo.ts')
    await runDemo(app, print)
  }
  await app.listen({ port: environment.port, host: environment.host })
  if (isDemo) {
    const { fillModules } = await import('./demo/fill-modules.ts')
    await fillModules(app, print)
  }
  returnMemoryWhenIdle()
  print(databaseSentence(databaseInfo))
  print(`Samity is running at ${environment.publicUrl}`)
  await printPassphrase(environment, print)
  const link = await createSetupLink(database.sql, environment)
  if (link)
    print(
      `There is no administrator yet. Open this link to create the first one. It works once:\n  ${link}${environment.isUrlAssumed ? waysIn(environment) : ''}`,
    )
}

/** The link must open from another machine, too, because a server often has no screen. */
function waysIn({ port, host }: Environment): string {
  const addresses = Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  const isEverywhere = ['0.0.0.0', '::'].includes(host)
  const tunnel = `ssh -L ${port}:localhost:${port} ${addresses[0] ?? 'THIS-MACHINE'}`
  const direct =
    isEverywhere && addresses.length > 0
      ? ` In a network that you trust, put ${addresses.map((one) => `${one}:${port}`).join(' or ')} in place of localhost:${port}.`
      : ''
  return `\nOn another machine: run '${tunnel}' there, and open the link there.${direct} PUBLIC_URL sets the address that all links have.`
}

/** Without a listener this signal, which any process of the same user can send, opens Node's debugger. */
function refuseDebugger(): void {
  if (process.platform !== 'win32') process.on('SIGUSR1', () => undefined)
}

/** The trial of an upgrade must not outlive the command: a killed one cannot stop it. */
function stopWithUpgrade(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

/** Refuses to start with an unreadable key: the website would have no modules. */
function refuseInvalidKeys(): void {
  try {
    trustedKeys()
  } catch (error) {
    throw error instanceof CommandError ? new StartupError(error.message) : error
  }
}

/** Fails if another program uses the port. It runs before the database is started and filled. */
async function refusePortInUse({ port, host }: Environment): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

const closers: (() => Promise<void>)[] = []
let stoppingSinceMs: number | undefined

/**
 * Ctrl-C reaches this process twice: from the terminal and from the parent process. Two signals within one
 * second count as one. A later second signal exits at once; the database stops with the process in any case.
 */
function stopOnSignal(): void {
  const stop = async () => {
    if (stoppingSinceMs !== undefined && Date.now() - stoppingSinceMs < 1000) return
    if (stoppingSinceMs !== undefined) process.exit(1)
    stoppingSinceMs = Date.now()
    print('Stopping.')
    // requests under way have this long to finish
    setTimeout(() => process.exit(1), 20_000).unref()
    // the database stops in any case
    for (const close of closers.toReversed())
      await close().catch((error: unknown) => {
        console.error(error)
        process.exitCode = 1
      })
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

/**
 * Keeps the server running when the database is lost while the driver prepares a new connection: the driver
 * does not return the error of its own first query, so nothing can catch it. Any other unhandled error ends
 * the process.
 */
function surviveLostConnections(): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnreachable(error)) throw error
  })
}

function startupMessage(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  const code = errorCode(error) ?? ''
  const file = error instanceof Error && 'path' in error ? String(error.path) : undefined
  if (['53100', 'ENOSPC', 'EDQUOT'].includes(code))
    return 'The disk is full: make room on it, then start Samity again. Nothing was lost.'
  if (file !== undefined && ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `This user may not use ${file} (${code}): make the user that runs Samity the owner of the folder and of all files in it.`
  const port = process.env['PORT'] || '8080'
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop that one, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST '${process.env['HOST']}' is not an address of this machine. Set HOST to one of its addresses, or remove it.`
  return undefined
}

start().catch((error: unknown) => {
  // this error comes from work that the stop interrupted
  if (stoppingSinceMs !== undefined) return
  console.error(startupMessage(error) ?? error)
  process.exit(1)
})
