import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readServiceFiles, readTrustedRelease } from '@samity/module-registry'

/** A folder that only this user may open, with the sockets of the services and the code that runs. */
export type RunFolder = {
  path(): string
  /**
   * Copies the service of a release here after comparing each file with its hash: the bytes that were checked
   * are the bytes that run. Returns the folder of the copy. Throws a `CommandError` for a changed file.
   */
  copyService(releases: string, module: string, release: string): string
  /** A path for a new socket in a new folder: short, because a socket's path has at most 107 characters. */
  socketPath(): string
  remove(): void
}

export function makeRunFolder(): RunFolder {
  let folder: string | undefined
  let lastId = 0
  // mkdtemp creates the folder with the mode 0700
  const open = () => (folder ??= mkdtempSync(path.join(realpathSync(tmpdir()), 'samity-run-')))
  const nextPath = (kind: string) => path.join(open(), `${kind}${++lastId}`)
  return {
    path: open,
    copyService(releases, module, release) {
      const files = readServiceFiles(releases, readTrustedRelease(releases, module, release))
      const target = nextPath('code')
      for (const [file, content] of files) {
        mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
        writeFileSync(path.join(target, file), content, { mode: 0o400 })
      }
      return target
    },
    socketPath: () => {
      if (process.platform === 'win32') return String.raw`\\.\pipe\samity-${process.pid}-${++lastId}`
      // a folder of its own, the only one that a service in a sandbox shares with the server
      const ownFolder = nextPath('s')
      mkdirSync(ownFolder, { mode: 0o700 })
      return path.join(ownFolder, 'socket')
    },
    remove() {
      if (folder) rmSync(folder, { recursive: true, force: true })
      folder = undefined
    },
  }
}
