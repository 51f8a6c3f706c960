import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '@samity/shared-api/module'

export type FilesByKind = { js: string[]; css: string[] }

/** The files of a replaced build, and when it was replaced (ISO 8601). */
export type FormerBuild = { until: string; files: string[] }

/**
 * The description of a build of the shell (`shell/dist/shell.json`). The build writes it; the server needs it
 * for the shell's HTML.
 */
export type ShellBuild = {
  version: string
  /** The hash of the sources. An unchanged shell is not built again. */
  inputs: string
  entry: FilesByKind
  /** The script that loads the scripts of the entry on a page that already has its content */
  start: string
  /** The first script of a page of the back office; empty in development */
  early: string
  /** The files that every page of the back office needs after those of the entry */
  staffFiles: string[]
  integrity: Record<string, string>
  /** The hash of every file in the folder, including those of former builds that open tabs still use */
  hashes: Record<string, string>
  /** The shell's own screens */
  routes: RouteEntry[]
  /** The files of each of these screens, in addition to those of the entry */
  screens: Record<string, FilesByKind>
  /**
   * The file that renders screens on the server. Builds for development have none: the browser renders all
   * screens.
   */
  server?: string
  files: string[]
  /** Replaced builds, newest first: open tabs may still need their files */
  former: FormerBuild[]
}

export const shellBuildFile = (folder: string): string => path.join(folder, 'shell.json')

/** Reads the description of the build in a folder. */
export function readShellBuild(folder: string): ShellBuild {
  // the shell's build wrote it; builds of older versions lack the last fields
  const build = JSON.parse(readFileSync(shellBuildFile(folder), 'utf8')) as Omit<
    ShellBuild,
    'files' | 'former' | 'hashes' | 'screens' | 'early' | 'staffFiles'
  > &
    Partial<ShellBuild>
  const { files = [], former = [], hashes = {}, screens = {}, early = '', staffFiles = [] } = build
  return { ...build, files, former, hashes, screens, early, staffFiles }
}
