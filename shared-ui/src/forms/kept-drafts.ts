import { newKey } from '@samity/shared-api/client'
import type { Draft } from './draft.ts'

/* Unfinished input in the browser's own database: what a tab holds by itself is gone when the browser is killed. */

type Kept = { place: string; tab: string; at: number; draft: Draft }

const store = 'drafts'
/** What nobody came back for within a day is forgotten. */
const keptFor = 24 * 60 * 60 * 1000
const patience = 250

const tabPlace = 'draft tab'
const leftPlace = 'draft tab left'

/**
 * This tab, also after a reload. A tab that was duplicated carries a copy of what the first one holds, which is still
 * open: such a copy, and what a crash left, is looked for in the database instead.
 */
function thisTab(): string {
  const before = sessionStorage.getItem(tabPlace)
  const wasLeft = sessionStorage.getItem(leftPlace) !== null
  sessionStorage.removeItem(leftPlace)
  if (before && wasLeft) return before
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith('draft ')) sessionStorage.removeItem(name)
  const tab = newKey()
  sessionStorage.setItem(tabPlace, tab)
  return tab
}
const tab = thisTab()
window.addEventListener('pagehide', () => sessionStorage.setItem(leftPlace, ''))
// the browser may show the same page again
window.addEventListener('pageshow', () => sessionStorage.removeItem(leftPlace))

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed')))
  })

let opened: Promise<IDBDatabase> | undefined
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open('samity-drafts', 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(store, { keyPath: ['place', 'tab'] }),
    )
    settled(opening).then(resolve, reject)
  })
  return opened
}

/** Only help: a browser that keeps nothing (a private window, a full disk) still sells. */
async function ask<T>(mode: IDBTransactionMode, about: (drafts: IDBObjectStore) => IDBRequest<T>) {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    return await settled(about((await database()).transaction(store, mode).objectStore(store)))
  } catch {
    return undefined
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('samity-drafts')
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === `who has ${tab}?`) channel.postMessage(`${tab} has it`)
})

/** Is the page that keeps a draft still open, in another tab? */
function isOpen(other: string): Promise<boolean> {
  if (other === tab) return Promise.resolve(true)
  if (!channel) return Promise.resolve(false)
  return new Promise((resolve) => {
    const decide = (answer: boolean) => {
      channel.removeEventListener('message', hear)
      resolve(answer)
    }
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data === `${other} has it`) decide(true)
    }
    channel.addEventListener('message', hear)
    channel.postMessage(`who has ${other}?`)
    setTimeout(() => decide(false), patience)
  })
}

export const keepDraft = (place: string, draft: Draft) =>
  ask('readwrite', (drafts) => drafts.put({ place, tab, at: Date.now(), draft } satisfies Kept))
export const dropDraft = (place: string, of = tab) => ask('readwrite', (drafts) => drafts.delete([place, of]))

/** Takes a draft away from a page that is gone; of two pages that try, one gets it. */
async function claim(place: string, of: string): Promise<Kept | undefined> {
  try {
    const drafts = (await database()).transaction(store, 'readwrite').objectStore(store)
    // what the store of drafts holds
    const kept = (await settled(drafts.get([place, of]))) as Kept | undefined
    if (kept) await settled(drafts.delete([place, of]))
    return kept
  } catch {
    return undefined
  }
}

/**
 * What a page that is gone left behind in this place, the newest; it belongs to this page from now on. `isWanted` is
 * false once someone types: the draft then waits for another time.
 */
export async function orphanedDraft(place: string, isWanted: () => boolean): Promise<Draft | undefined> {
  const all = ((await ask('readonly', (drafts) => drafts.getAll())) ?? []) as Kept[]
  const stale = all.filter(({ at }) => at < Date.now() - keptFor)
  await Promise.all(stale.map((one) => dropDraft(one.place, one.tab)))
  const here = all.filter((one) => one.place === place && !stale.includes(one)).sort((a, b) => b.at - a.at)
  for (const { draft, tab: other } of here) {
    if ((await isOpen(other)) || !isWanted()) continue
    const claimed = await claim(place, other)
    if (!claimed) continue
    if (isWanted()) {
      void keepDraft(place, draft)
      return draft
    }
    await ask('readwrite', (drafts) => drafts.put(claimed))
  }
  return undefined
}
