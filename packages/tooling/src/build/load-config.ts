import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { CommandError, folderOf } from '@samity/module-registry'
import type { BuildArguments, BuildEnvironment, ConfigFunction } from './config-options.ts'
import { moduleConfig } from './module-config.ts'
import { shellConfig } from './shell-config.ts'

type ConfigExport = ConfigFunction | Configuration | Configuration[]

const configFiles = ['rspack.config.ts', 'rspack.config.mjs', 'rspack.config.js']

/**
 * The builds that a package's rspack.config.ts defines. A package without this file has the shared preset.
 */
export async function loadConfig(
  name: string,
  environment: BuildEnvironment,
  buildArguments: BuildArguments = {},
): Promise<Configuration[]> {
  const file = configFiles.map((one) => path.join(folderOf(name), one)).find((one) => existsSync(one))
  if (!file)
    return (name === 'shell' ? shellConfig : moduleConfig(folderOf(name)))(environment, buildArguments)
  // what such a file exports is known to Rspack, which checks it
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: ConfigExport }
  if (!config) throw new CommandError(`${file} has no default export.`)
  const builds = typeof config === 'function' ? await config(environment, buildArguments) : config
  return [builds].flat()
}

export function findBuild(builds: Configuration[], name: string, owner: string): Configuration {
  const build = builds.find((one) => one.name === name)
  if (!build)
    throw new CommandError(`The rspack.config.ts of ${owner} defines no build with the name '${name}'.`)
  return build
}
