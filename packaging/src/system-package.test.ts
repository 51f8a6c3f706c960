import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commandFolder, systemManifest } from './system-package.ts'

/* A system package as npm installs it into a module's repository, with a server that prints what it gets. */

const server = `import { existsSync, mkdirSync } from 'node:fs'
import { plain } from 'plain'
import { patched } from 'patched'
import { nested } from 'nested'
const isDemo: boolean = process.argv.includes('--demo')
const { SAMITY_DATA: data = '', SAMITY_RELEASES: releases, HOST: host, DEV_ORIGINS: origins, PORT: port } = process.env
const wasThere = existsSync(data)
mkdirSync(data, { recursive: true })
console.log(JSON.stringify({ data, releases, host, origins, port, isDemo, wasThere, plain, patched, nested }))
if (port !== '1') console.log('Samity is running at http://localhost:8080')
`

let repository: string
const at = (...names: string[]) => path.join(repository, ...names)
const own = 'node_modules/@samity/system'

function write(file: string, content: string | object): void {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content))
}
function writePackage(folder: string, name: string, version: string): void {
  write(`${folder}/package.json`, { name, version, type: 'module', exports: './index.js' })
  write(`${folder}/index.js`, `export const ${name} = '${version}'`)
}
function writeSystem(build: string): void {
  write(`${own}/package.json`, {
    ...systemManifest(build),
    dependencies: { plain: '1.0.0', nested: '2.0.0' },
    optionalDependencies: { 'of-another-platform': '1.0.0' },
    samityPackages: { '@samity/server': 'server' },
    samityPatched: ['patched'],
  })
  write(`${own}/product/package.json`, { name: 'samity', version: build, type: 'module' })
  write(`${own}/product/server/src/main.ts`, server)
  cpSync(commandFolder, at(own, 'bin'), { recursive: true })
}

function start(env: Record<string, string> = {}, ...before: string[]) {
  const { PORT: _port, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, at(own, 'bin/samity-system.mjs')],
    { cwd: repository, encoding: 'utf8', env: { ...rest, ...env } },
  )
  const [received = '{}', ...sentences] = stdout.split('\n')
  return { status, stderr, received: JSON.parse(received || '{}'), sentences }
}

beforeEach(() => {
  repository = realpathSync(mkdtempSync(path.join(tmpdir(), 'samity-system-')))
  write('module.json', {})
  writeSystem('1.0.0+1')
  writePackage('node_modules/plain', 'plain', '1.0.0')
  writePackage('node_modules/nested', 'nested', '1.0.0')
  writePackage(`${own}/node_modules/nested`, 'nested', '2.0.0')
  writePackage(`${own}/patched/patched`, 'patched', '1.0.0-corrected')
})
afterEach(() => rmSync(repository, { recursive: true }))

test('the system starts with demo data, folders of the repository and the dependencies of its own versions', () => {
  const { status, received, sentences } = start()
  expect(status).toBe(0)
  expect(received).toEqual({
    data: at('.samity/data'),
    releases: at('releases'),
    host: '127.0.0.1',
    origins: 'http://localhost:*',
    isDemo: true,
    wasThere: false,
    plain: '1.0.0',
    patched: '1.0.0-corrected',
    nested: '2.0.0',
  })
  const password = readFileSync(at('.samity/demo-password'), 'utf8')
  expect(sentences).toEqual([
    'Samity is running at http://localhost:8080',
    `Sign in as 'demo-admin' with the password ${password}`,
    expect.stringMatching(/npm run release && npm run activate/),
    '',
  ])
  const next = start({ PORT: '8081' })
  expect(next.received).toMatchObject({ isDemo: false, wasThere: true, port: '8081' })
  expect(next.sentences).toContain(sentences[1])
})

test('a first start that did not finish is made anew, and a newer package replaces the copy', () => {
  expect(start({ PORT: '1' }).received).toMatchObject({ isDemo: true, wasThere: false })
  expect(start().received).toMatchObject({ isDemo: true, wasThere: false })
  writeSystem('1.0.0+2')
  write(`${own}/product/server/src/main.ts`, `console.log('{"isNew":true}')`)
  expect(start().received).toEqual({ isNew: true })
  expect(existsSync(at('.samity/product.new'))).toBe(false)
})

test.each([
  ['an old Node', () => undefined, /needs Node 24 or later, and this is v.* npm run system/],
  ['another folder', () => rmSync(at('module.json')), /no module\.json in this folder/],
  [
    'a missing dependency',
    () => rmSync(at('node_modules/plain'), { recursive: true }),
    /plain is not installed\. Run npm install/,
  ],
])('%s is refused with a sentence', (name, prepare, sentence) => {
  prepare()
  write('old.cjs', `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`)
  const { status, stderr } = start({}, ...(name === 'an old Node' ? ['--require', at('old.cjs')] : []))
  expect(status).toBe(1)
  expect(stderr).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('its manifest names exact versions, and brings the packages that are patched here', () => {
  const { dependencies, optionalDependencies, samityPatched, samityPackages } = systemManifest('1.0.0+1')
  expect(samityPatched.toSorted()).toEqual(['postgres', 'write-excel-file'])
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'axios', 'semver']))
  for (const version of Object.values({ ...dependencies, ...optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  for (const name of samityPatched) expect(dependencies).not.toHaveProperty(name)
  expect(samityPackages['@samity/module-registry']).toBe('packages/module-registry')
})
