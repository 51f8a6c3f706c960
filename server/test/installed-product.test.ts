import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readStoredRegistry, thisSystem } from '@samity/module-registry'
import { freePort } from '../src/process/free-port.ts'
import { aServiceRelease, delay } from './service-builders.ts'
import { createTestDatabase } from './test-server.ts'
import { until } from './until.ts'

/*
 * An installed product has the sources and dependencies of the server, and neither React nor the packages
 * that build the shell. This test starts the server in such folders; `npm run package:test` does it with the
 * real package.
 */

jest.setTimeout(120_000)

const root = path.join(__dirname, '../..')
/** As packaging/src/stage-product.ts copies them */
const packages = ['server', 'shared-api', 'packages/client', 'packages/module-registry']

const folder = mkdtempSync(path.join(tmpdir(), 'samity-installed-'))
const at = (...names: string[]) => path.join(folder, ...names)
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Links to the dependencies of a package, and to the packages of the product in place of those of the
 * checkout.
 */
function linkDependencies(name: string): void {
  const modules = path.join(root, name, 'node_modules')
  mkdirSync(at(name, 'node_modules/@samity'), { recursive: true })
  for (const entry of readdirSync(modules).filter((one) => !one.startsWith('.') && one !== '@samity'))
    symlinkSync(path.join(modules, entry), at(name, 'node_modules', entry))
  for (const own of packages) symlinkSync(at(own), at(name, 'node_modules/@samity', path.basename(own)))
}

function installProduct(): void {
  for (const name of packages) {
    for (const part of ['package.json', 'src', ...(name === 'server' ? ['db', 'dist'] : [])])
      cpSync(path.join(root, name, part), at(name, part), { recursive: true })
    linkDependencies(name)
  }
  for (const name of ['shell', 'shared-ui'])
    cpSync(path.join(root, name, 'package.json'), at(name, 'package.json'))
  symlinkSync(path.join(root, 'shell/dist'), at('shell/dist'))
  cpSync(path.join(root, 'pnpm-workspace.yaml'), at('pnpm-workspace.yaml'))
  writeFileSync(at('package.json'), JSON.stringify({ name: 'samity', version: '1.0.0', type: 'module' }))
  aServiceRelease(at('packaged-releases'))
  writeFileSync(at('packaged-releases/system.json'), JSON.stringify(thisSystem()))
}

type Attempts = { env: Record<string, string>; [attempt: string]: unknown }

test('an installed product starts without the packages of the shell, holds a hostile service, and stops on a signal', async () => {
  installProduct()
  const database = await createTestDatabase()
  const port = await freePort()
  const lines: string[] = []
  const server = spawn(process.execPath, [at('server/src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      SAMITY_DATA: at('data'),
      DATABASE_URL: database.url,
      BACKUP_AT: 'off',
      SECRET_KEY: 'k'.repeat(40),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  const ended = once(server, 'exit')
  const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`).catch(() => undefined)
  try {
    while (server.exitCode === null && !(await get('/readyz'))?.ok) await delay(50)
    expect(lines.join('')).toContain('Samity is running')
    expect((await get('/api/docs/json'))?.status).toBe(200)
    expect(Object.keys(readStoredRegistry(at('data/releases')).modules)).toEqual(['mfe-tea'])
    const hostile = await until(async () => {
      const response = await get('/api/x/mfe-tea/env')
      return response?.ok ? ((await response.json()) as Attempts) : undefined
    })
    expect(hostile).toMatchObject({
      readServerFile: 'ERR_ACCESS_DENIED',
      writeFile: 'ERR_ACCESS_DENIED',
      startProgram: 'ERR_ACCESS_DENIED',
      signalServer: 'ERR_ACCESS_DENIED',
      openDatabase: 'ERR_ACCESS_DENIED',
      openDebugger: 'ERR_ACCESS_DENIED',
      sendMessage: 'undefined',
    })
    for (const name of ['DATABASE_URL', 'SAMITY_DATA', 'SECRET_KEY'])
      expect(hostile.env).not.toHaveProperty(name)
  } finally {
    server.kill('SIGTERM')
    await ended
    await database.drop()
  }
  expect(server.exitCode).toBe(0)
})
