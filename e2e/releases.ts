import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The releases of the product that is tried: those of this workspace unless the environment names others. */
export const releases = path.resolve(
  fileURLToPath(new URL('..', import.meta.url)),
  process.env['SAMITY_RELEASES'] ?? 'releases',
)
