import { existsSync } from 'node:fs'
import path from 'node:path'
import { folderOf, readShellBuild, shellBuildFile, type ShellBuild } from '@samity/module-registry'

export const shellFolder = () => path.join(folderOf('shell'), 'dist')

export const lastShellBuild = (): ShellBuild | undefined =>
  existsSync(shellBuildFile(shellFolder())) ? readShellBuild(shellFolder()) : undefined
