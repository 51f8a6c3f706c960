import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { listReleases, resolveRelease, summarizeRehearsal } from '@samity/module-registry'
import {
  findingWords,
  sendingWords,
  type RehearsalFinding,
  type RehearsalSending,
} from '@samity/shared-api/contract/system/rehearsals'
import { audit } from '../audit/audit.ts'
import { existingPassphrase } from '../backup/passphrase.ts'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import {
  backUpForCommand,
  commandActor,
  findLatestBackup,
  newBackupPath,
} from '../features/system/backups/backup-runs.ts'
import { readEnvironment, type Environment } from '../process/environment.ts'
import { StartupError } from '../process/startup-error.ts'
import { rehearseRelease } from '../rehearsal/rehearse-release.ts'
import { withDatabase } from './open-database.ts'
import { print } from './terminal.ts'

const usage = 'Usage: npm run modules -- rehearse MODULE RELEASE [--all] [--fresh].'

/** An option of the server: Settings → Modules started it, and the audit log names who did. */
export const fromServer = '--from-server'

/** The newest backup; one that is made now, if there is none or a fresh one is asked for. */
async function findBackup(sql: Database, environment: Environment, isFresh: boolean): Promise<string> {
  const latest = isFresh ? undefined : await findLatestBackup(sql)
  if (latest) return latest.file
  const file = newBackupPath(environment.backups)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await backUpForCommand(sql, environment, file)
  return file
}

const describeFinding = ({ kind, path: page, roles, languages, active, candidate }: RehearsalFinding) =>
  [
    `PROBLEM: ${findingWords[kind].en}${page && `: ${page}`}${roles.length > 0 ? ` (${[...roles, ...languages].join(', ')})` : ''}.`,
    ...(active ? [`  active:    ${active}`] : []),
    `  candidate: ${candidate}`,
  ].join('\n')

const describeSending = ({ kind, receiver, event, active, candidate }: RehearsalSending) =>
  `Recorded, not sent: ${sendingWords[kind].en} ${[receiver, event].filter(Boolean).join(', ')}: ${candidate} times, active release ${active} times.`

/**
 * `samity rehearse-release MODULE RELEASE`: opens the pages of the release on the data of a backup, beside
 * the system that runs.
 */
export const rehearseReleaseCommand = (...args: string[]): Promise<boolean> =>
  withDatabase(async ({ sql }) => {
    const [module, prefix, ...others] = args.filter((arg) => !arg.startsWith('--'))
    if (!module || !prefix || others.length > 0) throw new StartupError(usage)
    const environment = readEnvironment()
    const release = resolveRelease(environment.releases, module, prefix)
    if (!listReleases(environment.releases, module).includes(release))
      throw new StartupError(`There is no release ${prefix} of ${module}.`)
    const file = await findBackup(sql, environment, args.includes('--fresh'))
    if (!args.includes(fromServer))
      await transaction(sql, (tx) =>
        audit(tx, commandActor, {
          action: 'rehearse',
          subject: 'modules',
          subject_id: module,
          after: { release },
        }),
      )
    print(`Rehearsing ${module} ${release} with ${file}.`)
    const passphrase = await existingPassphrase(environment)
    let printedAtMs = performance.now()
    const rehearsal = await rehearseRelease(
      environment,
      { module, release, isAll: args.includes('--all'), backup: { file, passphrase } },
      ({ opened, total }) => {
        if (performance.now() - printedAtMs < progressIntervalMs) return
        printedAtMs = performance.now()
        print(`${opened} of ${total} pages are open.`)
      },
    )
    for (const finding of rehearsal.findings) print(describeFinding(finding))
    for (const sending of rehearsal.sendings) print(describeSending(sending))
    if (rehearsal.unopened.length > 0)
      print(`Not opened, because no page leads there: ${rehearsal.unopened.join(', ')}.`)
    if (rehearsal.browser === null && rehearsal.exceededMiB === null)
      print(
        'No page was opened: there is no browser. Install chromium, or set CHROMIUM_PATH to the file of one.',
      )
    if (rehearsal.exceededMiB !== null)
      print(
        `The browser needed more than ${rehearsal.exceededMiB} MiB and was ended: the other pages were not opened. REHEARSAL_MEMORY_MIB sets the limit.`,
      )
    if (!rehearsal.services)
      print(
        'Services of modules did not run, because this machine cannot keep them from the network: install bubblewrap.',
      )
    const { isPassed, pages, prints, seconds } = summarizeRehearsal(rehearsal)
    print(
      `${pages} pages opened, ${prints} prints compared, ${rehearsal.findings.length} findings, in ${Math.ceil(seconds / 60)} minutes. The rehearsal ${isPassed ? 'passed' : 'did NOT pass'}.`,
    )
    return isPassed
  })

const progressIntervalMs = 5_000
