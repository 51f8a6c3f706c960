import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  checkDescriptor,
  CommandError,
  findReleaseByInputs,
  folderOf,
  markReleased,
  otherDescriptors,
  readDescriptor,
  readJson,
  readRelease,
  readUsableRegistry,
  refuseOtherContent,
  root,
  systemOf,
  verifyRelease,
  versionOf,
} from '@samity/module-registry'
import { refuseOlderShell } from './shell-requirement.ts'
import { moduleNames } from '../workspace.ts'
import { compile, filesByImport } from '../build/compile.ts'
import { exposedScreens } from '../build/exposed-screens.ts'
import { inputsHashOf } from '../build/build-inputs.ts'
import { findBuild, loadConfig } from '../build/load-config.ts'
import { revisionOf } from '../build/module-config.ts'
import { serviceSource } from '../build/service-build.ts'
import { describeRelease, publish } from './pack-release.ts'

export function checkModule(name: string, releases: string) {
  if (!moduleNames().includes(name))
    throw new CommandError(`There is no module '${name}'. Known: ${moduleNames().join(', ')}.`)
  const descriptor = readDescriptor(readJson(path.join(folderOf(name), 'module.json')), `${name}/module.json`)
  if (descriptor.name !== name)
    throw new CommandError(`${name}/module.json has the name '${descriptor.name}'.`)
  refuseOlderShell(descriptor)
  const screens = exposedScreens(path.join(folderOf(name), 'src/module.tsx'))
  for (const others of otherDescriptors(releases, name, readUsableRegistry(releases).registry))
    checkDescriptor(descriptor, [...screens.keys()], others, systemOf(releases))
  return { descriptor, screens }
}

type ReleaseOptions = {
  local?: boolean
  readable?: boolean
}

/**
 * Builds one module into an immutable folder of the releases and returns the release's name. It activates
 * nothing.
 */
export async function buildRelease(
  name: string,
  releases: string,
  { local = false, readable = false }: ReleaseOptions = {},
): Promise<string> {
  const { descriptor, screens } = checkModule(name, releases)
  const inputs = inputsHashOf(name)
  const existingRelease = findReleaseByInputs(releases, name, inputs)
  if (existingRelease && !local) return reuseRelease(releases, name, existingRelease)
  const stagingFolder = path.join(root, '.cache', `${name}-${randomUUID()}`)
  try {
    const builds = await loadConfig(name, { output: stagingFolder, revision: revisionOf(name), readable })
    const imports = await compile(name, findBuild(builds, 'browser', name), filesByImport)
    if (existsSync(path.join(folderOf(name), 'src/render.tsx')))
      await compile(`The server's part of ${name}`, findBuild(builds, 'server', name), () => undefined)
    if (existsSync(path.join(folderOf(name), serviceSource)))
      await compile(`The service of ${name}`, findBuild(builds, 'service', name), () => undefined)
    rmSync(path.join(stagingFolder, 'mf-stats.json'), { force: true })
    copyFileSync(path.join(folderOf(name), 'module.json'), path.join(stagingFolder, 'module.json'))
    const screenFiles = [...screens].map(
      ([screen, request]) => [screen, imports.get(request) ?? { js: [], css: [] }] as const,
    )
    const build = {
      version: versionOf(name),
      inputs,
      screens: Object.fromEntries(screenFiles),
      chunksHashed: true,
    }
    const description = await describeRelease(stagingFolder, build, descriptor, systemOf(releases))
    return publish(stagingFolder, description, releases, local)
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true })
  }
}

/** Releases the existing build of exactly these sources, so that nothing is built twice. */
function reuseRelease(releases: string, name: string, release: string): string {
  const description = readRelease(releases, name, release)
  refuseOtherContent(releases, { ...description, released: description.released ?? new Date().toISOString() })
  const [error] = verifyRelease(releases, name, release)
  if (error) throw new CommandError(`${error.message} A release is never overwritten: remove it first.`)
  markReleased(releases, name, release)
  return release
}
