import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '@samity/shared-api/module'
import type { FilesByKind } from './files-by-kind.ts'
import type { FormerBuild } from './former-builds.ts'
import { folderOf, readJson } from '@samity/module-registry'

/** shell.json: the facts that the server needs to write the shell's HTML. */
export type ShellBuild = {
  version: string
  inputs: string
  entry: FilesByKind
  /** The script that loads the scripts of the entry on a page that already has its content */
  start: string
  integrity: Record<string, string>
  /** The hash of every file in the folder, including those of former builds */
  hashes: Record<string, string>
  /** The shell's own screens */
  routes: RouteEntry[]
  files: string[]
  /** Replaced builds, newest first: open tabs may still need their files */
  former: FormerBuild[]
}

export const shellFolder = () => path.join(folderOf('shell'), 'dist')
export const shellBuildFile = () => path.join(shellFolder(), 'shell.json')

export function readShellBuild(): ShellBuild | undefined {
  if (!existsSync(shellBuildFile())) return undefined
  const build = readJson(shellBuildFile()) as Omit<ShellBuild, 'files' | 'former' | 'hashes'> &
    Partial<ShellBuild>
  // builds of older versions lack these fields
  return { ...build, files: build.files ?? [], former: build.former ?? [], hashes: build.hashes ?? {} }
}
