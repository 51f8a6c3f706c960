import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { types } from 'node:util'
import { CommandError } from './command-error.ts'

type LockOwner = { id: string; pid: number; host: string; at: number }

const retryDelayMs = 15
const waitLimitMs = 10_000
/** A change takes milliseconds. After this time the lock is stale, unless its process is alive. */
const staleMs = 8000
/** For a lock of another machine: nobody can check whether its process is alive. */
const staleElsewhereMs = 60_000

const lockOf = (folder: string) => path.join(folder, 'modules.lock')
const ownerFile = (lock: string) => path.join(lock, 'owner.json')

const lockedFolders = new Set<string>()

export const isCode = (error: unknown, codes: string[]) =>
  types.isNativeError(error) && 'code' in error && codes.includes(String(error.code))

/** Undefined if the lock is free, is just being released, or was written by something else. */
function readOwner(lock: string): LockOwner | undefined {
  try {
    // written below
    return JSON.parse(readFileSync(ownerFile(lock), 'utf8')) as LockOwner
  } catch {
    return undefined
  }
}

/**
 * Tries to take the lock: renames a folder that contains its owner into place, which fails if the lock
 * exists.
 */
function tryLock(folder: string): LockOwner | undefined {
  const owner: LockOwner = { id: randomUUID(), pid: process.pid, host: hostname(), at: Date.now() }
  const stagingFolder = `${lockOf(folder)}.${owner.id}`
  mkdirSync(stagingFolder, { recursive: true })
  try {
    writeFileSync(ownerFile(stagingFolder), JSON.stringify(owner))
    renameSync(stagingFolder, lockOf(folder))
    return owner
  } catch (error) {
    rmSync(stagingFolder, { recursive: true, force: true })
    if (isCode(error, ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'ENOTDIR']) && exists(lockOf(folder)))
      return undefined
    throw error
  }
}

const modifiedAtMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
const exists = (file: string) => modifiedAtMs(file) !== undefined

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, ['EPERM'])
  }
}

/**
 * After a start of the machine another program may have the number of the owner. In a container it is often
 * this process, which keeps no lock while it waits for one.
 */
const isOwnerAlive = ({ pid, at }: LockOwner) =>
  pid !== process.pid && at >= Date.now() - uptime() * 1000 && isAlive(pid)

function isStale(owner: LockOwner): boolean {
  const ageMs = Date.now() - owner.at
  return owner.host === hostname() ? ageMs > staleMs && !isOwnerAlive(owner) : ageMs > staleElsewhereMs
}

/**
 * Removes the lock of a process that was killed. Several processes may wait, and only one of them may remove
 * the lock of one owner: the one that creates the claim folder, which is named after that owner. It then
 * reads the owner a second time.
 */
function clearStaleLock(folder: string): void {
  const lock = lockOf(folder)
  const owner = readOwner(lock)
  if (!owner) return clearForeignLock(lock)
  if (!isStale(owner)) return
  const claimFolder = `${lock}.stale-${owner.id}`
  try {
    mkdirSync(claimFolder)
  } catch (error) {
    if (!isCode(error, ['EEXIST'])) throw error
    // the process that created the claim folder was killed too
    if (Date.now() - (modifiedAtMs(claimFolder) ?? Date.now()) > staleMs)
      rmSync(claimFolder, { recursive: true, force: true })
    return
  }
  try {
    if (readOwner(lock)?.id === owner.id) renameSync(lock, path.join(claimFolder, 'lock'))
  } finally {
    rmSync(claimFolder, { recursive: true, force: true })
  }
}

/**
 * Removes a lock without an owner. An older version leaves an empty folder, which a new lock replaces; a file
 * is moved aside.
 */
function clearForeignLock(lock: string): void {
  const lockedAtMs = modifiedAtMs(lock)
  if (lockedAtMs === undefined || Date.now() - lockedAtMs <= staleElsewhereMs) return
  try {
    renameSync(lock, `${lock}.foreign-${randomUUID()}`)
  } catch (error) {
    if (!isCode(error, ['ENOENT'])) throw error
  }
}

function unlock(folder: string, { id }: LockOwner): void {
  lockedFolders.delete(folder)
  const lock = lockOf(folder)
  if (readOwner(lock)?.id !== id) return
  const trashFolder = `${lock}.${id}`
  renameSync(lock, trashFolder)
  rmSync(trashFolder, { recursive: true, force: true })
}

const busyError = (folder: string) =>
  new CommandError(`${folder} is being changed by someone else. Try again.`)

function tryAcquire(folder: string, startTime: number, maxWaitMs = waitLimitMs): LockOwner | undefined {
  mkdirSync(folder, { recursive: true })
  const owner = tryLock(folder)
  if (owner) return owner
  clearStaleLock(folder)
  if (Date.now() - startTime > maxWaitMs) throw busyError(folder)
  return undefined
}

const sleepSync = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/**
 * Runs one change of the registry under its lock, for commands: it blocks the process while it waits, for at
 * most 10 s or `maxWaitMs`. Inside `withLock` it uses the lock that is already taken.
 */
export function withLockSync<T>(folder: string, change: () => T, maxWaitMs?: number): T {
  if (lockedFolders.has(folder)) return change()
  const startTime = Date.now()
  let owner = tryAcquire(folder, startTime, maxWaitMs)
  for (; !owner; owner = tryAcquire(folder, startTime, maxWaitMs)) sleepSync(retryDelayMs)
  try {
    return change()
  } finally {
    unlock(folder, owner)
  }
}

/** The same for a server, which continues to serve while it waits. `change` is synchronous. */
export async function withLock<T>(folder: string, change: () => T): Promise<T> {
  const startTime = Date.now()
  let owner = tryAcquire(folder, startTime)
  for (; !owner; owner = tryAcquire(folder, startTime)) await delay(retryDelayMs)
  lockedFolders.add(folder)
  try {
    return change()
  } finally {
    unlock(folder, owner)
  }
}
