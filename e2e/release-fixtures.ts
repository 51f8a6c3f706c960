import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { readModuleRegistry, readRelease, releaseFolder } from '@samity/module-registry'
import { product } from './products.ts'

const { releases } = product

const sha384 = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

export type RebuiltRelease = { module: ActiveModule; files: Map<string, Buffer> }

type Changes = {
  version: string
  transform?: (text: string, file: string) => string
  descriptor?: Partial<ActiveModule['descriptor']>
}

export const findActiveRelease = (name: string): ActiveModule => {
  const activeModule = readModuleRegistry(releases).modules.find((one) => one.name === name)
  if (!activeModule) throw new Error(`${name} has no active release.`)
  return activeModule
}

/**
 * Rebuilds the active release of a module under another version. Its code is the same except for `transform`,
 * its runtime is separated as a build would do it, and every hash matches.
 */
export function rebuildRelease(
  name: string,
  { version, transform = (text) => text, descriptor }: Changes,
): RebuiltRelease {
  const active = findActiveRelease(name)
  const manifest = readRelease(releases, name, active.release)
  const folder = releaseFolder(releases, name, active.release)
  const isClientFile = (file: string) => !file.startsWith('server/')
  const versionSuffix = version.replaceAll('.', '_')
  const originalFiles = new Map(
    Object.keys(manifest.files)
      .filter(isClientFile)
      .map((file) => [file, readFileSync(path.join(folder, file))]),
  )
  const files = new Map(
    [...originalFiles].map(([file, content]) => {
      if (!/\.(js|css|json)$/.test(file)) return [file, content] as const
      const text = content
        .toString()
        .replaceAll(/(rspackChunkmfe_[a-z]+)_\w+/g, `$1_${versionSuffix}`)
        .replaceAll(/(mfe-[a-z]+)@\d+\.\d+\.\d+-[0-9a-f]+/g, `$1@${version}`)
      return [file, Buffer.from(transform(text, file))] as const
    }),
  )
  const entry = [...files.keys()].find((file) => file.startsWith('remoteEntry')) ?? ''
  let text = files.get(entry)?.toString() ?? ''
  for (const [file, content] of originalFiles)
    text = text.replaceAll(sha384(content), sha384(files.get(file) ?? content))
  files.set(entry, Buffer.from(text))

  const release = `${version}+${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  const rehash = (hashes: Record<string, string>) =>
    Object.fromEntries(Object.keys(hashes).map((file) => [file, sha384(files.get(file) ?? '')]))
  const integrity = rehash(active.integrity)
  const screens = Object.fromEntries(
    Object.entries(active.screens ?? {}).map(([screen, hashes]) => [screen, rehash(hashes)]),
  )
  return {
    module: {
      ...active,
      release,
      base: `/releases/${name}/${release}/`,
      integrity,
      screens,
      descriptor: { ...active.descriptor, ...descriptor },
    },
    files,
  }
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves releases to this browser only, as if the registry named them. `activate` changes the registry; the
 * page learns of it with its next request, at once after `refreshRegistry`.
 */
export async function interceptReleases(page: Page) {
  const activeReleases = new Map<string, RebuiltRelease>()
  const servedReleases = new Map<string, RebuiltRelease>()
  await page.context().route('**/modules.json', async (route) => {
    const { 'if-none-match': _etag, ...headers } = route.request().headers()
    const read = async () => {
      const response = await route.fetch({ headers })
      return { response, registry: (await response.json()) as ModuleRegistry }
    }
    const answer = await read().catch((error: unknown) => {
      // the test has ended, and its page with it
      if (!/has been (closed|disposed)/.test(String(error))) throw error
    })
    if (!answer) return
    const { response, registry } = answer
    registry.modules = registry.modules.map((module) => {
      const rebuiltModule = activeReleases.get(module.name)?.module
      if (!rebuiltModule) return module
      // the server has left out the routes that the role may not see
      const { routes, nav } = module.descriptor
      return { ...rebuiltModule, descriptor: { ...rebuiltModule.descriptor, routes, nav } }
    })
    await route.fulfill({ response, json: registry })
  })
  await page.context().route('**/releases/**', async (route: Route) => {
    const [, name = '', release = '', file = ''] =
      /\/releases\/([^/]+)\/([^/]+)\/(.+)$/.exec(new URL(route.request().url()).pathname) ?? []
    const content = servedReleases.get(`${name} ${decodeURIComponent(release)}`)?.files.get(file)
    if (!content) return route.fallback()
    return route.fulfill({ body: content, contentType: contentTypes[path.extname(file)] ?? 'text/plain' })
  })
  return {
    activate: (rebuilt: RebuiltRelease) => {
      activeReleases.set(rebuilt.module.name, rebuilt)
      servedReleases.set(`${rebuilt.module.name} ${rebuilt.module.release}`, rebuilt)
    },
    /** Removes the files of a release: requests for them go to the server, which does not have them */
    prune: ({ module }: RebuiltRelease) => servedReleases.delete(`${module.name} ${module.release}`),
  }
}

/** Makes the page request the registry at once, and waits for the response. */
export async function refreshRegistry(page: Page): Promise<void> {
  const registryResponse = page.waitForResponse('**/modules.json')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await registryResponse
}

/**
 * Leaves the product and waits for the requests that are still being answered. Without it a handler of the
 * context fulfills a request that the browser already sent on, because a handler of the page went first.
 */
export async function stopIntercepting(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.context().unrouteAll({ behavior: 'wait' })
  await page.unrouteAll({ behavior: 'wait' })
}
