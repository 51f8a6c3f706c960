// The runners of tests: jest, Playwright, and what they need. Each returns how many tests passed and failed,
// and may return `failures`: the `name` of a failed test, why it failed, and whether it passed when it was
// repeated (`isFlaky`).
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { buildGallery } from './gallery.mjs'
import { inRoot, node, root, say } from './programs.mjs'
import { remember } from './test-memory.mjs'

export const heading = (title) => say(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}`)

const resultFile = (name) => {
  mkdirSync(inRoot('.cache'), { recursive: true })
  return inRoot('.cache', name)
}

const memoryFileSystem = '/dev/shm'
const leastFreeBytes = 6 * 2 ** 30

/**
 * Runs tests that keep their files in memory where that has room. After hundreds of databases and copies have
 * been deleted, ext4 searches long for each new file: a fifth of the processor time of server tests.
 * A rehearsal hides this file system from the release, so end-to-end tests keep their files on the disk.
 */
async function withFilesInMemory(runTests) {
  if (!existsSync(memoryFileSystem)) return runTests({})
  const { bavail, bsize } = statfsSync(memoryFileSystem)
  if (bavail * bsize < leastFreeBytes) return runTests({})
  const folder = mkdtempSync(path.join(memoryFileSystem, 'samity-tests-'))
  // like the usual folder: a test looks whether others reach a file
  chmodSync(folder, 0o755)
  try {
    return await runTests({ TMPDIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads the counts that a test runner wrote to a file. A run without a file counts as one failure. */
function readCounts(file, code, read) {
  const count = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, failures: [] }
  rmSync(file, { force: true })
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** The specs of a Playwright suite and of the suites in it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * What a Playwright report says: `seconds` of each test by file and line (tests of a loop have the same
 * line), and of each file its seconds, whether it passed, and the modules of which its pages loaded files.
 */
function readEndToEndReport({ suites }) {
  const seconds = new Map()
  const files = new Map()
  for (const { file, line, ok, tests } of suites.flatMap(specsOf)) {
    const name = `e2e/tests/${file}`
    const total = files.get(name) ?? { seconds: 0, passed: true, modules: [] }
    const duration = tests.flatMap(({ results }) => results).reduce((sum, { duration: ms }) => sum + ms, 0)
    seconds.set(`${name}:${line}`, (seconds.get(`${name}:${line}`) ?? 0) + duration / 1000)
    const modules = tests.flatMap(({ annotations }) =>
      annotations.filter(({ type }) => type === 'module').map(({ description }) => description),
    )
    files.set(name, {
      seconds: total.seconds + duration / 1000,
      passed: total.passed && ok,
      modules: [...new Set([...total.modules, ...modules])].sort(),
    })
  }
  return { seconds, files }
}

export const jestConfig = '--config=scripts/jest/jest.config.mjs'

const repeatedFiles = 3
/**
 * Runs jest. With `hashes` the tests that pass are remembered. In a complete run, up to three files that fail
 * are repeated without the load of the others. What then passes is flaky, and named at the end.
 */
export async function jest(args, { hashes, isComplete = false } = {}) {
  heading('Unit, component and server tests')
  const first = await runJest(args, hashes)
  const { passed, failed, failures } = first
  if (!isComplete || failures.length === 0 || failures.length > repeatedFiles) return first
  heading('Failed files again')
  const again = await runJest(['-i', '--runTestsByPath', ...failures.map(({ name }) => name)], hashes)
  const failsAgain = new Set(again.failures.map(({ name }) => name))
  return {
    passed: passed + Math.max(0, failed - again.failed),
    failed: again.failed,
    failures: failures.map((one) => ({ ...one, isFlaky: !failsAgain.has(one.name) })),
  }
}

async function runJest(args, hashes) {
  const file = resultFile(`jest-${process.pid}.json`)
  const costs = resultFile(`jest-costs-${process.pid}.json`)
  const code = await withFilesInMemory((env) =>
    node('node_modules/jest/bin/jest.js', [jestConfig, '--json', `--outputFile=${file}`, ...args], {
      env: { JEST_COSTS: costs, ...env },
    }),
  )
  if (existsSync(costs)) {
    remember(
      JSON.parse(readFileSync(costs, 'utf8')).map(({ name, seconds, processorSeconds, passed }) => [
        name,
        { seconds, processorSeconds, ...(hashes && { success: passed ? hashes.ofTest(name) : undefined }) },
      ]),
    )
    rmSync(costs)
  }
  return readCounts(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites || report.numRuntimeErrorTestSuites,
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => ({ name: path.relative(root, name), why: message })),
  }))
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Whether there is a browser, which e2e/browser.ts finds: the machine's, or one that is downloaded now. */
async function hasBrowser() {
  if ([process.env.CHROMIUM_PATH, ...browsers].some((file) => file && existsSync(file))) return true
  say('No Chromium on this machine; downloading one …')
  const code = await node('e2e/node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    cwd: inRoot('e2e'),
  })
  if (code === 0) return true
  say(
    'Chromium could not be found or downloaded, so the end-to-end tests cannot run. Install chromium, or set CHROMIUM_PATH.',
  )
  return false
}

const demosFolder = inRoot('.cache/end-to-end-demo')
/** The folder of a demo association of today with this schema. */
export function demoFolder() {
  const hash = createHash('sha256')
  for (const folder of ['server/db', 'server/src/demo'])
    for (const name of readdirSync(inRoot(folder), { recursive: true }).sort())
      if (statSync(inRoot(folder, name)).isFile()) hash.update(readFileSync(inRoot(folder, name)))
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format()
  return path.join(demosFolder, `${today}-${hash.digest('hex').slice(0, 12)}`)
}

/**
 * Creates the demo association that the products of the end-to-end tests start from. Returns its folder, or
 * undefined.
 */
export async function fillDemo() {
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
  if (!(await hasBrowser())) return { passed: 0, failed: 1 }
  const file = resultFile(`${name}-${process.pid}.json`)
  const code = await node(
    'e2e/node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...args],
    {
      cwd: inRoot('e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
    },
  )
  return readCounts(file, code, (report) => {
    readReport(report)
    const { expected, unexpected, flaky } = report.stats
    const failures = report.suites
      .flatMap(specsOf)
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ ok, file: spec, line, title, tests }) => ({
        name: `${spec}:${line} ${title}`,
        isFlaky: ok,
        why: tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error.message ?? '',
      }))
    const errors = report.errors.map(({ message }) => ({ name, why: message }))
    return {
      passed: expected + flaky,
      failed: unexpected + errors.length,
      failures: [...failures, ...errors],
    }
  })
}

/** Builds the gallery and opens every story in both languages. */
export async function galleryTests() {
  heading('Gallery')
  if ((await buildGallery()) !== 0) return { passed: 0, failed: 1 }
  return browserTests('gallery', ['--config', 'gallery.config.ts'])
}

export async function endToEndTests(demo, args = [], { env = {}, hashes } = {}) {
  heading('End-to-end tests')
  const folder = await demo
  if (!folder) {
    say('The demo association could not be created; the lines above say why.')
    return { passed: 0, failed: 1 }
  }
  return browserTests('end-to-end', args, {
    env: { E2E_DEMO: folder, ...env },
    readReport: (report) => {
      if (!hashes) return
      const { seconds, files } = readEndToEndReport(report)
      remember([...seconds].map(([name, took]) => [name, { seconds: took }]))
      remember(
        [...files].map(([spec, { passed, modules, ...cost }]) => [
          spec,
          { ...cost, modules, success: passed ? hashes.ofSpec(spec, modules) : undefined },
        ]),
      )
    },
  })
}
