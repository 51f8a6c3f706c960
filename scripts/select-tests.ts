import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  chooseEndToEndTests,
  chooseJestTests,
  readScreens,
  readSpec,
  type Screen,
  type SpecTest,
} from './changed-tests.ts'

/*
 * Prints the tests for the files that differ from the branch `main`, as JSON, for `npm test -- --changed`:
 * `node scripts/select-tests.ts [BRANCH]`.
 */

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const readIfExists = (file: string) => (existsSync(path.join(root, file)) ? read(file) : '')

function output(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr}`)
  return stdout
}
const lines = (text: string) => text.split('\n').filter((line) => line !== '')
const git = (...args: string[]) => lines(output('git', args))

function mergeBase(branch: string): string {
  const names = [branch, `origin/${branch}`]
  const existingName = names.find(
    (name) => spawnSync('git', ['rev-parse', '-q', '--verify', name], { cwd: root }).status === 0,
  )
  if (!existingName)
    throw new Error(`There is no branch '${branch}'. Name another one: npm test -- --changed BRANCH`)
  return git('merge-base', 'HEAD', existingName)[0] ?? existingName
}

const [branch = 'main'] = process.argv.slice(2)
const untracked = git('ls-files', '--others', '--exclude-standard')
const base = mergeBase(branch)
const changedFiles = [...new Set([...git('diff', '--name-only', '--diff-filter=d', base), ...untracked])]
const changedLines = git('diff', '--unified=0', '--diff-filter=d', base).filter((line) =>
  /^[+-](?![+-])/.test(line),
)

/** The durations of the last run; new tests count with the average. */
const memoryFile = path.join(root, '.cache/test-memory.json')
// test-memory.mjs writes it
const memory: Record<string, { seconds?: number }> = existsSync(memoryFile)
  ? (JSON.parse(readFileSync(memoryFile, 'utf8')) as Record<string, { seconds?: number }>)
  : {}

const isTestFile = (file: string) => /\.test\.tsx?$/.test(file)
const sources = changedFiles.filter(
  (file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file) && !file.startsWith('e2e/'),
)
const importers =
  sources.length === 0
    ? []
    : lines(
        output(process.execPath, [
          'node_modules/jest/bin/jest.js',
          '--config=scripts/jest/jest.config.mjs',
          '--listTests',
          '--findRelatedTests',
          ...sources,
        ]),
      ).map((file) => path.relative(root, file))

const jest = chooseJestTests({
  changedFiles,
  allTests: [...git('ls-files'), ...untracked].filter(
    (file) => isTestFile(file) && existsSync(path.join(root, file)),
  ),
  importers,
  changedLines: changedLines.join('\n'),
  textOf: (test) => read(test) + readIfExists(test.replace(/[^/]+$/, '__snapshots__/$&.snap')),
  secondsOf: (test) => memory[test]?.seconds ?? 4,
  // two of them run at the same time
  maxSeconds: 60,
})

const screens: Screen[] = [
  ...readScreens(JSON.parse(read('shell/routes.json')), [
    { file: 'shell/src/navigation/own-routes.ts', text: read('shell/src/navigation/own-routes.ts') },
  ]),
  ...readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'module.json')))
    .flatMap((name) =>
      readScreens(JSON.parse(read(`${name}/module.json`)), [
        { file: `${name}/src/module.tsx`, text: read(`${name}/src/module.tsx`) },
      ]),
    ),
]
const specTests: SpecTest[] = readdirSync(path.join(root, 'e2e/tests'))
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => readSpec(`e2e/tests/${name}`, read(`e2e/tests/${name}`)))
const endToEnd = chooseEndToEndTests({
  changedFiles,
  screens,
  tests: specTests,
  secondsOf: ({ file, line }) => memory[`${file}:${line}`]?.seconds ?? 5,
  maxSeconds: 15,
})
/** every-screen.spec.ts opens all of them. */
const dashboardPaths = endToEnd.paths.filter((screenPath) => screenPath.startsWith('/dashboard'))
const locationOf = ({ file, line }: SpecTest) => `${path.posix.relative('e2e', file)}:${line}`

process.stdout.write(
  JSON.stringify({
    changedFiles,
    jest,
    endToEnd: {
      chosen: [
        ...endToEnd.chosen.map(locationOf),
        ...(dashboardPaths.length > 0 ? ['tests/every-screen.spec.ts'] : []),
      ],
      omitted: endToEnd.omitted.map(locationOf),
      paths: dashboardPaths,
    },
  }),
)
