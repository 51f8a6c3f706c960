import { newIdempotencyKey } from '@samity/shared-api/client'

/** The content of a request, as a fingerprint, and the Idempotency-Key that it was sent with. */
export type SentContent = { mark: string; key: string }

/**
 * The values of an unsaved form and the idempotency key of its last attempt, so that a save repeated after a
 * crash does not book twice.
 */
export type Draft = { values: Record<string, unknown>; sent?: SentContent }

/*
 * Drafts in IndexedDB. `use-draft.ts` keeps the draft of a form in the tab's session storage, which survives
 * a reload. When the browser is killed, session storage is lost; this second copy is not.
 *
 * IndexedDB belongs to all tabs. Each draft therefore names its tab, and a form may claim only a draft whose
 * tab is gone: two open tabs with the same draft could both sell it. Tabs find out over a BroadcastChannel:
 *
 *     tab B, which has found a draft of tab A:   'who has A?'
 *     tab A, if it is still open:                'A has it'
 *
 * Without a reply within `replyTimeoutMs` tab A counts as closed. Then B deletes the draft in a transaction;
 * of several tabs that try, only the one that still finds the draft gets it. More in
 * docs/decisions/016-drafts-in-indexeddb.md.
 *
 * The messages are strings, because tabs with an older release of the shell may be open and speak the same
 * protocol.
 */

type OwnerQuestion = `who has ${string}?`
type OwnerReply = `${string} has it`
type DraftMessage = OwnerQuestion | OwnerReply

const questionAbout = (tab: string): OwnerQuestion => `who has ${tab}?`
const replyOf = (tab: string): OwnerReply => `${tab} has it`

/** A row of the object store. `tab` is the tab that wrote it, `at` the time in milliseconds. */
type StoredDraft = { place: string; tab: string; at: number; draft: Draft }

const storeName = 'drafts'
const maxAgeMs = 24 * 60 * 60 * 1000
const replyTimeoutMs = 250

const tabKey = 'draft tab'
const tabLeftKey = 'draft tab left'

/**
 * Returns the id of this tab; it stays the same after a reload. `pagehide` marks a tab that was left
 * properly. Without the mark, the session storage is a copy from a duplicated tab or the rest of a crash: the
 * tab then drops the drafts in it, takes a new id and searches the database instead.
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
// the browser may restore the same page from its back/forward cache
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

/**
 * Runs one request on the object store. Returns undefined when it fails: without drafts (a private window, a
 * full disk) the forms still work.
 */
async function withStore<T>(mode: IDBTransactionMode, operation: (drafts: IDBObjectStore) => IDBRequest<T>) {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    return await resultOf(
      operation(
        // strict: what was typed is on the disk, not only in the memory of the system, and survives a power
        // cut
        (await openDatabase()).transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName),
      ),
    )
  } catch {
    return undefined
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('samity-drafts')
const broadcast = (message: DraftMessage) => channel?.postMessage(message)
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === questionAbout(tabId)) broadcast(replyOf(tabId))
})

function isTabOpen(otherTabId: string): Promise<boolean> {
  if (otherTabId === tabId) return Promise.resolve(true)
  if (!channel) return Promise.resolve(false)
  return new Promise((resolve) => {
    const finish = (hasReply: boolean) => {
      channel.removeEventListener('message', onReply)
      resolve(hasReply)
    }
    const onReply = ({ data }: MessageEvent<unknown>) => {
      if (data === replyOf(otherTabId)) finish(true)
    }
    channel.addEventListener('message', onReply)
    broadcast(questionAbout(otherTabId))
    setTimeout(() => finish(false), replyTimeoutMs)
  })
}

export const storeDraft = (storageKey: string, draft: Draft) =>
  withStore('readwrite', (drafts) =>
    drafts.put({ place: storageKey, tab: tabId, at: Date.now(), draft } satisfies StoredDraft),
  )
export const deleteDraft = (storageKey: string, ownerTabId = tabId) =>
  withStore('readwrite', (drafts) => drafts.delete([storageKey, ownerTabId]))

/** Moves a draft out of the store for a tab that is gone. Of two tabs that try, only one gets it. */
async function claimDraft(storageKey: string, ownerTabId: string): Promise<StoredDraft | undefined> {
  try {
    const drafts = (await openDatabase()).transaction(storeName, 'readwrite').objectStore(storeName)
    // the object store contains only rows of this type
    const storedDraft = (await resultOf(drafts.get([storageKey, ownerTabId]))) as StoredDraft | undefined
    if (storedDraft) await resultOf(drafts.delete([storageKey, ownerTabId]))
    return storedDraft
  } catch {
    return undefined
  }
}

/**
 * Claims the newest draft under `storageKey` whose tab is gone; from then on it belongs to this tab. Returns
 * undefined when there is none. `isWanted` returns false once someone types: the draft then stays in the
 * store for another time.
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
