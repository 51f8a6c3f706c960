import { newKey } from '@samity/shared-api/client'
import type { Draft } from './draft.ts'

/* Unfinished input in the browser's own database: what a tab holds by itself is gone when the browser is killed. */

type Kept = { place: string; tab: string; at: number; draft: Draft }

const store = 'drafts'
/** What nobody came back for within a day is forgotten. */
const keptFor = 24 * 60 * 60 * 1000
const patience = 250

const tabPlace = 'draft tab'

/** This tab, also after a reload. */
function thisTab(): string {
  const tab = sessionStorage.getItem(tabPlace) ?? newKey()
  sessionStorage.setItem(tabPlace, tab)
  return tab
}
const tab = thisTab()

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

/** What a page that is gone left behind in this place, the newest; it belongs to this page from now on. */
export async function orphanedDraft(place: string): Promise<Draft | undefined> {
  const all = ((await ask('readonly', (drafts) => drafts.getAll())) ?? []) as Kept[]
  const stale = all.filter(({ at }) => at < Date.now() - keptFor)
  await Promise.all(stale.map((one) => dropDraft(one.place, one.tab)))
  const here = all.filter((one) => one.place === place && !stale.includes(one)).sort((a, b) => b.at - a.at)
  for (const { draft, tab: other } of here) {
    if (await isOpen(other)) continue
    await dropDraft(place, other)
    await keepDraft(place, draft)
    return draft
  }
  return undefined
}
