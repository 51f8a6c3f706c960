import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  cleanText,
  latinDigits,
  maxSearchLength,
  parsePhone,
  toMessage,
  searchTooLong,
  toDecimal,
  today,
  yearOf,
  type Paisa,
  type Words,
} from '@samity/shared-api/contract'
import { lookupFields } from '@samity/shared-api/contract/config/advocate'
import { receiptSeries, voucherSeries } from '@samity/shared-api/contract/sales/money-record'
import { maxSerial } from '@samity/shared-api/contract/sales/serials'
import type {
  SearchResult,
  AdvocateHit,
  ReceiptHit,
  RenterHit,
} from '@samity/shared-api/contract/system/search'
import type { Fragment, Sql } from '../../database/database.ts'
import { moduleSeriesCodes, seriesTitleColumn } from '../../ledger/receipt-series.ts'
import { textContains } from '../../database/search-text.ts'
import { readSearchWords } from '../../resources/list-query.ts'
import { withZod } from '../../http/with-zod.ts'
import { signedIn } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

const querystring = z.object({ q: z.string().max(maxSearchLength, toMessage(searchTooLong)).default('') })
const maxResults = 8
/** A trigram index finds no shorter word. */
const minTrigramLength = 3

/**
 * `text` is the input in Latin digits, a mobile number in its normal form. `number` may be a serial or the
 * last part of a receipt number.
 */
type SearchTerm = {
  text: string
  words: string[]
  number: number | undefined
}

function parseTerm(input: string): SearchTerm {
  const clean = latinDigits(cleanText(input))
  const text = parsePhone(clean) ?? clean
  const number = /^\d{1,13}$/.test(text) ? Number(text) : undefined
  return { text, words: readSearchWords({ q: text }, 'q'), number }
}

const allOf = (sql: Sql, conditions: Fragment[]) =>
  conditions.reduce((left, right) => sql`${left} and ${right}`, sql`true`)
const containsAll = (sql: Sql, text: Fragment, words: string[]) =>
  allOf(
    sql,
    words.map((word) => textContains(sql, text, word)),
  )

type AdvocateRow = Omit<AdvocateHit, 'enrollment_date_As_member'> & {
  enrollment_date_as_member: AdvocateHit['enrollment_date_As_member']
  exact: boolean
}

/**
 * Finds advocates by either number, name in either script, or phone. Every role gets only the fields that a
 * cashier may see.
 */
async function findAdvocates(sql: Sql, { text, words }: SearchTerm) {
  const visibleMatches = words.map((word) => {
    const contains = (column: Fragment) => textContains(sql, column, word)
    return sql`(${contains(sql`bar_registration_key`)} or ${contains(sql`coalesce(bar_council_key, '')`)} or ${contains(sql`lower(name_english)`)}
      or ${contains(sql`name_bengali`)} or ${contains(sql`phone`)})`
  })
  const exact = sql`(bar_registration_key = number_key(${text}) or bar_council_key is not distinct from number_key(${text}) or phone = ${text})`
  // the indexed text also contains fields that this search must not match
  const rows = await sql<AdvocateRow[]>`
    select id, ${sql(lookupFields.map((name) => name.toLowerCase()))}, archived_at, ${exact} as exact
    from advocates
    where ${containsAll(sql, sql`search_text`, words)} and ${allOf(sql, visibleMatches)}
    order by ${exact} desc, archived_at is not null, bar_registration_key collate natural_order
    limit ${maxResults}`
  return rows.map(({ exact: isExact, enrollment_date_as_member, ...advocate }) => ({
    isExact,
    advocate: { ...advocate, enrollment_date_As_member: enrollment_date_as_member },
  }))
}

const findRenters = (sql: Sql, { words }: SearchTerm) => sql<RenterHit[]>`
  select r.id, r.renter_name, r.phone, b.building_name, b.building_name_bengali, r.floor_no, r.room_no, r.archived_at
  from renters r join buildings b on b.id = r.building_id
  where ${containsAll(sql, sql`name_key(r.renter_name || ' ' || r.phone)`, words)}
  order by r.archived_at is not null, name_key(r.renter_name), r.id
  limit ${maxResults}`

type ReceiptMatch = Omit<ReceiptHit, 'total' | 'serials' | 'stream_title'> & {
  total: Paisa
  stream_title: Words | null
  from_serial?: number
  to_serial?: number
  width?: number
}
const toReceiptHit = ({
  total,
  from_serial,
  to_serial,
  width,
  stream_title,
  ...receipt
}: ReceiptMatch): ReceiptHit => ({
  ...receipt,
  ...(stream_title && { stream_title }),
  total: toDecimal(total),
  serials:
    from_serial === undefined || to_serial === undefined
      ? null
      : { from_serial, to_serial, width: width ?? 1 },
})
const receiptColumns = (sql: Sql) =>
  sql`r.number, r.book_no, r.series as stream, ${seriesTitleColumn(sql)} as stream_title, r.day as date,
    coalesce(nullif(r.payer, ''), r.payer_note) as payer,
    in_bengali(coalesce(nullif(r.payer, ''), r.payer_note), r.advocate_id, r.building_id) as payer_bengali, r.total, r.voided_at`

/** Cashiers may not see expense vouchers. */
type ReceiptFilter = (sql: Sql) => Fragment
const allReceipts: ReceiptFilter = (sql) => sql`true`
const noVouchers: ReceiptFilter = (sql) => sql`r.series not in ${sql(voucherSeries)}`

async function findBySerial(sql: Sql, { number }: SearchTerm): Promise<ReceiptHit[]> {
  if (number === undefined || number < 1 || number > maxSerial) return []
  const rows = await sql<ReceiptMatch[]>`
    select ${receiptColumns(sql)}, lower(s.serials) as from_serial, upper(s.serials) - 1 as to_serial, s.width
    from (
      select receipt_id, serials, width from serial_ranges where live and serials @> ${number}::bigint
      union all
      select receipt_id, serials, width from serial_ranges where not live and serials @> ${number}::bigint
    ) s
    join receipts r on r.id = s.receipt_id
    order by r.voided_at is not null, r.day desc, r.id desc
    limit ${maxResults}`
  return rows.map(toReceiptHit)
}

/**
 * Returns the receipt numbers that the input may mean. '123' is the end of VKL-2026-000123 and of other
 * series, this year and last year; 'vkl 123' and 'VKL-2026-123' name the series.
 */
function candidateNumbers({ text }: SearchTerm, moduleSeries: string[]): string[] {
  const [, letters, year, last] = /^(?:([a-z]{3})[-\s]*)?(?:(\d{4})[-\s]+)?(\d{1,7})$/i.exec(text) ?? []
  if (last === undefined) return [text.toUpperCase()]
  const series = letters?.toUpperCase()
  const matchingSeries = [...Object.keys(receiptSeries), ...moduleSeries].filter(
    (code) => series === undefined || code === series,
  )
  const years = year === undefined ? [yearOf(today()), yearOf(today()) - 1] : [Number(year)]
  const padded = String(Number(last)).padStart(6, '0')
  return matchingSeries.length > 0
    ? matchingSeries.flatMap((code) => years.map((one) => `${code}-${one}-${padded}`))
    : [text.toUpperCase()]
}

/**
 * Finds receipts by number or book number first, then by other text on them (payer, phone), then by advocate;
 * newest first.
 */
async function findReceipts(
  sql: Sql,
  term: SearchTerm,
  filter: ReceiptFilter,
  advocateIds: number[],
  moduleSeries: string[],
): Promise<ReceiptHit[]> {
  const { text, words } = term
  const newest = (rank: number, where: Fragment) => sql`
    (select r.id, ${rank}::int as rank from receipts r where ${where} and ${filter(sql)} order by r.id desc limit ${maxResults})`
  const sources = [
    newest(
      1,
      sql`(r.number in ${sql(candidateNumbers(term, moduleSeries))} or r.book_key = number_key(${text}))`,
    ),
    ...(words.some((word) => word.length >= minTrigramLength)
      ? [newest(2, containsAll(sql, sql`r.search_text`, words))]
      : []),
    ...(advocateIds.length > 0 ? [newest(3, sql`r.advocate_id in ${sql(advocateIds)}`)] : []),
  ]
  const rows = await sql<ReceiptMatch[]>`
    select ${receiptColumns(sql)}
    from (
      select id, min(rank) as rank
      from (${sources.reduce((left, right) => sql`${left} union all ${right}`)}) matches
      group by id order by min(rank), id desc limit ${maxResults}
    ) best
    join receipts r on r.id = best.id
    order by best.rank, r.day desc, r.id desc`
  return rows.map(toReceiptHit)
}

const route = routesOf({ area: 'system', tokens: 'search' })

export async function search(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/search',
    route({
      roles: signedIn,
      summary: 'Search receipts, serials, members and renters',
      returns: 'SearchResult',
      schema: { querystring },
    }),
    async ({ query, user }): Promise<SearchResult> => {
      const term = parseTerm(query.q)
      if (term.text === '') return { receipts: [], serials: [], members: [], renters: [] }
      const filter = user?.role === 'cashier' ? noVouchers : allReceipts
      const [matches, serials, renters, moduleSeries] = await Promise.all([
        findAdvocates(app.sql, term),
        findBySerial(app.sql, term),
        findRenters(app.sql, term),
        moduleSeriesCodes(app.sql),
      ])
      // a number that only occurs in an advocate's number or phone does not mean the advocate's receipts
      const relevantMatches = matches.filter(({ isExact }) => isExact || term.number === undefined)
      const receipts = await findReceipts(
        app.sql,
        term,
        filter,
        relevantMatches.map(({ advocate }) => advocate.id),
        moduleSeries,
      )
      return { receipts, serials, members: matches.map(({ advocate }) => advocate), renters: [...renters] }
    },
  )
}
