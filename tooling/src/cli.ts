import path from 'node:path'
import { build } from './build.ts'
import { modulesCommand, readOptions } from './modules-command.ts'
import { activate } from './registry.ts'
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

type Options = ReturnType<typeof readOptions>

/** `--into FOLDER` names the releases of another system; a folder is meant from where the person stands. */
const into = ({ switches }: Options) =>
  switches.into ? path.resolve(calledIn, switches.into) : releasesFolder()

function tellReleased(releases: string, name: string, made: string, { deed, switches }: Options): void {
  say(`${name} ${made} is released${switches.into || !atHome ? ` into ${releases}` : ''}.`)
  if (!switches.activate) return say(`It is not active yet: npm run modules -- activate ${name} ${made}`)
  activate(releases, name, made, deed)
  say(`${name} ${made} is active.`)
}

async function releaseCommand(words: string[]): Promise<void> {
  const options = readOptions(words)
  const name = options.named[0] ?? moduleHere()
  if (!name) throw new Refused(`Which module? Known: ${moduleNames().join(', ')}.`)
  const { release } = await import('./release.ts')
  const releases = into(options)
  tellReleased(releases, name, await release(name, releases), options)
}

/** In the workspace what is stale is built and taken up; another team builds into a folder of its own. */
async function buildCommand(words: string[]): Promise<void> {
  if (atHome) return build(releasesFolder(), say, words.length > 0 ? words : [moduleHere() ?? []].flat())
  const { release } = await import('./release.ts')
  const [name = ''] = moduleNames()
  const made = await release(name, releasesFolder(), { local: true })
  say(`${name} ${made} is built: ${path.join(releasesFolder(), name, made)}`)
}

async function sealCommand(words: string[]): Promise<void> {
  const options = readOptions(words)
  const { descriptor, version } = options.switches
  const [folder] = options.named
  if (!folder)
    throw new Refused(
      'Say: seal <built folder> [--descriptor FILE] [--version X.Y.Z] [--into FOLDER] [--activate].',
    )
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

async function newModule([name]: string[]): Promise<void> {
  if (!name) throw new Refused('Say: new-module <name>, such as new-module library.')
  const { makeModule } = await import('./new-module.ts')
  makeModule(name, atHome ? root : calledIn, say)
}

async function fetchCommand(address: string): Promise<void> {
  const { fetchRelease } = await import('./fetch-release.ts')
  const { module, release } = await fetchRelease(releasesFolder(), address)
  say(`${module} ${release} is here, every file as it was released.`)
  say(`It is not active yet: npm run modules -- activate ${module} ${release}`)
}

/** All of the system, whose words go to the server (`--demo`), or one module for a system that runs already. */
async function devCommand(words: string[]): Promise<void> {
  const [first = ''] = words
  const name = first && !first.startsWith('-') ? first : moduleHere()
  if (!name) return (await import('./dev.ts')).dev(words, say)
  if (name === 'shell') throw new Refused('The shell is worked on with the whole system: npm run dev.')
  const { switches } = readOptions(words)
  const { devModule } = await import('./dev-module.ts')
  await devModule(name, { port: switches.port, system: switches.system }, say)
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
  modules: (words) =>
    words[0] === 'fetch' && words[1] ? fetchCommand(words[1]) : modulesCommand(releasesFolder(), words, say),
  'new-module': newModule,
  dev: devCommand,
  ...(atHome && { pack: packCommand, prepack: prepackCommand }),
}

const [command = '', ...words] = process.argv.slice(2)
try {
  const chosen = commands[command]
  if (!chosen) throw new Refused(`Say one of: ${Object.keys(commands).join(', ')}.`)
  await chosen(words)
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  process.exitCode = 1
}
