import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { lutimes, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readServiceFiles, readTrustedRelease } from '@samity/module-registry'

/** Where the code and the sockets of services are. */
type ServiceFiles = {
  /**
   * Copies the service of a release here after comparing each file with its hash: the bytes that were checked
   * are the bytes that run. Returns the folder of the copy. Throws a `CommandError` for a changed file.
   */
  copyService(releases: string, module: string, release: string): string
  /** A path for a new socket in a new folder: short, because a socket's path has at most 107 characters. */
  socketPath(): string
}

/** Removes the folder of a socket when its service has ended: one that crashes for months leaves nothing. */
export function removeSocket(socketPath: string): void {
  if (process.platform !== 'win32') rmSync(path.dirname(socketPath), { recursive: true, force: true })
}
/** Of services that share a process: one folder that it reads, and in it the one to which it writes. */
export type HostFolder = ServiceFiles & { path: string; sockets: string }

/** A folder that only this user may open, with the sockets of the services and the code that runs. */
export type RunFolder = ServiceFiles & { path(): string; hostFolder(): HostFolder; remove(): void }

const dayMs = 24 * 60 * 60 * 1000

/** Systems remove temporary files that nobody has used for days, also the code of a service that runs. */
async function renewTimes(folder: string): Promise<void> {
  const now = new Date()
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  // a socket of a service that has just ended is not there any more
  for (const name of ['', ...names]) await lutimes(path.join(folder, name), now, now).catch(() => undefined)
}

export function makeRunFolder(): RunFolder {
  let folder: string | undefined
  let lastId = 0
  let timer: NodeJS.Timeout | undefined
  const open = () => {
    if (folder !== undefined) return folder
    // mkdtemp creates the folder with the mode 0700
    folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'samity-run-'))
    const opened = folder
    timer = setInterval(() => void renewTimes(opened), dayMs).unref()
    return folder
  }
  const nextPath = (kind: string, parent = open()) => path.join(parent, `${kind}${++lastId}`)
  const nextFolder = (kind: string, parent?: string) => {
    const target = nextPath(kind, parent)
    mkdirSync(target, { mode: 0o700 })
    return target
  }
  const copyTo =
    (parent?: string): ServiceFiles['copyService'] =>
    (releases, module, release) => {
      const files = readServiceFiles(releases, readTrustedRelease(releases, module, release))
      const target = nextPath('code', parent)
      for (const [file, content] of files) {
        mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
        writeFileSync(path.join(target, file), content, { mode: 0o400 })
      }
      return target
    }
  const socketIn = (folderOf: () => string) => () =>
    process.platform === 'win32'
      ? String.raw`\\.\pipe\samity-${process.pid}-${++lastId}`
      : path.join(folderOf(), 'socket')
  return {
    path: open,
    copyService: copyTo(),
    // a folder of its own, the only one that a service in a sandbox shares with the server
    socketPath: socketIn(() => nextFolder('s')),
    hostFolder() {
      const host = nextFolder('h')
      const sockets = nextFolder('s', host)
      return {
        path: host,
        sockets,
        copyService: copyTo(host),
        socketPath: socketIn(() => nextFolder('s', sockets)),
      }
    },
    remove() {
      clearInterval(timer)
      if (folder) rmSync(folder, { recursive: true, force: true })
      folder = undefined
    },
  }
}
