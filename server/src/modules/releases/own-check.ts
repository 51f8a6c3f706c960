import type { FastifyInstance } from 'fastify'
import { Refused, verifyRelease } from '@samity/tooling/registry'

type Check = { at: number; result: Promise<boolean> }

/** One result a release, kept for a minute, so that a flood of reports costs one check. */
const cacheTtlMs = 60_000
const cache = new WeakMap<FastifyInstance, Map<string, Check>>()

/**
 * Whether the server itself finds a release broken: a file of it is missing or was changed, or a public page cannot be
 * rendered that the release before it renders now.
 */
export function isBrokenHere(app: FastifyInstance, module: string, release: string): Promise<boolean> {
  const checks = cache.get(app) ?? new Map<string, Check>()
  cache.set(app, checks)
  const key = `${module} ${release}`
  const known = checks.get(key)
  if (known && Date.now() - known.at < cacheTtlMs) return known.result
  checks.clear()
  const result = check(app, module, release)
  checks.set(key, { at: Date.now(), result })
  return result
}

async function check(app: FastifyInstance, module: string, release: string): Promise<boolean> {
  const isBroken = hasOtherFiles(app, module, release) || (await rendersWorse(app, module, release))
  if (!isBroken)
    app.log.warn(
      { module, release },
      'visitors report failures of a release that the server itself finds sound; it stays active',
    )
  return isBroken
}

function hasOtherFiles({ registry }: FastifyInstance, module: string, release: string): boolean {
  try {
    return verifyRelease(registry.folder, module, release).length > 0
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

/** A page that no release renders at the moment says nothing about this one: the database may be away. */
async function rendersWorse(app: FastifyInstance, module: string, release: string): Promise<boolean> {
  const entry = app.registry.stored().modules[module]
  const earlier = entry?.canary?.release === release ? entry.active : entry?.previous
  const failed = (await app.renderCheck.of?.(module, release)) ?? []
  if (failed.length === 0 || !earlier) return false
  const failedBefore = (await app.renderCheck.of?.(module, earlier)) ?? []
  return failed.some((path) => !failedBefore.includes(path))
}
