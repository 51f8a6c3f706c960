import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  activate,
  CommandError,
  findReleaseByInputs,
  prune,
  readTrustedRelease,
  readUsableRegistry,
  type RegistryChange,
  signRelease,
  systemChange,
  thisSystem,
  writeFileAtomically,
} from '@samity/module-registry'
import { moduleNames } from '../workspace.ts'
import { inputsHashOf } from './build-inputs.ts'
import { lastShellBuild } from './shell-build.ts'

type Say = (sentence: string) => void

/** The bundler is imported only when something is stale, so that a built workspace starts at once. */
const bundler = {
  shell: () => import('./build-shell.ts'),
  module: () => import('../release/build-release.ts'),
}

const measureTime = async (work: () => Promise<unknown>): Promise<string> => {
  const start = performance.now()
  await work()
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

async function buildShellIfStale(say: Say): Promise<void> {
  if (lastShellBuild()?.inputs === inputsHashOf('shell')) return
  const { buildShell } = await bundler.shell()
  say('Building the shell …')
  say(`The shell is built (${await measureTime(buildShell)}).`)
}

/** Whether a build may become active: not if a person chose the active release, and not if the system rolled this build back. */
const followsBuilds = (history: RegistryChange[], name: string, by: string, release: string) => {
  const last = history.find(({ module }) => module === name)
  return by === 'build' || (by === systemChange && last?.from !== release)
}

/** Activates a local build, unless somebody has chosen a release. */
function adoptBuild(name: string, release: string, releases: string, say: Say): void {
  const { registry, warning } = readUsableRegistry(releases)
  if (warning) say(warning)
  const entry = registry.modules[name]
  if (entry?.active === release) return
  if (!entry || followsBuilds(registry.history, name, entry.by, release))
    activateBuild(name, release, releases, say)
  else
    say(`${name} stays on ${entry.active}, chosen by ${entry.by}; the newer build ${release} is not active.`)
}

/** Activates a build. If releases must be signed, it needs a key in RELEASE_SIGN_KEY; without one the build stays inactive. */
function activateBuild(name: string, release: string, releases: string, say: Say): void {
  const key = process.env.RELEASE_SIGN_KEY
  if (key) signRelease(releases, name, release, key)
  try {
    readTrustedRelease(releases, name, release)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return say(`${error.message} Set RELEASE_SIGN_KEY, or activate a signed release.`)
  }
  activate(releases, name, release, 'build')
}

type BuildOptions = {
  /** Readable code with source maps, for development */
  readable?: boolean
}

async function buildModuleIfStale(
  name: string,
  releases: string,
  say: Say,
  options: BuildOptions,
): Promise<void> {
  const existingRelease = findReleaseByInputs(releases, name, inputsHashOf(name))
  if (existingRelease) return adoptBuild(name, existingRelease, releases, say)
  const { buildRelease } = await bundler.module()
  say(`Building ${name} …`)
  let newRelease = ''
  const time = await measureTime(async () => {
    newRelease = await buildRelease(name, releases, { ...options, local: true })
  })
  say(`${name} ${newRelease} is built (${time}).`)
  adoptBuild(name, newRelease, releases, say)
}

/** Replaced builds stay this long, because a tab that started with one may still be open. */
const buildRetentionDays = 3

/** Writes system.json, which says what system the releases are for. Other teams' commands check their module against it. */
export function describeSystem(releases: string): void {
  const file = path.join(releases, 'system.json')
  const content = `${JSON.stringify(thisSystem(), null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(releases, { recursive: true })
  writeFileAtomically(file, content)
}

/** Builds whatever is stale, the shell and modules, and removes old local builds. `only` limits it to some of them. */
export async function build(
  releases: string,
  say: Say,
  only: string[] = [],
  options: BuildOptions = {},
): Promise<void> {
  const isSelected = (name: string) => only.length === 0 || only.includes(name)
  if (isSelected('shell')) await buildShellIfStale(say)
  describeSystem(releases)
  for (const name of moduleNames().filter(isSelected)) await buildModuleIfStale(name, releases, say, options)
  prune(releases, { maxAgeDays: buildRetentionDays, only: 'builds' })
}
