import { execFileSync } from 'node:child_process'
import { CommandError, root, versionOf } from '@samity/module-registry'

export type PackageVersion = {
  /** '1.0.0+20261122180000.1a2b3c4': a later commit of the same version is newer, for Debian's tools too */
  name: string
  /**
   * When the commit was made, in seconds since 1970. All files of the packages have this time, so that equal
   * sources give equal bytes.
   */
  seconds: number
}

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** '20261122180000', in UTC */
const compactTime = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14)

export const packageVersion = (version: string, seconds: number, hash?: string): PackageVersion => ({
  name: `${version}+${compactTime(seconds)}${hash ? `.${hash}` : ''}`,
  seconds,
})

/**
 * The version of the checkout. Outside a git checkout, SOURCE_DATE_EPOCH (seconds since 1970) stands for the
 * commit. Throws a CommandError without both, because the packages would not be reproducible.
 */
export function readPackageVersion(): PackageVersion {
  const version = versionOf('server')
  const epoch = process.env.SOURCE_DATE_EPOCH
  if (epoch) return packageVersion(version, Number(epoch))
  // twelve digits, whatever the settings of git and the number of its commits
  const [time, hash] = git('log', '-1', '--abbrev=12', '--format=%ct %h')?.split(' ') ?? []
  if (!time || !hash)
    throw new CommandError('This is no git checkout. Set SOURCE_DATE_EPOCH to the time of the sources.')
  return packageVersion(version, Number(time), hash)
}
