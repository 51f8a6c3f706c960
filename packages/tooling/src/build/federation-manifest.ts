import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { CommandError, readJson } from '@samity/module-registry'

export const manifestFile = 'mf-manifest.json'

/** The name of a federation container becomes a global variable, so it must not contain hyphens. */
export const containerName = (module: string) => module.replaceAll('-', '_')

const files = z.object({ sync: z.array(z.string()) })
const assets = z.object({ js: files, css: files })
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
    publicPath: z.string().optional(),
  }),
  shared: z.array(
    z.object({ name: z.string(), requiredVersion: z.string().optional(), assets: assets.optional() }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets })),
})
export type Manifest = z.infer<typeof manifestSchema>

export function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestFile)
  if (!existsSync(file))
    throw new CommandError(
      `${folder} has no ${manifestFile}: configure the federation plugin to write its manifest.`,
    )
  const result = manifestSchema.safeParse(readJson(file))
  if (result.success) return result.data
  const issues = result.error.issues.map(
    ({ path: issuePath, message }) => `${issuePath.join('.')}: ${message}`,
  )
  throw new CommandError(`${file} is not a manifest of Module Federation. ${issues.join('; ')}.`)
}

export function exposedFiles({ exposes }: Manifest): string[] {
  const module = exposes.find(({ path: exposedPath }) => exposedPath === './module')
  if (!module) throw new CommandError(`The build does not expose './module'.`)
  return [...module.assets.js.sync, ...module.assets.css.sync]
}

/** The files that the federation runtime of the browser loads on its own. */
export function runtimeFilesOf(manifest: Manifest): string[] {
  const { remoteEntry } = manifest.metaData
  const entry = path.posix.join(remoteEntry.path, remoteEntry.name)
  return [...new Set([manifestFile, entry, ...exposedFiles(manifest)])]
}
