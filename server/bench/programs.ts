import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export type Running = { url: string; pid: number; stop: () => Promise<void> }

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Answers true as soon as the address answers with success; false when the program has ended before. */
export async function untilAnswered(url: string, child: ChildProcess, patience = 60_000): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(20)) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode} before it answered.`)
    const answered = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    if (answered) return
  }
  throw new Error(`${url} did not answer within ${patience / 1000} s.`)
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Starts one of our own files as a program of its own, on a free port, and waits for its first answer. */
export async function startProgram(
  file: string,
  { env = {}, args = [], ready }: { env?: Record<string, string>; args?: string[]; ready: string },
): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [...profiling(), file, ...args], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(url + ready, child)
  return { url, pid: child.pid ?? 0, stop: () => stop(child) }
}

/** With BENCH_PROFILE=folder every program writes there where its time went. */
function profiling(): string[] {
  const folder = process.env['BENCH_PROFILE']
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}
