import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../process/free-port.ts'
import { hasEnded } from '../process/has-ended.ts'
import { StartupError } from '../process/startup-error.ts'
import type { DataStep } from './data-steps.ts'
import type { Installation } from './installation.ts'
import { becomesReady } from './services.ts'

type Print = (sentence: string) => void

/**
 * A program of the newer version, as the user who owns the data. It ends when this process ends, because its
 * channel closes.
 */
function startChild(
  { product, owner }: Pick<Installation, 'product' | 'owner'>,
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  // no process of the same user can open a debugger in it
  return spawn(process.execPath, ['--disable-sigusr1', path.join(product, 'server/src', file), ...args], {
    ...owner,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

const lastLines = (lines: string[]) => lines.slice(-5).join('\n')

/**
 * Runs a part of the upgrade that touches data, and returns its result. Throws StartupError with its reason.
 */
export async function runStep<T>(installation: Installation, step: DataStep, print: Print): Promise<T> {
  const child = startChild(installation, 'samity.ts', ['upgrade-step', step], {})
  const errors: string[] = []
  createInterface(child.stdout!).on('line', print)
  createInterface(child.stderr!).on('line', (line) => errors.push(line))
  let message: { result?: T; problem?: string } = {}
  child.on('message', (received) => {
    // sent by `runDataStep` of the same version
    message = received as typeof message
  })
  await once(child, 'close')
  if (message.result !== undefined) return message.result
  throw new StartupError(message.problem ?? `The step '${step}' ended early. ${lastLines(errors)}`)
}

/** A new release of a module may migrate its data at the first start. */
const trialSeconds = 600

/** Without `publicUrl` its pages have the address of the trial itself. */
type Trial = Pick<Installation, 'product' | 'owner'> & {
  publicUrl?: string
  port?: number
  onLine?: (line: string) => void
}

/**
 * Starts this version on a port of its own that nobody knows, without backups and deliveries of its own, with
 * this folder of releases, and runs `work` while it serves. Throws StartupError when it does not start or
 * does not serve its website.
 */
export async function withTrialServer(
  trial: Trial,
  releases: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const { port = await freePort(), publicUrl = `http://localhost:${port}`, onLine } = trial
  const url = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    METRICS_PORT: '',
    SAMITY_RELEASES: releases,
  }
  const child = startChild(trial, 'main.ts', [], { ...settings, SAMITY_TRIAL: '1' })
  const lines: string[] = []
  for (const stream of [child.stdout!, child.stderr!])
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      onLine?.(line)
    })
  try {
    if (!(await becomesReady(url, trialSeconds, () => hasEnded(child))))
      throw new StartupError(`The newer version does not start. Its last lines:\n${lastLines(lines)}`)
    const { status } = await fetch(url, { signal: AbortSignal.timeout(60_000) })
    if (status >= 500) throw new StartupError(`The website of the newer version responds with ${status}.`)
    await work(url)
  } finally {
    if (!hasEnded(child)) {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    }
  }
}
