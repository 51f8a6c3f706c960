import { existsSync } from 'node:fs'
import path from 'node:path'
import { folderOf, readShellBuild, shellBuildFile, type ShellBuild } from '@samity/module-registry'

export const shellFolder = () => path.join(folderOf('shell'), 'dist')

/** Returns the last build of the shell in this workspace, undefined before the first one. */
export const lastShellBuild = (): ShellBuild | undefined =>
  existsSync(shellBuildFile(shellFolder())) ? readShellBuild(shellFolder()) : undefined
