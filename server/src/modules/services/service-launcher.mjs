import fs from 'node:fs'
import { registerHooks, syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { isMainThread, parentPort } from 'node:worker_threads'

/*
 * A service imports this file before its own code. Where the machine has a sandbox, that is the wall; what is
 * taken away here makes an accident fail with a sentence, and an attack harder where there is none. It is
 * JavaScript because the compiler of TypeScript would stay in the memory of each service.
 */

if (isMainThread) {
  // without the server nobody sends requests: the process must not stay behind
  process.stdin.on('end', () => process.exit()).resume()
  // the connection to the server alone does not keep a service running that has ended its work
  process.stdin.unref()
} else {
  // a thread receives no signals: the host asks it to end
  parentPort.on('message', () => process.emit('SIGTERM', 'SIGTERM'))
  parentPort.unref()
  // loggers write to the descriptors of the process, where nobody knows whose line it is
  const outputs = new Map([
    [1, process.stdout],
    [2, process.stderr],
  ])
  const bytesOf = (data, offset, length) => {
    if (typeof data === 'string') return Buffer.from(data)
    const part = typeof offset === 'object' ? offset : { offset, length }
    const start = Number(part?.offset) || 0
    return Buffer.from(data.buffer, data.byteOffset + start, part?.length ?? data.byteLength - start)
  }
  const { write, writeSync } = fs
  fs.writeSync = (fd, ...rest) => {
    const output = outputs.get(fd)
    if (!output) return writeSync(fd, ...rest)
    const bytes = bytesOf(...rest)
    output.write(Buffer.from(bytes))
    return bytes.length
  }
  fs.write = (fd, ...rest) => {
    if (!outputs.has(fd)) return write(fd, ...rest)
    const done = rest.pop()
    return process.nextTick(done, null, fs.writeSync(fd, ...rest), rest[0])
  }
  syncBuiltinESMExports()
}

// in a rehearsal nothing leaves the machine: each attempt is a line, which recorded-connection.ts names
if (process.env['SAMITY_SERVICES'] === 'record') {
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (...args) {
    // node:net calls it with the arguments in an array
    const [first, second] = Array.isArray(args[0]) ? args[0] : args
    const {
      port,
      host = 'localhost',
      path,
    } = typeof first === 'object' ? first : { port: first, host: second }
    if (!path && !/^(?:localhost|127\..*|::1)$/.test(host))
      process.stderr.write(`samity-connection ${host}:${port}\n`)
    return connect.apply(this, args)
  }
}

// the sandbox sets it
delete process.env['PWD']

// the first process of a sandbox ignores signals that it does not handle
process.on('SIGTERM', () => {
  if (process.listenerCount('SIGTERM') === 1) process.exit(0)
})

const deny = (what) => () => {
  throw Object.assign(new Error(`A service may not use ${what}.`), { code: 'ERR_ACCESS_DENIED' })
}
const refuse = (specifier) => {
  // they write files and open debuggers in spite of the permission model
  if (/^(?:node:)?(?:sqlite|inspector(?:\/promises)?)$/.test(specifier)) deny(specifier)()
}
registerHooks({
  resolve(specifier, context, next) {
    refuse(specifier)
    return next(specifier, context)
  },
})
const { getBuiltinModule } = process
Object.defineProperty(process, 'getBuiltinModule', {
  value: (name) => {
    refuse(name)
    return getBuiltinModule(name)
  },
})
for (const name of [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'binding',
  '_linkedBinding',
  'dlopen',
  'execve',
])
  Object.defineProperty(process, name, { value: deny(`process.${name}`) })
