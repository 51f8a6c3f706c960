import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { Refused, trustedKeys } from '@samity/tooling/registry'
import { buildApp } from './app.ts'
import { scheduledBackups } from './modules/backups/schedule.ts'
import { makeFirstAdmin, setupLink } from './modules/session/setup.ts'
import { sealBareSecrets } from './modules/session/two-factor-secrets.ts'
import { pages } from './pages/pages.ts'
import { tellPassphrase } from './platform/backup/passphrase.ts'
import { codeOf } from './platform/code-of.ts'
import { connect, type Connected } from './platform/connect.ts'
import { Problem } from './platform/problem.ts'
import { forgetSecrets, readSettings, type Settings } from './platform/settings.ts'

const tell = (sentence: string): void => console.log(sentence)

/** People read the sentences on the standard output; the log goes to the error output, one JSON object a line. */
const log = { level: process.stderr.isTTY ? 'warn' : 'info', stream: process.stderr }

const shellDist = path.join(import.meta.dirname, '../../shell/dist')

/** Where modules are served while someone works on them. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*']

async function start(): Promise<void> {
  stopOnSignal()
  const settings = readSettings()
  // no program that this one starts, and nothing that reads its environment, finds them there
  forgetSecrets()
  refuseWrongKeys()
  await refuseTakenPort(settings)
  const database = await connect(settings, tell)
  closing.push(() => database.close())
  try {
    await serve(settings, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(settings: Settings, database: Connected): Promise<void> {
  await makeFirstAdmin(database.sql, settings)
  const { releases: releasesDir, publicUrl, devOrigins, website } = settings
  const live = process.env['SAMITY_DEV'] === '1'
  const app = await buildApp({
    sql: database.sql,
    settings,
    log,
    beside: [
      pages({
        shellDist,
        releasesDir,
        publicUrl,
        website,
        live,
        devOrigins: [...(live ? ownMachine : []), ...devOrigins],
      }),
      scheduledBackups,
    ],
  })
  closing.push(() => app.close())
  await app.ready()
  await sealBareSecrets(database.sql, app.secretBox, tell)
  if (process.argv.includes('--demo')) {
    // loaded only when asked for: nothing else needs the generator
    const { runDemo } = await import('./demo/run-demo.ts')
    await runDemo(app, tell)
  }
  await app.listen({ port: settings.port, host: settings.host })
  tell(`Samity is running at ${settings.publicUrl}`)
  await tellPassphrase(settings, tell)
  const link = await setupLink(database.sql, settings)
  if (link) tell(`There is no administrator yet. Open this link once to make the first one:\n  ${link}`)
}

/** A key that cannot be read would leave the website without modules. */
function refuseWrongKeys(): void {
  try {
    trustedKeys()
  } catch (error) {
    throw error instanceof Refused ? new Problem(error.message) : error
  }
}

/** Found out before the database is started and filled, not after. */
async function refuseTakenPort({ port, host }: Settings): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** What is open, in the order in which it was opened. */
const closing: (() => Promise<void>)[] = []
let stoppingSince: number | undefined

/**
 * A Ctrl-C reaches this process from the terminal and once more from whoever started it: within a second both are one.
 * Someone who asks again later does not want to wait; the database ends with the process in any case.
 */
function stopOnSignal(): void {
  const stop = async () => {
    if (stoppingSince !== undefined && Date.now() - stoppingSince < 1000) return
    if (stoppingSince !== undefined) process.exit(1)
    stoppingSince = Date.now()
    tell('Stopping.')
    // whoever is still being served has this long
    setTimeout(() => process.exit(1), 20_000).unref()
    for (const close of closing.toReversed()) await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

/** What a person can do something about, in one sentence; undefined for anything else. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message
  const code = codeOf(error)
  const port = process.env['PORT'] || '8080'
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop that one, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST '${process.env['HOST']}' is no address of this machine.`
  return undefined
}

start().catch((error: unknown) => {
  // what was under way when it was told to stop
  if (stoppingSince !== undefined) return
  console.error(sentenceOf(error) ?? error)
  process.exit(1)
})
