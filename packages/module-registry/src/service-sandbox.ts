import { spawnSync } from 'node:child_process'
import type { Descriptor } from '@samity/shared-api/module'

/*
 * Namespaces for the process of a service, made by bubblewrap: it sees no process but itself, no file but the
 * ones named here, and can signal, debug and mount nothing (decision 167).
 */

/**
 * Node needs these of the machine: libraries, names of hosts, certificates, and the sockets of a local
 * PostgreSQL.
 */
const systemPaths = [
  '/usr/lib',
  '/usr/lib64',
  '/lib',
  '/lib64',
  '/etc/resolv.conf',
  '/etc/hosts',
  '/etc/nsswitch.conf',
  '/etc/ssl',
  '/etc/localtime',
  '/usr/share/zoneinfo',
  '/run/postgresql',
]
const namespaces = (
  '--unshare-user --disable-userns --unshare-pid --unshare-ipc --unshare-uts --unshare-cgroup-try ' +
  // PATH is only for finding bubblewrap itself
  '--cap-drop ALL --new-session --die-with-parent --as-pid-1 --unsetenv PATH --dev /dev --tmpfs /tmp'
).split(' ')
const bindings = (option: string, paths: readonly string[]) => paths.flatMap((path) => [option, path, path])

type View = { readable: readonly string[]; writable: readonly string[]; infoFd?: number }

/** The arguments of bubblewrap before the program. `infoFd` gets the number of the process as JSON. */
export const sandboxArguments = ({ readable, writable, infoFd }: View): string[] => [
  ...namespaces,
  ...bindings('--ro-bind-try', systemPaths),
  ...bindings('--ro-bind', readable),
  ...bindings('--bind', writable),
  ...(infoFd === undefined ? [] : ['--info-fd', String(infoFd)]),
  '--',
]

export const sandboxProgram = 'bwrap'
let isAvailable: boolean | undefined

/**
 * True if this machine can run services in a sandbox. Tried once: neither the kernel nor its settings change
 * while a server runs.
 */
export function hasSandbox(): boolean {
  if (process.platform !== 'linux') return false
  isAvailable ??=
    spawnSync(
      sandboxProgram,
      [...sandboxArguments({ readable: [process.execPath], writable: [] }), process.execPath, '--version'],
      { stdio: 'ignore', timeout: 10_000, env: { PATH: process.env['PATH'] ?? '' } },
    ).status === 0
  return isAvailable
}

/**
 * True for a service that would run on this machine without a sandbox: with what the server's user may do to
 * other processes.
 */
export const isUnconfined = ({ service }: Descriptor): boolean => service?.main !== undefined && !hasSandbox()

export const unconfinedSentences = {
  finding:
    'Services of modules run on this machine without a sandbox: their code can stop the server and reads what its user reads.',
  advice:
    'Install bubblewrap on Linux, and allow user namespaces. Elsewhere, activate only releases whose code you trust.',
}
