import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles } from './compress.ts'
import { pruneFormerBuilds } from './former-builds.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samity-former-'))
  for (const file of [
    'now.1.js',
    'now.1.js.br',
    'both.2.js',
    'week.3.js',
    'week.3.js.gz',
    'old.4.js',
    'lost.js',
  ])
    writeFileSync(path.join(folder, file), file)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the files of a replaced build stay for a week, and files that no build needs are deleted', () => {
  const lastWeek = { until: daysAgo(6.9), files: ['week.3.js', 'both.2.js'] }
  const before = { until: daysAgo(7.1), files: ['old.4.js', 'now.1.js'] }
  expect(pruneFormerBuilds(folder, ['now.1.js', 'both.2.js'], [lastWeek, before])).toEqual([lastWeek])
  expect(listFiles(folder)).toEqual(['both.2.js', 'now.1.js', 'now.1.js.br', 'week.3.js', 'week.3.js.gz'])
})

test('only the last twenty replaced builds stay', () => {
  const builds = Array.from({ length: 30 }, (_, index) => ({
    until: daysAgo(index / 100),
    files: [`${index}.js`],
  }))
  expect(pruneFormerBuilds(folder, [], builds)).toEqual(builds.slice(0, 20))
})
