import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import {
  CommandError,
  isUnconfined,
  readModuleRegistry,
  readStoredRegistry,
  unconfinedSentences,
  verify,
} from '@samity/module-registry'
import type { Environment } from '../process/environment.ts'
import { errorCode } from '../process/error-code.ts'
import { isMounted } from './check-owners.ts'
import { findingsOf, type Finding } from './finding.ts'

const gigabyte = 1_000_000_000
/** PostgreSQL stops at a full disk; a backup needs about as much room as the database. */
const leastFree = { error: gigabyte, warning: 5 * gigabyte }
const formatGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`

const secretFiles = ['secret.key', 'backup-passphrase.json', 'postgres.json']

async function checkFolder(name: string, folder: string): Promise<Finding> {
  const { good, error } = findingsOf('folders')
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return good(`${folder} can be read and written (${name}).`)
  } catch (cause) {
    return errorCode(cause) === 'ENOENT'
      ? good(`${folder} does not exist yet (${name}); the server creates it.`)
      : error(
          `${folder} cannot be read or written (${name}, ${errorCode(cause)}).`,
          `Give the folder to the user of the server: chown -R samity: ${folder}`,
        )
  }
}

/** Finds secrets that other users of the machine can read. Windows has no such bits. */
async function checkSecret(file: string): Promise<Finding[]> {
  const { error } = findingsOf('secrets')
  const mode = await stat(file).then(
    (stats) => stats.mode,
    () => 0,
  )
  return process.platform !== 'win32' && (mode & 0o077) !== 0 && !isMounted(file)
    ? [error(`Other users of this machine can read ${file}.`, `Run: chmod 600 ${file}`)]
    : []
}

/** A named key file must exist: the server creates only the one in its data folder. */
async function checkKeyFile({ key, file, isNamed }: Environment['secretKey']): Promise<Finding[]> {
  if (key !== undefined || !isNamed) return []
  try {
    await access(file, constants.R_OK)
    return []
  } catch (cause) {
    return [
      findingsOf('secrets').error(
        `SECRET_KEY_FILE names ${file}, which cannot be read (${errorCode(cause)}).`,
        'Put the key there: without it nobody with two-step sign-in can sign in.',
      ),
    ]
  }
}

async function checkSecrets(data: string, secretKeyFile: string): Promise<Finding[]> {
  const files = [...secretFiles.map((name) => path.join(data, name)), secretKeyFile]
  const findings = (await Promise.all([...new Set(files)].map(checkSecret))).flat()
  return findings.length > 0
    ? findings
    : [findingsOf('secrets').good('Only the user of the server can read the keys and passwords.')]
}

/** Judges the room that is left on a disk, in bytes. */
export function judgeFreeSpace(folder: string, free: number): Finding {
  const { good, warning, error } = findingsOf('disk')
  const sentence = `The disk of ${folder} has ${formatGigabytes(free)} left.`
  const advice = 'Make room, or move the folder to a larger disk.'
  if (free < leastFree.error) return error(sentence, advice)
  return free < leastFree.warning ? warning(sentence, advice) : good(sentence)
}

async function checkDisk(folder: string): Promise<Finding[]> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk ? [judgeFreeSpace(folder, disk.bavail * disk.bsize)] : []
}

function checkReleases(releases: string): Finding[] {
  const { good, warning, error } = findingsOf('modules')
  try {
    const count = Object.keys(readStoredRegistry(releases).modules).length
    if (count === 0)
      return [error(`${releases} has no active module.`, 'Start the server once, or activate a release.')]
    const changed = verify(releases)
    if (changed.length > 0)
      return changed.map((finding) => error(finding, 'Activate another release, or install this one again.'))
    const isAnyUnconfined = readModuleRegistry(releases).modules.some(({ descriptor }) =>
      isUnconfined(descriptor),
    )
    return [
      good(`All files of ${count} modules have the hash of their release.`),
      ...(isAnyUnconfined ? [warning(unconfinedSentences.finding, unconfinedSentences.advice)] : []),
    ]
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause
    return [
      error(cause.message, 'The server uses the last good registry. Any change of a module repairs it.'),
    ]
  }
}

export async function checkFiles({ data, releases, backups, secretKey }: Environment): Promise<Finding[]> {
  const folders = await Promise.all([
    checkFolder('data', data),
    checkFolder('backups', backups.folder),
    checkFolder('releases', releases),
  ])
  const secrets = await checkSecrets(data, secretKey.file)
  return [
    ...folders,
    ...secrets,
    ...(await checkKeyFile(secretKey)),
    ...(await checkDisk(data)),
    ...(await checkDisk(backups.folder)),
    ...checkReleases(releases),
  ]
}
