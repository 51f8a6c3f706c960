import type { OwnCard } from '@samity/shared-api/contract/members/own-page'
import type { Get } from '@samity/shared-api/module'
import type { CodeWays } from '../../contract/request.ts'

/** The sign-in, or the content for the member whose session the browser has. */
export type Own<T> = { isIn: false; ways: CodeWays } | { isIn: true; card: OwnCard; content: T }

/**
 * The status of a failed read: on the server it is in the message ('GET /api/my returned 401'), in the
 * browser in the cause.
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 0
  if (error.cause instanceof Object && 'status' in error.cause) return Number(error.cause.status)
  return Number(/(?:^|\s)([45]\d\d)(?:\s|$)/.exec(error.message)?.[1])
}

/** Reads an own page. Without a session, or when it has just ended, the page shows the sign-in. */
export async function readOwn<T>(get: Get, readContent: () => Promise<T>): Promise<Own<T>> {
  try {
    // first of all: without a session nothing else is asked for
    const card = (await get('my/')) as OwnCard
    return { isIn: true, card, content: await readContent() }
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    return { isIn: false, ways: (await get('x/mfe-my/ways/')) as CodeWays }
  }
}
