import { newIdempotencyKey } from '@samity/shared-api/client'
import type { Draft } from './use-draft.ts'

/* Unfinished input in the browser's own database: what a tab holds by itself is gone when the browser is killed. */

type StoredDraft = { place: string; tab: string; at: number; draft: Draft }

const storeName = 'drafts'
/** What nobody came back for within a day is forgotten. */
const maxAgeMs = 24 * 60 * 60 * 1000
const replyTimeoutMs = 250

const tabKey = 'draft tab'
const tabLeftKey = 'draft tab left'

/**
 * This tab, also after a reload. A tab that was duplicated carries a copy of what the first one holds, which is still
 * open: such a copy, and what a crash left, is looked for in the database instead.
 */
function claimTabId(): string {
  const previousTabId = sessionStorage.getItem(tabKey)
  const wasLeft = sessionStorage.getItem(tabLeftKey) !== null
  sessionStorage.removeItem(tabLeftKey)
  if (previousTabId && wasLeft) return previousTabId
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith('draft ')) sessionStorage.removeItem(name)
  const newTabId = newIdempotencyKey()
  sessionStorage.setItem(tabKey, newTabId)
  return newTabId
}
const tabId = claimTabId()
window.addEventListener('pagehide', () => sessionStorage.setItem(tabLeftKey, ''))
// the browser may show the same page again
window.addEventListener('pageshow', () => sessionStorage.removeItem(tabLeftKey))

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed')))
  })

let databaseConnection: Promise<IDBDatabase> | undefined
function openDatabase(): Promise<IDBDatabase> {
  databaseConnection ??= new Promise((resolve, reject) => {
    const openRequest = indexedDB.open('samity-drafts', 1)
    openRequest.addEventListener('upgradeneeded', () =>
      openRequest.result.createObjectStore(storeName, { keyPath: ['place', 'tab'] }),
    )
    resultOf(openRequest).then(resolve, reject)
  })
  return databaseConnection
}

/** Only help: a browser that keeps nothing (a private window, a full disk) still sells. */
async function withStore<T>(mode: IDBTransactionMode, operation: (drafts: IDBObjectStore) => IDBRequest<T>) {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    return await resultOf(
      operation((await openDatabase()).transaction(storeName, mode).objectStore(storeName)),
    )
  } catch {
    return undefined
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('samity-drafts')
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === `who has ${tabId}?`) channel.postMessage(`${tabId} has it`)
})

/** Is the page that keeps a draft still open, in another tab? */
function isTabOpen(otherTabId: string): Promise<boolean> {
  if (otherTabId === tabId) return Promise.resolve(true)
  if (!channel) return Promise.resolve(false)
  return new Promise((resolve) => {
    const finish = (hasReply: boolean) => {
      channel.removeEventListener('message', onReply)
      resolve(hasReply)
    }
    const onReply = ({ data }: MessageEvent<unknown>) => {
      if (data === `${otherTabId} has it`) finish(true)
    }
    channel.addEventListener('message', onReply)
    channel.postMessage(`who has ${otherTabId}?`)
    setTimeout(() => finish(false), replyTimeoutMs)
  })
}

export const storeDraft = (storageKey: string, draft: Draft) =>
  withStore('readwrite', (drafts) =>
    drafts.put({ place: storageKey, tab: tabId, at: Date.now(), draft } satisfies StoredDraft),
  )
export const deleteDraft = (storageKey: string, ownerTabId = tabId) =>
  withStore('readwrite', (drafts) => drafts.delete([storageKey, ownerTabId]))

/** Takes a draft away from a page that is gone; of two pages that try, one gets it. */
async function claimDraft(storageKey: string, ownerTabId: string): Promise<StoredDraft | undefined> {
  try {
    const drafts = (await openDatabase()).transaction(storeName, 'readwrite').objectStore(storeName)
    // what the store of drafts holds
    const storedDraft = (await resultOf(drafts.get([storageKey, ownerTabId]))) as StoredDraft | undefined
    if (storedDraft) await resultOf(drafts.delete([storageKey, ownerTabId]))
    return storedDraft
  } catch {
    return undefined
  }
}

/**
 * What a page that is gone left behind in this place, the newest; it belongs to this page from now on. `isWanted` is
 * false once someone types: the draft then waits for another time.
 */
export async function claimOrphanedDraft(
  storageKey: string,
  isWanted: () => boolean,
): Promise<Draft | undefined> {
  const storedDrafts = ((await withStore('readonly', (drafts) => drafts.getAll())) ?? []) as StoredDraft[]
  const expiredDrafts = storedDrafts.filter(({ at }) => at < Date.now() - maxAgeMs)
  await Promise.all(expiredDrafts.map((one) => deleteDraft(one.place, one.tab)))
  const candidates = storedDrafts
    .filter((one) => one.place === storageKey && !expiredDrafts.includes(one))
    .sort((a, b) => b.at - a.at)
  for (const { draft, tab: otherTabId } of candidates) {
    if ((await isTabOpen(otherTabId)) || !isWanted()) continue
    const claimedDraft = await claimDraft(storageKey, otherTabId)
    if (!claimedDraft) continue
    if (isWanted()) {
      void storeDraft(storageKey, draft)
      return draft
    }
    await withStore('readwrite', (drafts) => drafts.put(claimedDraft))
  }
  return undefined
}
