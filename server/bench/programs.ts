import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../src/process/free-port.ts'

export type RunningProgram = { url: string; pid: number; stop: () => Promise<void> }

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

async function waitUntilReady(url: string, child: ChildProcess, timeoutMs = 300_000): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await delay(10)) {
    if (child.exitCode !== null)
      throw new Error(`The program exited with ${child.exitCode} before its first response.`)
    if (await isUp(url)) return
  }
  throw new Error(`${url} did not respond within ${timeoutMs / 1000} s.`)
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

type ProgramOptions = {
  command?: string
  args: string[] | ((port: number) => string[])
  env?: Record<string, string>
  cwd?: string
  readyPath: string
}

/**
 * Starts a program on a free port and waits for its first response. Without one it throws the end of the
 * error output.
 */
export async function startProgram({
  command = process.execPath,
  args: argsOption,
  env = {},
  ...rest
}: ProgramOptions): Promise<RunningProgram> {
  const { readyPath, cwd = import.meta.dirname } = rest
  const port = await freePort()
  const args = typeof argsOption === 'function' ? argsOption(port) : argsOption
  const errorLog = path.join(tmpdir(), `samity-bench-${process.pid}-${port}.log`)
  const log = openSync(errorLog, 'w')
  const child = spawn(command, [...(command === process.execPath ? profiling() : []), ...args], {
    cwd,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', log],
  })
  closeSync(log)
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(url + readyPath, child)
  } catch (error) {
    await stop(child)
    throw new Error(`${args.join(' ')}: ${readFileSync(errorLog, 'utf8').slice(-2000)}`, { cause: error })
  } finally {
    rmSync(errorLog)
  }
  return { url, pid: child.pid ?? 0, stop: () => stop(child) }
}

/** With BENCH_PROFILE=folder every Node program writes a CPU profile to that folder. */
function profiling(): string[] {
  const folder = process.env['BENCH_PROFILE']
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}
