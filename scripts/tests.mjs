// `npm test` and `npm run check`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildDocs } from './docs.mjs'
import { buildGallery } from './gallery.mjs'
import { binary, CommandError, inRoot, node, projectNode, root, say, toolingWith } from './programs.mjs'

/** Each check returns an exit code. */
const format = (files) => ({
  title: 'Format',
  run: (output) =>
    binary('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...files], { output }),
})
const lint = (files) => ({
  title: 'Lint',
  run: (output) => binary('oxlint', ['--type-aware', '--deny-warnings', ...files], { output }),
})
const types = { title: 'Types', run: (output) => binary('tsc', ['-p', 'tsconfig.json'], { output }) }
const unusedCode = {
  title: 'Unused code',
  run: (output) => binary('knip', ['--no-progress', '--no-config-hints'], { output }),
}
/** The exported API of the packed packages against its reports and versions. */
const packageApi = { title: 'API reports', run: (output) => toolingWith({ output }, 'api', 'check') }
/** The OpenAPI document of the server's routes against the recommended rules. */
const apiDocument = {
  title: 'API document',
  run: (output) => node('server/openapi/check-document.ts', [], { output }),
}
/** Some server tests start the whole server, and the end-to-end tests use the built files. */
const buildAll = { title: 'Build', run: (output) => toolingWith({ output }, 'build') }

const checkLanes = [
  [format(['.']), unusedCode, packageApi, apiDocument],
  [lint([]), types],
]

const heading = (title) => say(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}`)

/** Checks of one lane run one after another, the lanes at the same time. Each is printed when it is done. */
async function runChecks(lanes) {
  const count = { passed: 0, failed: 0 }
  const runLane = async (checks) => {
    for (const { title, run: check } of checks) {
      const output = []
      const code = await check(output)
      heading(title)
      process.stdout.write(output.join(''))
      say(code === 0 ? 'passed' : 'FAILED')
      count[code === 0 ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(lanes.map(runLane))
  return count
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

/** How long each test took in the last complete run; `npm test -- --changed` chooses by it. */
const secondsFile = '.cache/test-seconds.json'
function saveSeconds(entries) {
  const file = inRoot(secondsFile)
  const previous = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(file, JSON.stringify({ ...previous, ...Object.fromEntries(entries) }))
}
const nameInRoot = (file) => path.relative(root, file).split(path.sep).join('/')

/** The seconds of each test of a Playwright report, by file and line. Tests of a loop have the same line. */
function endToEndSeconds({ suites }) {
  const seconds = new Map()
  const visit = ({ specs = [], suites: inner = [] }) => {
    for (const { file, line, tests } of specs) {
      const key = `e2e/tests/${file}:${line}`
      const duration = tests.flatMap(({ results }) => results).reduce((sum, { duration: ms }) => sum + ms, 0)
      seconds.set(key, (seconds.get(key) ?? 0) + duration / 1000)
    }
    inner.forEach(visit)
  }
  suites.forEach(visit)
  return seconds
}

async function jest(args) {
  heading('Unit, component and server tests')
  const file = resultFile(`jest-${process.pid}.json`)
  const code = await node('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${file}`, ...args])
  return readCounts(
    file,
    code,
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites, testResults }) => {
      if (args.length === 0)
        saveSeconds(
          testResults.map(({ name, startTime, endTime }) => [nameInRoot(name), (endTime - startTime) / 1000]),
        )
      return {
        passed: numPassedTests,
        failed: numFailedTests || numFailedTestSuites || numRuntimeErrorTestSuites,
      }
    },
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

const demosFolder = inRoot('.cache/end-to-end-demo')
/** The folder of a demo association of today with this schema. */
function demoFolder() {
  const hash = createHash('sha256')
  for (const folder of ['server/db', 'server/src/demo'])
    for (const name of readdirSync(inRoot(folder), { recursive: true }).sort())
      if (statSync(inRoot(folder, name)).isFile()) hash.update(readFileSync(inRoot(folder, name)))
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format()
  return path.join(demosFolder, `${today}-${hash.digest('hex').slice(0, 12)}`)
}

/** Creates the demo association that the products of the end-to-end tests start from. Returns its folder, or undefined. */
async function fillDemo() {
  const folder = demoFolder()
  rmSync(demosFolder, { recursive: true, force: true })
  const output = []
  const code = await node('e2e/fill-demo.ts', [folder], { cwd: inRoot('e2e'), output })
  if (code === 0) return folder
  process.stdout.write(output.join(''))
  return undefined
}

/** Runs Playwright. `readReport` receives its whole report. */
async function browserTests(name, args, { env = {}, readReport = () => {} } = {}) {
  const browser = await findBrowser()
  if (browser === undefined) return { passed: 0, failed: 1 }
  const file = resultFile(`${name}-${process.pid}.json`)
  const code = await node(
    'e2e/node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...args],
    {
      cwd: inRoot('e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser && { CHROMIUM_PATH: browser }), ...env },
    },
  )
  return readCounts(file, code, (report) => {
    readReport(report)
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected + report.errors.length }
  })
}

/** Builds the gallery and opens every story in both languages. */
async function galleryTests() {
  heading('Gallery')
  if ((await buildGallery()) !== 0) return { passed: 0, failed: 1 }
  return browserTests('gallery', ['--config', 'gallery.config.ts'])
}

/** Builds the site of the documentation, which fails for a link that leads nowhere. The end-to-end tests read it. */
async function docsBuild() {
  heading('Documentation')
  return (await buildDocs()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function endToEndTests(demo, args = [], env = {}) {
  heading('End-to-end tests')
  const folder = await demo
  if (!folder) {
    say('The demo association could not be created; the lines above say why.')
    return { passed: 0, failed: 1 }
  }
  return browserTests('end-to-end', args, {
    env: { E2E_DEMO: folder, ...env },
    readReport: (report) => {
      if (args.length === 0) saveSeconds(endToEndSeconds(report))
    },
  })
}

function printResult(counts) {
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0)
  heading('Result')
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

/** Checks, jest tests and end-to-end tests for the files that differ from main, or from another branch, in about a minute. */
async function testChanged(args) {
  const selection = spawnSync(projectNode(), [inRoot('scripts/select-tests.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (selection.status !== 0) throw new CommandError(selection.stderr)
  const { changedFiles, jest: jestTests, endToEnd } = JSON.parse(selection.stdout)
  const isBrowserRun = endToEnd.chosen.length > 0
  const demo = isBrowserRun && (existsSync(demoFolder()) ? demoFolder() : fillDemo())
  const sources = changedFiles.filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file))
  const counts = [
    await runChecks([
      [...(changedFiles.length > 0 ? [format(changedFiles)] : []), ...(isBrowserRun ? [buildAll] : [])],
      [...(sources.length > 0 ? [lint(sources)] : []), types],
    ]),
  ]
  if (jestTests.chosen.length > 0) counts.push(await jest(['--runTestsByPath', ...jestTests.chosen]))
  if (endToEnd.chosen.some((name) => name.includes('documentation.spec'))) counts.push(await docsBuild())
  if (isBrowserRun)
    counts.push(
      await endToEndTests(demo, endToEnd.chosen, {
        E2E_PRODUCTS: '1',
        ...(endToEnd.paths.length > 0 && { E2E_SCREENS: endToEnd.paths.join(',') }),
      }),
    )
  const omitted = jestTests.omitted.length + endToEnd.omitted.length
  if (omitted > 0) say(`\nOnly npm test runs ${omitted} other related tests: they did not fit into a minute.`)
  return printResult(counts)
}

export async function test(args) {
  if (args[0] === '--changed') return testChanged(args.slice(1))
  if (args.length > 0) return (await jest(args)).failed === 0 ? 0 : 1
  const [formatLane, typesLane] = checkLanes
  const counts = [await runChecks([formatLane, [...typesLane, buildAll]])]
  // filling takes as long as many tests and mostly waits for the database
  const demo = fillDemo()
  counts.push(await jest([]), await galleryTests(), await docsBuild(), await endToEndTests(demo))
  return printResult(counts)
}

/** Format, lint, types, the search for unused code, and the API reports. */
export const check = async () => ((await runChecks(checkLanes)).failed === 0 ? 0 : 1)
