import { spawnSync } from 'node:child_process'
import { lstatSync, realpathSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  CommandError,
  readSignature,
  signatureErrorOf,
  signatureFileOf,
  trustedKeys,
} from '@samity/module-registry'
import { StartupError } from './startup-error.ts'

const stickyBit = 0o1000
const writableByOthers = 0o022

/** In a folder with the sticky bit, such as /tmp, nobody changes the files of others. */
function isForeign(file: string, owner: number): boolean {
  const { uid, mode } = lstatSync(file)
  if (uid !== 0 && uid !== owner) return true
  return !lstatSync(file).isSymbolicLink() && (mode & writableByOthers) !== 0 && (mode & stickyBit) === 0
}

const partsOf = (file: string): string[] =>
  path.dirname(file) === file ? [file] : [file, ...partsOf(path.dirname(file))]

/**
 * The part of a path, or the file in a folder, that others than root and `owner` may change: whoever may
 * change it decides what a command of root runs. Returns undefined when there is none.
 */
export function findForeign(name: string, owner = 0): string | undefined {
  const file = realpathSync(name)
  const part = [...partsOf(path.resolve(name)), ...partsOf(file)].find((one) => isForeign(one, owner))
  if (part !== undefined || !lstatSync(file).isDirectory()) return part
  const trusted = ['!', '-uid', '0', '!', '-uid', String(owner)]
  const { stdout } = spawnSync(
    'find',
    [file, '(', ...trusted, '-o', '!', '-type', 'l', '-perm', '/022', ')', '-print', '-quit'],
    { encoding: 'utf8' },
  )
  return stdout.trim() || undefined
}

/** Refuses to run as root what another user may change. Throws StartupError. */
export function refuseForeign(name: string): void {
  if (process.getuid?.() !== 0) return
  const foreign = findForeign(name)
  if (foreign !== undefined)
    throw new StartupError(
      `Other users than root may change ${foreign}, so it is not run as root. Put ${path.basename(name)} into a folder of root, such as /root, and run: chown -R root: and chmod -R go-w on it.`,
    )
}

/**
 * Refuses a tarball without the signature of a key in RELEASE_KEYS, before anything in it runs. Throws
 * StartupError.
 */
export function refuseUnsigned(file: string): void {
  try {
    if (trustedKeys().length === 0) return
    if (lstatSync(file).isDirectory())
      throw new StartupError(
        `RELEASE_KEYS is set, and a folder has no signature. Name the tarball, not ${file}.`,
      )
    const error = signatureErrorOf(readFileSync(file), readSignature(file))
    if (error === 'unsigned')
      throw new StartupError(
        `There is no signature ${signatureFileOf(file)}, and RELEASE_KEYS is set. Get the file with this name from whoever made the tarball.`,
      )
    if (error === 'otherSigner')
      throw new StartupError(`${file} was changed, or it is signed with a key that is not in RELEASE_KEYS.`)
  } catch (error) {
    throw error instanceof CommandError ? new StartupError(error.message) : error
  }
}
