import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cleanText, toMessage, type Words } from '@samity/shared-api/contract'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { exceedsWideLimit } from '../../auth/attempt-limits.ts'
import type { Transaction } from '../../database/database.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { ApiError } from '../../http/errors.ts'
import { networkOf } from '../../http/network.ts'
import { write } from '../../http/write.ts'

const maxCasesPerHour = 30
const maxCaseLength = 60

const required = toMessage({ en: 'Enter the case number', bn: 'মামলার নম্বর দিন' })
const noDigit = toMessage({ en: 'A case number has a digit', bn: 'মামলার নম্বরে অন্তত একটি অঙ্ক থাকে' })

/** A case number as a clerk writes it: 'CR 123/2026', 'জি.আর. ৪৫/২৬'. */
export const caseNumberSchema = z
  .string({ error: required })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, required)
      .max(maxCaseLength)
      .regex(/[0-9০-৯]/, noDigit),
  )

const tooManyCases: Words = {
  en: 'Too many case numbers came from your network. Please try again in an hour.',
  bn: 'আপনার নেটওয়ার্ক থেকে অনেকগুলো মামলার নম্বর এসেছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।',
}

/** Refuses a case number when the network has sent its maximum within the last hour (429). */
async function refuseFlood(sql: Transaction, ip: string | undefined, sender: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sender.toString('hex')}, 1))`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from check_cases where sender = ${sender} and created_at > now() - interval '1 hour'`
  if ((row?.count ?? 0) >= maxCasesPerHour || (await exceedsWideLimit(sql, 'case', ip, maxCasesPerHour)))
    throw new ApiError(429, tooManyCases, {}, { headers: { 'retry-after': '3600' } }).as('rate.messages')
}

/**
 * Notes that a paper was shown in a case. The same case twice is one entry. A second case raises the alert on
 * the dashboard of administrators, and the audit log names the paper.
 */
export async function noteCase(
  request: FastifyRequest,
  { stationery, serial }: { stationery: string; serial: number },
  caseNumber: string,
): Promise<void> {
  refuseCrossSite(request)
  // `ip` is undefined when the visitor has already disconnected; the types do not say so
  const { ip } = request as { ip: string | undefined }
  const sender = createHash('sha256')
    .update(networkOf(ip ?? ''))
    .digest()
  await write(request, async (sql) => {
    await refuseFlood(sql, ip, sender)
    // two clerks with the same paper wait for each other, so that the second one is always found
    await sql`select pg_advisory_xact_lock(hashtextextended(${`check case ${stationery} ${serial}`}, 0))`
    const added = await sql`
      insert into check_cases ${sql({ stationery, serial, case_number: caseNumber, sender })}
      on conflict do nothing
      returning id`
    if (added.length === 0) return
    const [before] = await sql<{ count: number }[]>`
      select count(*)::int - 1 as count from check_cases
      where stationery = ${stationery} and serial = ${serial} and not set_aside`
    if (!before?.count) return
    await sql`
      update check_cases set reviewed_at = null, reviewed_by = null
      where stationery = ${stationery} and serial = ${serial}`
    await audit(sql, request, {
      action: 'second-case',
      subject: 'check',
      number: `${stationery} ${serial}`,
      after: { case_number: caseNumber, cases: before.count + 1 },
    })
  })
}
