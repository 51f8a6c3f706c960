import {
  activate,
  type ChangeContext,
  descriptorOf,
  endCanary,
  isUnconfined,
  listReleases,
  resolveRelease,
  startCanary,
  unconfinedSentences,
} from '@samity/module-registry'
import { parseWholeNumber, type ParsedCommand, type Say } from './command-line.ts'

/** Call it before an activation: on this machine the release gets more than its service needs. */
export function warnIfUnconfined(folder: string, module: string, release: string, say: Say): void {
  // the activation refuses a release that does not exist
  if (!listReleases(folder, module).includes(release)) return
  if (!isUnconfined(descriptorOf(folder, module, release))) return
  say(unconfinedSentences.finding)
  say(unconfinedSentences.advice)
}

export function activateRelease(
  folder: string,
  { positionals: [module = '', prefix = ''], options, context: author }: ParsedCommand,
  say: Say,
): void {
  const withoutRehearsal = options['without-rehearsal']
  const context =
    withoutRehearsal === undefined
      ? author
      : { ...author, withoutRehearsal, why: `Without rehearsal: ${withoutRehearsal} ${author.why}`.trim() }
  const share = parseWholeNumber(options.share ?? '100', 'share')
  if (share === 0) {
    const { modules } = endCanary(folder, module, context)
    return say(`The canary has ended; ${module} ${modules[module]?.active} is active for everyone.`)
  }
  const release = resolveRelease(folder, module, prefix)
  warnIfUnconfined(folder, module, release, say)
  if (share === 100) return activateForEveryone(folder, module, release, context, say)
  startCanary(folder, module, release, share, context)
  say(`${module} ${release} is a canary for ${share} % of the people.`)
}

function activateForEveryone(
  folder: string,
  module: string,
  release: string,
  context: ChangeContext,
  say: Say,
): void {
  activate(folder, module, release, context)
  say(`${module} ${release} is active.`)
  sayNextCheck(folder, module, release, say)
}

/**
 * The command knows neither the server nor its database: only the server can run migrations and start the
 * service.
 */
export function sayNextCheck(folder: string, module: string, release: string, say: Say): void {
  if (!descriptorOf(folder, module, release).service) return
  say(
    'The server now runs its migrations and starts its service. If that keeps failing, the server goes back to the former release. Settings → Modules has the result.',
  )
}
