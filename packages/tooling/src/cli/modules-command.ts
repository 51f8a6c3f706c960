import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  CommandError,
  createSigningKey,
  folderOf,
  isWorkspace,
  prune,
  readSchemaVersions,
  readStoredRegistry,
  removeModule,
  resolveRelease,
  rollback,
  setModuleOrigin,
  signRelease,
  verify,
} from '@samity/module-registry'
import { activateRelease } from './activate-release.ts'
import {
  asksForHelp,
  helpOf,
  parseCommand,
  parseWholeNumber,
  type CommandForm,
  type ParsedCommand,
  type Say,
} from './command-line.ts'
import {
  compareTwo,
  exportNamed,
  forgetName,
  importFile,
  listCompositions,
  nameOne,
  returnToOne,
} from './composition-commands.ts'
import { listModules } from './list-modules.ts'

type ModulesAction = CommandForm & {
  run: (folder: string, command: ParsedCommand, say: Say) => void | Promise<void>
}

const authorOptions = ['who', 'why'] as const

function checkFiles(folder: string, _command: ParsedCommand, say: Say): void {
  readStoredRegistry(folder)
  const problems = verify(folder)
  for (const problem of problems) say(problem)
  if (problems.length > 0) throw new CommandError(`${problems.length} file(s) differ from their release.`)
  say('Every file of every active release is as released.')
}

function removeUnused(folder: string, { options }: ParsedCommand, say: Say): void {
  const removedReleases = prune(folder, { maxAgeDays: parseWholeNumber(options.days ?? '14', 'days') })
  for (const release of removedReleases) say(`${release} is removed.`)
  say(
    removedReleases.length === 0
      ? 'There is nothing to remove.'
      : `${removedReleases.length} release(s) removed.`,
  )
}

function deactivateModule(
  folder: string,
  { positionals: [module = ''], context }: ParsedCommand,
  say: Say,
): void {
  removeModule(folder, module, context)
  say(`${module} is no longer active. Its releases stay until they are pruned.`)
  if (Object.hasOwn(readSchemaVersions(folder), module))
    say(`Its data stays in the database. To delete it: npm run modules -- purge ${module}`)
  if (isWorkspace && existsSync(folderOf(module)))
    say(`Its folder is still in the workspace: the next build activates it again.`)
}

function rollbackModule(
  folder: string,
  { positionals: [module = ''], context }: ParsedCommand,
  say: Say,
): void {
  const { history, modules } = rollback(folder, module, context)
  const canaryNote = history[0]?.action === 'end-canary' ? `The canary ${history[0].from} has ended; ` : ''
  say(`${canaryNote}${module} ${modules[module]?.active} is active.`)
}

function setOrigin(
  folder: string,
  { positionals: [module = '', origin = ''], context }: ParsedCommand,
  say: Say,
): void {
  setModuleOrigin(folder, module, origin === 'here' ? undefined : origin, context)
  say(`Browsers fetch ${module} from ${origin === 'here' ? 'this server' : origin}.`)
}

async function fetchModule(
  folder: string,
  { positionals: [address = ''] }: ParsedCommand,
  say: Say,
): Promise<void> {
  const { fetchRelease } = await import('../release/fetch-release.ts')
  const { module, release } = await fetchRelease(folder, address)
  say(`${module} ${release} is fetched, and every file is as released.`)
  say(`It is not active yet: npm run modules -- activate ${module} ${release}`)
}

function generateKey(_folder: string, { positionals: [fileName = ''] }: ParsedCommand, say: Say): void {
  const file = path.resolve(process.env.INIT_CWD ?? '.', fileName)
  const publicKey = createSigningKey(file)
  say(`The private key is in ${file}. Anyone who has it can sign releases: do not put it on the server.`)
  say(`To trust it, set on the server: RELEASE_KEYS=${publicKey}`)
}

function signOneRelease(
  folder: string,
  { positionals: [module = '', prefix = ''], options }: ParsedCommand,
  say: Say,
): void {
  const key = options['sign-key'] ?? process.env.RELEASE_SIGN_KEY
  if (!key) throw new CommandError('Set the file of the private key with --sign-key.')
  const release = resolveRelease(folder, module, prefix)
  signRelease(folder, module, release, path.resolve(process.env.INIT_CWD ?? '.', key))
  say(`${module} ${release} is signed.`)
}

const actions: Record<string, ModulesAction> = {
  list: {
    usage: 'modules list [module]',
    description: 'lists releases and the active one',
    argumentCount: [0, 1],
    run: listModules,
  },
  activate: {
    usage: 'modules activate <module> <release> [--share 10] [--without-rehearsal "…"]',
    description: 'activates it for everyone, or for this share of the people (per cent)',
    argumentCount: [2, 2],
    options: [...authorOptions, 'share', 'without-rehearsal'],
    run: activateRelease,
  },
  rollback: {
    usage: 'modules rollback <module>',
    description: 'ends a canary, or activates the previous release',
    argumentCount: [1, 1],
    options: authorOptions,
    run: rollbackModule,
  },
  remove: {
    usage: 'modules remove <module>',
    description: 'removes the module from the registry',
    argumentCount: [1, 1],
    options: authorOptions,
    run: deactivateModule,
  },
  purge: {
    usage: 'modules purge <module> [--export <folder>] [--yes]',
    description: 'says what data of a removed module is in the database, exports it and deletes it',
    argumentCount: [1, 1],
    run: () => {
      throw new CommandError('Only the server can delete data: run it in the folder of the server.')
    },
  },
  rehearse: {
    usage: 'modules rehearse <module> <release> [--all] [--fresh]',
    description: 'opens its pages on the data of a backup, beside the system that runs',
    argumentCount: [2, 2],
    run: () => {
      throw new CommandError('Only the server has the data: run it in the folder of the server.')
    },
  },
  compositions: {
    usage: 'modules compositions',
    description: 'lists the compositions with a name, and the last changes with their numbers',
    argumentCount: [0, 0],
    run: listCompositions,
  },
  name: {
    usage: 'modules name <name> [number]',
    description: 'names a composition: that of a number, or of now',
    argumentCount: [1, 2],
    options: authorOptions,
    run: nameOne,
  },
  forget: {
    usage: 'modules forget <name>',
    description: 'takes the name of a composition away',
    argumentCount: [1, 1],
    run: forgetName,
  },
  compare: {
    usage: 'modules compare <composition> [composition]',
    description: 'shows what differs between two compositions, or from now',
    argumentCount: [1, 2],
    run: compareTwo,
  },
  return: {
    usage: 'modules return <composition>',
    description: 'makes every module what it was in a composition',
    argumentCount: [1, 1],
    options: authorOptions,
    run: returnToOne,
  },
  export: {
    usage: 'modules export <name> <file> [--sign-key FILE]',
    description: 'writes a file that carries a composition to another system',
    argumentCount: [2, 2],
    options: ['sign-key'],
    run: exportNamed,
  },
  import: {
    usage: 'modules import <file>',
    description: 'takes a composition from such a file',
    argumentCount: [1, 1],
    options: authorOptions,
    run: importFile,
  },
  fetch: {
    usage: 'modules fetch <address>',
    description: 'fetches a release that another team serves',
    argumentCount: [1, 1],
    run: fetchModule,
  },
  place: {
    usage: 'modules place <module> <address|here>',
    description: 'sets where browsers fetch a module’s releases',
    argumentCount: [2, 2],
    options: authorOptions,
    run: setOrigin,
  },
  verify: {
    usage: 'modules verify',
    description: 'checks whether all files are as released',
    argumentCount: [0, 0],
    run: checkFiles,
  },
  keygen: {
    usage: 'modules keygen <file>',
    description: 'creates a key to sign releases with',
    argumentCount: [1, 1],
    run: generateKey,
  },
  sign: {
    usage: 'modules sign <module> <release> --sign-key FILE',
    description: 'signs a release in the releases folder',
    argumentCount: [2, 2],
    options: ['sign-key'],
    run: signOneRelease,
  },
  prune: {
    usage: 'modules prune [--days 14]',
    description: 'removes releases that nobody has received for so long',
    argumentCount: [0, 0],
    options: ['days'],
    run: removeUnused,
  },
}

const usageText = `Usage:
${Object.values(actions)
  .map(({ usage, description }) => `  ${usage.padEnd(50)} ${description}`)
  .join('\n')}
Each change accepts --why "…" and --who NAME (default: your user name).`

export function modulesCommand(
  folder: string,
  [name = '', ...args]: string[],
  say: Say,
): void | Promise<void> {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (asksForHelp([name, ...args])) return say(action ? helpOf(action) : usageText)
  if (!action) throw new CommandError(name ? `There is no 'modules ${name}'. ${usageText}` : usageText)
  return action.run(folder, parseCommand(args, action), say)
}
