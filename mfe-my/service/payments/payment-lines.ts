import { personOf, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase, ModuleSql, ModuleTransaction } from '@samity/module-service/postgres'
import { fromDecimal, type Day } from '@samity/shared-api/contract'
import { findReferenceNos } from '../../contract/reference-no.ts'
import { bankDesk, type PaymentSource, type SourceLine } from './payment-source.ts'
import { readReferences } from './references.ts'

export type LineSource = 'bank' | 'hand'
export type PaymentLine = {
  id: number
  source: LineSource
  source_key: string
  reference_no: string
  day: Day
  place_id: number
  place_kind: 'bank' | 'wallet'
  place_english: string
  place_bengali: string
  text: string
  amount_paisa: number
  is_removable: boolean
}

/** A line that was undone stays, also when its source settles it otherwise: a person takes it away. */
export const isRemovable = (sql: ModuleSql) => sql`
  (l.source = 'hand' or exists (select from payments p where p.line_id = l.id and p.state = 'undone'))`

export const lineColumns = (sql: ModuleSql) => sql`
  l.id, l.source, l.source_key, l.reference_no, l.day, l.place_id, l.place_kind, l.place_english, l.place_bengali, l.text, l.amount_paisa,
  ${isRemovable(sql)} as is_removable`

/** Who confirms a line and who removes it wait for each other. */
export const lockLine = (tx: ModuleTransaction, id: number) => tx<{ gone_at: Date | null }[]>`
  select gone_at from payment_lines where id = ${id} for update`

/** The sources that are asked; the form adds lines of its own. */
const sources: Partial<Record<LineSource, PaymentSource>> = { bank: bankDesk }

/** Keeps those lines that name a reference, and returns how many are new. */
export async function keepLines(
  sql: ModuleSql,
  request: FastifyRequest,
  source: LineSource,
  lines: readonly SourceLine[],
): Promise<number> {
  const linesWithNos = lines.map((line) => ({ line, referenceNos: findReferenceNos(line.text) }))
  const issuedNos = new Set(
    (
      await readReferences(
        sql,
        linesWithNos.flatMap(({ referenceNos }) => referenceNos),
      )
    ).map(({ reference_no }) => reference_no),
  )
  const rows = linesWithNos.flatMap(({ line: { key, day, place, text, amount }, referenceNos }) => {
    const reference_no = referenceNos.find((one) => issuedNos.has(one))
    return reference_no === undefined
      ? []
      : [
          {
            source,
            source_key: key,
            reference_no,
            day,
            place_id: place.id,
            place_kind: place.kind,
            place_english: place.name_english,
            place_bengali: place.name_bengali,
            text,
            amount_paisa: fromDecimal(amount),
            added_by: personOf(request),
          },
        ]
  })
  if (rows.length === 0) return 0
  const added = await sql`
    insert into payment_lines ${sql(rows)}
    on conflict on constraint payment_lines_once do nothing returning id`
  return added.count
}

/**
 * A line that a source gives no more belongs to something else, unless it was confirmed here before: then its
 * payment, or what was undone, is what the source has settled it with.
 */
export async function readSources(sql: ModuleDatabase, request: FastifyRequest): Promise<void> {
  for (const [source, read] of Object.entries(sources) as [LineSource, PaymentSource][]) {
    const lines = await read(request).catch((error: unknown) => {
      // without the module of the source there are no lines, and what is known stays
      if (error instanceof ServiceError && [403, 404].includes(error.status)) return undefined
      throw error
    })
    if (!lines) continue
    await keepLines(sql, request, source, lines)
    const keys = lines.map(({ key }) => key)
    await sql`
      update payment_lines l set gone_at = case when source_key = any(${keys}::text[]) then null else now() end
      where source = ${source} and (gone_at is null) <> (source_key = any(${keys}::text[]))
        and not exists (select from payments p where p.line_id = l.id and p.state <> 'refused')`
  }
}

const maxOpen = 200

/** The lines that nobody has confirmed, oldest first */
export const readOpenPaymentLines = (sql: ModuleSql, ids?: readonly number[]): Promise<PaymentLine[]> =>
  sql<PaymentLine[]>`
    select ${lineColumns(sql)} from payment_lines l
    where l.gone_at is null and ${ids ? sql`l.id = any(${[...ids]}::int[])` : sql`true`}
      and not exists (
        select from payments p where p.line_id = l.id and p.state in ('posting', 'posted', 'undoing'))
    order by l.day, l.id
    limit ${maxOpen}`
