import { readServiceReports } from './service-report.ts'
import type { Environment } from '../process/environment.ts'
import { findingsOf, type Finding } from './finding.ts'

/** The output of a module may name people: only the product's own part of a reason is shown. */
const ownPart = (reason: string) => /^the process ended with [^:]*/.exec(reason)?.[0] ?? reason

/**
 * Finds services of modules that do not run, as the server processes on this machine have noted them, with
 * the reason.
 */
export function checkServices({ data }: Pick<Environment, 'data'>, isForOthers: boolean): Finding[] {
  const { good, error } = findingsOf('services')
  const services = readServiceReports(data)
  const findings = services
    .filter(({ state }) => state === 'failed' || state === 'restarting')
    .map(({ module, release, error: reason }) =>
      error(
        `The service of ${module} ${release} does not run: ${isForOthers ? ownPart(reason ?? '') : reason}`,
        /module-roles\.sql/.test(reason ?? '')
          ? 'Run that command. The service then starts within five minutes, or with the next start of the server.'
          : 'Activate another release under Settings → Modules, and tell the people who release the module the reason.',
      ),
    )
  if (findings.length > 0 || services.length === 0) return findings
  return [good(`The services of ${services.length} modules run.`)]
}
