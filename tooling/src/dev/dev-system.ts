import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from '../build/build.ts'
import { folderOf, root } from '@samity/module-registry'
import { moduleNames } from '../workspace.ts'
import { createRebuilder, watchFolders } from './rebuild.ts'

type Say = (sentence: string) => void

function startServer(releases: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ['--watch', path.join(root, 'server/src/main.ts'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, SAMITY_RELEASES: releases, SAMITY_DEV: '1' },
  })
}

/** Runs the whole system for development: it rebuilds after changes, the server restarts and pages reload. */
export async function dev(args: string[], say: Say): Promise<void> {
  const releases = path.join(root, '.cache/dev-releases')
  rmSync(releases, { recursive: true, force: true })
  const buildReadable = () => build(releases, say, [], { readable: true })
  await buildReadable()
  const sources = ['shell', 'shared-ui', 'shared-api', ...moduleNames()]
  watchFolders(
    sources.map((name) => path.join(folderOf(name), 'src')),
    createRebuilder(buildReadable, say),
  )
  const server = startServer(releases, args)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
