// `npm test` and `npm run check`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildDocs } from './docs.mjs'
import { binary, CommandError, inRoot, node, projectNode, root, say, toolingWith } from './programs.mjs'
import {
  demoFolder,
  endToEndTests,
  fillDemo,
  galleryTests,
  heading,
  jest,
  jestConfig,
} from './test-runners.mjs'
import { ContentHashes, readMemory, remember } from './test-memory.mjs'

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
  run: (output) =>
    binary('knip', ['--config', 'scripts/knip.json', '--no-progress', '--no-config-hints'], { output }),
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

/** The end-to-end tests read the site. */
const documentation = { title: 'Documentation', run: buildDocs }

const checkLanes = [
  [format(['.']), unusedCode, packageApi, apiDocument],
  [lint([]), types],
]

/** Checks of one lane run one after another, the lanes at the same time. Each is printed when it is done. */
async function runChecks(lanes) {
  const count = { passed: 0, failed: 0, failures: [] }
  const runLane = async (checks) => {
    for (const { title, run: check } of checks) {
      const output = []
      const code = await check(output)
      heading(title)
      process.stdout.write(output.join(''))
      say(code === 0 ? 'passed' : 'FAILED')
      count[code === 0 ? 'passed' : 'failed'] += 1
      if (code !== 0) count.failures.push({ name: title, why: output.join('') })
    }
  }
  await Promise.all(lanes.map(runLane))
  return count
}

const sumOf = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})

const shownReasonLines = 12
/** A run has thousands of lines: what failed is said again at its end. */
function printFailures(failures) {
  for (const { name, why, isFlaky } of failures) {
    const lines = stripVTControlCharacters(why)
      .split('\n')
      .filter((line) => line.trim() !== '')
    say([`${isFlaky ? 'FLAKY' : 'FAILED'} ${name}`, ...lines.slice(0, shownReasonLines)].join('\n  '))
  }
}

function printResult(counts) {
  const { passed, failed, failures } = sumOf(counts)
  heading('Result')
  printFailures(failures)
  say(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/**
 * Checks, jest tests and end-to-end tests for the files that differ from main, or from another branch, in
 * about a minute.
 */
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
  if (endToEnd.chosen.some((name) => name.includes('documentation.spec')))
    counts.push(await runChecks([[documentation]]))
  if (isBrowserRun)
    counts.push(
      await endToEndTests(demo, endToEnd.chosen, {
        env: {
          E2E_PRODUCTS: '1',
          ...(endToEnd.paths.length > 0 && { E2E_SCREENS: endToEnd.paths.join(',') }),
        },
      }),
    )
  const omitted = jestTests.omitted.length + endToEnd.omitted.length
  if (omitted > 0) say(`\nOnly npm test runs ${omitted} other related tests: they did not fit into a minute.`)
  return printResult(counts)
}

const costliestCount = 10

function listCostliest() {
  const costs = Object.entries(readMemory())
    .filter(([name]) => !name.includes(':'))
    .map(([name, { seconds = 0, processorSeconds }]) => ({ name, seconds, processorSeconds }))
  const print = (title, list, cost) => {
    say(`\n${title}`)
    for (const one of list.sort((a, b) => cost(b) - cost(a)).slice(0, costliestCount))
      say(`${cost(one).toFixed(1).padStart(6)} s  ${one.name}`)
  }
  print(
    'Most processor time in jest:',
    costs.filter(({ processorSeconds }) => processorSeconds !== undefined),
    ({ processorSeconds }) => processorSeconds,
  )
  print(
    'Longest end-to-end tests:',
    costs.filter(({ name }) => name.startsWith('e2e/')),
    ({ seconds }) => seconds,
  )
}

async function listJestTests() {
  const output = []
  const code = await node('node_modules/jest/bin/jest.js', [jestConfig, '--listTests', '--json'], { output })
  if (code !== 0) throw new CommandError(output.join(''))
  return JSON.parse(output.join('')).map((file) => path.relative(root, file).split(path.sep).join('/'))
}

const listSpecs = () =>
  readdirSync(inRoot('e2e/tests'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/tests/${name}`)

/** Runs every test, or with `isRemembering` those that have not passed with the same content. */
async function testAll({ isRemembering }) {
  const hashes = new ContentHashes()
  const memory = isRemembering ? readMemory() : {}
  const hasPassed = (name, hash) => memory[name]?.success === hash
  const all = { jest: await listJestTests(), specs: listSpecs() }
  const jestTests = all.jest.filter((name) => !hasPassed(name, hashes.ofTest(name)))
  const specs = all.specs.filter((name) => !hasPassed(name, hashes.ofSpec(name, memory[name]?.modules)))
  const rememberedCount = all.jest.length + all.specs.length - jestTests.length - specs.length
  if (rememberedCount > 0)
    say(`${rememberedCount} test files passed with the same content. npm test -- --all runs them, too.`)
  const counts = [await runChecks([[buildAll]])]
  // filling takes as long as many tests and mostly waits for the database
  const demo = specs.length > 0 && fillDemo()
  const runJest = async () =>
    jestTests.length > 0 ? [await jest(['--runTestsByPath', ...jestTests], { hashes, isComplete: true })] : []
  // the checks use the time in which tests wait
  const [checkCount, jestCounts] = await Promise.all([runChecks([...checkLanes, [documentation]]), runJest()])
  counts.push(checkCount, ...jestCounts)
  const galleryHash = hashes.ofSpec('gallery', [])
  if (!hasPassed('gallery', galleryHash)) {
    const count = await galleryTests()
    remember([['gallery', { success: count.failed === 0 ? galleryHash : undefined }]])
    counts.push(count)
  }
  if (specs.length > 0) {
    const args = isRemembering ? specs.map((name) => path.posix.relative('e2e', name)) : []
    counts.push(await endToEndTests(demo, args, { hashes }))
  }
  listCostliest()
  return printResult(counts)
}

/**
 * The parts of a complete run, each for a machine of its own. They take the arguments of their runner, such
 * as `--shard=1/3`.
 */
const parts = {
  '--jest': (args) => jest(args),
  '--end-to-end': (args) => endToEndTests(fillDemo(), args),
  '--gallery': async () => sumOf([await runChecks([[documentation]]), await galleryTests()]),
}

export async function test(args) {
  if (args[0] === '--changed') return testChanged(args.slice(1))
  const runPart = parts[args[0]]
  if (runPart) return printResult([await runChecks([[buildAll]]), await runPart(args.slice(1))])
  if (args.length === 0 || args[0] === '--all') return testAll({ isRemembering: args.length === 0 })
  return (await jest(args)).failed === 0 ? 0 : 1
}

/** Format, lint, types, the search for unused code, and the API reports. */
export const check = async () => ((await runChecks(checkLanes)).failed === 0 ? 0 : 1)
