import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json, text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { folderOf, readJson, root } from '@samity/module-registry'
import { linkDependencies } from '../api/link-dependencies.ts'
import { packageNameIn, packedPackages } from './compile-packages.ts'
import { followStep, stepsOf } from './follow-page.ts'
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

const pageOf = (name: string) => readFileSync(path.join(root, 'docs/modules', `${name}.md`), 'utf8')

/** The machine's own Node, with which a team runs the first command: 20.19 or later. */
function findMachineNode(): string {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((one) => !one.includes('node_modules'))
  return folders.map((one) => path.join(one, 'node')).find((file) => existsSync(file)) ?? process.execPath
}

describe('the tutorial, done with the packed packages as it is written', () => {
  const tool = () => path.join(folder, 'node_modules/@samity/tooling/bin/samity-tooling.mjs')
  const repository = () => path.join(folder, 'mfe-canteen')
  const ofTests: string[] = []
  let current: string

  function writeProgram(name: string, command: string): void {
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 })
  }

  /** Instead of npm, links install what the checkout has: a test needs no network. */
  function linkInstalled(): void {
    for (const name of ['mfe-config', 'packages/module-service'])
      linkDependencies(path.join(folderOf(name), 'node_modules'), path.join(repository(), 'node_modules'))
  }

  /** npm names the folder of the test run so, from which a command would resolve its paths. */
  const { INIT_CWD: _folder, ...env } = process.env

  function run(commands: string): void {
    const withoutNetwork = `
      npx() { shift; "${findMachineNode()}" "${tool()}" "$@" --packages "${folder}"; }
      npm() { [ "$1" = install ] || command npm "$@"; }
    `
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-e', '-c', `${withoutNetwork}\n${commands}\npwd > "${folder}/current"`],
      {
        cwd: current,
        env: { ...env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${env['PATH']}` },
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`${commands}\n${stdout}\n${stderr}`)
    if (commands.includes('npm install')) linkInstalled()
    current = readFileSync(path.join(folder, 'current'), 'utf8').trim()
    // jest reports to the error output
    if (commands.includes('npm test')) ofTests.push(`${stderr}\n${stdout}`)
  }

  beforeAll(() => {
    current = folder
    mkdirSync(path.join(folder, 'bin'))
    // npm copies it into the repository; nothing here starts it
    writeFileSync(path.join(folder, 'samity-system-1.0.0.tgz'), '')
    writeProgram('node', process.execPath)
    writeProgram('samity-tooling', `${process.execPath} ${tool()}`)
    for (const name of ['tsc', 'jest']) writeProgram(name, path.join(root, 'node_modules/.bin', name))
  })

  test('works, and the tests pass after each step', () => {
    for (const step of stepsOf(pageOf('tutorial'))) followStep(step, current, run)
    const passed = ofTests.map((output) =>
      [...output.matchAll(/^(?:Tests:|ℹ pass) +(\d+)/gm)].map(([, count]) => Number(count)),
    )
    expect(passed).toEqual([
      [3, 7],
      [3, 8],
      [3, 8],
    ])
    const releases = readdirSync(path.join(repository(), 'releases/mfe-canteen'))
    expect(releases.map((name) => name.split('+')[0]).sort()).toEqual(['1.0.0', '1.1.0'])
    const registry = readFileSync(path.join(repository(), 'releases/modules.json'), 'utf8')
    expect(JSON.parse(registry).modules['mfe-canteen'].active).toMatch(/^1\.1\.0\+/)
  }, 240_000)

  test('leaves a release whose service runs without node_modules', async () => {
    const releases = path.join(repository(), 'releases/mfe-canteen')
    const newest = readdirSync(releases).find((name) => name.startsWith('1.1.0'))!
    const service = path.join(releases, newest, 'service')
    expect(readdirSync(path.join(service, 'migrations'))).toEqual(['001.items.sql', '002.supplier.sql'])
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
  })

  test('explains a command to who asks for help', () => {
    const help = (...args: string[]) =>
      execFileSync(findMachineNode(), [tool(), ...args, '--help'], { cwd: folder, env, encoding: 'utf8' })
    expect(help('activate')).toMatch(/^Usage: activate .*\nIt activates .*\n(?:  --.*\n)+$/)
    expect(help()).toMatch(/^Usage: .*activate/)
  })

  test.each([
    [['Canteen'], /'Canteen' is not a valid module name: use lower-case letters/],
    [['canteen'], /mfe-canteen already exists and is not empty/],
    [['shop', 'bin'], /bin already exists and is not empty/],
    [['shop', '--packages', 'bin'], /bin does not contain shared-api/],
    [[], /An argument is missing\.\nUsage: create <name>/],
  ])('refuses create %j with a sentence', (args, sentence) => {
    const { status, stderr } = spawnSync(findMachineNode(), [tool(), 'create', ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(sentence)
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2)
  })

  test('writes into a folder that is there and empty', () => {
    mkdirSync(path.join(folder, 'empty'))
    execFileSync(findMachineNode(), [tool(), 'create', 'shop', 'empty'], { cwd: folder, env })
    const { name, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(path.join(folder, 'empty/package.json'), 'utf8'),
    )
    expect({ name, system: devDependencies['@samity/system'] }).toEqual({
      name: 'mfe-shop',
      system: '^1.0.0',
    })
    expect(optionalDependencies).toEqual(
      (readJson(path.join(root, 'package.json')) as { optionalDependencies: object }).optionalDependencies,
    )
  })

  test('says which Node it needs', () => {
    const asOldNode = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } }); import('${tool()}')`
    const { status, stderr } = spawnSync(process.execPath, ['-e', asOldNode], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^samity-tooling needs Node 20\.19 or later, and this is .*\n$/),
    })
  })
})

/** Debian's packages python3-jwt and python3-cryptography, or a Python with the packages that the page names */
const python = ['python3', '/usr/bin/python3'].find(
  (program) => spawnSync(program, ['-c', 'import jwt, cryptography']).status === 0,
)
const withPython = python ? test : test.skip

withPython(
  'the service in Python verifies tokens, takes settings, and handles events and jobs with calls of its own',
  async () => {
    for (const step of stepsOf(pageOf('other-languages'))) followStep(step, folder, () => undefined)
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'EdDSA', use: 'sig' }] }
    const calls: unknown[][] = []
    const system = createServer((message, response) => {
      const { method, url = '', headers } = message
      if (url.startsWith('/.well-known/')) return void response.end(JSON.stringify(jwks))
      void text(message).then((body) => {
        calls.push([method, url, headers.authorization, body && (JSON.parse(body) as object)])
        const isKnown = url !== '/api/advocates/8/'
        response.statusCode = isKnown ? 200 : 404
        response.end(JSON.stringify(isKnown ? { name_english: 'Rahima', name_bengali: '' } : {}))
      })
    })
    const token = (claims: object) => {
      const content = [
        { alg: 'EdDSA', kid: 'k' },
        { exp: Math.floor(Date.now() / 1000) + 60, aud: 'mfe-canteen', ...claims },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      return `Bearer ${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`
    }
    await once(system.listen(0, '127.0.0.1'), 'listening')
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const portOf = (server: Server) => (server.address() as AddressInfo).port
    const port = portOf(free)
    free.close()
    const child = spawn(python!, ['service.py'], {
      cwd: folder,
      env: { ...process.env, SAMITY_URL: `http://127.0.0.1:${portOf(system)}`, PORT: String(port) },
      stdio: 'ignore',
    })
    const send = (url: string, authorization = '', init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}/api${url}`, { ...init, headers: { authorization } })
    try {
      while (!(await send('/health').catch(() => undefined))?.ok) await delay(50)
      expect((await send('/items/')).status).toBe(401)
      expect((await send('/items/', token({ sub: '1', aud: 'mfe-other' }))).status).toBe(401)
      const items = await send('/items/', token({ sub: '1', name: 'Rahima' }))
      expect(await items.json()).toEqual([{ id: 1, name: 'Hello, Rahima', version: 1 }])
      const settings = { method: 'PUT', body: '{ "max_items": 1 }' }
      expect((await send('/-/settings', token({ sub: '1' }), settings)).status).toBe(403)
      expect((await send('/-/settings', token({ sub: 'system' }), settings)).status).toBe(200)

      const eventOf = (record: string) => ({
        method: 'POST',
        body: JSON.stringify({ id: 'evt_1', type: 'member.created', data: { record } }),
      })
      const job = { method: 'POST', body: '{ "due": "2026-03-01T20:30:00.000Z" }' }
      const ofSystem = token({ sub: 'system' })
      expect((await send('/-/events', token({ sub: 'user:1' }), eventOf('advocates/7'))).status).toBe(403)
      expect((await send('/-/events', ofSystem, eventOf('advocates/7'))).status).toBe(200)
      expect((await send('/-/jobs/month', ofSystem, job)).status).toBe(200)
      expect((await send('/-/jobs/week', ofSystem, job)).status).toBe(404)
      const fault = await send('/-/events', ofSystem, eventOf('advocates/8'))
      expect([fault.status, await fault.json()]).toEqual([502, { message: 'The API returned 404.' }])
      expect(calls).toEqual([
        ['GET', '/api/advocates/7/', ofSystem, ''],
        [
          'POST',
          '/api/tasks/',
          ofSystem,
          {
            key: 'advocates/7',
            title: { en: 'Rahima', bn: 'Rahima' },
            path: '/dashboard/canteen',
            roles: ['staff'],
          },
        ],
        ['POST', '/api/notices/', ofSystem, { title: 'The month in the canteen', is_proposed: true }],
        ['GET', '/api/advocates/8/', ofSystem, ''],
      ])
    } finally {
      child.kill()
      system.close()
    }
  },
  30_000,
)

test('a repository of its own is not written into the workspace', () => {
  const { stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'packages/tooling/bin/samity-tooling.mjs'), 'create', 'shelf'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, INIT_CWD: root } },
  )
  expect(stderr).toMatch(/lies outside of this one: name a folder there/)
})
