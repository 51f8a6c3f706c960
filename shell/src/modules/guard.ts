import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { ActiveModule } from '@samity/shared-api/module'
import { ModuleFailure } from './failure.ts'
import { fetchFile, timeLimit } from './fetch-file.ts'

const expected = new Map<string, string>()
const lastAsked = new Map<string, string>()
const lastFailed = new Map<string, string>()
const withoutSearch = (url: string) => {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}
/** The releases that are known, by their folders */
const bases = new Map<string, ActiveModule>()
const baseOf = (url: string) => [...bases.keys()].find((base) => withoutSearch(url).startsWith(base))
/** Where a file belongs to: its release, whatever folders that has, or the folder in which it lies. */
const folderOf = (url: string) => baseOf(url) ?? withoutSearch(url).replace(/[^/]*$/, '')

/** From now on the files of this release may be loaded, each only with the content that the registry names. */
export function knowRelease(module: ActiveModule): void {
  const { base, integrity } = module
  bases.set(withoutSearch(base), module)
  for (const [file, hash] of Object.entries(integrity))
    expected.set(withoutSearch(new URL(file, new URL(base, location.href)).href), hash)
}

/** The known release whose file a text names, as a line of an error's stack does. */
export const releaseIn = (text: string): ActiveModule | undefined =>
  [...bases].find(([base]) => text.includes(base))?.[1]

/** A hash that no content has: a file that the registry does not name is refused. */
const none = `sha384-${'A'.repeat(64)}`
const hashOf = (url: string) => expected.get(withoutSearch(url)) ?? none
/** The hash that a file below a known release must have; undefined for any other file. */
export const demandedOf = (url: string) => (baseOf(url) ? hashOf(url) : undefined)

/** The file below an address that failed last, or else the one that was asked for last: where a load stopped. */
export function stoppedBelow(base: string): string | undefined {
  const folder = folderOf(base)
  const stopped = lastFailed.get(folder) ?? lastAsked.get(folder)
  lastFailed.delete(folder)
  return stopped
}

export const noteFailed = (url: string): void => void lastFailed.set(folderOf(url), url)

/** Scripts and styles that the browser did not get, or refused: it says so nowhere else. */
export function noteFailedFiles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) noteFailed(target.src)
    if (target instanceof HTMLLinkElement) noteFailed(target.href)
  }
  window.addEventListener('error', note, { capture: true })
}

function scriptOf(url: string): HTMLScriptElement {
  lastAsked.set(folderOf(url), url)
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
  const script = scriptOf(url)
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      script.remove()
      finish()
    }
    const late = () => reject(new ModuleFailure('late', `${url} did not answer`))
    const timer = setTimeout(() => settle(late), timeLimit)
    script.addEventListener('error', () => settle(() => reject(new Error(`Failed to get ${url}`))))
    script.addEventListener('load', () =>
      settle(() => {
        const container = globals[globalName]
        globals[globalName] = undefined
        if (container) resolve(container)
        else reject(new ModuleFailure('broken', `${url} leaves no container`))
      }),
    )
    document.head.append(script)
  })
}

type RemoteEntry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>

async function checked(url: string, init?: RequestInit): Promise<Response> {
  lastAsked.set(folderOf(url), url)
  try {
    return await fetchFile(url, hashOf(url), init)
  } catch (error) {
    noteFailed(url)
    throw error
  }
}

/**
 * An ES module imports others by itself, and no import carries a hash. So every script of the release is fetched and
 * compared before the first one runs; the browser has the same bytes in its cache then.
 */
async function importEntry(entry: string): Promise<RemoteEntry> {
  const base = baseOf(entry) ?? entry
  const scripts = [...expected.keys()].filter((file) => file.startsWith(base) && /\.m?js$/.test(file))
  await Promise.all(scripts.map((script) => checked(script)))
  // what the entry exports is a federation container: the run-time itself takes it as it is
  return (await import(/* webpackIgnore: true */ entry)) as RemoteEntry
}

/**
 * Watches every request that the federation run-time makes itself (manifest, entry, exposed chunk): right content,
 * and within the time limit. The chunks below them carry their hashes inside the checked entry, or get them from the
 * registry when the bundler puts them on the page (`guardElements`).
 */
export const guard = (): ModuleFederationRuntimePlugin => ({
  name: 'guard',
  createScript: ({ url }) => ({ script: scriptOf(url), timeout: timeLimit }),
  fetch: checked,
  loadEntry: ({ remoteInfo: { type, entry, entryGlobalName } }) =>
    type === 'module' || type === 'esm'
      ? importEntry(entry)
      : // what the entry leaves is a federation container: the run-time itself takes it from there as it is
        (runEntry(entry, entryGlobalName) as Promise<RemoteEntry>),
})
