import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { CommandError, verifyRelease } from '@samity/module-registry'

/** Returns the public pages of a release that the server cannot render. */
export type RenderCheck = (module: string, release: string) => Promise<string[]>

/**
 * True if the server itself finds a release broken: one of its files is missing or changed, or the server
 * cannot render a public page with it that it can render with the previous release.
 */
export type ServerSideCheck = (module: string, release: string) => Promise<boolean>

/** The last result is cached for a minute, so that a flood of reports costs one check. */
const cacheTtlMs = 60_000

/** A server without a website has no `renderCheck`, and checks only the files. */
export function makeServerSideCheck(
  app: FastifyInstance,
  renderCheck: RenderCheck = async () => [],
): ServerSideCheck {
  const cache = new LRUCache<string, Promise<boolean>>({ max: 1, ttl: cacheTtlMs })

  async function checkRelease(module: string, release: string): Promise<boolean> {
    const isBroken =
      hasChangedFiles(app, module, release) || (await rendersWorse(app, renderCheck, { module, release }))
    if (!isBroken)
      app.log.warn(
        { module, release },
        "visitors report failures of a release that passes the server's own check; it stays active",
      )
    return isBroken
  }

  return (module, release) => {
    const key = `${module} ${release}`
    const result = cache.get(key) ?? checkRelease(module, release)
    if (!cache.has(key)) cache.set(key, result)
    return result
  }
}

function hasChangedFiles({ registry }: FastifyInstance, module: string, release: string): boolean {
  try {
    return verifyRelease(registry.folder, module, release).length > 0
  } catch (error) {
    if (error instanceof CommandError) return true
    throw error
  }
}

/**
 * A page that fails with the previous release too says nothing about this one: the database may be
 * unreachable.
 */
async function rendersWorse(
  { registry }: FastifyInstance,
  renderCheck: RenderCheck,
  { module, release }: { module: string; release: string },
): Promise<boolean> {
  const entry = registry.stored().modules[module]
  const previousRelease = entry?.canary?.release === release ? entry.active : entry?.previous
  const failingPaths = await renderCheck(module, release)
  if (failingPaths.length === 0 || !previousRelease) return false
  const previousFailures = await renderCheck(module, previousRelease)
  return failingPaths.some((path) => !previousFailures.includes(path))
}
