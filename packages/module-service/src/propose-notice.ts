import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'

/** The texts of a notice of the website. A blank Bengali text falls back to the other language. */
export type NoticeInput = {
  title: string
  title_bengali?: string
  body?: string
  body_bengali?: string
  /** The day of the notice: '2026-03-01'. Today when left out. */
  notice_date?: string
}

/**
 * Writes a notice that is on the website as soon as a person has read and published it, and returns its id.
 * Needs the right `write:website`. A second call with the key within 30 hours makes no other notice. Throws
 * what the API refuses.
 */
export async function proposeNotice(
  request: FastifyRequest,
  notice: NoticeInput,
  key?: string,
): Promise<{ id: number }> {
  const answer = await requestApi(request, 'notices/', {
    method: 'POST',
    body: { ...notice, is_proposed: true },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
  // the API returns the notice
  return answer as { id: number }
}
