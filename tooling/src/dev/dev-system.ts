import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync, watch } from 'node:fs'
import path from 'node:path'
import { build } from '../build/build.ts'
import { CommandError, folderOf, root } from '@samity/module-registry'
import { moduleNames } from '../workspace.ts'

type Say = (sentence: string) => void

/** Returns a function that starts `work`. Calls during a run cause one more run after it, so that no two runs overlap. */
export function createRebuilder(work: () => Promise<void>, say: Say): () => void {
  let isRunning = false
  let isQueued = false
  const rebuild = async () => {
    if (isRunning) {
      isQueued = true
      return
    }
    isRunning = true
    try {
      await work()
    } catch (error) {
      say(error instanceof CommandError ? error.message : String(error))
    }
    isRunning = false
    if (isQueued) {
      isQueued = false
      void rebuild()
    }
  }
  return () => void rebuild()
}

export function watchFolders(folders: string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, 80)
  }
  for (const folder of folders) watch(folder, { recursive: true }, schedule)
}

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
  await build(releases, say)
  const sources = ['shell', 'shared-ui', 'shared-api', ...moduleNames()]
  watchFolders(
    sources.map((name) => path.join(folderOf(name), 'src')),
    createRebuilder(() => build(releases, say), say),
  )
  const server = startServer(releases, args)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
