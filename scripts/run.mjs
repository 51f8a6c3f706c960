// Every command of package.json runs through this script. It needs only Node 20.19 and npm: it installs the
// packages of the lock file and then runs the command with the Node in node_modules.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { buildDocs } from './docs.mjs'
import { storybook } from './gallery.mjs'
import {
  binary,
  CommandError,
  inRoot,
  killedExitCode,
  lockHash,
  node,
  pnpm,
  run,
  say,
  tooling,
} from './programs.mjs'
import { check, test } from './tests.mjs'

const installMarkerFile = inRoot('node_modules/.samity-installed')
async function install() {
  const hash = lockHash()
  if (existsSync(installMarkerFile) && readFileSync(installMarkerFile, 'utf8') === hash) return
  say('Installing the packages of the lock file …')
  const code = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile'])
  if (code !== 0) throw new CommandError('The installation failed; the lines above say why.')
  writeFileSync(installMarkerFile, hash)
}

/**
 * glibc keeps what many threads (pictures, compression, passwords) have freed, each in an arena of its own.
 * Two arenas, and giving free memory back early, save a fifth. packaging/files/bin/samity has the same
 * values.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Makes the schemas of the API from the contract unless they are current. The server and its document read
 * them.
 */
const buildSchemas = () => node('server/openapi/build.ts')
/** Commands that run the server, or read its document, without a build */
const schemaReaders = new Set([
  'test',
  'check',
  'dev',
  'modules',
  'samity',
  'openapi',
  'bench',
  'docs',
  'rehearse',
])

async function build(args = []) {
  const codes = await Promise.all([buildSchemas(), tooling('build', ...args)])
  return codes.find((code) => code !== 0) ?? 0
}

async function start(args) {
  const buildCode = await build()
  if (buildCode !== 0) return buildCode
  // a server that was killed is started again; a server that stopped on its own has printed the reason
  for (;;) {
    const code = await node('server/src/main.ts', args, { env: allocator })
    if (code !== killedExitCode) return code
    say('The server was killed. Starting it again …')
    await delay(1000)
  }
}

/** Writes what operators install: a tarball, a Debian package and the files of a container image. */
async function packageProduct(args) {
  const buildCode = await build()
  if (buildCode !== 0) return buildCode
  const docsCode = await buildDocs()
  if (docsCode !== 0) return docsCode
  return node('packaging/src/main.ts', args, { env: { SAMITY_PNPM: pnpm } })
}

/** Writes what module teams install: the packages, and a system to develop against. */
async function pack(args) {
  const code = (await tooling('pack', ...args)) || (await build())
  return code || node('packaging/src/system-main.ts', args)
}

/** Writes the changesets of the product into CHANGELOG.md. */
async function changelog(args) {
  const code = await tooling('changelog', ...args)
  if (code !== 0) return code
  return binary('prettier', ['--write', '--log-level', 'warn', 'CHANGELOG.md'])
}

/** A new folder becomes part of the workspace when it is installed. */
async function newModule(args) {
  const code = await tooling('new-module', ...args)
  if (code !== 0) return code
  return run('npx', ['-y', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline'])
}

/**
 * Applies the changesets: versions and changelogs. The APIs of packages are then those of the new versions.
 */
async function version() {
  const code =
    (await tooling('changelog')) ||
    (await binary('changeset', ['version'])) ||
    (await tooling('changelog', 'release'))
  if (code !== 0) return code
  // CHANGELOG.md has the same changes by area
  rmSync(inRoot('server/CHANGELOG.md'), { force: true })
  await commands.format()
  return tooling('api', 'record')
}

/** Writes what follows from the contract. The format of the pages is that of all pages. */
async function openapi(args) {
  const code = await node('server/openapi/main.ts', args)
  if (code !== 0) return code
  return binary('prettier', [
    '--write',
    '--log-level',
    'warn',
    'docs/api-errors.md',
    'docs/operate/variables.md',
  ])
}

/** Subcommands of `modules` that need the data, which only the server knows. */
const commandsOfServer = new Map([
  ['purge', 'purge-module'],
  ['rehearse', 'rehearse-release'],
])

const commands = {
  start,
  test,
  check,
  format: () => binary('prettier', ['--write', '--log-level', 'warn', '.']),
  build,
  release: (args) => tooling('release', ...args),
  modules: (args) => {
    const command = commandsOfServer.get(args[0])
    return command ? node('server/src/samity.ts', [command, ...args.slice(1)]) : tooling('modules', ...args)
  },
  seal: (args) => tooling('seal', ...args),
  types: (args) => tooling('types', ...args),
  create: (args) => tooling('create', ...args),
  'new-module': newModule,
  api: (args) => tooling('api', ...args),
  changelog,
  changeset: (args) => binary('changeset', args),
  version,
  pack,
  package: packageProduct,
  docs: () => buildDocs(),
  storybook: (args) => storybook(['dev', '--port', '6006', '--no-version-updates', ...args]),
  'build-storybook': (args) => storybook(['build', ...args]),
  prepack: (args) => tooling('prepack', ...args),
  dev: (args) => tooling('dev', ...args),
  samity: (args) => node('server/src/samity.ts', args),
  openapi,
  // what it starts and measures has the allocator of the product
  bench: (args) => node('server/bench/main.ts', args, { env: allocator }),
  rehearse: (args) => node('server/test/rehearsals/main.ts', args),
}

const [command = '', ...args] = process.argv.slice(2)
try {
  const runCommand = commands[command]
  if (!runCommand) throw new CommandError(`Usage: one of ${Object.keys(commands).join(', ')}.`)
  await install()
  const schemasCode = schemaReaders.has(command) ? await buildSchemas() : 0
  process.exitCode = schemasCode || (await runCommand(args))
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
