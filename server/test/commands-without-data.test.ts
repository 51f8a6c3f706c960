import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '@samity/module-registry/testing'

let folder: string
beforeEach(() => {
  folder = aFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command of an installation whose data folder does not exist. */
function run(...command: string[]) {
  const data = path.join(folder, 'data')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../src/samity.ts'), ...command],
    {
      env: { ...process.env, INIT_CWD: folder, SAMITY_DATA: data, DATABASE_URL: '' },
      encoding: 'utf8',
    },
  )
  expect([existsSync(data), readdirSync(folder)]).toEqual([false, []])
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
