import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { folderOf, root } from '@samity/module-registry'
import { linkDependencies } from '../api/link-dependencies.ts'
import { packageNameIn, packedPackages } from './compile-packages.ts'
import { createModule } from './new-module.ts'

/*
 * Modules outside the workspace with the packed packages, as another team writes, compiles, tests and
 * releases them.
 */

let folder: string
let moduleFolder: string

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'samity-outside-')))
  execFileSync(
    process.execPath,
    [path.join(root, 'packages/tooling/bin/samity-tooling.mjs'), 'pack', folder],
    {
      cwd: root,
      env: { ...process.env, SAMITY_PNPM: 'pnpm@12.21.0' },
      stdio: 'pipe',
    },
  )
  for (const source of packedPackages) {
    const name = packageNameIn(source)
    const packageFolder = path.join(folder, 'node_modules/@samity', name)
    mkdirSync(packageFolder, { recursive: true })
    const tarball = readdirSync(folder).find((file) => file.startsWith(`samity-${name}-`))!
    execFileSync('tar', ['-xzf', path.join(folder, tarball), '--strip-components=1', '-C', packageFolder])
    linkDependencies(path.join(folderOf(source), 'node_modules'), path.join(packageFolder, 'node_modules'))
  }
  linkDependencies(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  moduleFolder = createModule('book-loans', folder, () => undefined)
  linkDependencies(path.join(folderOf('mfe-config'), 'node_modules'), path.join(moduleFolder, 'node_modules'))
  linkDependencies(path.join(root, 'node_modules/@types'), path.join(moduleFolder, 'node_modules/@types'))
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true }))

function compileModule() {
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { types: ['node'], typeRoots: [path.join(moduleFolder, 'node_modules/@types')] },
    include: ['src', 'rspack.config.ts'],
    exclude: ['src/**/*.test.tsx'],
  }
  writeFileSync(path.join(moduleFolder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', moduleFolder, '--pretty', 'false'],
    {
      encoding: 'utf8',
      cwd: moduleFolder,
      shell: process.platform === 'win32',
    },
  )
  return stdout
}

test('a new module of another team compiles with the types of the packed packages', () => {
  expect(compileModule()).toBe('')
}, 60_000)

test('a wrong use of a shared part, of the contract and of the preset is an error of its types', () => {
  writeFileSync(
    path.join(moduleFolder, 'src/wrong.tsx'),
    `import { Button } from '@samity/shared-ui/core'
import { defineModule } from '@samity/shared-api/module'
import { moduleConfig } from '@samity/tooling/rspack'

export const button = <Button type={7} />
export const module = defineModule({ screens: 'none' })
export const config = moduleConfig(7)
`,
  )
  const lines = [...compileModule().matchAll(/src\/wrong\.tsx\((\d+),/g)].map(([, line]) => line)
  expect(lines).toEqual(['5', '6', '7'])
}, 60_000)

describe('a repository with a service, written by the packed command', () => {
  let repository: string
  const inRepository = (program: string, ...args: string[]) => {
    const { INIT_CWD: _folder, ...env } = process.env
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: repository, env, encoding: 'utf8' })
    return { status, output: `${stdout}\n${stderr}` }
  }
  const samity = (...args: string[]) =>
    inRepository(
      process.execPath,
      path.join(folder, 'node_modules/@samity/tooling/bin/samity-tooling.mjs'),
      ...args,
    )
  const binary = (name: string) => path.join(root, 'node_modules/.bin', name)

  beforeAll(() => {
    repository = folder
    const created = samity('create', 'reading-room', '--service', '--money', '--packages', folder)
    expect(created).toMatchObject({ status: 0 })
    repository = path.join(folder, 'mfe-reading-room')
    for (const name of ['mfe-config', 'packages/module-service'])
      linkDependencies(path.join(folderOf(name), 'node_modules'), path.join(repository, 'node_modules'))
  })

  test('explains a command to who asks for help', () => {
    expect(samity('activate', '--help')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^Usage: activate .*\nIt activates .*\n(?:  --.*\n)+\n$/),
    })
    expect(samity('--help')).toMatchObject({ status: 0, output: expect.stringMatching(/^Usage: .*activate/) })
  })

  test('compiles', () => {
    expect(inRepository(binary('tsc'))).toEqual({ status: 0, output: '\n' })
  })

  test('passes the tests of its screens', () => {
    expect(inRepository(binary('jest'))).toMatchObject({
      status: 0,
      output: expect.stringMatching(/3 passed/),
    })
  })

  test('passes the tests of its service on a real PostgreSQL', () => {
    const { status, output } = inRepository(process.execPath, '--test', 'service/**/*.test.ts')
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/pass 7/) })
  })

  test('becomes a release whose service runs without node_modules', async () => {
    expect(samity('release')).toMatchObject({ status: 0 })
    const releases = path.join(repository, 'releases/mfe-reading-room')
    const service = path.join(releases, readdirSync(releases)[0]!, 'service')
    expect(readdirSync(path.join(service, 'migrations'))).toEqual(['001.items.sql'])
    const socketPath = path.join(folder, 's.sock')
    const child = spawn(process.execPath, ['main.mjs'], {
      cwd: service,
      env: {
        SAMITY_SOCKET: socketPath,
        SAMITY_JWKS_URL: 'http://127.0.0.1:1/.well-known/jwks.json',
        SAMITY_API_URL: 'http://127.0.0.1:1/api/',
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(child.stdout, 'data')
      const [response] = await once(request({ socketPath, path: '/items/' }).end(), 'response')
      expect(response.statusCode).toBe(401)
      expect(await json(response)).toEqual({
        message: expect.stringMatching(/did not come from the gateway/),
        code: 'auth.required',
      })
    } finally {
      child.kill('SIGKILL')
    }
    expect(samity('activate')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/1\.0\.0\+\w+ is active/),
    })
  })
})

test('a repository of its own is not written into the workspace, and not over another folder', () => {
  const create = (...args: string[]) =>
    spawnSync(
      process.execPath,
      [path.join(root, 'packages/tooling/bin/samity-tooling.mjs'), 'create', ...args],
      {
        cwd: root,
        encoding: 'utf8',
      },
    ).stderr
  expect(create('shelf', '--service')).toMatch(/lies outside of this one: add --into FOLDER/)
  expect(create('reading-room', '--service', '--into', folder)).toMatch(/already exists/)
  expect(create('shelf', '--service', '--into', folder, '--packages', root)).toMatch(
    /does not contain shared-api/,
  )
})
