import type { OpenBasket } from './basket.ts'

/*
 * The unpaid baskets of this browser, in IndexedDB, so that a power cut loses none. Unlike the draft of a
 * form a basket belongs to no tab: it is listed, called back in any tab, and kept over a weekend. That two
 * tabs can open the same one is harmless, because the server takes each key once.
 *
 * The basket that a tab works on is also in the session storage of the tab, which answers at once after a
 * reload.
 */

/** `at` is the time of the last change in milliseconds. `total` is a decimal string. */
export type StoredBasket = {
  key: string
  user: number
  at: number
  isAside: boolean
  total: string
  basket: OpenBasket
}

const storeName = 'baskets'
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

/** Without IndexedDB (a full disk, a private window) baskets last as long as the page. */
const memory = new Map<string, StoredBasket>()

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed')))
  })

let connection: Promise<IDBDatabase> | undefined
function openDatabase(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const openRequest = indexedDB.open('samity-baskets', 1)
    openRequest.addEventListener('upgradeneeded', () =>
      openRequest.result.createObjectStore(storeName, { keyPath: 'key' }),
    )
    resultOf(openRequest).then(resolve, reject)
  })
  return connection
}

async function withStore<T>(mode: IDBTransactionMode, operation: (baskets: IDBObjectStore) => IDBRequest<T>) {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    const transaction = (await openDatabase()).transaction(storeName, mode, { durability: 'strict' })
    return await resultOf(operation(transaction.objectStore(storeName)))
  } catch {
    return undefined
  }
}

export async function storeBasket(stored: StoredBasket): Promise<void> {
  memory.set(stored.key, stored)
  await withStore('readwrite', (baskets) => baskets.put(stored))
}

export async function deleteBasket(key: string): Promise<void> {
  memory.delete(key)
  await withStore('readwrite', (baskets) => baskets.delete(key))
}

/** The unpaid baskets of a person, newest first. Those that nobody has touched for a week are deleted. */
export async function readBaskets(user: number): Promise<StoredBasket[]> {
  const stored = ((await withStore('readonly', (baskets) => baskets.getAll())) ?? [
    ...memory.values(),
  ]) as StoredBasket[]
  const expired = stored.filter(({ at }) => at < Date.now() - maxAgeMs)
  await Promise.all(expired.map(({ key }) => deleteBasket(key)))
  return stored
    .filter((one) => one.user === user && !expired.includes(one))
    .toSorted((one, other) => other.at - one.at)
}

const tabKeyOf = (user: number) => `counter basket ${user}`

export function readTabBasket(user: number): OpenBasket | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(tabKeyOf(user)) ?? 'null') as OpenBasket | null) ?? undefined
  } catch {
    return undefined
  }
}

export function storeTabBasket(user: number, basket: OpenBasket | undefined): void {
  if (basket) sessionStorage.setItem(tabKeyOf(user), JSON.stringify(basket))
  else sessionStorage.removeItem(tabKeyOf(user))
}
