import { spawn, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'

/**
 * Ends the services of this server when the server itself was killed, even a service whose event loop never
 * comes to rest. Call `stop` when all services have ended.
 */
export type OrphanGuard = {
  /**
   * Guards a process until the returned function is called. `folder` is deleted when the server has ended.
   */
  watch(pid: number, folder: string): () => void
  stop(): void
}

/**
 * The guard is a shell with a pipe from the server: the pipe ends with the server, however that ends. It
 * reads '+ pid' and '- pid', and then kills what is left.
 */
const program = `
pids=
while read -r change pid; do
  case "$change" in
    +) pids="$pids $pid" ;;
    -) rest=; for one in $pids; do [ "$one" = "$pid" ] || rest="$rest $one"; done; pids=$rest ;;
  esac
done
[ -z "$pids" ] || kill -9 $pids
rm -rf -- "$1"
`

/** On Windows there is no shell: a service ends there when its event loop notices that its server is gone. */
const hasShell = process.platform !== 'win32'

/** Starts the guard with the first service. A guard that was killed is started again with the next one. */
export function makeOrphanGuard(): OrphanGuard {
  const pids = new Set<number>()
  let guard: ChildProcess | undefined
  const write = (line: string) => guard?.stdin?.write(`${line}\n`)

  function start(folder: string): void {
    const child = spawn('/bin/sh', ['-c', program, 'samity-guard', folder], {
      // a session of its own: Ctrl-C is for the server, which ends its services itself
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '' },
      cwd: '/',
    })
    guard = child
    const forget = () => {
      if (guard === child) guard = undefined
    }
    child.on('error', forget)
    child.on('exit', forget)
    child.stdin.on('error', forget)
    child.unref()
    // a pipe of a child process is a socket
    const pipe = child.stdin as Socket
    pipe.unref()
    for (const pid of pids) write(`+ ${pid}`)
  }

  return {
    watch(pid, folder) {
      if (!hasShell) return () => undefined
      if (!guard) start(folder)
      pids.add(pid)
      write(`+ ${pid}`)
      return () => {
        if (pids.delete(pid)) write(`- ${pid}`)
      }
    },
    stop() {
      guard?.stdin?.end()
      guard = undefined
    },
  }
}
