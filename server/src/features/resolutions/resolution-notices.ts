import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, type Day, type Words } from '@samity/shared-api/contract'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { notice } from '@samity/shared-api/contract/site/notice'
import { audit, difference } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { readRecord } from '../../resources/records.ts'
import { authorColumns } from '../site/notice-author.ts'

/*
 * A public resolution is a notice on the website. The scan is no part of it: it has signatures, and often
 * other business.
 */

function periodOf({ effective_from, suspended_from }: Resolution): Words {
  const sentence = suspended_from
    ? {
        en: 'Effective from {from}. Suspended from {until}.',
        bn: '{from} থেকে কার্যকর। {until} থেকে স্থগিত।',
      }
    : { en: 'Effective from {from}.', bn: '{from} থেকে কার্যকর।' }
  return fillWords(sentence, {
    from: digitWords(showDay(effective_from as Day)),
    until: digitWords(showDay(suspended_from as Day | null)),
  })
}

const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n')

/** The columns of the notice. A text in one language only serves both, as in other notices. */
function noticeOf(resolution: Resolution) {
  const { number, meeting, day, text_en, text_bn } = resolution
  const period = periodOf(resolution)
  const title = fillWords(
    { en: 'Resolution {number}: {meeting}', bn: 'সিদ্ধান্ত {number}: {meeting}' },
    { number: digitWords(number), meeting },
  )
  return {
    notice_date: day,
    title: title.en,
    title_bengali: title.bn,
    body: paragraphs(text_en || text_bn, period.en),
    body_bengali: paragraphs(text_bn || text_en, period.bn),
  }
}

/**
 * Makes the notices of the website follow a resolution that was saved: a public one has a notice with its
 * text. A notice that staff archived stays archived; what a module wrote without a person waits for one.
 * Returns whether a notice has changed.
 */
export async function updateNoticeOf(
  sql: Sql,
  request: FastifyRequest,
  resolution: Resolution,
): Promise<boolean> {
  if (!resolution.is_public) return removeNoticeOf(sql, request, resolution.id)
  const columns = noticeOf(resolution)
  const [current] = await sql<{ id: number }[]>`
    select id from notices where resolution_id = ${resolution.id} for update`
  if (!current) {
    const [row] = await sql<{ id: number }[]>`
      insert into notices ${sql({ ...columns, ...authorColumns(request), resolution_id: resolution.id })} returning id`
    const after = await readRecord(sql, notice, row!.id)
    await audit(sql, request, { action: 'create', subject: notice.path, subject_id: after.id, after })
    return true
  }
  const before = await readRecord(sql, notice, current.id)
  const isSame = Object.entries(columns).every(
    ([name, value]) => before[name as keyof typeof before] === value,
  )
  if (isSame) return false
  await sql`update notices set ${sql({ ...columns, ...authorColumns(request) })}, version = version + 1, updated_at = now() where id = ${current.id}`
  await audit(sql, request, {
    action: 'update',
    subject: notice.path,
    subject_id: current.id,
    ...difference(before, await readRecord(sql, notice, current.id)),
  })
  return true
}

/**
 * Removes the notice of a resolution that is no longer public, or is deleted. Returns whether there was one.
 */
export async function removeNoticeOf(
  sql: Sql,
  request: FastifyRequest,
  resolutionId: number,
): Promise<boolean> {
  const [current] = await sql<{ id: number }[]>`
    select id from notices where resolution_id = ${resolutionId} for update`
  if (!current) return false
  const before = await readRecord(sql, notice, current.id)
  await sql`delete from notices where id = ${current.id}`
  await audit(sql, request, { action: 'delete', subject: notice.path, subject_id: current.id, before })
  return true
}
