import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { findForeign } from '../process/trusted-files.ts'
import { secretFileVariables } from '../process/secret-variables.ts'
import type { Environment } from '../process/environment.ts'
import { findingsOf, type Finding } from './finding.ts'

const product = path.join(import.meta.dirname, '../../..')
const readableByOthers = 0o004
const openToOthers = 0o001

const foldersOf = (file: string): string[] =>
  path.dirname(file) === file ? [] : [path.dirname(file), ...foldersOf(path.dirname(file))]

/** Others open a file whose name they know when they may pass through each folder above it. */
const isReachable = (file: string) =>
  (statSync(file).mode & readableByOthers) !== 0 &&
  foldersOf(file).every((folder) => (statSync(folder).mode & openToOthers) !== 0)

/** An engine for containers mounts secrets there; the container has no other users. */
export const isMounted = (file: string) => file.startsWith('/run/secrets/')

/**
 * Finds secrets that others reach by their names, data of root, and an installed program that others than
 * root may change. Windows has no such owners.
 */
export function checkOwners(
  { data }: Pick<Environment, 'data'>,
  variables: Record<string, string | undefined>,
): Finding[] {
  if (process.platform === 'win32') return []
  const secret = findingsOf('secrets')
  const owners = findingsOf('owners')
  const findings = secretFileVariables
    .flatMap((name) => variables[name]?.trim() || [])
    .map((file) => path.resolve(file))
    .filter((file) => existsSync(file) && !isMounted(file) && isReachable(file))
    .map((file) => secret.error(`Other users of this machine can read ${file}.`, `Run: chmod o-rwx ${file}`))
  if (statSync(data, { throwIfNoEntry: false })?.uid === 0)
    findings.push(
      owners.warning(
        `The data folder ${data} belongs to root, so server, database and modules run as root, and samity upgrade refuses it.`,
        `Run the server as a user of its own, and give the folder to it: chown -R USER: ${data}`,
      ),
    )
  // a checkout belongs to the person who works in it
  const foreign = existsSync(path.join(product, 'pnpm-lock.yaml')) ? undefined : findForeign(product)
  if (foreign !== undefined)
    findings.push(
      owners.error(
        `Other users than root may change ${foreign}: root would run it with samity upgrade.`,
        `Run: chown -R root: ${product} && chmod -R go-w ${product}`,
      ),
    )
  return findings
}
