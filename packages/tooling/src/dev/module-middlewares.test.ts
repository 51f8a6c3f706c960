import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ActiveModule } from '@samity/shared-api/module'
import { moduleMiddlewares } from './module-middlewares.ts'
import type { Middleware } from './dev-server.ts'

let server: Server
let origin: string

beforeEach(async () => {
  const page = 'https://bar.example/dashboard?module.mfe-sales=http://localhost:3003'
  const added = moduleMiddlewares(
    'mfe-sales',
    page,
    (_request, _response, next) => next(),
    () => undefined,
  )
  server = createServer((request, response) => {
    const [first, ...rest] = added.map(({ middleware }) => middleware)
    const run = (middleware: Middleware | undefined, others: Middleware[]): void =>
      middleware
        ? middleware(request, response, () => run(others[0], others.slice(1)))
        : void response.end(request.url)
    run(first, rest)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  // a server that listens on a port has such an address
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a page in development gets the build that is updated in place, which has a constant name and no hashes', async () => {
  const response = await fetch(`${origin}/active.json?development`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const module = (await response.json()) as ActiveModule
  expect(module).toMatchObject({ name: 'mfe-sales', base: '/', integrity: {} })
  expect(module.release).toMatch(/^\d+\.\d+\.\d+\+development$/)
  expect(module.descriptor.routes.length).toBeGreaterThan(0)
})

test('files are found below the folder of any release of the module', async () => {
  const pathOf = async (path: string) => (await fetch(origin + path)).text()
  expect(await pathOf('/mfe-sales/1.0.0+0123456789ab/remoteEntry.js')).toBe('/remoteEntry.js')
  expect(await pathOf('/mfe-accounts/1.0.0+0123456789ab/remoteEntry.js')).toBe(
    '/mfe-accounts/1.0.0+0123456789ab/remoteEntry.js',
  )
  expect(await pathOf('/remoteEntry.js')).toBe('/remoteEntry.js')
})

test('the home page leads to the system', async () => {
  const response = await fetch(origin, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(
    'https://bar.example/dashboard?module.mfe-sales=http://localhost:3003',
  )
})
