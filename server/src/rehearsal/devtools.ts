import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { hasEnded } from '../process/has-ended.ts'
import { StartupError } from '../process/startup-error.ts'
import { memoryOfTree } from '../modules/services/memory-of.ts'

/*
 * Chromium, driven through two pipes with its DevTools protocol: the product needs no package for it, and no
 * other program of this machine can reach the browser.
 */

const candidatePaths = [
  // opens a page in half of the time: it has no windows, extensions and services of a profile
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of this machine: that of CHROMIUM_PATH, or in its usual place. */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  [env['CHROMIUM_PATH'], ...candidatePaths].find((file) => file && existsSync(file))

// the protocol has hundreds of types; each caller names what it reads
type Result = Record<string, unknown>
type Listener = (method: string, params: Result) => void

export type Devtools = {
  version: string
  /** Throws StartupError when the command fails or the browser ends; BrowserMemoryError for its limit. */
  send<T = Result>(method: string, params?: object, session?: string): Promise<T>
  /** Calls the listener with each event of a page. */
  listen(session: string, listener: Listener): void
  close(): Promise<void>
}

const switches = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--renderer-process-limit=1',
  '--js-flags=--max-old-space-size=384',
  // no name of another machine resolves
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // the sandbox of the rehearsal is around the browser; a second one cannot be made in it
  '--no-sandbox',
]

const memoryIntervalMs = 500

export class BrowserMemoryError extends StartupError {}

/** Starts the browser with a profile in `folder`. It ends when it has more than `maxMemoryMiB`. */
export async function startBrowser(program: string, folder: string, maxMemoryMiB: number): Promise<Devtools> {
  const child = spawn(program, [...switches, `--user-data-dir=${path.join(folder, 'browser')}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, TZ: 'Asia/Dhaka' },
  })
  let error = new StartupError('The browser ended.')
  const watch = async () => {
    for (; child.pid !== undefined && !hasEnded(child); await delay(memoryIntervalMs)) {
      const bytes = (await memoryOfTree(child.pid)) ?? 0
      if (bytes <= maxMemoryMiB * 1024 * 1024) continue
      error = new BrowserMemoryError(`The browser exceeded ${maxMemoryMiB} MiB.`)
      child.kill('SIGKILL')
      return
    }
  }
  void watch()
  const devtools = connect(child, () => error)
  const { product } = await devtools.send<{ product: string }>('Browser.getVersion')
  return { ...devtools, version: product }
}

function connect(child: ChildProcess, endError: () => StartupError): Omit<Devtools, 'version'> {
  // stdio says that both are pipes
  const [, , , input, output] = child.stdio as [null, null, null, Writable, Readable]
  const callers = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, Listener>()
  let lastId = 0
  let buffer = ''
  const fail = () => {
    for (const { reject } of callers.values()) reject(endError())
    callers.clear()
  }
  child.on('exit', fail).on('error', fail)
  input.on('error', fail)
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (buffer + text).split('\0')
    buffer = messages.pop() ?? ''
    for (const message of messages) receive(message)
  })

  function receive(message: string): void {
    // a message of the protocol
    const { id, method, params, result, error, sessionId } = JSON.parse(message) as {
      id?: number
      method?: string
      params?: Result
      result?: Result
      error?: { message: string }
      sessionId?: string
    }
    if (method !== undefined && sessionId !== undefined) listeners.get(sessionId)?.(method, params ?? {})
    const caller = id === undefined ? undefined : callers.get(id)
    if (!caller || id === undefined) return
    callers.delete(id)
    if (error) caller.reject(new StartupError(`The browser refused a command: ${error.message}`))
    else caller.resolve(result ?? {})
  }

  return {
    send: <T>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<T>((resolve, reject) => {
        if (hasEnded(child) || child.pid === undefined) return reject(endError())
        const id = ++lastId
        // the protocol decides what a command returns
        callers.set(id, { resolve: (result) => resolve(result as T), reject })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    listen: (session, listener) => void listeners.set(session, listener),
    async close() {
      if (hasEnded(child)) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}
