import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync, watch } from 'node:fs'
import path from 'node:path'
import { build } from './build.ts'
import { folderOf, moduleNames, Refused, root } from './workspace.ts'

type Say = (sentence: string) => void

/** One build after the other; what changes meanwhile is built right after. */
export function builder(work: () => Promise<void>, say: Say): () => void {
  let running = false
  let again = false
  const go = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    try {
      await work()
    } catch (error) {
      say(error instanceof Refused ? error.message : String(error))
    }
    running = false
    if (again) {
      again = false
      void go()
    }
  }
  return () => void go()
}

export function onChange(folders: string[], act: () => void): void {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(act, 80)
  }
  for (const folder of folders) watch(folder, { recursive: true }, soon)
}

function startServer(releases: string, words: string[]): ChildProcess {
  return spawn(process.execPath, ['--watch', path.join(root, 'server/src/main.ts'), ...words], {
    stdio: 'inherit',
    env: { ...process.env, SAMITY_RELEASES: releases, SAMITY_DEV: '1' },
  })
}

/** Everything, with a server that starts again and pages that reload. */
export async function dev(words: string[], say: Say): Promise<void> {
  const releases = path.join(root, '.cache/dev-releases')
  rmSync(releases, { recursive: true, force: true })
  await build(releases, say)
  const sources = ['shell', 'shared-ui', 'shared-api', ...moduleNames()]
  onChange(
    sources.map((name) => path.join(folderOf(name), 'src')),
    builder(() => build(releases, say), say),
  )
  const server = startServer(releases, words)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
