import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { z } from 'zod'
import { fillWords, today, wordsOf, type Field, type Input, type Words } from '@samity/shared-api/contract'
import {
  maxImportFileBytes,
  type ImportBody,
  type ImportPreview,
  type ImportResult,
  type RowValidation,
} from '@samity/shared-api/contract/config/import'
import { openingDues, openingDuesColumns } from '@samity/shared-api/contract/members/opening-dues'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { editors } from '../../http/access.ts'
import { importDescription } from '../../http/describe-routes.ts'
import { ApiError, messageOf, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { cellText, cellValue, unknownRecord } from './reference-data/cell-values.ts'
import { importBody } from './reference-data/import-body.ts'
import { importSentences } from './reference-data/import-sentences.ts'
import { findEncodingError } from './reference-data/text-encoding.ts'
import { importDigest, storeImport } from './import-store.ts'
import { openingNotYetMessage } from '../members/dues-records.ts'
import {
  firstDayOf,
  parsePeriod,
  periodMessage,
  periodOrderMessage,
  toWirePeriod,
  toRange,
} from '../members/periods.ts'
import { routesOf } from '../../http/route.ts'

const importDuesBody = importBody(z.array(z.enum(openingDuesColumns)).min(1))

type Entry = {
  row: number
  number: string
  kind: Input<typeof openingDues>['kind']
  first: number
  last: number
  amount: number
  remarks: string
}
type ParsedRow = { row: number; entry: Entry | undefined; errors: Record<string, Words> }

const fields: Record<string, Field> = openingDues.fields
const noReferences = { building: new Map<string, number>(), advocate: new Map<string, number>() }
const rowsPerBatch = 250

function parseRow(columns: readonly string[], { row, cells }: ImportBody['rows'][number]): ParsedRow {
  const errors: Record<string, Words> = {}
  const values: Record<string, unknown> = {}
  for (const [index, name] of columns.entries()) {
    const text = cellText(cells[index] ?? '')
    values[name] = cellValue(name, fields[name]!, text, noReferences)
    const encodingError =
      name === 'remarks' && findEncodingError(text, { shouldBeBengali: false, isLegacyColumn: false })
    if (encodingError) errors[name] = wordsOf(encodingError)
  }
  const parsed = openingDues.input.safeParse(values)
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0])] ??= wordsOf(messageOf(issue))
  if (!parsed.success) return { row, entry: undefined, errors }
  const { advocate_id: number, kind, from_period, to_period, amount, remarks } = parsed.data
  const first = parsePeriod(kind, from_period)
  const last = parsePeriod(kind, to_period)
  if (first === undefined) errors['from_period'] = periodMessage(kind)
  if (last === undefined) errors['to_period'] = periodMessage(kind)
  if (first === undefined || last === undefined) return { row, entry: undefined, errors }
  if (last < first) errors['to_period'] = periodOrderMessage
  else if (firstDayOf(kind, last) > today()) errors['to_period'] = openingNotYetMessage
  const isValid = Object.keys(errors).length === 0
  return { row, errors, entry: isValid ? { row, number, kind, first, last, amount, remarks } : undefined }
}

async function parseRows({ columns, rows }: Pick<ImportBody, 'columns' | 'rows'>): Promise<ParsedRow[]> {
  const parsedRows: ParsedRow[] = []
  for (const row of rows) {
    if (parsedRows.length % rowsPerBatch === rowsPerBatch - 1) await yieldToEventLoop()
    parsedRows.push(parseRow(columns, row))
  }
  return parsedRows
}

type Match = {
  row: number
  advocate_id: number | null
  key: string
  stored_id: number | null
  label: string | null
}
type Ready = Entry & { advocateId: number }
type Comparison = { verdicts: RowValidation[]; ready: Ready[] }

const alreadyStored: Words = {
  en: 'These opening dues were already entered',
  bn: 'এই প্রারম্ভিক বকেয়া আগেই লেখা হয়েছে',
}
const repeatsRow = (row: number): Words =>
  fillWords({ en: 'Row {row} has the same periods', bn: '{row} নম্বর সারিতে একই সময়কাল আছে' }, { row })

const findMatches = (sql: Sql, entries: readonly Entry[]): Promise<Match[]> => sql<Match[]>`
  select t.row, a.id as advocate_id, number_key(t.number) as key, o.id as stored_id,
    a.bar_registration_number || ', ' || a.name_english as label
  from jsonb_to_recordset(${sql.json([...entries])}) as t (row int, number text, kind text, first int, last int)
  left join advocates a on a.bar_registration_key = number_key(t.number) and a.archived_at is null
  left join lateral (
    select id from opening_dues
    where advocate_id = a.id and kind = t.kind and voided_at is null and span && int4range(t.first, t.last, '[]')
    limit 1
  ) o on true`

async function compareWithRecords(sql: Sql, parsedRows: readonly ParsedRow[]): Promise<Comparison> {
  const entries = parsedRows.flatMap(({ entry }) => entry ?? [])
  const matches = new Map((await findMatches(sql, entries)).map((match) => [match.row, match]))
  const accepted = new Map<string, Ready[]>()
  const ready: Ready[] = []
  const verdicts = parsedRows.map(({ row, entry, errors }): RowValidation => {
    const wrong = (more: Record<string, Words>): RowValidation => ({
      row,
      verdict: 'error',
      errors: Object.fromEntries(
        Object.entries({ ...errors, ...more }).map(([field, words]) => [field, [words]]),
      ),
    })
    const match = matches.get(row)
    if (!entry || !match) return wrong({})
    if (match.advocate_id === null) return wrong({ advocate_id: wordsOf(unknownRecord.advocate) })
    if (match.stored_id !== null)
      return {
        row,
        verdict: 'duplicate',
        errors: { from_period: [alreadyStored] },
        duplicate_of: { id: match.stored_id, label: match.label ?? '' },
      }
    const key = `${match.key} ${entry.kind}`
    const earlier = accepted.get(key)?.find(({ first, last }) => first <= entry.last && entry.first <= last)
    if (earlier)
      return {
        row,
        verdict: 'duplicate',
        errors: { from_period: [repeatsRow(earlier.row)] },
        duplicate_of: { row: earlier.row },
      }
    const one = { ...entry, advocateId: match.advocate_id }
    accepted.set(key, [...(accepted.get(key) ?? []), one])
    ready.push(one)
    return { row, verdict: 'new' }
  })
  return { verdicts, ready }
}

function summarize({ verdicts }: Comparison): ImportPreview {
  const count = (kind: RowValidation['verdict']) => verdicts.filter(({ verdict }) => verdict === kind).length
  return {
    total: verdicts.length,
    ready: count('new'),
    duplicates: count('duplicate'),
    wrong: count('error'),
    verdicts,
  }
}

const importRows = (
  request: FastifyRequest,
  parsedRows: ParsedRow[],
  {
    file,
    skip,
    columns: names,
    rows,
  }: { file: string; skip: boolean } & Pick<ImportBody, 'columns' | 'rows'>,
) =>
  write(request, async (sql): Promise<ImportResult> => {
    await sql`lock table opening_dues in share row exclusive mode`
    const comparison = await compareWithRecords(sql, parsedRows)
    const { ready } = comparison
    const skipped = parsedRows.length - ready.length
    if (ready.length === 0 || (skipped > 0 && !skip)) {
      const words = ready.length > 0 ? importSentences.invalidRows : importSentences.nothing
      throw new ApiError(422, words, {}, { more: summarize(comparison) }).as('import.rows')
    }
    const columns = ready.map(({ advocateId, kind, amount, remarks, ...span }) => ({
      advocate_id: advocateId,
      kind,
      amount,
      remarks,
      span: toRange(span),
    }))
    const stored = await sql<{ id: number; key: string }[]>`
      insert into opening_dues (advocate_id, kind, amount, remarks, span, created_by)
      select advocate_id, kind, amount, remarks, span, ${request.user!.id}
      from jsonb_to_recordset(${sql.json(columns)}) as t (advocate_id int, kind text, amount bigint, remarks text, span int4range)
      returning id, concat_ws(' ', advocate_id, kind, lower(span)) as key`
    const ids = new Map(stored.map(({ id, key }) => [key, id]))
    const made = new Map(
      ready.map(({ row, advocateId, number, kind, first, last }) => [
        row,
        {
          path: openingDues.path,
          // spans of one advocate and kind do not overlap, so the first period names the row
          id: ids.get(`${advocateId} ${kind} ${first}`)!,
          label: `${number}, ${toWirePeriod(kind, first)}–${toWirePeriod(kind, last)}`,
        },
      ]),
    )
    const cells = new Map(rows.map((row) => [row.row, row.cells]))
    const source = { kind: 'opening-dues', file, columns: names, digest: importDigest(names, rows) } as const
    const applied = comparison.verdicts.map((verdict) => ({
      verdict,
      cells: cells.get(verdict.row) ?? [],
      records: [made.get(verdict.row) ?? []].flat(),
    }))
    await storeImport(sql, request, source, applied)
    await audit(sql, request, {
      action: 'import',
      subject: openingDues.path,
      after: { file, count: ready.length, skipped },
    })
    return { imported: ready.length, skipped }
  })

const route = routesOf({ area: 'members', tokens: 'members' })

export async function importOpeningDues(app: FastifyInstance): Promise<void> {
  withZod(app).post(
    '/import/opening-dues',
    route({
      roles: editors,
      ...importDescription('Import opening dues'),
      schema: { body: importDuesBody },
      bodyLimit: maxImportFileBytes,
    }),
    async (request, reply): Promise<ImportPreview | ImportResult> => {
      const { dry_run, skip_errors, file, ...table } = request.body
      if (table.rows.length === 0)
        throw unprocessable({ rows: importSentences.nothing }, importSentences.nothing)
      const rows = await parseRows(table)
      if (dry_run) return summarize(await compareWithRecords(app.sql, rows))
      return reply.code(201).send(await importRows(request, rows, { file, skip: skip_errors, ...table }))
    },
  )
}
