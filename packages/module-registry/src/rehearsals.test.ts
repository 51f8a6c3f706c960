import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rehearsal } from '@samity/shared-api/contract/system/rehearsals'
import {
  activate,
  changeRehearsalPolicy,
  readRehearsal,
  rehearsalFolder,
  startCanary,
  storeRehearsal,
} from './index.ts'
import { aFolder, aRelease } from './testing/release-builders.ts'

const name = 'mfe-tea'
const seed = randomBytes(32)

const aRehearsal = (release: string, changes: Partial<Rehearsal> = {}): Rehearsal => ({
  schema: 1,
  module: name,
  release,
  active: null,
  revision: 1,
  at: '2026-11-28T10:00:00Z',
  seconds: 90,
  backup: '2026-11-28T02:00:00Z',
  pages: 4,
  calls: 2,
  prints: 1,
  unopened: [],
  browser: 'Chrome/143',
  services: true,
  exceededMiB: null,
  findings: [],
  sendings: [],
  pictures: {},
  ...changes,
})
const aFinding: Rehearsal['findings'][number] = {
  kind: 'call',
  path: '/dashboard/tea',
  roles: ['admin'],
  languages: ['en'],
  active: '',
  candidate: 'GET /api/tea/ 500',
}

/** A system that requires rehearsals, with an active release and one that is not. */
function aSystem() {
  const releases = aFolder()
  activate(releases, name, aRelease(releases).release, 'rahim')
  const { release } = aRelease(releases, { version: '1.1.0' })
  changeRehearsalPolicy(releases, { required: true })
  const store = (changes?: Partial<Rehearsal>, key = seed) =>
    storeRehearsal(releases, aRehearsal(release, changes), path.join(releases, 'no pictures'), key)
  return { releases, release, store, attempt: () => activate(releases, name, release, 'rahim') }
}

test('a release is activated after a rehearsal without findings, and not before', () => {
  const { attempt, store } = aSystem()
  expect(attempt).toThrow(/requires a rehearsal before an activation/)
  store({ findings: [aFinding] })
  expect(attempt).toThrow(/did not pass/)
  store({ browser: null })
  expect(attempt).toThrow(/did not pass/)
  store()
  expect(attempt().modules[name]?.active).toMatch(/^1\.1\.0/)
})

test('a canary needs a rehearsal too, and a reason replaces one', () => {
  const { releases, release } = aSystem()
  const context = { by: 'rahim', withoutRehearsal: 'the till stands still' }
  expect(() => startCanary(releases, name, release, 10, 'rahim')).toThrow(/requires a rehearsal/)
  expect(startCanary(releases, name, release, 10, context).modules[name]?.canary?.release).toBe(release)
})

test('a rehearsal that somebody has changed, or copied from another release, counts for nothing', () => {
  const { releases, release, store, attempt } = aSystem()
  store({ findings: [aFinding] })
  const file = path.join(rehearsalFolder(releases, name, release), 'result.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/"findings": \[[^\]]*\]/s, '"findings": []'))
  expect(readRehearsal(releases, name, release)).toBeUndefined()
  expect(attempt).toThrow(/requires a rehearsal/)
})
