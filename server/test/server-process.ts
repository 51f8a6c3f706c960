import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../src/process/free-port.ts'
import { delay } from './service-builders.ts'

/** The administrator that each process creates. */
export const account = { username: 'boss', password: 'process-Password-1874' }

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** Requests a path of the server, with the session of its administrator unless told otherwise */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Ends the process and resolves when it has ended. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

const keptLogLength = 4000

/**
 * Starts the product as a process of its own, as an operator does, and signs its administrator in. It has
 * this process's environment variables and those that are given; unless told otherwise it has the embedded
 * database, and its releases are in its data folder.
 */
export async function startServerProcess(
  variables: { SAMITY_DATA: string } & Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [path.join(__dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SAMITY_RELEASES: path.join(variables.SAMITY_DATA, 'releases'),
      ...variables,
      PORT: String(port),
      HOST: '127.0.0.1',
      OPEN_REQUESTS_PER_MINUTE: '0',
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-keptLogLength)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (hasEnded()) throw new Error(`The server stopped with ${child.exitCode}: ${log}`)
    await delay(50)
  }
  const response = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access } = (await response.json()) as { access: string }
  return {
    url,
    child,
    call: (target, { headers, ...init } = {}) =>
      fetch(`${url}${target}`, {
        ...init,
        headers: { authorization: `Bearer ${access}`, ...(headers as Record<string, string>) },
      }),
    async stop(signal) {
      if (hasEnded()) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
}
