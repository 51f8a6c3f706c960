import { registerHooks } from 'node:module'

/*
 * A service process imports this file before its own code. Where the machine has a sandbox, that is the wall;
 * what is taken away here makes an accident fail with a sentence, and an attack harder where there is none.
 */

// without the server nobody sends requests: the process must not stay behind
process.stdin.on('end', () => process.exit()).resume()
// the connection to the server alone does not keep a service running that has ended its work
;(process.stdin as NodeJS.ReadStream & { unref(): void }).unref()

// the sandbox sets it
delete process.env['PWD']

// the first process of a sandbox ignores signals that it does not handle
process.on('SIGTERM', () => {
  if (process.listenerCount('SIGTERM') === 1) process.exit(0)
})

const deny = (what: string) => (): never => {
  throw Object.assign(new Error(`A service may not use ${what}.`), { code: 'ERR_ACCESS_DENIED' })
}
const refuse = (specifier: string) => {
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
  value: (name: string) => {
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
