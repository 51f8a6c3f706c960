import { isTabOpen, tabId, type Draft } from './draft-tab.ts'

/*
 * Drafts in IndexedDB. `use-draft.ts` keeps the draft of a form in the tab's session storage, which survives
 * a reload. When the browser is killed, session storage is lost; this second copy is not. Its code loads
 * after the form.
 *
 * IndexedDB belongs to all tabs. Each draft therefore names its tab, and a form may claim only a draft whose
 * tab is gone, as `draft-tab.ts` finds out. Then it deletes the draft in a transaction; of several tabs that
 * try, only the one that still finds the draft gets it. More in docs/decisions/016-drafts-in-indexeddb.md.
 */

/** A row of the object store. `tab` is the tab that wrote it, `at` the time in milliseconds. */
type StoredDraft = { place: string; tab: string; at: number; draft: Draft }

const storeName = 'drafts'
const maxAgeMs = 24 * 60 * 60 * 1000

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
