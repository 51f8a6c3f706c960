import { CommandError } from '@samity/module-registry'
import type { Descriptor } from '@samity/shared-api/module'
import semver from 'semver'

/** The first shell that lends its run-time of Module Federation to modules (federation-runtime.ts). */
const minShellVersion = '1.1.0'

/** On an older shell a module that borrows would fail with an error: its descriptor must not say that it runs there. */
export function refuseOlderShell({ name, requires: { shell } }: Descriptor): void {
  const oldest = semver.minVersion(shell)
  if (oldest && semver.lt(oldest, minShellVersion))
    throw new CommandError(
      `${name} requires shell ${shell}, but what these commands build needs shell ${minShellVersion} or later: say ^1.1.`,
    )
}
