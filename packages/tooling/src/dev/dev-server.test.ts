import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { ActiveModule } from '@samity/shared-api/module'
import { activeModule } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import { devServer } from './dev-server.ts'

let folder: string
let server: Server
let origin: string
let active: ActiveModule | undefined

beforeEach(async () => {
  folder = aFolder()
  active = undefined
  server = devServer(path.join(folder, 'builds'), () => active).listen(0, 'localhost')
  await once(server, 'listening')
  // a server that listens on a port has such an address
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('active.json describes the latest build, and pages of other origins can load its files', async () => {
  expect((await fetch(`${origin}/active.json`)).status).toBe(503)
  const builds = path.join(folder, 'builds')
  const { release } = aRelease(builds)
  active = activeModule(builds, 'mfe-tea', release, '/')
  const response = await fetch(`${origin}/active.json`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const module = (await response.json()) as ActiveModule
  expect(module).toEqual({ ...active, base: `/mfe-tea/${release}/` })
  for (const file of Object.keys(module.integrity)) {
    const fileResponse = await fetch(new URL(file, new URL(module.base, origin)))
    expect([fileResponse.status, fileResponse.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  }
})

test('no file outside the folder of builds is served', async () => {
  writeFileSync(path.join(folder, 'secret.json'), '{}')
  for (const requestPath of ['/../secret.json', '/..%2fsecret.json', '/mfe-tea/', '/'])
    expect((await fetch(origin + requestPath)).status).toBe(404)
})
