import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '@samity/shared-api/module'
import type { FilesByKind } from './files-by-kind.ts'
import type { FormerBuild } from './former-builds.ts'
import { folderOf, readJson } from '@samity/module-registry'

/** What the server must know to write the shell's HTML. */
export type ShellBuild = {
  version: string
  inputs: string
  entry: FilesByKind
  /** The script that brings the entry's to a page that can be read already */
  start: string
  integrity: Record<string, string>
  /** Of every file in the folder, also of former builds */
  hashes: Record<string, string>
  /** The shell's own screens */
  routes: RouteEntry[]
  files: string[]
  /** Builds that this one and others replaced, the latest first: open tabs may still need their files */
  former: FormerBuild[]
}

export const shellFolder = () => path.join(folderOf('shell'), 'dist')
export const shellBuildFile = () => path.join(shellFolder(), 'shell.json')

export function readShellBuild(): ShellBuild | undefined {
  if (!existsSync(shellBuildFile())) return undefined
  const build = readJson(shellBuildFile()) as Omit<ShellBuild, 'files' | 'former' | 'hashes'> &
    Partial<ShellBuild>
  // builds made before these fields came lack them
  return { ...build, files: build.files ?? [], former: build.former ?? [], hashes: build.hashes ?? {} }
}
