import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '@samity/module-registry/testing'
import { until } from '../../../test/until.ts'
import { aServiceRelease } from '../../../test/service-builders.ts'
import { makeRunFolder } from './service-files.ts'

test('code and folders of services that run for months do not look unused to a cleaner of temporary files', async () => {
  jest.useFakeTimers({ now: Date.now() })
  const releases = aFolder()
  const runFolder = makeRunFolder()
  try {
    runFolder.copyService(releases, 'mfe-tea', aServiceRelease(releases))
    runFolder.socketPath()
    const folder = runFolder.path()
    const files = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) =>
      path.join(folder, name),
    )
    for (const file of files) utimesSync(file, 0, 0)
    jest.advanceTimersByTime(24 * 60 * 60 * 1000)
    jest.useRealTimers()
    await until(() => files.every((file) => statSync(file).mtimeMs > 0))
    expect(files.length).toBeGreaterThan(3)
  } finally {
    runFolder.remove()
    rmSync(releases, { recursive: true })
    jest.useRealTimers()
  }
})
