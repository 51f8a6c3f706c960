import type { Descriptor } from '@samity/shared-api/module'
import type { CommandError } from './command-error.ts'
import { releaseError } from './release-errors.ts'
import { shellRoutes } from './shell-routes.ts'

/**
 * Two routes with the same key are the same for the router: it ignores upper case and the names of
 * parameters.
 */
export const routeKey = (path: string) => path.toLowerCase().replace(/:\w+/g, ':')

type Claim = { key: string; refuse: (owner: string) => CommandError }

function claimsOf({
  name: module,
  routes,
  extensions = [],
  slots = [],
  opens = {},
  receiptSeries = [],
}: Descriptor): Claim[] {
  return [
    ...routes.map(({ path }) => ({
      key: `route ${routeKey(path)}`,
      refuse: (owner: string) => releaseError('route', { module, path, owner }),
    })),
    ...extensions.map(({ slot, id }) => ({
      key: `slot ${slot} ${id}`,
      refuse: (owner: string) => releaseError('slotId', { module, slot, id, owner }),
    })),
    ...slots.map(({ name: slot }) => ({
      key: `place ${slot}`,
      refuse: (owner: string) => releaseError('slot', { module, slot, owner }),
    })),
    ...Object.keys(opens).map((kind) => ({
      key: `record ${kind}`,
      refuse: (owner: string) => releaseError('opens', { module, kind, owner }),
    })),
    ...receiptSeries.map(({ code }) => ({
      key: `series ${code}`,
      refuse: (owner: string) => releaseError('series', { module, code, owner }),
    })),
  ]
}

const keysOfShell = new Set(shellRoutes.map(routeKey))

/** Throws a `CommandError` for a route of the shell: its own screen would stay hidden behind the shell's. */
export function refuseRoutesOfShell({ name: module, routes }: Descriptor): void {
  for (const { path } of routes)
    if (keysOfShell.has(routeKey(path))) throw releaseError('routeOfShell', { module, path })
}

export function refuseClaimsOfOthers(others: Descriptor[], descriptor: Descriptor): void {
  const owners = new Map(others.flatMap((other) => claimsOf(other).map(({ key }) => [key, other.name])))
  for (const { key, refuse } of claimsOf(descriptor)) {
    const owner = owners.get(key)
    if (owner) throw refuse(owner)
    owners.set(key, descriptor.name)
  }
}

export function refuseDoubleClaims(descriptors: Descriptor[]): void {
  for (const [index, descriptor] of descriptors.entries())
    refuseClaimsOfOthers(descriptors.slice(0, index), descriptor)
}
