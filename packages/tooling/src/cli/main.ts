import path from 'node:path'
import { build } from '../build/build.ts'
import { sayNextCheck, warnIfUnconfined } from './activate-release.ts'
import { asksForHelp, helpOf, parseCommand, type CommandForm, type ParsedCommand } from './command-line.ts'
import { modulesCommand } from './modules-command.ts'
import { activate, CommandError, isWorkspace, root, signRelease } from '@samity/module-registry'
import { moduleNames, releasesFolder } from '../workspace.ts'

const say = (sentence: string) => console.log(sentence)

/** The current folder of the person: npm runs its scripts in the folder of package.json. */
const callerFolder = process.env.INIT_CWD ?? process.cwd()

function currentModule(): string | undefined {
  if (!isWorkspace) return moduleNames()[0]
  const here = path.relative(root, process.cwd()).split(path.sep)[0] ?? ''
  return [...moduleNames(), 'shell'].includes(here) ? here : undefined
}

/** The releases of `--into FOLDER`, relative to the person's current folder, or those of this system. */
const targetReleases = ({ options }: ParsedCommand) =>
  options.into ? path.resolve(callerFolder, options.into) : releasesFolder()

const signKeyFile = ({ options }: ParsedCommand): string | undefined => {
  const file = options['sign-key'] ?? process.env.RELEASE_SIGN_KEY
  return file ? path.resolve(callerFolder, file) : undefined
}

function reportRelease(releases: string, name: string, release: string, parsed: ParsedCommand): void {
  const { context, options } = parsed
  const key = signKeyFile(parsed)
  if (key) signRelease(releases, name, release, key)
  say(`${name} ${release} is released${options.into || !isWorkspace ? ` into ${releases}` : ''}.`)
  const command = isWorkspace
    ? `npm run modules -- activate ${name} ${release}`
    : 'npx samity-tooling activate'
  if (!options.activate) return say(`It is not active yet: ${command}`)
  warnIfUnconfined(releases, name, release, say)
  activate(releases, name, release, context)
  say(`${name} ${release} is active.`)
  sayNextCheck(releases, name, release, say)
}

const authorOptions = ['who', 'why'] as const
const forms = {
  build: {
    usage: 'build [module …]',
    description: 'builds what has changed',
    argumentCount: [0, 99],
  },
  release: {
    usage: 'release [module] [--into FOLDER] [--activate] [--sign-key FILE]',
    description: 'builds a release of the version in package.json',
    argumentCount: [0, 1],
    options: [...authorOptions, 'into', 'activate', 'sign-key'],
  },
  seal: {
    usage:
      'seal <built folder> [--descriptor FILE] [--version X.Y.Z] [--into FOLDER] [--activate] [--sign-key FILE]',
    description: 'makes a release of files that another bundler has built',
    argumentCount: [1, 1],
    options: [...authorOptions, 'descriptor', 'version', 'into', 'activate', 'sign-key'],
  },
  'new-module': {
    usage: 'new-module <name>, such as new-module canteen',
    description: 'writes the files of a new module',
    argumentCount: [1, 1],
  },
  create: {
    usage: 'create <name> [FOLDER] [--money] [--packages FOLDER], such as create canteen',
    description: 'writes the repository of a module with a service',
    argumentCount: [1, 2],
    options: ['money', 'packages'],
  },
  activate: {
    usage: 'activate [--into FOLDER]',
    description: 'activates the release of the version in package.json for everyone',
    argumentCount: [0, 0],
    options: [...authorOptions, 'into'],
  },
  types: {
    usage: 'types [module]',
    description:
      'writes the types of the slots that the module opens, and of those of other modules that it fills',
    argumentCount: [0, 1],
  },
  dev: {
    usage: 'dev [module] [--port 3003] [--system ADDRESS]',
    description: 'shows the module in a running system while you change it',
    argumentCount: [0, 1],
    options: ['port', 'system'],
  },
} satisfies Record<string, CommandForm>
const formsByCommand: Record<string, CommandForm> = forms

function resolveModule(argument: string | undefined): string {
  const name = argument ?? currentModule()
  const names = moduleNames()
  if (!name) throw new CommandError(`Which module? Known: ${names.join(', ')}.`)
  if (!names.includes(name))
    throw new CommandError(`There is no module '${name}'. Known: ${names.join(', ')}.`)
  return name
}

async function releaseCommand(args: string[]): Promise<void> {
  const parsed = parseCommand(args, forms.release)
  const name = resolveModule(parsed.positionals[0])
  const { buildRelease } = await import('../release/build-release.ts')
  const releases = targetReleases(parsed)
  reportRelease(releases, name, await buildRelease(name, releases), parsed)
}

async function buildCommand(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, forms.build)
  for (const name of positionals) if (name !== 'shell' || !isWorkspace) resolveModule(name)
  if (isWorkspace)
    return build(releasesFolder(), say, positionals.length > 0 ? positionals : [currentModule() ?? []].flat())
  const { buildRelease } = await import('../release/build-release.ts')
  const name = resolveModule(undefined)
  const releaseName = await buildRelease(name, releasesFolder(), { local: true })
  say(`${name} ${releaseName} is built: ${path.join(releasesFolder(), name, releaseName)}`)
}

async function sealCommand(args: string[]): Promise<void> {
  const parsed = parseCommand(args, forms.seal)
  const { descriptor, version } = parsed.options
  const [folder = ''] = parsed.positionals
  const { packRelease } = await import('../release/pack-release.ts')
  const releases = targetReleases(parsed)
  const { module, release } = await packRelease(
    path.resolve(callerFolder, folder),
    {
      ...(descriptor && { descriptorFile: path.resolve(callerFolder, descriptor) }),
      ...(version && { version }),
    },
    releases,
  )
  reportRelease(releases, module, release, parsed)
}

async function newModule(args: string[]): Promise<void> {
  const [name = ''] = parseCommand(args, forms['new-module']).positionals
  const { createModule } = await import('./new-module.ts')
  createModule(name, isWorkspace ? root : callerFolder, say)
}

async function createCommand(args: string[]): Promise<void> {
  const { positionals, options } = parseCommand(args, forms.create)
  const [name = '', folder] = positionals
  const target = folder && path.resolve(callerFolder, folder)
  if (isWorkspace && !path.relative(root, target ?? callerFolder).startsWith('..'))
    throw new CommandError(
      `A repository of its own lies outside of this one: name a folder there, or use npm run new-module -- ${name}.`,
    )
  const { createRepository } = await import('./create-repository.ts')
  const packages = options.packages && path.resolve(callerFolder, options.packages)
  createRepository(name, { parent: callerFolder, target }, { money: options.money === true, packages }, say)
}

async function typesCommand(args: string[]): Promise<void> {
  const name = resolveModule(parseCommand(args, forms.types).positionals[0])
  const { slotsOf } = await import('../build/slots-of-module.ts')
  const { writeSlotTypes } = await import('../build/slot-types.ts')
  const slots = slotsOf(name, releasesFolder())
  if (slots.length === 0) return say(`${name} opens no slot, and fills none of another module.`)
  say(`The types of ${slots.map((slot) => slot.name).join(', ')} are in ${writeSlotTypes(name, slots)}.`)
}

async function activateCommand(args: string[]): Promise<void> {
  const parsed = parseCommand(args, forms.activate)
  const { ownVersion } = await import('./create-repository.ts')
  const { by, why } = parsed.context
  const author = ['--who', by, ...(why ? ['--why', why] : [])]
  const name = resolveModule(undefined)
  await modulesCommand(targetReleases(parsed), ['activate', name, ownVersion(root), ...author], say)
}

async function devCommand(args: string[]): Promise<void> {
  const [first = ''] = args
  if (!currentModule() && (!first || first.startsWith('-')))
    return (await import('../dev/dev-system.ts')).dev(args, say)
  const { positionals, options } = parseCommand(args, forms.dev)
  if ((positionals[0] ?? currentModule()) === 'shell')
    throw new CommandError('The shell can only be developed with the whole system: npm run dev.')
  const { devModule } = await import('../dev/dev-module.ts')
  await devModule(resolveModule(positionals[0]), { port: options.port, system: options.system })
}

async function packCommand([destination]: string[]): Promise<void> {
  const { pack } = await import('./pack-packages.ts')
  pack(destination ? path.resolve(callerFolder, destination) : path.join(root, 'dist/packages'), say)
}

async function prepackCommand([name]: string[]): Promise<void> {
  const { prepack } = await import('./pack-packages.ts')
  prepack(name)
}

async function apiCommandLine([action = 'write']: string[]): Promise<void> {
  const { apiCommand } = await import('../api/api-command.ts')
  await apiCommand(action, say)
}

async function changelogCommandLine([action = 'write']: string[]): Promise<void> {
  const { changelogCommand } = await import('../api/changelog.ts')
  await changelogCommand(action, say)
}

const commands: Record<string, (args: string[]) => void | Promise<void>> = {
  build: buildCommand,
  release: releaseCommand,
  seal: sealCommand,
  modules: (args) => modulesCommand(releasesFolder(), args, say),
  'new-module': newModule,
  create: createCommand,
  types: typesCommand,
  dev: devCommand,
  ...(isWorkspace
    ? { pack: packCommand, prepack: prepackCommand, api: apiCommandLine, changelog: changelogCommandLine }
    : { activate: activateCommand }),
}

const [command = '', ...commandArgs] = process.argv.slice(2)
try {
  const handler = Object.hasOwn(commands, command) ? commands[command] : undefined
  const form = Object.hasOwn(forms, command) ? formsByCommand[command] : undefined
  const usage = `Usage: one of ${Object.keys(commands).join(', ')}. For one of them: release --help`
  if (!handler && asksForHelp([command])) say(usage)
  else if (!handler) throw new CommandError(usage)
  else if (form && asksForHelp(commandArgs)) say(helpOf(form))
  else await handler(commandArgs)
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
