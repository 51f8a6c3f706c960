import { personOf, ServiceError } from '@samity/module-service'
import type { ModuleTransaction } from '@samity/module-service/postgres'
import {
  bengaliDigits,
  fromDecimal,
  showDay,
  toDecimal,
  toMessage,
  type Day,
} from '@samity/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dayFormats } from '../../contract/read-statement.ts'
import { maxStatementRows, type LineVerdict, type StatementImportResult } from '../../contract/statement.ts'
import type { ReadStatement } from './check-rows.ts'
import { addStart, findStart } from './starts.ts'

/** A decimal string, which may be below 0 */
export const balance = z.string().regex(/^-?\d{1,12}\.\d\d$/)
const columnIndex = z.number().int().min(0).max(200)
export const statementBody = z.object({
  account: z.number().int().positive(),
  file_name: z.string().trim().min(1).max(200),
  mapping: z.object({
    headings: z.array(z.string().max(200)).max(200),
    columns: z.record(z.string(), columnIndex),
    day_format: z.enum(dayFormats.map(({ value }) => value)),
    header_row: z.number().int().min(0).max(1_000_000),
  }),
  rows: z
    .array(z.object({ row: z.number().int().positive(), values: z.record(z.string(), z.string().max(2000)) }))
    .min(1)
    .max(maxStatementRows, toMessage({ en: `At most ${maxStatementRows} rows`, bn: 'সর্বোচ্চ ৫০০০ সারি' })),
  dry_run: z.boolean(),
  accept_gaps: z.boolean(),
  start_balance: balance.optional(),
})
type ImportBody = z.output<typeof statementBody>

const messages = {
  hasErrors: {
    en: 'Some lines cannot be read, so nothing was imported. Check the columns and the form of the days.',
    bn: 'কিছু লাইন পড়া যায়নি, তাই কিছুই আমদানি হয়নি। কলাম ও তারিখের ধরন মিলিয়ে দেখুন।',
  },
  hasGaps: {
    en: 'The running balance does not add up, so nothing was imported.',
    bn: 'চলতি স্থিতি মেলে না, তাই কিছুই আমদানি হয়নি।',
  },
  nothingNew: {
    en: 'Every line of this file was imported before.',
    bn: 'এই ফাইলের সব লাইন আগেই আমদানি হয়েছে।',
  },
  noLines: { en: 'The file has no lines of a statement.', bn: 'ফাইলে বিবরণীর কোনো লাইন নেই।' },
}

const startsOn = (day: Day) => ({
  en: `The account starts after ${showDay(day)}. Remove its balance at the start first.`,
  bn: `হিসাবটির শুরু ${bengaliDigits(showDay(day))} তারিখের পরে। আগে শুরুর স্থিতি সরান।`,
})
const reconciledTo = (day: Day) => ({
  en: `The account is reconciled to ${showDay(day)}`,
  bn: `হিসাবটি ${bengaliDigits(showDay(day))} পর্যন্ত সমন্বিত`,
})

export const decimalOrNull = (paisa: number | null) => (paisa === null ? null : toDecimal(paisa))

export function refuseImport(
  { errors, gaps, new: count, known }: StatementImportResult,
  { accept_gaps }: ImportBody,
): void {
  if (errors > 0) throw new ServiceError(422, messages.hasErrors)
  if (gaps.length > 0 && !accept_gaps) throw new ServiceError(422, messages.hasGaps)
  if (count === 0) throw new ServiceError(409, known > 0 ? messages.nothingNew : messages.noLines)
}

export async function checkImport(
  tx: ModuleTransaction,
  { account, rows }: ImportBody,
  statement: ReadStatement,
  finalDay: Day | null,
): Promise<StatementImportResult> {
  const knownHashes = new Set(
    (
      await tx<{ hash: string }[]>`
        select hash from statement_lines where account_id = ${account}
          and hash = any(${statement.lines.map(({ hash }) => hash)}::text[])`
    ).map(({ hash }) => hash),
  )
  const [started] = await tx<{ day: Day }[]>`
    select day from statement_lines where account_id = ${account} and is_start`
  const lineOfRow = new Map(statement.lines.map((line) => [line.row, line]))
  const verdicts = rows.map(({ row }): LineVerdict => {
    const line = lineOfRow.get(row)
    const errors = statement.errors.get(row)
    if (errors) return { row, verdict: 'error', errors }
    if (!line) return { row, verdict: 'skipped' }
    if (knownHashes.has(line.hash)) return { row, verdict: 'known' }
    if (finalDay && line.day <= finalDay)
      return { row, verdict: 'error', errors: { day: reconciledTo(finalDay) } }
    if (started && line.day <= started.day)
      return { row, verdict: 'error', errors: { day: startsOn(started.day) } }
    return { row, verdict: 'new' }
  })
  const [repeats] = await tx<NonNullable<StatementImportResult['repeats']>[]>`
    select file_name, imported_by, (imported_at at time zone 'Asia/Dhaka')::date as imported_on
    from statements where account_id = ${account} and hash = ${statement.hash} order by id limit 1`
  const count = (name: LineVerdict['verdict']) => verdicts.filter(({ verdict }) => verdict === name).length
  const days = statement.lines.map(({ day }) => day).sort()
  const start = days[0] ? await findStart(tx, account, days[0]) : null
  return {
    verdicts,
    gaps: statement.gaps,
    new: count('new'),
    known: count('known'),
    errors: count('error'),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    opening: decimalOrNull(statement.opening_paisa),
    closing: decimalOrNull(statement.closing_paisa),
    repeats: repeats ?? null,
    start:
      start && statement.opening_paisa !== start.opening_paisa
        ? {
            day: start.day,
            book_balance: toDecimal(start.book_paisa),
            bank_balance: decimalOrNull(statement.opening_paisa),
          }
        : null,
    id: null,
  }
}

export async function saveStatement(
  tx: ModuleTransaction,
  request: FastifyRequest,
  { account, file_name, start_balance }: ImportBody,
  { lines, hash, opening_paisa, closing_paisa }: ReadStatement,
  checked: StatementImportResult,
): Promise<number> {
  const rowsToSave = new Set(checked.verdicts.flatMap(({ row, verdict }) => (verdict === 'new' ? [row] : [])))
  const [statement] = await tx<{ id: number }[]>`
    insert into statements ${tx({
      account_id: account,
      file_name,
      hash,
      from_day: checked.from,
      to_day: checked.to,
      opening_paisa,
      closing_paisa,
      line_count: checked.new,
      imported_by: personOf(request),
    })} returning id`
  const { id } = statement!
  const start = start_balance ? await findStart(tx, account, checked.from!) : null
  const newLines = lines.filter(({ row }) => rowsToSave.has(row))
  await tx`
    insert into statement_lines (
      account_id, statement_id, row, day, description, reference, cheque_no, amount_paisa, balance_paisa, hash)
    select ${account}, ${id}, line.* from jsonb_to_recordset(${tx.json(newLines)}) as line (
      row int, day date, description text, reference text, cheque_no text, amount_paisa bigint, balance_paisa bigint, hash text)`
  if (start) await addStart(tx, request, account, start, fromDecimal(start_balance!))
  return id
}

export const keepMapping = (
  tx: ModuleTransaction,
  request: FastifyRequest,
  bank: string,
  { headings, columns, day_format, header_row }: ImportBody['mapping'],
) => tx`
  insert into mappings (bank, headings, columns, day_format, header_row, kept_by)
  values (${bank}, ${tx.json(headings)}, ${tx.json(columns)}, ${day_format}, ${header_row}, ${personOf(request)})
  on conflict (bank) do update set headings = excluded.headings, columns = excluded.columns,
    day_format = excluded.day_format, header_row = excluded.header_row, kept_by = excluded.kept_by, kept_at = now()`
