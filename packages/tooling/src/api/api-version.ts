import type { ApiChange } from './api-changes.ts'

export type Level = 'none' | 'patch' | 'minor' | 'major'
const levels: Level[] = ['none', 'patch', 'minor', 'major']
const highest = (all: Level[]): Level =>
  levels[Math.max(0, ...all.map((one) => levels.indexOf(one)))] ?? 'none'

export type Changeset = { summary: string; releases: { name: string; type: Level }[] }
export type EntryChange = ApiChange & { entry: string }
export type PackageChanges = { name: string; version: string; recorded: string; changes: EntryChange[] }

/**
 * A line `compatible: module Descriptor: <reason>` in a changeset: a person decided that the change of this
 * declaration keeps every use of it valid, although the comparison of texts cannot see it.
 */
const compatibleLine = /^compatible: (\S+) (\S+): \S.*$/gm

const compatibleIn = (changesets: Changeset[]) =>
  new Set(
    changesets.flatMap(({ summary }) =>
      [...summary.matchAll(compatibleLine)].map(([, entry, name]) => `${entry} ${name}`),
    ),
  )

export function versionErrors(one: PackageChanges, changesets: Changeset[]): string[] {
  const { name, version, recorded, changes } = one
  const packageName = `@samity/${name}`
  if (version !== recorded)
    return [
      `${packageName} has version ${version}, but its API was recorded with ${recorded}. Run 'npm run version'.`,
    ]
  const own = changesets.filter(({ releases }) => releases.some((release) => release.name === packageName))
  const declared = highest(
    own.flatMap(({ releases }) =>
      releases.filter((release) => release.name === packageName).map(({ type }) => type),
    ),
  )
  const compatible = compatibleIn(own)
  const neededFor = (change: EntryChange): Level =>
    change.kind === 'addition' || compatible.has(`${change.entry} ${change.name}`) ? 'minor' : 'major'
  return (['major', 'minor'] as const).flatMap((needed) => {
    const uncovered = changes.filter(
      (change) => neededFor(change) === needed && levels.indexOf(declared) < levels.indexOf(needed),
    )
    if (uncovered.length === 0) return []
    const list = uncovered.map(({ entry, name: changed }) => `${entry} ${changed}`).join(', ')
    return [
      `${packageName} ${recorded} needs a changeset of level ${needed}, because of ${list}. Write one: npm run changeset.`,
    ]
  })
}
