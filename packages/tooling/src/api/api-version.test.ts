import { versionErrors, type Changeset, type EntryChange, type Level } from './api-version.ts'

const added: EntryChange = { entry: 'module', name: 'slots', kind: 'addition' }
const changed: EntryChange = { entry: 'module', name: 'Descriptor', kind: 'break' }
const errors = (changes: EntryChange[], changesets: Changeset[], version = '1.0.0') =>
  versionErrors({ name: 'shared-api', version, recorded: '1.0.0', changes }, changesets)
const changeset = (type: Level, summary = 'Slots.', name = '@samity/shared-api'): Changeset => ({
  summary,
  releases: [{ name, type }],
})

test('without changes no changeset is needed', () => {
  expect(errors([], [])).toEqual([])
})

test('an addition needs a minor version', () => {
  expect(errors([added], [])).toEqual([expect.stringMatching(/level minor, because of module slots/)])
  expect(errors([added], [changeset('patch')])).toHaveLength(1)
  expect(errors([added], [changeset('minor', 'Slots.', '@samity/shared-ui')])).toHaveLength(1)
  expect(errors([added], [changeset('patch'), changeset('minor')])).toEqual([])
})

test('a break needs a major version', () => {
  expect(errors([added, changed], [changeset('minor')])).toEqual([
    expect.stringMatching(/level major, because of module Descriptor/),
  ])
  expect(errors([added, changed], [changeset('major')])).toEqual([])
})

test('a changeset may say why a change keeps every use valid; it needs a reason', () => {
  const compatible = (reason: string) => [
    changeset('minor', `Descriptors.\n\ncompatible: module Descriptor: ${reason}`),
  ]
  expect(errors([changed], compatible('modules only write it'))).toEqual([])
  expect(errors([changed], compatible(''))).toHaveLength(1)
})

test('a version that was changed by hand is refused', () => {
  expect(errors([], [], '1.1.0')).toEqual([expect.stringMatching(/recorded with 1\.0\.0.*npm run version/)])
})
