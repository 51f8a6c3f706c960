import asyncHooks from 'node:async_hooks'
import crypto from 'node:crypto'
import module from 'node:module'
import stream from 'node:stream'
import util from 'node:util'
import type { Get, Render } from '@samity/shared-api/module'
import type { FromProcess, ToProcess } from './render-messages.ts'

/*
 * The program of a render process, which runs the server part of a release. Node's permission model allows it
 * to read only this file and to start no program and no thread. Its environment is empty. This program
 * removes everything that reaches the network or another process before the first line of a release runs.
 */

const send = (message: FromProcess) => void process.send?.(message)

/**
 * Everything that a release may import in addition to its own files. None of it reaches a file, the network
 * or a process.
 */
const builtins = new Map<string, unknown>(
  Object.entries({ async_hooks: asyncHooks, crypto, stream, util }).flatMap(([name, value]) => [
    [name, value],
    [`node:${name}`, value],
  ]),
)

const requireBuiltin = (name: string): unknown => {
  if (builtins.has(name)) return builtins.get(name)
  throw new Error(`A page on the server may not use '${name}'.`)
}

/** The files of the releases by URLs that exist only here. The server has compared their hashes. */
const sources = new Map<string, string>()
const folderOf = (release: string) => `file:///${encodeURIComponent(release)}/`

const moduleUrl = 'samity:module'
Object.defineProperty(globalThis, Symbol.for(moduleUrl), { value: () => requireBuiltin })
sources.set(moduleUrl, `export const createRequire = globalThis[Symbol.for('${moduleUrl}')]`)

module.registerHooks({
  resolve(specifier, { parentURL }, next) {
    if (specifier === 'module' || specifier === 'node:module')
      return { url: moduleUrl, format: 'module', shortCircuit: true }
    if (builtins.has(specifier)) return next(specifier)
    const { href = specifier } = URL.parse(specifier, parentURL) ?? {}
    if (sources.has(href)) return { url: href, format: 'module', shortCircuit: true }
    throw new Error(`A page on the server may not import '${specifier}'.`)
  },
  load(url, context, next) {
    const source = sources.get(url)
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

const deny = () => {
  throw new Error('A page on the server may not do this.')
}
for (const name of [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'binding',
  '_linkedBinding',
  'dlopen',
  'execve',
  'getBuiltinModule',
])
  Object.defineProperty(process, name, { value: deny })
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
  Object.defineProperty(globalThis, name, { value: undefined })

type PendingRead = { resolve: (value: unknown) => void; reject: (error: Error) => void }
const pendingReads = new Map<number, PendingRead>()
let lastReadId = 0

const getFor =
  (job: number): Get =>
  (path) =>
    new Promise((resolve, reject) => {
      lastReadId += 1
      pendingReads.set(lastReadId, { resolve, reject })
      send({ type: 'get', job, readId: lastReadId, path })
    })

async function renderPage({
  job,
  release,
  files = {},
  entry,
  location,
  association,
  content,
}: Extract<ToProcess, { type: 'render' }>): Promise<void> {
  pendingReads.clear()
  const folder = folderOf(release)
  for (const [file, source] of Object.entries(files)) sources.set(new URL(file, folder).href, source)
  try {
    // the contract says what the entry of a release exports
    const { render } = (await import(new URL(entry, folder).href)) as { render: Render }
    send({ type: 'rendered', job, page: await render(location, getFor(job), association, content) })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    send({ type: 'failed', job, reason: reason.slice(0, 10_000) })
  }
}

function settleRead({ readId, value, error }: Extract<ToProcess, { type: 'response' }>): void {
  const pendingRead = pendingReads.get(readId)
  pendingReads.delete(readId)
  if (error === undefined) pendingRead?.resolve(value)
  else pendingRead?.reject(new Error(error))
}

process.on('message', (message: ToProcess) => {
  if (message.type === 'render') void renderPage(message)
  else settleRead(message)
})
// without the server there is nothing to render
process.on('disconnect', () => process.exit())
send({ type: 'ready' })
