import { getAs, sendEarly, takeEarly } from '@samity/shared-api/early'
import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown) => typeof value === 'string' && value !== ''

export const isModule = (value: unknown): value is ActiveModule =>
  isObject(value) &&
  isText(value['name']) &&
  isText(value['release']) &&
  isText(value['base']) &&
  isObject(value['integrity']) &&
  isObject(value['descriptor']) &&
  Array.isArray(value['descriptor']['routes']) &&
  Array.isArray(value['descriptor']['nav'])

/** Rejects a truncated registry or another response. The server has checked the registry completely. */
const isRegistry = (value: unknown): value is ModuleRegistry =>
  isObject(value) &&
  value['schema'] === 1 &&
  Number.isInteger(value['revision']) &&
  Array.isArray(value['modules']) &&
  value['modules'].every(isModule)

const registryUrl = '/modules.json'

/** Sends the request that `loadModuleRegistry` takes. Resolves to undefined for what is no registry. */
export async function requestRegistryEarly(token: string): Promise<ModuleRegistry | undefined> {
  const { isOk, body } = await sendEarly(registryUrl, { token })
  const registry: unknown = isOk ? JSON.parse(body) : undefined
  return isRegistry(registry) ? registry : undefined
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Takes the early response if it was successful. A request that hung has taken the time for both. */
async function takeEarlyRegistry(token: string): Promise<unknown> {
  const response = await takeEarly(registryUrl, { token })?.catch((error: unknown) => {
    if (isTimeout(error)) throw error
    return undefined
  })
  return response?.isOk ? JSON.parse(response.body) : undefined
}

async function fetchRegistry(token: string): Promise<unknown> {
  const { isOk, status, body } = await getAs(registryUrl, { token })
  if (!isOk) throw new Error(`GET ${registryUrl} returned ${status}`)
  return JSON.parse(body)
}

/** Loads the registry for the owner of the token, or for visitors. Throws for any other response. */
export async function loadModuleRegistry(token: string): Promise<ModuleRegistry> {
  const body = (await takeEarlyRegistry(token)) ?? (await fetchRegistry(token))
  if (!isRegistry(body)) throw new Error('The response is not a module registry')
  // with an ended session the server returns the registry of visitors
  if (token && !body.closed) throw new Error('The registry does not know the session')
  return body
}

const key = 'modules'
type CachedRegistry = { user: number; registry: ModuleRegistry }

/** Stores the registry for times when the server returns none. Its files are checked as always. */
export function cacheRegistry(user: number, registry: ModuleRegistry): void {
  try {
    localStorage.setItem(key, JSON.stringify({ user, registry } satisfies CachedRegistry))
  } catch {
    // the storage is full or disabled: the next page loads the registry from the server as well
  }
}

export function readCachedRegistry(user: number): ModuleRegistry | undefined {
  try {
    // cacheRegistry wrote it, in this or an earlier build
    const cached = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<CachedRegistry> | null
    return cached?.user === user && isRegistry(cached.registry) ? cached.registry : undefined
  } catch {
    return undefined
  }
}

export const clearCachedRegistry = (): void => localStorage.removeItem(key)
