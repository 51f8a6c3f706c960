import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ActiveModule } from '@samity/shared-api/module'
import { ModuleLoadError } from './load-error.ts'
import { fetchFile, fetchTimeoutMs } from './fetch-file.ts'

const expectedHashes = new Map<string, string>()
const lastRequestedUrls = new Map<string, string>()
const lastFailedUrls = new Map<string, string>()
const withoutSearch = (url: string) => {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}
/** The releases that are known, by their folders */
const releasesByBase = new Map<string, ActiveModule>()
const baseOf = (url: string) => [...releasesByBase.keys()].find((base) => withoutSearch(url).startsWith(base))
/** Where a file belongs to: its release, whatever folders that has, or the folder in which it lies. */
const folderOf = (url: string) => baseOf(url) ?? withoutSearch(url).replace(/[^/]*$/, '')

/** From now on the files of this release may be loaded, each only with the content that the registry names. */
export function allowRelease(module: ActiveModule): void {
  const { base, integrity } = module
  releasesByBase.set(withoutSearch(base), module)
  for (const [file, hash] of Object.entries(integrity))
    expectedHashes.set(withoutSearch(new URL(file, new URL(base, location.href)).href), hash)
}

/** The known release whose file a text names, as a line of an error's stack does. */
export const releaseIn = (text: string): ActiveModule | undefined =>
  [...releasesByBase].find(([base]) => text.includes(base))?.[1]

/** A hash that no content has: a file that the registry does not name is refused. */
const unmatchableHash = `sha384-${'A'.repeat(64)}`
const hashOf = (url: string) => expectedHashes.get(withoutSearch(url)) ?? unmatchableHash
/** The hash that a file below a known release must have; undefined for any other file. */
export const requiredHashOf = (url: string) => (baseOf(url) ? hashOf(url) : undefined)

/** The file below an address that failed last, or else the one that was asked for last: where a load stopped. */
export function takeFailedFile(base: string): string | undefined {
  const folder = folderOf(base)
  const url = lastFailedUrls.get(folder) ?? lastRequestedUrls.get(folder)
  lastFailedUrls.delete(folder)
  return url
}

export const recordFailure = (url: string): void => void lastFailedUrls.set(folderOf(url), url)

/** Scripts and styles that the browser did not get, or refused: it says so nowhere else. */
export function watchFailedFiles(): void {
  const recordTarget = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) recordFailure(target.src)
    if (target instanceof HTMLLinkElement) recordFailure(target.href)
  }
  window.addEventListener('error', recordTarget, { capture: true })
}

function createScript(url: string): HTMLScriptElement {
  lastRequestedUrls.set(folderOf(url), url)
  const script = document.createElement('script')
  script.src = url
  script.crossOrigin = 'anonymous'
  script.integrity = hashOf(url)
  return script
}

const globals = globalThis as unknown as Record<string, unknown>

/**
 * Runs an entry and takes its container from the global variable before any other script can run: each release of a
 * module leaves its container under the same name.
 */
function runEntry(url: string, globalName: string): Promise<unknown> {
  const script = createScript(url)
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      script.remove()
      finish()
    }
    const rejectLate = () => reject(new ModuleLoadError('late', `${url} did not answer`))
    const timer = setTimeout(() => settle(rejectLate), fetchTimeoutMs)
    script.addEventListener('error', () => settle(() => reject(new Error(`Failed to get ${url}`))))
    script.addEventListener('load', () =>
      settle(() => {
        const container = globals[globalName]
        globals[globalName] = undefined
        if (container) resolve(container)
        else reject(new ModuleLoadError('broken', `${url} leaves no container`))
      }),
    )
    document.head.append(script)
  })
}

type RemoteEntry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>

async function fetchVerified(url: string, init?: RequestInit): Promise<Response> {
  lastRequestedUrls.set(folderOf(url), url)
  try {
    return await fetchFile(url, hashOf(url), init)
  } catch (error) {
    recordFailure(url)
    throw error
  }
}

/**
 * An ES module imports others by itself, and no import carries a hash. So every script of the release is fetched and
 * compared before the first one runs; the browser has the same bytes in its cache then.
 */
async function importEntry(entry: string): Promise<RemoteEntry> {
  const base = baseOf(entry) ?? entry
  const scripts = [...expectedHashes.keys()].filter((file) => file.startsWith(base) && /\.m?js$/.test(file))
  await Promise.all(scripts.map((script) => fetchVerified(script)))
  // what the entry exports is a federation container: the run-time itself takes it as it is
  return (await import(/* webpackIgnore: true */ entry)) as RemoteEntry
}

/**
 * Watches every request that the federation run-time makes itself (manifest, entry, exposed chunk): right content,
 * and within the time limit. The chunks below them carry their hashes inside the checked entry, or get them from the
 * registry when the bundler puts them on the page (`guardElements`).
 */
export const createIntegrityPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'guard',
  createScript: ({ url }) => ({ script: createScript(url), timeout: fetchTimeoutMs }),
  fetch: fetchVerified,
  loadEntry: ({ remoteInfo: { type, entry, entryGlobalName } }) =>
    type === 'module' || type === 'esm'
      ? importEntry(entry)
      : // what the entry leaves is a federation container: the run-time itself takes it from there as it is
        (runEntry(entry, entryGlobalName) as Promise<RemoteEntry>),
})
