import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readChangesets } from '@changesets/read'
import { CommandError, folderOf, readJson, root } from '@samity/module-registry'
import { apiChanges } from './api-changes.ts'
import { makeApiReports, type ApiReports } from './api-reports.ts'
import { moduleReference } from './module-reference.ts'
import { versionErrors, type EntryChange } from './api-version.ts'

type Say = (sentence: string) => void

/*
 * <package>/api/<entry>.api.md is the API of the sources, <package>/api/<version>/<entry>.api.md that of the last version.
 */
const apiFolder = (name: string) => path.join(folderOf(name), 'api')
const reportEnd = '.api.md'

function readReports(folder: string): ApiReports {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(reportEnd)) : []
  return new Map(
    files.map((file) => [file.slice(0, -reportEnd.length), readFileSync(path.join(folder, file), 'utf8')]),
  )
}

function writeReports(folder: string, reports: ApiReports): void {
  for (const entry of readReports(folder).keys()) rmSync(path.join(folder, `${entry}${reportEnd}`))
  mkdirSync(folder, { recursive: true })
  for (const [entry, text] of reports) writeFileSync(path.join(folder, `${entry}${reportEnd}`), text)
}

const versionOf = (name: string) =>
  (readJson(path.join(folderOf(name), 'package.json')) as { version: string }).version

/** The version whose API is recorded: the name of the folder. */
function recordedVersion(name: string): string | undefined {
  const folder = apiFolder(name)
  if (!existsSync(folder)) return undefined
  return readdirSync(folder).find((entry) => /^\d+\.\d+\.\d+$/.test(entry))
}

/** The API of a version stays as it was recorded; only another version, or a new package, has another one. */
function record(name: string, reports: ApiReports): void {
  const previous = recordedVersion(name)
  if (previous === versionOf(name)) return
  if (previous) rmSync(path.join(apiFolder(name), previous), { recursive: true })
  writeReports(path.join(apiFolder(name), versionOf(name)), reports)
}

/** The entries whose committed report differs from the one of the sources. */
const staleEntries = (committed: ApiReports, reports: ApiReports) =>
  [...new Set([...committed.keys(), ...reports.keys()])].filter(
    (entry) => committed.get(entry) !== reports.get(entry),
  )

function changesSince(recorded: ApiReports, reports: ApiReports): EntryChange[] {
  return [...new Set([...recorded.keys(), ...reports.keys()])].flatMap((entry) =>
    apiChanges(recorded.get(entry) ?? '', reports.get(entry) ?? '').map((change) => ({ ...change, entry })),
  )
}

async function check(all: Map<string, ApiReports>): Promise<string[]> {
  const changesets = await readChangesets(root)
  return [...all].flatMap(([name, reports]) => {
    const stale = staleEntries(readReports(apiFolder(name)), reports)
    const recorded = recordedVersion(name)
    const errors = stale.map(
      (entry) =>
        `The report of @samity/${name} '${entry}' is not current. Run 'npm run api' and review the change.`,
    )
    if (!recorded) return [...errors, `@samity/${name} has no recorded version. Run 'npm run api -- record'.`]
    const changes = changesSince(readReports(path.join(apiFolder(name), recorded)), reports)
    return [...errors, ...versionErrors({ name, version: versionOf(name), recorded, changes }, changesets)]
  })
}

/**
 * `write` renews the committed reports, `check` compares them with the sources and with the last version, `record` makes them those of the
 * version in package.json. Throws a `CommandError` with what does not fit.
 */
export async function apiCommand(action: string, say: Say): Promise<void> {
  if (!['write', 'check', 'record'].includes(action))
    throw new CommandError(`Usage: api [write|check|record]`)
  const all = makeApiReports()
  if (action !== 'check') for (const [name, reports] of all) writeReports(apiFolder(name), reports)
  const reference = moduleReference()
  if (action !== 'check') for (const [file, text] of reference) writeFileSync(file, text)
  if (action === 'record') for (const [name, reports] of all) record(name, reports)
  const errors = await check(all)
  for (const [file, text] of reference)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
      errors.push(`${path.relative(root, file)} is not current. Run 'npm run api'.`)
  if (action === 'check' && errors.length > 0) throw new CommandError(errors.join('\n'))
  for (const error of errors) say(error)
  if (action === 'check') say('The API reports are current, and the versions fit.')
  else say(`The reports are in ${[...all.keys()].map((name) => `${name}/api`).join(', ')}.`)
}
