import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listReleases, modulesWithReleases, releaseFolder } from '@samity/module-registry'
import { z } from 'zod'
import { StartupError } from '../process/startup-error.ts'
import { writeDurably } from './journal.ts'

/*
 * The way back of an upgrade needs these in the folder `upgrade` of the data folder: every row of the
 * database as a file, the module registry, and how far the newer version was let in.
 */

const savedSchema = z.object({
  /** changing: the newer version may change the data, and nobody may work. proven: people may work. */
  state: z.enum(['changing', 'proven']),
  lastEvent: z.number().int(),
  schema: z.number().int(),
  registry: z.record(z.string(), z.string()),
  /** Modules of which a table could not be saved: their data stays as it is */
  unsavedModules: z.array(z.string()).default([]),
})
export type SavedState = z.infer<typeof savedSchema>

const folderIn = (data: string) => path.join(data, 'upgrade')
const fileIn = (data: string) => path.join(folderIn(data), 'saved.json')

export const savedRows = (data: string): string => path.join(folderIn(data), 'every-row.tar.gz.age')

/**
 * Returns what an upgrade saved; undefined when no upgrade is under way, or when it was killed before all was
 * saved.
 */
export function readSavedState(data: string): SavedState | undefined {
  if (!existsSync(fileIn(data))) return undefined
  return savedSchema.parse(JSON.parse(readFileSync(fileIn(data), 'utf8')))
}

export const writeSavedState = (data: string, state: SavedState): void =>
  writeDurably(fileIn(data), `${JSON.stringify(state)}\n`)

export function createSavedFolder(data: string): void {
  forgetSavedState(data)
  mkdirSync(folderIn(data), { recursive: true, mode: 0o700 })
}

/** The state goes first, so that a kill in between leaves no state without its rows. */
export function forgetSavedState(data: string): void {
  rmSync(fileIn(data), { force: true })
  rmSync(folderIn(data), { recursive: true, force: true })
}

const isRegistryFile = (name: string) => name.endsWith('.json')

export function readRegistryFiles(releases: string): Record<string, string> {
  const names = existsSync(releases) ? readdirSync(releases).filter(isRegistryFile) : []
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(releases, name), 'utf8')]))
}

/** Puts the files back, and removes those that were not there. */
export function putRegistryBack(releases: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeDurably(path.join(releases, name), text)
  for (const name of Object.keys(readRegistryFiles(releases)))
    if (!Object.hasOwn(files, name)) rmSync(path.join(releases, name))
}

export const trialReleases = (data: string): string => path.join(folderIn(data), 'releases')

/**
 * Makes a folder of releases for a trial while people work: its registry is a copy, and links lead to the
 * releases of `releases`. What the trial adds and activates changes nothing for people.
 */
export function createTrialReleases(data: string, releases: string): void {
  createSavedFolder(data)
  const folder = trialReleases(data)
  mkdirSync(folder, { mode: 0o700 })
  for (const [name, text] of Object.entries(readRegistryFiles(releases)))
    writeFileSync(path.join(folder, name), text)
  for (const module of modulesWithReleases(releases)) {
    mkdirSync(path.join(folder, module))
    for (const release of listReleases(releases, module))
      symlinkSync(releaseFolder(releases, module, release), releaseFolder(folder, module, release))
  }
}

/**
 * Refuses to serve people while an upgrade may still go back: what they save would be lost. Throws
 * StartupError.
 */
export function refuseUnfinishedUpgrade(data: string): void {
  if (readSavedState(data)?.state === 'changing')
    throw new StartupError(
      'An upgrade was interrupted. Run samity upgrade: it finishes the upgrade or goes back, and says which.',
    )
}
