import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ActiveModule } from '@samity/shared-api/module'

const seconds = 1000
/** No request of a module takes longer; the federation run-time itself would wait for ever. */
export const timeLimit = 10 * seconds

const expected = new Map<string, string>()
const lastAsked = new Map<string, string>()
const pathOf = (url: string) => new URL(url, location.href).origin + new URL(url, location.href).pathname

/** From now on the files of this release may be loaded, each only with the content that the registry names. */
export function knowRelease({ base, integrity }: ActiveModule): void {
  for (const [file, hash] of Object.entries(integrity))
    expected.set(pathOf(new URL(file, new URL(base, location.href)).href), hash)
}

/** A hash that no content has: a file that the registry does not name is refused. */
const none = `sha384-${'A'.repeat(64)}`
const hashOf = (url: string) => expected.get(pathOf(url)) ?? none

/** The file that was asked for last below an address: where a failed load stopped. */
export const lastAskedBelow = (base: string): string | undefined => lastAsked.get(pathOf(base))

function remember(url: string): void {
  const folder = pathOf(url).replace(/[^/]*$/, '')
  lastAsked.set(folder, url)
}

/**
 * Watches every request that the federation run-time makes itself (manifest, entry, exposed chunk): right content,
 * and within the time limit. The chunks below them carry their hashes inside the checked entry.
 */
export const guard = (): ModuleFederationRuntimePlugin => ({
  name: 'guard',
  createScript: ({ url }) => {
    remember(url)
    const script = document.createElement('script')
    script.src = url
    script.crossOrigin = 'anonymous'
    script.integrity = hashOf(url)
    return { script, timeout: timeLimit }
  },
  fetch: (url, init) => {
    remember(url)
    return fetch(url, { ...init, integrity: hashOf(url), signal: AbortSignal.timeout(timeLimit) })
  },
})
