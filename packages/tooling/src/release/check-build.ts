import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import semver from 'semver'
import { CommandError, isServerFile, screenNamesOf, type System } from '@samity/module-registry'
import { runtimeFilesOf, containerName, exposedFiles, type Manifest } from '../build/federation-manifest.ts'

/** Text that every build of these packages contains. Each of them may exist only once on a page. */
const copyMarkers = [
  { copyOf: 'react', mark: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/ },
  { copyOf: 'react-dom', mark: /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/ },
  { copyOf: '@samity/shared-ui (and antd)', mark: /data-css-hash/ },
  { copyOf: '@samity/shared-api/session', mark: /is_authenticated:\s*(?:!1|false)/ },
  { copyOf: '@samity/shared-api/client', mark: /X-Retried/ },
]

function checkShape(name: string, { name: container, metaData }: Manifest): void {
  if (container !== containerName(name))
    throw new CommandError(
      `The build has the name '${container}'; a module '${name}' must be called '${containerName(name)}'.`,
    )
  if (metaData.publicPath !== undefined && metaData.publicPath !== 'auto')
    throw new CommandError(
      `The build expects its files at '${metaData.publicPath}'; a release can be served from any URL: set publicPath to 'auto'.`,
    )
}

/**
 * A module may share only packages that the shell provides, in a version that the shell has, and must not
 * contain a copy.
 */
function checkShared(name: string, manifest: Manifest, system: System): void {
  for (const { name: request, requiredVersion, assets } of manifest.shared) {
    const version = system.shared[request]
    if (!version)
      throw new CommandError(
        `${name} shares '${request}', which the shell does not provide. Leave it out of 'shared', or bundle it.`,
      )
    if (assets && assets.js.sync.length > 0)
      throw new CommandError(
        `${name} contains its own copy of ${request}, but a page uses the shell's: set 'import: false'.`,
      )
    const range = requiredVersion ?? '*'
    if (semver.validRange(range) && !semver.satisfies(version, range))
      throw new CommandError(`${name} needs ${request} ${range}; this system has ${version}.`)
  }
}

function checkCopies(name: string, folder: string, scripts: string[]): void {
  for (const script of scripts) {
    const code = readFileSync(path.join(folder, script), 'utf8')
    const copy = copyMarkers.find(({ mark }) => mark.test(code))
    if (copy)
      throw new CommandError(
        `${name} contains its own copy of ${copy.copyOf} (in ${script}), but a page uses the shell's: add it to 'shared' with 'import: false'.`,
      )
  }
}

/** Minifiers keep the names of properties, so the exposed code contains the name of every screen. */
function checkScreens(descriptor: Descriptor, folder: string, manifest: Manifest): void {
  const code = [...exposedFiles(manifest), ...runtimeFilesOf(manifest)]
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const missing = screenNamesOf(descriptor).find((screen) => !new RegExp(`\\b${screen}\\b`).test(code))
  if (missing)
    throw new CommandError(
      `${descriptor.name} names the screen '${missing}', which the code behind './module' does not expose.`,
    )
}

/** A release has the service that its descriptor names, and no code of a service that nobody would run. */
function checkService({ name, service }: Descriptor, files: string[]): void {
  if (service?.main && !files.includes(service.main))
    throw new CommandError(
      `${name} names the service ${service.main}, which is not in the build. Put the bundled service there.`,
    )
  const extra = files.find((file) => file.startsWith('service/'))
  if (extra && !service?.main)
    throw new CommandError(
      `${name} contains ${extra}, but module.json names no 'main' of a service. Add it, or remove the folder.`,
    )
}

export function checkBuild(
  descriptor: Descriptor,
  folder: string,
  files: string[],
  manifest: Manifest,
  system: System,
): void {
  checkShape(descriptor.name, manifest)
  const missing = runtimeFilesOf(manifest).find((file) => !files.includes(file))
  if (missing) throw new CommandError(`The manifest names ${missing}, which is not in ${folder}.`)
  checkShared(descriptor.name, manifest, system)
  checkCopies(
    descriptor.name,
    folder,
    files.filter((file) => /\.m?js$/.test(file) && !isServerFile(file)),
  )
  checkScreens(descriptor, folder, manifest)
  checkService(descriptor, files)
}
