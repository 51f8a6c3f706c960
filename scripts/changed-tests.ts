import path from 'node:path'

/*
 * Chooses the tests for `npm test -- --changed`. The rules use names only, so no list has to be kept:
 *   - a jest test is beside the file that it tests, or named after it, or imports it (jest knows which);
 *   - an end-to-end test opens a screen by its URL or its title, and a screen is in one folder.
 */

/**
 * The words of a path in lower case, in the singular: 'paper-sales/PaperSaleEntryPage.tsx' has paper, sale,
 * entry and page.
 */
function wordsOf(file: string): Set<string> {
  const words = file
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g)
  return new Set((words ?? []).map((word) => word.replace(/ies$/, 'y').replace(/(?<=..)s$/, '')))
}

const baseOf = (file: string) => path.posix.basename(file).replace(/\..*$/, '')
const folderOf = (file: string) => path.posix.dirname(file)
/** The group 'packages' says nothing about the subject of a file. */
const withoutGroup = (file: string) => file.replace(/^packages\//, '')
const contains = (all: Set<string>, some: Set<string>) => [...some].every((word) => all.has(word))

/** True if the words of the test are in the path of the file, or the words of the file in the test's name. */
const isNamedAfter = (test: string, file: string): boolean => {
  const testWords = wordsOf(baseOf(test))
  return (
    contains(wordsOf(withoutGroup(file).replace(/\.\w+$/, '')), testWords) ||
    contains(testWords, wordsOf(baseOf(file)))
  )
}

/** 0 for a test that certainly concerns the file, 3 for one that only imports it; undefined for any other. */
function distance(test: string, file: string, importers: Set<string>): number | undefined {
  if (test === file || (folderOf(test) === folderOf(file) && baseOf(test) === baseOf(file))) return 0
  const isSamePackage = withoutGroup(test).split('/')[0] === withoutGroup(file).split('/')[0]
  const isImporter = importers.has(test)
  if (isNamedAfter(test, file) && (isSamePackage || isImporter)) return 1
  if (isImporter && folderOf(test) === folderOf(file)) return 2
  return isImporter ? 3 : undefined
}

/**
 * The relevance of a test is the sum of the words of the changed paths and lines that are in its text. A word
 * counts more if few of the tests have it: 'ledger' says more than 'server'.
 */
function relevanceOf(tests: string[], change: string, textOf: (test: string) => string): Map<string, number> {
  const subjects = wordsOf(change)
  const subjectsOf = (test: string) =>
    new Set([...wordsOf(textOf(test))].filter((word) => subjects.has(word)))
  const wordsByTest = new Map(tests.map((test) => [test, subjectsOf(test)]))
  const weightOf = (word: string) =>
    Math.log(tests.length / tests.filter((test) => wordsByTest.get(test)?.has(word)).length)
  const weights = new Map([...subjects].map((word) => [word, weightOf(word)]))
  const sum = (words: Set<string>) => [...words].reduce((total, word) => total + (weights.get(word) ?? 0), 0)
  return new Map([...wordsByTest].map(([test, words]) => [test, sum(words)]))
}

export type Selection<Test> = { chosen: Test[]; omitted: Test[] }

function takeWithin<Test>(
  tests: Test[],
  secondsOf: (test: Test) => number,
  maxSeconds: number,
): Selection<Test> {
  const chosen: Test[] = []
  const omitted: Test[] = []
  let total = 0
  for (const test of tests) {
    const seconds = secondsOf(test)
    if (chosen.length > 0 && total + seconds > maxSeconds) omitted.push(test)
    else {
      chosen.push(test)
      total += seconds
    }
  }
  return { chosen, omitted }
}

type JestInput = {
  changedFiles: string[]
  allTests: string[]
  importers: string[]
  changedLines: string
  textOf: (test: string) => string
  secondsOf: (test: string) => number
  maxSeconds: number
}

export function chooseJestTests({
  changedFiles,
  allTests,
  importers,
  changedLines,
  textOf,
  secondsOf,
  maxSeconds,
}: JestInput): Selection<string> {
  const importerSet = new Set(importers)
  const related = allTests.flatMap((test) => {
    const distances = changedFiles.flatMap((file) => distance(test, file, importerSet) ?? [])
    return distances.length > 0 ? [{ test, distance: Math.min(...distances) }] : []
  })
  const relevance = relevanceOf(
    related.map(({ test }) => test),
    [...changedFiles, changedLines].join('\n'),
    textOf,
  )
  const relevanceOfTest = (test: string) => relevance.get(test) ?? 0
  const ordered = related
    // among equally near and relevant tests the quick ones first, so that more of them fit
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        relevanceOfTest(b.test) - relevanceOfTest(a.test) ||
        secondsOf(a.test) - secondsOf(b.test),
    )
    .map(({ test }) => test)
  return takeWithin(ordered, secondsOf, maxSeconds)
}

export type Screen = { path: string; titles: string[]; folder: string }

type RouteFile = { routes: { path: string; screen: string; title?: Record<string, string> }[] }

/**
 * The screens of a package: `sources` import each screen by name from its folder, `routeFile` gives their
 * URLs.
 */
export function readScreens({ routes }: RouteFile, sources: { file: string; text: string }[]): Screen[] {
  const folders = new Map<string, string>()
  for (const { file, text } of sources)
    for (const [, screen = '', target = ''] of text.matchAll(/(\w+): \(\) => import\('(\.[^']+)'\)/g))
      folders.set(screen, path.posix.join(folderOf(file), folderOf(target)))
  return routes.flatMap(({ path: url, screen, title }) => {
    const folder = folders.get(screen)
    // '/dashboard/bank/:id' is opened as '/dashboard/bank/7'
    return folder ? [{ path: url.replace(/\/:.*$/, ''), titles: Object.values(title ?? {}), folder }] : []
  })
}

export type SpecTest = { file: string; line: number; text: string }

export function readSpec(file: string, text: string): SpecTest[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (/^\s*test(?:\.only)?\(/.test(line) ? [index] : []))
  const preamble = lines.slice(0, starts[0] ?? 0).join('\n')
  return starts.map((start, position) => ({
    file,
    line: start + 1,
    text: `${preamble}\n${lines.slice(start, starts[position + 1]).join('\n')}`,
  }))
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** True if a test names the screen: its URL (also with parameters) or its title, in quotes. */
function opensScreen({ text }: SpecTest, { path: url, titles }: Screen): boolean {
  const rest = url === '/' ? '' : '(?:[/?#][^\'"`]*)?'
  const names = [`${escapeRegExp(url)}${rest}`, ...titles.map(escapeRegExp)]
  return new RegExp(`['"\`](?:${names.join('|')})['"\`]`).test(text)
}

type EndToEndInput = {
  changedFiles: string[]
  screens: Screen[]
  tests: SpecTest[]
  secondsOf: (test: SpecTest) => number
  maxSeconds: number
}

/**
 * The end-to-end tests for changed files: those of a changed specification or of one named after a changed
 * file, and those that open a screen whose folder has changed. `paths` are the URLs of these screens.
 */
export function chooseEndToEndTests({
  changedFiles,
  screens,
  tests,
  secondsOf,
  maxSeconds,
}: EndToEndInput): Selection<SpecTest> & { paths: string[] } {
  const changedScreens = screens.filter(({ folder }) =>
    changedFiles.some((file) => file.startsWith(`${folder}/`) && !/\.test\.tsx?$/.test(file)),
  )
  const related = tests.filter(
    (test) =>
      changedFiles.includes(test.file) ||
      changedFiles.some((file) =>
        contains(wordsOf(folderOf(withoutGroup(file))), wordsOf(baseOf(test.file))),
      ) ||
      changedScreens.some((screen) => opensScreen(test, screen)),
  )
  return {
    ...takeWithin(
      related.sort((a, b) => secondsOf(a) - secondsOf(b)),
      secondsOf,
      maxSeconds,
    ),
    paths: [...new Set(changedScreens.map(({ path: url }) => url))],
  }
}
