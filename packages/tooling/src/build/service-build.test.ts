import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'

const source = path.join(root, 'server/test/fixtures/book-service')
let folder: string
beforeAll(() => {
  folder = aFolder()
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'testing/build-service.ts'), source, folder])
})
afterAll(() => rmSync(folder, { recursive: true }))

const healthOf = async (socketPath: string): Promise<string> => {
  const [response] = await once(request({ socketPath, path: '/health' }).end(), 'response')
  return text(response)
}

test('a service with Fastify, zod and a database driver becomes one file, with its migrations and licences', () => {
  const files = readdirSync(path.join(folder, 'service'), { recursive: true, encoding: 'utf8' })
  expect(files.map((file) => file.replace(/\.[0-9a-f]{12}\./, '.')).sort()).toEqual([
    'main.mjs',
    'migrations',
    'migrations/001.books.sql',
    'third-party-notices.txt',
  ])
  expect(readFileSync(path.join(folder, 'service/migrations/001.books.sql'), 'utf8')).toBe(
    readFileSync(path.join(source, 'service/migrations/001.books.sql'), 'utf8'),
  )
})

test('the file runs without node_modules', async () => {
  const socketPath = path.join(folder, 's.sock')
  const child = spawn(process.execPath, ['main.mjs'], {
    cwd: path.join(folder, 'service'),
    env: { SAMITY_SOCKET: socketPath, SAMITY_MODULE: 'mfe-books' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(child.stdout, 'data')
    expect(JSON.parse(await healthOf(socketPath))).toEqual({ module: 'mfe-books' })
  } finally {
    child.kill('SIGKILL')
  }
})
