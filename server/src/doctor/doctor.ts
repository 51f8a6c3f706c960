import { CommandError } from '@samity/module-registry'
import { readEnvironment } from '../process/environment.ts'
import { StartupError } from '../process/startup-error.ts'
import { checkDatabase } from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkNetwork } from './check-network.ts'
import { checkOwners } from './check-owners.ts'
import { checkServices } from './check-services.ts'
import { checkSettings } from './check-settings.ts'
import { checkSingleSignOn } from './check-single-sign-on.ts'
import { findingsOf, type Finding } from './finding.ts'

/**
 * Examines an installation by the settings in `env`: settings, folders, secrets, disks, releases, database,
 * clock, backups, port, address, certificate, single sign-on and the services of modules. `isForOthers`:
 * without what a module itself says. It changes nothing. Invalid settings are the only finding, because all
 * others depend on them.
 */
export async function examineInstallation(
  env: Record<string, string | undefined>,
  { isForOthers = false } = {},
): Promise<Finding[]> {
  try {
    const environment = readEnvironment(env)
    return [
      ...checkSettings(environment, env['RELEASE_KEYS']),
      ...(await checkFiles(environment)),
      ...checkServices(environment, isForOthers),
      ...checkOwners(environment, env),
      ...(await checkDatabase(environment)),
      ...(await checkNetwork(environment)),
      ...(await checkSingleSignOn(environment)),
    ]
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof CommandError)) throw error
    return [
      findingsOf('settings').error(error.message, 'Correct the setting. The server does not start with it.'),
    ]
  }
}

const marks = { good: 'ok     ', warning: 'WARNING', error: 'ERROR  ' }

export const describeFindings = (findings: Finding[]): string[] =>
  findings.flatMap(({ check, state, finding, advice }) => [
    `${marks[state]} ${check}: ${finding}`,
    ...(advice ? [`        → ${advice}`] : []),
  ])
