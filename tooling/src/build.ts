import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from './files.ts'
import { inputsOf } from './inputs.ts'
import { activate, prune, readStoredOrKept, readTrustedRelease, releaseOf, signRelease } from './registry.ts'
import { theSystem, type RegistryChange } from './stored-registry.ts'
import { thisSystem } from './sharing.ts'
import { builtShell } from './shell-build.ts'
import { moduleNames, Refused } from './workspace.ts'

type Say = (sentence: string) => void

/** Loaded only when something is stale: a built tree must start at once. */
const bundler = { shell: () => import('./build-shell.ts'), module: () => import('./release.ts') }

const took = async (work: () => Promise<unknown>): Promise<string> => {
  const start = performance.now()
  await work()
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

async function freshShell(say: Say): Promise<void> {
  if (builtShell()?.inputs === inputsOf('shell')) return
  const { buildShell } = await bundler.shell()
  say('Building the shell …')
  say(`The shell is built (${await took(buildShell)}).`)
}

/** What the system took back is not taken up again; a newer build is. */
const followsBuilds = (history: RegistryChange[], name: string, by: string, made: string) => {
  const last = history.find(({ module }) => module === name)
  return by === 'build' || (by === theSystem && last?.from !== made)
}

/** Local builds become active as long as nobody has chosen a release; a choice stays. */
function takeUp(name: string, made: string, releases: string, say: Say): void {
  const { stored, problem } = readStoredOrKept(releases)
  if (problem) say(problem)
  const entry = stored.modules[name]
  if (entry?.active === made) return
  if (!entry || followsBuilds(stored.history, name, entry.by, made)) activateBuild(name, made, releases, say)
  else say(`${name} stays on ${entry.active}, chosen by ${entry.by}; the newer build ${made} lies beside it.`)
}

/** Where releases must be signed, a build is signed with the operator's own key, or stays beside what is active. */
function activateBuild(name: string, made: string, releases: string, say: Say): void {
  const key = process.env.RELEASE_SIGN_KEY
  if (key) signRelease(releases, name, made, key)
  try {
    readTrustedRelease(releases, name, made)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return say(`${error.message} Set RELEASE_SIGN_KEY, or activate a signed release.`)
  }
  activate(releases, name, made, 'build')
}

async function freshModule(name: string, releases: string, say: Say): Promise<void> {
  const built = releaseOf(releases, name, inputsOf(name))
  if (built) return takeUp(name, built, releases, say)
  const { release } = await bundler.module()
  say(`Building ${name} …`)
  let made = ''
  const time = await took(async () => {
    made = await release(name, releases, { local: true })
  })
  say(`${name} ${made} is built (${time}).`)
  takeUp(name, made, releases, say)
}

/** Builds that were replaced are kept as long as a tab that began with one may stay open. */
const daysForBuilds = 3

/** The releases say which system they are for: another team's commands check their module against it. */
function describeSystem(releases: string): void {
  const file = path.join(releases, 'system.json')
  const content = `${JSON.stringify(thisSystem(), null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(releases, { recursive: true })
  writeWhole(file, content)
}

/** Brings everything up to date and builds only what is stale. */
export async function build(releases: string, say: Say, only: string[] = []): Promise<void> {
  const wanted = (name: string) => only.length === 0 || only.includes(name)
  if (wanted('shell')) await freshShell(say)
  describeSystem(releases)
  for (const name of moduleNames().filter(wanted)) await freshModule(name, releases, say)
  prune(releases, { days: daysForBuilds, only: 'builds' })
}
