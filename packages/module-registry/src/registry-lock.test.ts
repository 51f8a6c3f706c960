import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import path from 'node:path'
import { withLock, withLockSync } from './registry-lock.ts'
import { aFolder } from './testing/release-builders.ts'

let folder: string
beforeEach(() => {
  folder = aFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const minuteMs = 60_000
const deadPid = () => spawnSync(process.execPath, ['-e', '0']).pid

function aLock(owner: object): void {
  mkdirSync(path.join(folder, 'modules.lock'))
  writeFileSync(
    path.join(folder, 'modules.lock/owner.json'),
    JSON.stringify({ id: 'before', pid: deadPid(), host: hostname(), at: Date.now() - minuteMs, ...owner }),
  )
}
const isLocked = () => readdirSync(folder).includes('modules.lock')

test('changes run one at a time, and no file of the lock remains', async () => {
  const lockStates: boolean[] = []
  await Promise.all(Array.from({ length: 5 }, () => withLock(folder, () => lockStates.push(isLocked()))))
  expect(lockStates).toEqual([true, true, true, true, true])
  expect(readdirSync(folder)).toEqual([])
})

test('a synchronous change inside withLock uses its lock, and a change that throws releases it', async () => {
  expect(await withLock(folder, () => withLockSync(folder, () => 'done'))).toBe('done')
  await expect(
    withLock(folder, () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(isLocked()).toBe(false)
})

test('waiting for the lock does not block the thread', async () => {
  aLock({ pid: process.pid, at: Date.now() })
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (ticks === 5) rmSync(path.join(folder, 'modules.lock'), { recursive: true })
  }, 5)
  await withLock(folder, () => undefined)
  clearInterval(timer)
  expect(ticks).toBeGreaterThanOrEqual(5)
})

test.each([
  ['its own, as in a container', () => ({ pid: process.pid })],
  [
    'another program’s, since a start of the machine',
    () => ({ pid: process.ppid, at: Date.now() - uptime() * 1000 - minuteMs }),
  ],
])('the lock of a killed process is removed when its number is now %s', async (_name, owner) => {
  aLock(owner())
  expect(await withLock(folder, () => 'done')).toBe('done')
})

test('all changes that wait for the lock of a killed process get it, one at a time', async () => {
  aLock({})
  let runningCount = 0
  const counts: number[] = []
  await Promise.all(
    Array.from({ length: 8 }, () =>
      withLock(folder, () => {
        runningCount += 1
        counts.push(runningCount)
        runningCount -= 1
      }),
    ),
  )
  expect(counts).toEqual(Array.from({ length: 8 }, () => 1))
  expect(readdirSync(folder)).toEqual([])
})

test('a fresh lock stays while another process clears the stale lock before it', async () => {
  aLock({ id: 'fresh', pid: process.pid, at: Date.now() })
  // the claim folder for the previous owner
  mkdirSync(path.join(folder, 'modules.lock.stale-before'))
  const pendingChange = withLock(folder, () => 'done')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(isLocked()).toBe(true)
  rmSync(path.join(folder, 'modules.lock'), { recursive: true })
  expect(await pendingChange).toBe('done')
})

test('the lock of a running process is not removed, however old it is', async () => {
  aLock({ pid: process.ppid, at: Date.now() - 10_000 })
  const pendingChange = withLock(folder, () => 'done')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(isLocked()).toBe(true)
  rmSync(path.join(folder, 'modules.lock'), { recursive: true })
  expect(await pendingChange).toBe('done')
})
