import path from 'node:path'
import { build } from './build.ts'
import { readWords, type Form } from './command-words.ts'
import { modulesCommand } from './modules-command.ts'
import { activate, signRelease } from './registry.ts'
import { atHome, moduleNames, Refused, releasesFolder, root } from './workspace.ts'

const say = (sentence: string) => console.log(sentence)

/** Where the person stands: npm runs its scripts in the folder of package.json. */
const calledIn = process.env.INIT_CWD ?? process.cwd()

/** Inside a package's folder its name need not be said; another team has one module. */
function moduleHere(): string | undefined {
  if (!atHome) return moduleNames()[0]
  const here = path.relative(root, process.cwd()).split(path.sep)[0] ?? ''
  return [...moduleNames(), 'shell'].includes(here) ? here : undefined
}

type Options = ReturnType<typeof readWords>

/** `--into FOLDER` names the releases of another system; a folder is meant from where the person stands. */
const into = ({ switches }: Options) =>
  switches.into ? path.resolve(calledIn, switches.into) : releasesFolder()

/** The file of the private key that releases are signed with, if there is one. */
const signKey = ({ switches }: Options): string | undefined => {
  const file = switches['sign-key'] ?? process.env.RELEASE_SIGN_KEY
  return file ? path.resolve(calledIn, file) : undefined
}

function tellReleased(releases: string, name: string, made: string, options: Options): void {
  const { deed, switches } = options
  const key = signKey(options)
  if (key) signRelease(releases, name, made, key)
  say(`${name} ${made} is released${switches.into || !atHome ? ` into ${releases}` : ''}.`)
  if (!switches.activate) return say(`It is not active yet: npm run modules -- activate ${name} ${made}`)
  activate(releases, name, made, deed)
  say(`${name} ${made} is active.`)
}

const whose = ['who', 'why'] as const
const forms = {
  build: { say: 'build [module …]', words: [0, 99] },
  release: {
    say: 'release [module] [--into FOLDER] [--activate] [--sign-key FILE]',
    words: [0, 1],
    options: [...whose, 'into', 'activate', 'sign-key'],
  },
  seal: {
    say: 'seal <built folder> [--descriptor FILE] [--version X.Y.Z] [--into FOLDER] [--activate] [--sign-key FILE]',
    words: [1, 1],
    options: [...whose, 'descriptor', 'version', 'into', 'activate', 'sign-key'],
  },
  newModule: { say: 'new-module <name>, such as new-module library', words: [1, 1] },
  dev: { say: 'dev [module] [--port 3003] [--system ADDRESS]', words: [0, 1], options: ['port', 'system'] },
} satisfies Record<string, Form>

/** The module that is meant: the one named, or the one whose folder this is. */
function meantModule(said: string | undefined): string {
  const name = said ?? moduleHere()
  const known = moduleNames()
  if (!name) throw new Refused(`Which module? Known: ${known.join(', ')}.`)
  if (!known.includes(name)) throw new Refused(`There is no module '${name}'. Known: ${known.join(', ')}.`)
  return name
}

async function releaseCommand(words: string[]): Promise<void> {
  const options = readWords(words, forms.release)
  const name = meantModule(options.named[0])
  const { release } = await import('./release.ts')
  const releases = into(options)
  tellReleased(releases, name, await release(name, releases), options)
}

/** In the workspace what is stale is built and taken up; another team builds into a folder of its own. */
async function buildCommand(words: string[]): Promise<void> {
  const { named } = readWords(words, forms.build)
  for (const name of named) if (name !== 'shell' || !atHome) meantModule(name)
  if (atHome) return build(releasesFolder(), say, named.length > 0 ? named : [moduleHere() ?? []].flat())
  const { release } = await import('./release.ts')
  const name = meantModule(undefined)
  const made = await release(name, releasesFolder(), { local: true })
  say(`${name} ${made} is built: ${path.join(releasesFolder(), name, made)}`)
}

async function sealCommand(words: string[]): Promise<void> {
  const options = readWords(words, forms.seal)
  const { descriptor, version } = options.switches
  const [folder = ''] = options.named
  const { seal } = await import('./seal.ts')
  const releases = into(options)
  const { module, release } = await seal(
    path.resolve(calledIn, folder),
    {
      ...(descriptor && { descriptorFile: path.resolve(calledIn, descriptor) }),
      ...(version && { version }),
    },
    releases,
  )
  tellReleased(releases, module, release, options)
}

async function newModule(words: string[]): Promise<void> {
  const [name = ''] = readWords(words, forms.newModule).named
  const { makeModule } = await import('./new-module.ts')
  makeModule(name, atHome ? root : calledIn, say)
}

/** All of the system, whose words go to the server (`--demo`), or one module for a system that runs already. */
async function devCommand(words: string[]): Promise<void> {
  const [first = ''] = words
  if (!moduleHere() && (!first || first.startsWith('-'))) return (await import('./dev.ts')).dev(words, say)
  const { named, switches } = readWords(words, forms.dev)
  if ((named[0] ?? moduleHere()) === 'shell')
    throw new Refused('The shell is worked on with the whole system: npm run dev.')
  const { devModule } = await import('./dev-module.ts')
  await devModule(meantModule(named[0]), { port: switches.port, system: switches.system }, say)
}

async function packCommand([destination]: string[]): Promise<void> {
  const { pack } = await import('./pack.ts')
  pack(destination ? path.resolve(calledIn, destination) : path.join(root, 'packages'), say)
}

async function prepackCommand([name]: string[]): Promise<void> {
  const { prepack } = await import('./pack.ts')
  prepack(name)
}

const commands: Record<string, (words: string[]) => void | Promise<void>> = {
  build: buildCommand,
  release: releaseCommand,
  seal: sealCommand,
  modules: (words) => modulesCommand(releasesFolder(), words, say),
  'new-module': newModule,
  dev: devCommand,
  ...(atHome && { pack: packCommand, prepack: prepackCommand }),
}

const [command = '', ...words] = process.argv.slice(2)
try {
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!chosen) throw new Refused(`Usage: one of ${Object.keys(commands).join(', ')}.`)
  await chosen(words)
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  process.exitCode = 1
}
