import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import {
  adoptBuild,
  findReleaseByInputs,
  prune,
  signRelease,
  systemFile,
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

function adoptSignedBuild(name: string, release: string, releases: string, say: Say): void {
  const key = process.env.RELEASE_SIGN_KEY
  if (key) signRelease(releases, name, release, key)
  adoptBuild(releases, name, release, say)
}

type BuildOptions = {
  readable?: boolean
}

async function buildModuleIfStale(
  name: string,
  releases: string,
  say: Say,
  options: BuildOptions,
): Promise<void> {
  const existingRelease = findReleaseByInputs(releases, name, inputsHashOf(name))
  if (existingRelease) return adoptSignedBuild(name, existingRelease, releases, say)
  const { buildRelease } = await bundler.module()
  say(`Building ${name} …`)
  let newRelease = ''
  const time = await measureTime(async () => {
    newRelease = await buildRelease(name, releases, { ...options, local: true })
  })
  say(`${name} ${newRelease} is built (${time}).`)
  adoptSignedBuild(name, newRelease, releases, say)
}

/** Replaced builds stay this long, because a tab that started with one may still be open. */
const buildRetentionDays = 3

/**
 * Writes system.json, which says what system the releases are for. Other teams' commands check their module
 * against it.
 */
export function describeSystem(releases: string): void {
  const file = systemFile(releases)
  const content = `${JSON.stringify(thisSystem(), null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(releases, { recursive: true })
  writeFileAtomically(file, content)
}

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
