import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '@samity/module-registry/testing'
import { backUp } from '../src/backup/backup.ts'
import { openDatabase } from '../src/database/database.ts'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'

jest.setTimeout(60_000)

let folder: string
beforeEach(() => {
  folder = aFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (...command: string[]) => runProgram('samity.ts', ...command)

/** Runs a program of an installation whose data folder does not exist. */
function runProgram(program: 'main.ts' | 'samity.ts', ...args: string[]) {
  const result = spawnProgram(program, args)
  expect([existsSync(result.data), readdirSync(folder)]).toEqual([false, []])
  return result
}

function spawnProgram(program: string, args: string[]) {
  const data = path.join(folder, 'data')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../src', program), ...args],
    {
      env: {
        ...process.env,
        INIT_CWD: folder,
        SAMITY_DATA: data,
        SAMITY_RELEASES: path.join(data, 'releases'),
        DATABASE_URL: '',
      },
      encoding: 'utf8',
    },
  )
  return { data, status, stdout, stderr: stderr.trim() }
}

test.each([
  ['backup', 'all.samity'],
  ['verify'],
  ['rehearse'],
  ['reset-link', 'rahim'],
  ['purge-module', 'mfe-library', '--yes'],
  ['new-check-key'],
])('the command %s creates no database where there is none', (...command) => {
  const { data, status, stderr } = run(...command)
  expect([status, stderr]).toEqual([
    1,
    `There is no database in ${data}: set SAMITY_DATA to the data folder of your Samity, or DATABASE_URL to its database.`,
  ])
})

test('a command while a restore runs says that there are no tables yet', async () => {
  const data = path.join(folder, 'data')
  const database = await startEmbeddedPostgres(data)
  try {
    const { status, stderr } = spawnProgram('samity.ts', ['backup', 'all.samity'])
    expect([status, stderr]).toEqual([
      1,
      `The database in ${data} has no tables yet: a restore or the first start is under way. Try again when it has ended.`,
    ])
  } finally {
    await database.stop()
  }
})

test('a restore on a new machine finds no problem', async () => {
  const former = path.join(folder, 'former')
  const backup = path.join(folder, 'all.samity')
  const database = await startEmbeddedPostgres(former)
  const sql = openDatabase(database.url)
  try {
    await migrate(sql)
    await backUp(sql, backup, undefined)
  } finally {
    await sql.end()
    await database.stop()
  }
  const { status, stdout } = spawnProgram('samity.ts', ['restore', backup])
  expect(stdout).not.toContain('PROBLEM')
  expect([status, stdout]).toEqual([0, expect.stringContaining('Everything agrees.')])
})

test.each([
  ['missing.samity', 'ENOENT): there is no such file'],
  ['.', 'EISDIR): it is a folder, name a file in it'],
])('a restore of %s creates no database', (name, problem) => {
  const { status, stderr } = run('restore', name)
  expect([status, stderr]).toEqual([1, `The backup ${path.join(folder, name)} cannot be read (${problem}.`])
})

test.each(['backup', 'new-check-key'])('%s --help prints the usage', (command) => {
  const { status, stdout } = run(command, '--help')
  expect([status, stdout]).toEqual([2, expect.stringMatching(/^Usage: /)])
})

test.each([
  ['doctor', '--jsn', 'doctor has no option --jsn. Did you mean --json?\nUsage: doctor [--json]'],
  ['backup', '--fast', 'backup has no option --fast.\nUsage: backup FILE'],
])('%s %s is refused', (command, option, sentence) => {
  const { status, stderr } = run(command, option)
  expect([status, stderr]).toEqual([1, sentence])
})

test('arguments of a name with spaces without quotes are refused', () => {
  const { status, stderr } = run('backup', 'before', 'fees.samity')
  expect([status, stderr]).toEqual([1, "Unexpected argument 'fees.samity'.\nUsage: backup FILE"])
})

test('a start with a wrong option is refused before anything is created', () => {
  const { status, stderr } = runProgram('main.ts', '--dmeo')
  expect([status, stderr]).toEqual([
    1,
    'start has no option --dmeo. Did you mean --demo?\nUsage: start [--demo]',
  ])
})
