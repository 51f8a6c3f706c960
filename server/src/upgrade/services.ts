import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartupError } from '../process/startup-error.ts'
import type { Unit } from './journal.ts'

const execute = promisify(execFile)

export type Services = {
  list(): Promise<Unit[]>
  stop(unit: Unit): Promise<void>
  start(unit: Unit): Promise<void>
}

async function runProgram(program: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await execute(program, args)
    return stdout
  } catch (error) {
    const { stderr = '', message = '' } = error as { stderr?: string; message?: string }
    throw new StartupError(`${program} ${args.join(' ')} failed: ${stderr.trim() || message}`)
  }
}

const systemd = (defaultPort: number): Services => ({
  list: async () => {
    const args = ['list-units', '--plain', '--no-legend', '--state=active,activating', 'samity.service']
    const text = await runProgram('systemctl', [...args, 'samity@*.service'])
    return text
      .split('\n')
      .map((line) => line.trim().split(/\s+/)[0] ?? '')
      .filter(Boolean)
      .map((name) => ({ name, port: Number(/@(\d+)\./.exec(name)?.[1] ?? defaultPort) }))
  },
  stop: async ({ name }) => void (await runProgram('systemctl', ['stop', name])),
  start: async ({ name }) => {
    await runProgram('systemctl', ['daemon-reload'])
    await runProgram('systemctl', ['start', name])
  },
})

/**
 * A program of the operator: `list` prints a name and a port on each line; `stop NAME` and `start NAME` do
 * so.
 */
const controlled = (program: string): Services => ({
  list: async () => {
    const lines = (await runProgram(program, ['list'])).split('\n').filter((line) => line.trim())
    return lines.map((line) => {
      const [name = '', port] = line.trim().split(/\s+/)
      if (!/^\d+$/.test(port ?? ''))
        throw new StartupError(
          `${program} list must print a name and a port on each line, but it prints '${line}'.`,
        )
      return { name, port: Number(port) }
    })
  },
  stop: async ({ name }) => void (await runProgram(program, ['stop', name])),
  start: async ({ name }) => void (await runProgram(program, ['start', name])),
})

/**
 * Nothing that the command could start and stop: the person stops the server before and starts it afterwards.
 */
const unsupervised: Services = {
  list: () => Promise.resolve([]),
  stop: () => Promise.resolve(),
  start: () => Promise.resolve(),
}

export function findServices(program: string | undefined, defaultPort: number): Services {
  if (program) return controlled(program)
  return existsSync('/run/systemd/system') && process.getuid?.() === 0 ? systemd(defaultPort) : unsupervised
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Waits until a server is ready; false when it is not ready in time, or has ended. */
export async function becomesReady(
  url: string,
  seconds: number,
  hasEnded: () => boolean = () => false,
): Promise<boolean> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await delay(200)) {
    if (await isReady(url)) return true
    if (hasEnded()) return false
  }
  return false
}
