import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { rspack, type Configuration, type Stats } from '@rspack/core'
import { CommandError, folderOf, root } from '@samity/module-registry'
import { describeSystem } from '../build/build.ts'
import { defineServiceBuild, serviceSource } from '../build/service-build.ts'
import { developmentRevision } from '../build/development.ts'
import { findBuild, loadConfig } from '../build/load-config.ts'
import { moduleNames } from '../workspace.ts'
import { stylesOf, writeDevelopmentRelease, type ModuleParts } from './development-release.ts'
import { writeDevelopmentShell } from './development-shell.ts'
import { isFreePort, startDevServer } from './start-dev-server.ts'

type Say = (sentence: string) => void

const inCache = (...names: string[]) => path.join(root, '.cache', ...names)
const folders = {
  releases: inCache('dev-releases'),
  shell: inCache('dev-shell'),
  parts: inCache('dev-parts'),
}

const firstPort = 3010

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  for (let port = firstPort; ports.length < count; port += 1) if (await isFreePort(port)) ports.push(port)
  return ports
}

function startServer(args: string[]): ChildProcess {
  // development releases are not signed
  const { RELEASE_KEYS: _keys, ...env } = process.env
  return spawn(process.execPath, ['--watch', path.join(root, 'server/src/main.ts'), ...args], {
    stdio: 'inherit',
    env: { ...env, SAMITY_RELEASES: folders.releases, SAMITY_SHELL: folders.shell, SAMITY_DEV: '1' },
  })
}

/** Errors appear in the terminal and in the page, everything else would hide the lines of the server. */
const quiet = (config: Configuration): Configuration => ({
  ...config,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
})

const firstBuild = (
  start: (onDone: (stats: Stats) => void) => Promise<void> | void,
  onBuilt: (stats: Stats) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const started = start((stats) => {
      if (stats.hasErrors()) return
      onBuilt(stats)
      resolve()
    })
    Promise.resolve(started).catch(reject)
  })

const watchBuild = (config: Configuration, onBuilt: (stats: Stats) => void): Promise<void> =>
  firstBuild((onDone) => {
    rspack(quiet(config)).watch({}, (error, stats) => {
      if (error) console.error(error)
      if (stats?.hasErrors()) console.error(stats.toString('errors-warnings'))
      if (stats) onDone(stats)
    })
  }, onBuilt)

async function startShell(builds: Configuration[]): Promise<void> {
  const write = () => writeDevelopmentShell(folders.shell)
  let isStarted = false
  await Promise.all([
    firstBuild(
      (onDone) => startDevServer(quiet(findBuild(builds, 'shell', 'shell')), onDone),
      () => undefined,
    ),
    // this script cannot be updated in a page, so pages reload
    watchBuild(findBuild(builds, 'start', 'shell'), () => isStarted && write()),
  ])
  isStarted = true
  write()
  watch(folderOf('shell'), (_event, file) => {
    if (file === 'index.html' || file === 'routes.json') write()
  })
}

async function startModule(name: string, port: number, say: Say): Promise<void> {
  const parts: ModuleParts = {
    name,
    origin: `http://localhost:${port}`,
    styles: new Map(),
    files: new Map(),
  }
  let isStarted = false
  const write = () => {
    try {
      writeDevelopmentRelease(folders.releases, parts)
    } catch (error) {
      if (!(error instanceof CommandError) || !isStarted) throw error
      say(error.message)
    }
  }
  const [config] = await loadConfig(name, { RSPACK_SERVE: true }, { port })
  const browserBuild = firstBuild(
    (onDone) => startDevServer(quiet(config ?? {}), onDone),
    ({ compilation }) => {
      Object.assign(parts, stylesOf(compilation))
      if (isStarted) write()
    },
  )
  const writeAgain = () => isStarted && write()
  await Promise.all([
    browserBuild,
    startServerPart(name, port, parts, writeAgain),
    startService(name, parts, writeAgain),
  ])
  write()
  isStarted = true
  watch(folderOf(name), (_event, file) => {
    if (file === 'module.json') write()
  })
}

async function startServerPart(
  name: string,
  port: number,
  parts: ModuleParts,
  onBuilt: () => void,
): Promise<void> {
  if (!existsSync(path.join(folderOf(name), 'src/render.tsx'))) return
  const output = path.join(folders.parts, name)
  const builds = await loadConfig(name, { output, revision: developmentRevision(port) })
  const { dependencies: _browser, ...config } = findBuild(builds, 'server', name)
  parts.serverFile = path.join(output, 'server/render.mjs')
  await watchBuild({ ...config, mode: 'development' }, onBuilt)
}

async function startService(name: string, parts: ModuleParts, onBuilt: () => void): Promise<void> {
  if (!existsSync(path.join(folderOf(name), serviceSource))) return
  const output = path.join(folders.parts, name)
  parts.serviceFolder = path.join(output, 'service')
  await watchBuild(defineServiceBuild(folderOf(name), output), onBuilt)
}

export async function dev(args: string[], say: Say): Promise<void> {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folders.releases, { recursive: true })
  describeSystem(folders.releases)
  const names = moduleNames()
  const [shellPort = firstPort, ...modulePorts] = await freePorts(names.length + 1)
  say('Compiling the shell and the modules …')
  // before any other build, because it reads antd as it is in production
  const shellBuilds = await loadConfig('shell', { output: path.join(folders.shell, 'assets'), shellPort })
  await Promise.all([
    startShell(shellBuilds),
    ...names.map((name, index) => startModule(name, modulePorts[index] ?? firstPort, say)),
  ])
  for (const [index, name] of names.entries())
    say(`${name} is served at http://localhost:${modulePorts[index]}.`)
  const server = startServer(args)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
