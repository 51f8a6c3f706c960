import type { FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'

const otherSite = {
  en: 'Another website sent this. Open the page of the association and enter it there.',
  bn: 'অন্য একটি ওয়েবসাইট থেকে এটি পাঠানো হয়েছে। সমিতির পাতাটি খুলে সেখানে লিখুন।',
}

export const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/**
 * Refuses what a page of another website makes a visitor's browser send (403). Such a page can send a form
 * without asking, and cannot change these two headers. A program that is no browser sends neither.
 */
export function refuseCrossSite({ headers, host }: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = headers
  const isOwn =
    site === undefined
      ? origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
      : site === 'same-origin' || site === 'none'
  if (!isOwn) throw new ApiError(403, otherSite)
}
