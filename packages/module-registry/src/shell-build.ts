import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '@samity/shared-api/module'

export type FilesByKind = { js: string[]; css: string[] }

/** The files of a replaced build, and when it was replaced (ISO 8601). */
export type FormerBuild = { until: string; files: string[] }

/**
 * The description of a build of the shell (`shell/dist/shell.json`), from which the server makes the shell's
 * HTML. An unchanged shell, with the same hash `inputs` of its sources, is not built again. `start` loads the
 * scripts of the entry on a page that already has its content. `early` is the first script of a page of the
 * back office, empty in development; such a page needs the `staffFiles` after those of the entry, and has the
 * code `appearance` in its HTML. `hashes` and `former` (newest first) have the files of replaced builds,
 * which open tabs may still need. `server` renders screens; builds for development have none.
 */
export type ShellBuild = {
  version: string
  inputs: string
  entry: FilesByKind
  start: string
  early: string
  appearance: string
  staffFiles: string[]
  integrity: Record<string, string>
  hashes: Record<string, string>
  routes: RouteEntry[]
  screens: Record<string, FilesByKind>
  server?: string
  files: string[]
  former: FormerBuild[]
}

export const shellBuildFile = (folder: string): string => path.join(folder, 'shell.json')

export function readShellBuild(folder: string): ShellBuild {
  // the shell's build wrote it; builds of older versions lack the last fields
  const build = JSON.parse(readFileSync(shellBuildFile(folder), 'utf8')) as Omit<
    ShellBuild,
    'files' | 'former' | 'hashes' | 'screens' | 'early' | 'appearance' | 'staffFiles'
  > &
    Partial<ShellBuild>
  const { files = [], former = [], hashes = {}, screens = {}, early = '', staffFiles = [] } = build
  const { appearance = '' } = build
  return { ...build, files, former, hashes, screens, early, appearance, staffFiles }
}
