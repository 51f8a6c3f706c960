import { existsSync } from 'node:fs'
import path from 'node:path'
import { reasonInEnglish } from '@samity/shared-api/contract/system/rollback-reason'
import {
  activate,
  type ChangeContext,
  CommandError,
  createSigningKey,
  endCanary,
  folderOf,
  isWorkspace,
  listReleases,
  modulesWithReleases,
  prune,
  readStoredRegistry,
  readUsableRegistry,
  type RegistryChange,
  removeModule,
  rollback,
  setModuleOrigin,
  signRelease,
  startCanary,
  verify,
} from '@samity/module-registry'
import { parseCommand, parseWholeNumber, type CommandForm } from './command-line.ts'

type Say = (sentence: string) => void
type ParsedCommand = ReturnType<typeof parseCommand>
type ModulesAction = CommandForm & {
  description: string
  run: (folder: string, command: ParsedCommand, say: Say) => void | Promise<void>
}

const authorOptions = ['who', 'why'] as const

/** A release may be called by its version or by the beginning of its name, as long as that means one only. */
function resolveRelease(folder: string, module: string, prefix: string): string {
  const all = listReleases(folder, module)
  if (all.includes(prefix)) return prefix
  const matches = all.filter((release) => release.startsWith(prefix))
  const [match] = matches
  if (match && matches.length === 1) return match
  if (matches.length > 1)
    throw new CommandError(`${module} ${prefix} may mean ${matches.join(' or ')}. Say which.`)
  return prefix
}

const actionLabels: Record<RegistryChange['action'], string> = {
  activate: 'activated',
  canary: 'canary',
  'end-canary': 'canary ended,',
  rollback: 'rolled back to',
  remove: 'removed',
}
function formatChange(change: RegistryChange): string {
  const { at, action, to, share, by } = change
  const reason = reasonInEnglish(change)
  return `${at}  ${actionLabels[action]} ${to}${share ? ` for ${share} %` : ''}, by ${by}${reason ? `: ${reason}` : ''}`
}

const maxShownChanges = 10

function listModules(folder: string, { named: [moduleName] }: ParsedCommand, say: Say): void {
  const { registry, warning } = readUsableRegistry(folder)
  const names = [...new Set([...Object.keys(registry.modules), ...modulesWithReleases(folder)])].sort()
  if (moduleName && !names.includes(moduleName))
    throw new CommandError(`There is no module '${moduleName}'. Known: ${names.join(', ')}.`)
  if (warning) say(warning)
  say(`Registry revision ${registry.revision}`)
  for (const name of moduleName ? [moduleName] : names) {
    const { active, previous, canary, changed, by } = registry.modules[name] ?? {}
    say(`${name}${active ? '' : '  not active'}`)
    for (const release of listReleases(folder, name)) {
      const statuses = [
        release === active && `active since ${changed}, by ${by}`,
        release === canary?.release &&
          `canary for ${canary?.share} % since ${canary?.since}, by ${canary?.by}`,
        release === previous && 'previous',
      ].filter(Boolean)
      say(`  ${release}${statuses.length > 0 ? `  ${statuses.join(', ')}` : ''}`)
    }
    const history = registry.history.filter(({ module }) => module === name)
    for (const change of history.slice(0, maxShownChanges)) say(`    ${formatChange(change)}`)
  }
}

function checkFiles(folder: string, _words: ParsedCommand, say: Say): void {
  readStoredRegistry(folder)
  const problems = verify(folder)
  for (const problem of problems) say(problem)
  if (problems.length > 0) throw new CommandError(`${problems.length} file(s) differ from what was released.`)
  say('Every file of every active release is as it was released.')
}

function removeUnused(folder: string, { switches }: ParsedCommand, say: Say): void {
  const removedReleases = prune(folder, { maxAgeDays: parseWholeNumber(switches.days ?? '14', 'days') })
  for (const release of removedReleases) say(`${release} is removed.`)
  say(
    removedReleases.length === 0
      ? 'There is nothing to remove.'
      : `${removedReleases.length} release(s) removed.`,
  )
}

function deactivateModule(
  folder: string,
  { named: [module = ''], deed: context }: ParsedCommand,
  say: Say,
): void {
  removeModule(folder, module, context)
  say(`${module} is not active any more. Its releases stay until they are pruned.`)
  if (isWorkspace && existsSync(folderOf(module)))
    say(`Its folder is still in the workspace: the next build makes it active again.`)
}

function rollbackModule(
  folder: string,
  { named: [module = ''], deed: context }: ParsedCommand,
  say: Say,
): void {
  const { history, modules } = rollback(folder, module, context)
  const canaryNote = history[0]?.action === 'end-canary' ? `The canary ${history[0].from} has ended; ` : ''
  say(`${canaryNote}${module} ${modules[module]?.active} is active.`)
}

function setOrigin(
  folder: string,
  { named: [module = '', origin = ''], deed: context }: ParsedCommand,
  say: Say,
): void {
  setModuleOrigin(folder, module, origin === 'here' ? undefined : origin, context)
  say(`Browsers fetch ${module} from ${origin === 'here' ? 'this server' : origin}.`)
}

async function fetchModule(
  folder: string,
  { named: [address = ''] }: ParsedCommand,
  say: Say,
): Promise<void> {
  const { fetchRelease } = await import('../release/fetch-release.ts')
  const { module, release } = await fetchRelease(folder, address)
  say(`${module} ${release} is here, every file as it was released.`)
  say(`It is not active yet: npm run modules -- activate ${module} ${release}`)
}

function generateKey(_folder: string, { named: [fileName = ''] }: ParsedCommand, say: Say): void {
  const file = path.resolve(process.env.INIT_CWD ?? '.', fileName)
  const publicKey = createSigningKey(file)
  say(`The private key is in ${file}. Whoever has it can release: keep it off the server.`)
  say(`The server trusts it with RELEASE_KEYS=${publicKey}`)
}

function signOneRelease(
  folder: string,
  { named: [module = '', prefix = ''], switches }: ParsedCommand,
  say: Say,
): void {
  const key = switches['sign-key'] ?? process.env.RELEASE_SIGN_KEY
  if (!key) throw new CommandError('Name the file of the private key with --sign-key.')
  const release = resolveRelease(folder, module, prefix)
  signRelease(folder, module, release, path.resolve(process.env.INIT_CWD ?? '.', key))
  say(`${module} ${release} is signed.`)
}

function activateRelease(
  folder: string,
  { named: [module = '', prefix = ''], switches, deed: context }: ParsedCommand,
  say: Say,
): void {
  const share = parseWholeNumber(switches.share ?? '100', 'share')
  if (share === 0) {
    const { modules } = endCanary(folder, module, context)
    return say(`The canary has ended; ${module} ${modules[module]?.active} is active for everyone.`)
  }
  const release = resolveRelease(folder, module, prefix)
  if (share === 100) return activateForEveryone(folder, module, release, context, say)
  startCanary(folder, module, release, share, context)
  say(`${module} ${release} is given to ${share} % of the people.`)
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
}

const actions: Record<string, ModulesAction> = {
  list: {
    usage: 'modules list [module]',
    description: 'releases, and which is active',
    argumentCount: [0, 1],
    run: listModules,
  },
  activate: {
    usage: 'modules activate <module> <release> [--share 10]',
    description: 'everyone gets it, or this share of the people (per cent)',
    argumentCount: [2, 2],
    options: [...authorOptions, 'share'],
    run: activateRelease,
  },
  rollback: {
    usage: 'modules rollback <module>',
    description: 'ends a canary, or goes back to the release before',
    argumentCount: [1, 1],
    options: authorOptions,
    run: rollbackModule,
  },
  remove: {
    usage: 'modules remove <module>',
    description: 'nobody is given this module any more',
    argumentCount: [1, 1],
    options: authorOptions,
    run: deactivateModule,
  },
  fetch: {
    usage: 'modules fetch <address>',
    description: 'takes in a release that another team serves',
    argumentCount: [1, 1],
    run: fetchModule,
  },
  place: {
    usage: 'modules place <module> <address|here>',
    description: 'where browsers fetch a module’s releases',
    argumentCount: [2, 2],
    options: authorOptions,
    run: setOrigin,
  },
  verify: {
    usage: 'modules verify',
    description: 'are all files as they were released?',
    argumentCount: [0, 0],
    run: checkFiles,
  },
  keygen: {
    usage: 'modules keygen <file>',
    description: 'makes a key to sign releases with',
    argumentCount: [1, 1],
    run: generateKey,
  },
  sign: {
    usage: 'modules sign <module> <release> --sign-key FILE',
    description: 'signs a release that lies here',
    argumentCount: [2, 2],
    options: ['sign-key'],
    run: signOneRelease,
  },
  prune: {
    usage: 'modules prune [--days 14]',
    description: 'removes releases that nobody was given for so long',
    argumentCount: [0, 0],
    options: ['days'],
    run: removeUnused,
  },
}

const usageText = `Usage:
${Object.values(actions)
  .map(({ usage, description }) => `  ${usage.padEnd(50)} ${description}`)
  .join('\n')}
Each change takes --why "…" and --who NAME (you, when left out).`

/** `npm run modules -- …`: the registry from the command line. Every change is live with the next page. */
export function modulesCommand(
  folder: string,
  [name = '', ...args]: string[],
  say: Say,
): void | Promise<void> {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new CommandError(name ? `There is no 'modules ${name}'. ${usageText}` : usageText)
  return action.run(folder, parseCommand(args, action), say)
}
