import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'

const seconds = 1000
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

/** The server has checked it whole; here only half of one, or something else in its place, is told from it. */
const isRegistry = (value: unknown): value is ModuleRegistry =>
  isObject(value) &&
  value['schema'] === 1 &&
  Number.isInteger(value['revision']) &&
  Array.isArray(value['modules']) &&
  value['modules'].every(isModule)

/** The registry as the server has it now for the person whose token this is. Asking again costs an empty answer. */
export async function loadModuleRegistry(token: string): Promise<ModuleRegistry> {
  const response = await fetch('/modules.json', {
    headers: {
      Accept: 'application/json',
      ...csrfHeaders(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(5 * seconds),
  })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  const body: unknown = await response.json()
  if (!isRegistry(body)) throw new Error('The answer is no registry')
  // whose session has ended is answered like a visitor
  if (token && !body.closed) throw new Error('The registry does not know the session')
  return body
}

const key = 'modules'
type CachedRegistry = { user: number; registry: ModuleRegistry }

/** The last good registry of a person, for the time when none can be had. Its files are checked as ever. */
export function cacheRegistry(user: number, registry: ModuleRegistry): void {
  try {
    localStorage.setItem(key, JSON.stringify({ user, registry } satisfies CachedRegistry))
  } catch {
    // a full or closed storage: the next page asks as this one did
  }
}

export function readCachedRegistry(user: number): ModuleRegistry | undefined {
  try {
    // written above, by this or an earlier build
    const cached = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<CachedRegistry> | null
    return cached?.user === user && isRegistry(cached.registry) ? cached.registry : undefined
  } catch {
    return undefined
  }
}

export const clearCachedRegistry = (): void => localStorage.removeItem(key)
