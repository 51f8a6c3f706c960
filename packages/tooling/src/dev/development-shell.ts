import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, versionOf, writeFileAtomically } from '@samity/module-registry'
import { readShellRoutes } from '../build/build-shell.ts'
import type { ShellBuild } from '@samity/module-registry'

/**
 * Describes the shell for the server of a system in development. The names of its files never change and no
 * hash is named. Open pages reload after each call.
 */
export function writeDevelopmentShell(folder: string): void {
  writeFileSync(path.join(folder, 'index.html'), readFileSync(path.join(folderOf('shell'), 'index.html')))
  const build: ShellBuild = {
    version: versionOf('shell'),
    inputs: 'development',
    entry: { js: ['shell.js'], css: ['shell.css'] },
    start: 'start.js',
    early: '',
    appearance: '',
    staffFiles: [],
    integrity: {},
    hashes: {},
    routes: readShellRoutes(),
    screens: {},
    files: [],
    former: [],
  }
  writeFileAtomically(path.join(folder, 'shell.json'), `${JSON.stringify(build, null, 2)}\n`)
}
