import { existsSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '@samity/module-registry'
import { inputsHashOf } from './build-inputs.ts'
import { withRsdoctor, type ConfigFunction } from './config-options.ts'
import { defaultDevPort, developmentRevision, toModuleDevelopment, toReadable } from './development.ts'
import { defineModuleBuild } from './browser-builds.ts'
import { defineServerBuild } from './server-builds.ts'
import { defineServiceBuild, serviceSource } from './service-build.ts'

const revisionLength = 12

export const revisionOf = (name: string): string => inputsHashOf(name).slice(0, revisionLength)

/**
 * The configuration of a module, for its rspack.config.ts: the files for browsers, with a src/render.tsx the
 * file for the server, and with a service/main.ts the service. Releases use the same configuration.
 */
export const moduleConfig =
  (folder: string): ConfigFunction =>
  async (environment = {}, { port } = {}) => {
    const { name } = readJson(path.join(folder, 'module.json')) as { name: string }
    const { output = path.join(folder, 'dist') } = environment
    if (environment.RSPACK_SERVE) {
      const devPort = Number(port ?? defaultDevPort)
      // the builds for other pages compile with this file, so it imports them only here
      const { moduleDevServer } = await import('../dev/module-dev-server.ts')
      const build = defineModuleBuild(name, developmentRevision(devPort), output, 'remoteEntry.js')
      const devServer = moduleDevServer(name, devPort, environment.system)
      return [{ ...toModuleDevelopment(build), devServer }]
    }
    const { revision = revisionOf(name) } = environment
    const releaseBuild = defineModuleBuild(name, revision, output)
    const build = environment.readable ? toReadable(releaseBuild) : releaseBuild
    const browser = await withRsdoctor(build, environment)
    const has = (file: string) => existsSync(path.join(folder, file))
    // the first build clears the folder
    return [
      browser,
      ...(has('src/render.tsx')
        ? [{ ...defineServerBuild(name, revision, output), dependencies: ['browser'] }]
        : []),
      ...(has(serviceSource) ? [{ ...defineServiceBuild(folder, output), dependencies: ['browser'] }] : []),
    ]
  }
