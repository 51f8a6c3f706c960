import path from 'node:path'
import type { ActiveModule, Descriptor } from '@samity/shared-api/module'
import type { FilesByKind } from './shell-build.ts'
import { readDescriptor } from './descriptor.ts'
import { readTrustedRelease, releaseFolder } from './release-store.ts'
import { CommandError } from './command-error.ts'
import { readJson } from './read-json.ts'

export const descriptorOf = (folder: string, name: string, release: string): Descriptor =>
  readDescriptor(
    readJson(path.join(releaseFolder(folder, name, release), 'module.json')),
    `${name} ${release}`,
  )

/**
 * A release as pages receive it. Throws a `CommandError` if the release cannot be used. `origin` is where its
 * files are.
 */
export function activeModule(
  folder: string,
  name: string,
  release: string,
  origin = '/releases/',
): ActiveModule {
  const { integrity, files, screens } = readTrustedRelease(folder, name, release)
  const descriptor = descriptorOf(folder, name, release)
  if (descriptor.name !== name)
    throw new CommandError(`${name} ${release} has a descriptor of '${descriptor.name}'.`)
  const filesOf = ({ js, css }: FilesByKind) =>
    Object.fromEntries([...css, ...js].flatMap((file) => (files[file] ? [[file, files[file]]] : [])))
  return {
    name,
    release,
    base: `${origin}${name}/${release}/`,
    integrity,
    screens: Object.fromEntries(Object.entries(screens).map(([screen, one]) => [screen, filesOf(one)])),
    descriptor,
  }
}
