#!/usr/bin/env node
// Starts a Samity system with demo data for the module in the current folder. Everything is in .samity, and the releases in releases.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const own = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const folder = path.resolve('.samity')
const product = path.join(folder, 'product')
const data = path.join(folder, 'data')

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

const readManifest = (of) => JSON.parse(readFileSync(path.join(of, 'package.json'), 'utf8'))

/** Node runs no TypeScript below a folder node_modules, so the system is copied out of it. */
function copyProduct() {
  const build = readManifest(own).samityBuild
  if (existsSync(product) && readManifest(product).version === build) return
  const copy = `${product}.new`
  for (const old of [copy, product]) rmSync(old, { recursive: true, force: true })
  cpSync(path.join(own, 'product'), copy, { recursive: true })
  renameSync(copy, product)
}

/** npm may have moved the dependencies since the last start. Patched ones come with the package. */
function linkDependencies() {
  const modules = path.join(product, 'node_modules')
  rmSync(modules, { recursive: true, force: true })
  const link = (name, target) => {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true })
    symlinkSync(target, path.join(modules, name), 'junction')
  }
  const { samityPackages, samityPatched, dependencies, optionalDependencies } = readManifest(own)
  for (const [name, source] of Object.entries(samityPackages)) link(name, path.join(product, source))
  for (const name of samityPatched)
    cpSync(path.join(own, 'patched', name), path.join(modules, name), { recursive: true })
  const places = createRequire(path.join(own, 'package.json')).resolve.paths('any') ?? []
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = places.map((one) => path.join(one, name)).find((one) => existsSync(one))
    if (place) link(name, place)
    else if (dependencies[name]) refuse(`${name} is not installed. Run npm install first.`)
  }
}

/** One password for all demo accounts of this folder; the system listens on this machine only. */
function readPassword() {
  const file = path.join(folder, 'demo-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(9).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function start() {
  const filled = path.join(folder, 'filled')
  // a first start that was stopped half-way left half of the demo data
  if (!existsSync(filled)) rmSync(data, { recursive: true, force: true })
  const password = readPassword()
  const env = {
    HOST: '127.0.0.1',
    DEV_ORIGINS: 'http://localhost:*',
    SAMITY_RELEASES: path.resolve('releases'),
    ...process.env,
    SAMITY_DATA: data,
    DEMO_PASSWORD: password,
  }
  const args = [path.join(product, 'server/src/main.ts'), ...(existsSync(filled) ? [] : ['--demo'])]
  const server = spawn(process.execPath, args, { env, stdio: ['inherit', 'pipe', 'inherit'] })
  createInterface({ input: server.stdout }).on('line', (line) => {
    console.log(line)
    if (!line.startsWith('Samity is running at')) return
    writeFileSync(filled, '')
    console.log(`Sign in as 'demo-admin' with the password ${password}`)
    console.log(
      'npm run release && npm run activate adds the module; npm run dev shows it while you change it.',
    )
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('close', (code) => (process.exitCode = code ?? 1))
}

if (Number(process.versions.node.split('.')[0]) < 24)
  refuse(
    `The system needs Node 24 or later, and this is ${process.version}. Start it with npm run system, which has its own Node.`,
  )
if (!existsSync('module.json'))
  refuse('There is no module.json in this folder. Start the system in the folder of a module.')
mkdirSync(folder, { recursive: true })
copyProduct()
linkDependencies()
start()
