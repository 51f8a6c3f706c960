import { newIdempotencyKey } from '@samity/shared-api/client'

/** The content of a request, as a fingerprint, and the Idempotency-Key that it was sent with. */
export type SentContent = { mark: string; key: string }

/**
 * The values of an unsaved form and the idempotency key of its last attempt, so that a save repeated after a
 * crash does not book twice.
 */
export type Draft = { values: Record<string, unknown>; sent?: SentContent }

/*
 * Which tab a draft belongs to. Two open tabs with the same draft could both sell it, so tabs find out over a
 * BroadcastChannel:
 *
 *     tab B, which has found a draft of tab A:   'who has A?'
 *     tab A, if it is still open:                'A has it'
 *
 * Without a reply within `replyTimeoutMs` tab A counts as closed. The messages are strings, because tabs with
 * an older release of the shell may be open and speak the same protocol. It loads with the page: before a
 * form reads its draft, and so that every tab replies.
 */

type OwnerQuestion = `who has ${string}?`
type OwnerReply = `${string} has it`
type DraftMessage = OwnerQuestion | OwnerReply

const questionAbout = (tab: string): OwnerQuestion => `who has ${tab}?`
const replyOf = (tab: string): OwnerReply => `${tab} has it`

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
export const tabId = claimTabId()
window.addEventListener('pagehide', () => sessionStorage.setItem(tabLeftKey, ''))
// the browser may restore the same page from its back/forward cache
window.addEventListener('pageshow', () => sessionStorage.removeItem(tabLeftKey))

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('samity-drafts')
const broadcast = (message: DraftMessage) => channel?.postMessage(message)
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === questionAbout(tabId)) broadcast(replyOf(tabId))
})

export function isTabOpen(otherTabId: string): Promise<boolean> {
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

export function readDraft(storageKey: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}
