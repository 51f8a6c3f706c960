import type { OpenRegistry } from '@samity/module-registry'
import type { ReceiptSeriesEntry } from '@samity/shared-api/module'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { fillWords, type Words } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'

/*
 * The receipt series of modules. A release declares them, and an administrator approves each one once. The
 * row of an approved series stays, so that its receipts have a title and a head when the module is gone.
 */

export const isSeriesCode = (code: string): code is Uppercase<string> => /^[A-Z]{3}$/.test(code)

export type DeclaredSeries = ReceiptSeriesEntry & { module: string }

/**
 * The series that active releases and canaries declare. An active release comes before a canary of another
 * module.
 */
export function declaredSeries(registry: OpenRegistry): Map<string, DeclaredSeries> {
  const series = new Map<string, DeclaredSeries>()
  for (const { name, descriptor } of [...registry.current().modules, ...registry.offered()])
    for (const entry of descriptor.receiptSeries ?? [])
      if (!series.has(entry.code)) series.set(entry.code, { ...entry, module: name })
  return series
}

export type StoredSeries = { code: string; module: string; head_id: number; withdrawn_at: string | null }

export async function readSeries(sql: Sql, code: string): Promise<StoredSeries | undefined> {
  const [series] = await sql<StoredSeries[]>`
    select code, module, head_id, withdrawn_at from receipt_series where code = ${code}`
  return series
}

/**
 * Returns the head of a series to which new receipts may be posted. A withdrawal waits until the end of the
 * transaction. Throws 409 when the series is not approved, or when no active release of its module declares
 * it.
 */
export async function openSeriesHead(
  sql: Sql,
  code: ReceiptSeries,
  declared: DeclaredSeries | undefined,
): Promise<number> {
  const [series] = await sql<StoredSeries[]>`
    select code, module, head_id, withdrawn_at from receipt_series where code = ${code} for share`
  if (!series) throw conflict(waitingMessage(code)).as('series.not_approved')
  if (series.withdrawn_at) throw conflict(withdrawnMessage(code)).as('series.not_approved')
  if (declared?.module !== series.module)
    throw conflict(inactiveMessage(code, series.module)).as('series.not_approved')
  return series.head_id
}

const waitingMessage = (code: string): Words =>
  fillWords(
    {
      en: 'The receipt series {code} waits for approval. An administrator approves it on Settings → Module Settings.',
      bn: 'রসিদের ধারা {code} অনুমোদনের অপেক্ষায়। প্রশাসক সেটিংস → মডিউলের সেটিংস পাতায় এটি অনুমোদন করেন।',
    },
    { code },
  )
const withdrawnMessage = (code: string): Words =>
  fillWords(
    {
      en: 'The approval of the receipt series {code} was withdrawn. No new receipts can be posted.',
      bn: 'রসিদের ধারা {code}-এর অনুমোদন প্রত্যাহার করা হয়েছে। নতুন রসিদ লেখা যাবে না।',
    },
    { code },
  )
const inactiveMessage = (code: string, module: string): Words =>
  fillWords(
    {
      en: 'The receipt series {code} belongs to {module}, and no active release of it declares the series.',
      bn: 'রসিদের ধারা {code} {module}-এর, এবং এর কোনো চালু রিলিজে ধারাটি নেই।',
    },
    { code, module },
  )

export async function moduleSeriesCodes(sql: Sql): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`select code from receipt_series order by code`
  return rows.map(({ code }) => code)
}

/** A column with the title of a receipt `r`: null for built-in series, whose titles the browser knows. */
export const seriesTitleColumn = (sql: Sql): Fragment => sql`(
  select jsonb_build_object('en', s.title_en, 'bn', s.title_bn) from receipt_series s where s.code = r.series)`
