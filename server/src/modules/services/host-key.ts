import { existsSync, readFileSync } from 'node:fs'
import { descriptionFile, readSigner } from '@samity/module-registry'
import type { FastifyInstance } from 'fastify'
import type { ActiveModule } from '@samity/shared-api/module'

/** The host of services that came with Samity itself, where the operator has set no keys. */
const productKey = 'product'

/**
 * A release came with the product if it is byte for byte one of the installed package. A checkout has no
 * package: there its builds did, until a person chooses a release.
 */
function isOfProduct({ environment, registry }: FastifyInstance, { name, release }: ActiveModule): boolean {
  const { packagedReleases } = environment
  if (packagedReleases === undefined) {
    const { modules } = registry.stored()
    const entry = Object.hasOwn(modules, name) ? modules[name] : undefined
    return entry?.active === release && entry.by === 'build'
  }
  const packaged = descriptionFile(packagedReleases, name, release)
  return (
    existsSync(packaged) &&
    readFileSync(packaged).equals(readFileSync(descriptionFile(registry.folder, name, release)))
  )
}

/**
 * Services with the same key share a host process; undefined for one that runs alone. The key is the one that
 * signed the release.
 */
export function hostKeyOf(app: FastifyInstance, module: ActiveModule): string | undefined {
  const { name, release, descriptor } = module
  if (descriptor.service?.process === 'own') return undefined
  return readSigner(app.registry.folder, name, release) ?? (isOfProduct(app, module) ? productKey : undefined)
}
