import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readChangesets } from '@changesets/read'
import { CommandError, folderOf, readJson, root } from '@samity/module-registry'
import { apiChanges } from './api-changes.ts'
import { makeApiReports, type ApiReports } from './api-reports.ts'
import { packageNameIn } from '../cli/compile-packages.ts'
import { compactReport } from './compact-report.ts'
import { moduleReference } from './module-reference.ts'
import { versionErrors, type EntryChange } from './api-version.ts'

type Say = (sentence: string) => void

/*
 * <folder>/generated/<entry>.api.md is the API of the sources of a package, for reading.
 * <folder>/generated/api-<version>.json.gz has the reports of the last version as API Extractor wrote them.
 */
const generatedFolder = (name: string) => path.join(folderOf(name), 'generated')
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
  for (const [entry, text] of reports)
    writeFileSync(path.join(folder, `${entry}${reportEnd}`), compactReport(text))
}

const versionOf = (name: string) =>
  (readJson(path.join(folderOf(name), 'package.json')) as { version: string }).version

const recordOf = (name: string, version: string) => path.join(generatedFolder(name), `api-${version}.json.gz`)

function recordedVersion(name: string): string | undefined {
  const folder = generatedFolder(name)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((file) => /^api-(\d+\.\d+\.\d+)\.json\.gz$/.exec(file)?.[1] ?? []).at(0)
}

const readRecord = (name: string, version: string): ApiReports =>
  // written by `record`
  new Map(
    Object.entries(
      JSON.parse(gunzipSync(readFileSync(recordOf(name, version))).toString()) as Record<string, string>,
    ),
  )

/** The API of a version stays as it was recorded; only another version, or a new package, has another one. */
function record(name: string, reports: ApiReports): void {
  const previous = recordedVersion(name)
  if (previous === versionOf(name)) return
  if (previous) rmSync(recordOf(name, previous))
  writeFileSync(
    recordOf(name, versionOf(name)),
    gzipSync(JSON.stringify(Object.fromEntries(reports)), { level: 9 }),
  )
}

const staleEntries = (committed: ApiReports, reports: ApiReports) =>
  [...new Set([...committed.keys(), ...reports.keys()])].filter(
    (entry) => committed.get(entry) !== compactReport(reports.get(entry) ?? ''),
  )

function changesSince(recorded: ApiReports, reports: ApiReports): EntryChange[] {
  return [...new Set([...recorded.keys(), ...reports.keys()])].flatMap((entry) =>
    apiChanges(recorded.get(entry) ?? '', reports.get(entry) ?? '').map((change) => ({ ...change, entry })),
  )
}

async function check(all: Map<string, ApiReports>): Promise<string[]> {
  const changesets = await readChangesets(root)
  return [...all].flatMap(([folder, reports]) => {
    const name = packageNameIn(folder)
    const stale = staleEntries(readReports(generatedFolder(folder)), reports)
    const recorded = recordedVersion(folder)
    const errors = stale.map(
      (entry) =>
        `The report of @samity/${name} '${entry}' is not current. Run 'npm run api' and review the change.`,
    )
    if (!recorded) return [...errors, `@samity/${name} has no recorded version. Run 'npm run api -- record'.`]
    const changes = changesSince(readRecord(folder, recorded), reports)
    return [...errors, ...versionErrors({ name, version: versionOf(folder), recorded, changes }, changesets)]
  })
}

/**
 * `write` renews the committed reports, `check` compares them with the sources and with the last version,
 * `record` makes them those of the version in package.json. Throws a `CommandError` with what does not fit.
 */
export async function apiCommand(action: string, say: Say): Promise<void> {
  if (!['write', 'check', 'record'].includes(action))
    throw new CommandError(`Usage: api [write|check|record]`)
  const all = makeApiReports()
  if (action !== 'check') for (const [name, reports] of all) writeReports(generatedFolder(name), reports)
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
  else say(`The reports are in ${[...all.keys()].map((name) => `${name}/generated`).join(', ')}.`)
}
