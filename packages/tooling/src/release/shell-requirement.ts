import { CommandError } from '@samity/module-registry'
import type { Descriptor } from '@samity/shared-api/module'
import semver from 'semver'

/** The first shell that shares its runtime of Module Federation with modules (federation-runtime.ts). */
const minShellVersion = '1.1.0'

export function refuseOlderShell({ name, requires: { shell } }: Descriptor): void {
  const oldest = semver.minVersion(shell)
  if (oldest && semver.lt(oldest, minShellVersion))
    throw new CommandError(
      `${name} requires shell ${shell}, but what these commands build needs shell ${minShellVersion} or later: require ^1.1.`,
    )
}
