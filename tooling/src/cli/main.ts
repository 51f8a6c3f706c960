import path from 'node:path'
import { build } from '../build/build.ts'
import { parseCommand, type CommandForm } from './command-line.ts'
import { modulesCommand } from './modules-command.ts'
import { activate, CommandError, isWorkspace, root, signRelease } from '@samity/module-registry'
import { moduleNames, releasesFolder } from '../workspace.ts'

const say = (sentence: string) => console.log(sentence)

/** Where the person stands: npm runs its scripts in the folder of package.json. */
const callerFolder = process.env.INIT_CWD ?? process.cwd()

/** Inside a package's folder its name need not be said; another team has one module. */
function currentModule(): string | undefined {
  if (!isWorkspace) return moduleNames()[0]
  const here = path.relative(root, process.cwd()).split(path.sep)[0] ?? ''
  return [...moduleNames(), 'shell'].includes(here) ? here : undefined
}

type Options = ReturnType<typeof parseCommand>

/** `--into FOLDER` names the releases of another system; a folder is meant from where the person stands. */
const targetReleases = ({ switches }: Options) =>
  switches.into ? path.resolve(callerFolder, switches.into) : releasesFolder()

/** The file of the private key that releases are signed with, if there is one. */
const signKeyFile = ({ switches }: Options): string | undefined => {
  const file = switches['sign-key'] ?? process.env.RELEASE_SIGN_KEY
  return file ? path.resolve(callerFolder, file) : undefined
}

function reportRelease(releases: string, name: string, release: string, options: Options): void {
  const { deed: context, switches } = options
  const key = signKeyFile(options)
  if (key) signRelease(releases, name, release, key)
  say(`${name} ${release} is released${switches.into || !isWorkspace ? ` into ${releases}` : ''}.`)
  if (!switches.activate) return say(`It is not active yet: npm run modules -- activate ${name} ${release}`)
  activate(releases, name, release, context)
  say(`${name} ${release} is active.`)
}

const authorOptions = ['who', 'why'] as const
const forms = {
  build: { usage: 'build [module …]', argumentCount: [0, 99] },
  release: {
    usage: 'release [module] [--into FOLDER] [--activate] [--sign-key FILE]',
    argumentCount: [0, 1],
    options: [...authorOptions, 'into', 'activate', 'sign-key'],
  },
  seal: {
    usage:
      'seal <built folder> [--descriptor FILE] [--version X.Y.Z] [--into FOLDER] [--activate] [--sign-key FILE]',
    argumentCount: [1, 1],
    options: [...authorOptions, 'descriptor', 'version', 'into', 'activate', 'sign-key'],
  },
  newModule: { usage: 'new-module <name>, such as new-module library', argumentCount: [1, 1] },
  dev: {
    usage: 'dev [module] [--port 3003] [--system ADDRESS]',
    argumentCount: [0, 1],
    options: ['port', 'system'],
  },
} satisfies Record<string, CommandForm>

/** The module that is meant: the one named, or the one whose folder this is. */
function resolveModule(argument: string | undefined): string {
  const name = argument ?? currentModule()
  const names = moduleNames()
  if (!name) throw new CommandError(`Which module? Known: ${names.join(', ')}.`)
  if (!names.includes(name))
    throw new CommandError(`There is no module '${name}'. Known: ${names.join(', ')}.`)
  return name
}

async function releaseCommand(args: string[]): Promise<void> {
  const options = parseCommand(args, forms.release)
  const name = resolveModule(options.named[0])
  const { buildRelease } = await import('../release/build-release.ts')
  const releases = targetReleases(options)
  reportRelease(releases, name, await buildRelease(name, releases), options)
}

/** In the workspace what is stale is built and taken up; another team builds into a folder of its own. */
async function buildCommand(args: string[]): Promise<void> {
  const { named: positionals } = parseCommand(args, forms.build)
  for (const name of positionals) if (name !== 'shell' || !isWorkspace) resolveModule(name)
  if (isWorkspace)
    return build(releasesFolder(), say, positionals.length > 0 ? positionals : [currentModule() ?? []].flat())
  const { buildRelease } = await import('../release/build-release.ts')
  const name = resolveModule(undefined)
  const releaseName = await buildRelease(name, releasesFolder(), { local: true })
  say(`${name} ${releaseName} is built: ${path.join(releasesFolder(), name, releaseName)}`)
}

async function sealCommand(args: string[]): Promise<void> {
  const options = parseCommand(args, forms.seal)
  const { descriptor, version } = options.switches
  const [folder = ''] = options.named
  const { packRelease } = await import('../release/pack-release.ts')
  const releases = targetReleases(options)
  const { module, release } = await packRelease(
    path.resolve(callerFolder, folder),
    {
      ...(descriptor && { descriptorFile: path.resolve(callerFolder, descriptor) }),
      ...(version && { version }),
    },
    releases,
  )
  reportRelease(releases, module, release, options)
}

async function newModule(args: string[]): Promise<void> {
  const [name = ''] = parseCommand(args, forms.newModule).named
  const { createModule } = await import('./new-module.ts')
  createModule(name, isWorkspace ? root : callerFolder, say)
}

/** All of the system, whose words go to the server (`--demo`), or one module for a system that runs already. */
async function devCommand(args: string[]): Promise<void> {
  const [first = ''] = args
  if (!currentModule() && (!first || first.startsWith('-')))
    return (await import('../dev/dev-system.ts')).dev(args, say)
  const { named: positionals, switches } = parseCommand(args, forms.dev)
  if ((positionals[0] ?? currentModule()) === 'shell')
    throw new CommandError('The shell is worked on with the whole system: npm run dev.')
  const { devModule } = await import('../dev/dev-module.ts')
  await devModule(resolveModule(positionals[0]), { port: switches.port, system: switches.system }, say)
}

async function packCommand([destination]: string[]): Promise<void> {
  const { pack } = await import('./pack-packages.ts')
  pack(destination ? path.resolve(callerFolder, destination) : path.join(root, 'packages'), say)
}

async function prepackCommand([name]: string[]): Promise<void> {
  const { prepack } = await import('./pack-packages.ts')
  prepack(name)
}

const commands: Record<string, (args: string[]) => void | Promise<void>> = {
  build: buildCommand,
  release: releaseCommand,
  seal: sealCommand,
  modules: (args) => modulesCommand(releasesFolder(), args, say),
  'new-module': newModule,
  dev: devCommand,
  ...(isWorkspace && { pack: packCommand, prepack: prepackCommand }),
}

const [command = '', ...words] = process.argv.slice(2)
try {
  const handler = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!handler) throw new CommandError(`Usage: one of ${Object.keys(commands).join(', ')}.`)
  await handler(words)
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
