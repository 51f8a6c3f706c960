import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ActiveModule } from '@samity/shared-api/module'
import { isDevelopmentPage } from '../../page.ts'
import { ModuleLoadError } from '../reports/load-error.ts'
import { moduleStore } from '../store/module-store.ts'
import { fetchFile } from './fetch-file.ts'
import { fetchTimeoutMs } from './fetch-timeout.ts'

/** The hash of each file of the known releases, by URL */
const expectedHashes = new Map<string, string>()
const withoutSearch = (url: string) => {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}
const releasesByBase = new Map<string, ActiveModule>()
const baseOf = (url: string) => [...releasesByBase.keys()].find((base) => withoutSearch(url).startsWith(base))
const releaseOfFile = (url: string) => releasesByBase.get(baseOf(url) ?? '')

/** Allows the files of a release, each only with the hash in the registry. */
export function allowRelease(module: ActiveModule): void {
  const { base, integrity } = module
  releasesByBase.set(withoutSearch(base), module)
  for (const [file, hash] of Object.entries(integrity))
    expectedHashes.set(withoutSearch(new URL(file, new URL(base, location.href)).href), hash)
}

/** Returns the known release whose base URL occurs in a text, such as a line of an error stack. */
export const releaseIn = (text: string): ActiveModule | undefined =>
  [...releasesByBase].find(([base]) => text.includes(base))?.[1]

/** A hash that no content has. The browser refuses a file that the registry does not name. */
const unmatchableHash = `sha384-${'A'.repeat(64)}`
/** Files of development servers have no hash, because they change while the page is open. */
const hashOf = (url: string) =>
  process.env['NODE_ENV'] === 'development' && isDevelopmentPage()
    ? ''
    : (expectedHashes.get(withoutSearch(url)) ?? unmatchableHash)
export const requiredHashOf = (url: string) => (baseOf(url) ? hashOf(url) : undefined)

/** Tells the store where a load has come to. Files without a known release are ignored. */
function recordFile(kind: 'lastRequestedUrl' | 'lastFailedUrl', url: string): void {
  const module = releaseOfFile(url)
  if (module) moduleStore.recordFile(module, { [kind]: url })
}

export const recordFailure = (url: string): void => recordFile('lastFailedUrl', url)

/** Records files that the browser could not load or refused. Their error events are the only sign. */
export function watchFailedFiles(): void {
  const recordTarget = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) recordFailure(target.src)
    if (target instanceof HTMLLinkElement) recordFailure(target.href)
  }
  window.addEventListener('error', recordTarget, { capture: true })
}

function createScript(url: string): HTMLScriptElement {
  recordFile('lastRequestedUrl', url)
  const script = document.createElement('script')
  script.src = url
  script.crossOrigin = 'anonymous'
  script.integrity = hashOf(url)
  return script
}

/** Runs an entry and frees its global variable at once: every release of a module uses the same one. */
function runEntry(url: string, globalName: string): Promise<unknown> {
  const script = createScript(url)
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      script.remove()
      finish()
    }
    const rejectLate = () => reject(new ModuleLoadError('late', `${url} did not respond`))
    const timer = setTimeout(() => settle(rejectLate), fetchTimeoutMs)
    script.addEventListener('error', () => settle(() => reject(new Error(`Failed to get ${url}`))))
    script.addEventListener('load', () =>
      settle(() => {
        const container: unknown = Reflect.get(globalThis, globalName)
        Reflect.set(globalThis, globalName, undefined)
        if (container) resolve(container)
        else reject(new ModuleLoadError('broken', `${url} defines no container`))
      }),
    )
    document.head.append(script)
  })
}

type RemoteEntry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>

async function fetchVerified(url: string, init?: RequestInit): Promise<Response> {
  recordFile('lastRequestedUrl', url)
  try {
    return await fetchFile(url, hashOf(url), init)
  } catch (error) {
    recordFailure(url)
    throw error
  }
}

/**
 * Loads an entry that is an ES module. Its imports have no hash, so all scripts of the release are fetched
 * and checked before the entry runs. The imports then read the same bytes from the browser's cache.
 */
async function importEntry(entry: string): Promise<RemoteEntry> {
  const base = baseOf(entry) ?? entry
  const scripts = [...expectedHashes.keys()].filter((file) => file.startsWith(base) && /\.m?js$/.test(file))
  await Promise.all(scripts.map((script) => fetchVerified(script)))
  // the entry exports a federation container, which the runtime accepts without a check
  return (await import(/* webpackIgnore: true */ entry)) as RemoteEntry
}

/**
 * Checks the hash and the timeout of every request of the federation runtime (manifest, entry, exposed
 * chunk). The chunks below them have hashes inside the checked entry, or get the hash of the registry when
 * the bundler inserts them (`guardElements`).
 */
export const createIntegrityPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'guard',
  createScript: ({ url }) => ({ script: createScript(url), timeout: fetchTimeoutMs }),
  fetch: fetchVerified,
  loadEntry: ({ remoteInfo: { type, entry, entryGlobalName } }) =>
    type === 'module' || type === 'esm'
      ? importEntry(entry)
      : // the entry defines a federation container, which the runtime accepts without a check
        (runEntry(entry, entryGlobalName) as Promise<RemoteEntry>),
})
