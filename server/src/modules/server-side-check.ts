import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { CommandError, verifyRelease } from '@samity/module-registry'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Returns the public pages of a release that the server cannot render. The object is empty if this
     * process serves no pages.
     */
    renderCheck: { run?: (module: string, release: string) => Promise<string[]> }
  }
}

/** The last result is cached for a minute, so that a flood of reports costs one check. */
const cacheTtlMs = 60_000
type Checks = LRUCache<string, Promise<boolean>>
const cache = new WeakMap<FastifyInstance, Checks>()

/**
 * True if the server itself finds a release broken: one of its files is missing or changed, or the server
 * cannot render a public page with it that it can render with the previous release.
 */
export function isBrokenOnServer(app: FastifyInstance, module: string, release: string): Promise<boolean> {
  const checks: Checks = cache.get(app) ?? new LRUCache({ max: 1, ttl: cacheTtlMs })
  cache.set(app, checks)
  const key = `${module} ${release}`
  const result = checks.get(key) ?? checkRelease(app, module, release)
  if (!checks.has(key)) checks.set(key, result)
  return result
}

async function checkRelease(app: FastifyInstance, module: string, release: string): Promise<boolean> {
  const isBroken = hasChangedFiles(app, module, release) || (await rendersWorse(app, module, release))
  if (!isBroken)
    app.log.warn(
      { module, release },
      "visitors report failures of a release that passes the server's own check; it stays active",
    )
  return isBroken
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
async function rendersWorse(app: FastifyInstance, module: string, release: string): Promise<boolean> {
  const entry = app.registry.stored().modules[module]
  const previousRelease = entry?.canary?.release === release ? entry.active : entry?.previous
  const failingPaths = (await app.renderCheck.run?.(module, release)) ?? []
  if (failingPaths.length === 0 || !previousRelease) return false
  const previousFailures = (await app.renderCheck.run?.(module, previousRelease)) ?? []
  return failingPaths.some((path) => !previousFailures.includes(path))
}
