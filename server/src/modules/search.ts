import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  cleanText,
  latinDigits,
  maxSearchLength,
  parsePhone,
  says,
  searchTooLong,
  toDecimal,
  today,
  yearOf,
  type Paisa,
} from '@samity/shared-api/contract'
import { lookupFields } from '@samity/shared-api/contract/config/advocate'
import { streams } from '@samity/shared-api/contract/sales/money-record'
import { largestSerial } from '@samity/shared-api/contract/sales/serials'
import type { Found, FoundMember, FoundReceipt, FoundRenter } from '@samity/shared-api/contract/search'
import type { Fragment, Sql } from '../platform/database.ts'
import { holding } from '../platform/holding.ts'
import { searchedWords } from '../platform/list.ts'
import { typed } from '../platform/typed.ts'

const querystring = z.object({ q: z.string().max(maxSearchLength, says(searchTooLong)).default('') })
const most = 8
/** Trigrams find nothing shorter. */
const shortest = 3

type Question = {
  /** As it was typed, in Latin digits; a mobile number in its one spelling */
  text: string
  words: string[]
  /** What may be a serial or the last part of a receipt's number */
  number: number | undefined
}

function readQuestion(typedText: string): Question {
  const clean = latinDigits(cleanText(typedText))
  const text = parsePhone(clean) ?? clean
  const number = /^\d{1,13}$/.test(text) ? Number(text) : undefined
  return { text, words: searchedWords({ q: text }, 'q'), number }
}

const and = (sql: Sql, all: Fragment[]) => all.reduce((left, right) => sql`${left} and ${right}`, sql`true`)
/** Every word occurs in the text; letter case and the script of digits make no difference. */
const holdsAll = (sql: Sql, text: Fragment, words: string[]) =>
  and(
    sql,
    words.map((word) => holding(sql, text, word)),
  )

type MemberRow = Omit<FoundMember, 'enrollment_date_As_member'> & {
  enrollment_date_as_member: FoundMember['enrollment_date_As_member']
  exact: boolean
}

/** Members by either number, name in either script, or phone. Everyone sees of them what a cashier sees. */
async function findMembers(sql: Sql, { text, words }: Question) {
  const shown = words.map((word) => {
    const held = (text: Fragment) => holding(sql, text, word)
    return sql`(${held(sql`bar_registration_key`)} or ${held(sql`coalesce(bar_council_key, '')`)} or ${held(sql`lower(name_english)`)}
      or ${held(sql`name_bengali`)} or ${held(sql`phone`)})`
  })
  const exact = sql`(bar_registration_key = number_key(${text}) or bar_council_key is not distinct from number_key(${text}) or phone = ${text})`
  // the indexed text holds more than may be searched here
  const found = await sql<MemberRow[]>`
    select id, ${sql(lookupFields.map((name) => name.toLowerCase()))}, archived_at, ${exact} as exact
    from advocates
    where ${holdsAll(sql, sql`search_text`, words)} and ${and(sql, shown)}
    order by ${exact} desc, archived_at is not null, bar_registration_key collate natural_order
    limit ${most}`
  return found.map(({ exact: isExact, enrollment_date_as_member, ...member }) => ({
    isExact,
    member: { ...member, enrollment_date_As_member: enrollment_date_as_member },
  }))
}

const findRenters = (sql: Sql, { words }: Question) => sql<FoundRenter[]>`
  select r.id, r.renter_name, r.phone, b.building_name, r.floor_no, r.room_no, r.archived_at
  from renters r join buildings b on b.id = r.building_id
  where ${holdsAll(sql, sql`name_key(r.renter_name || ' ' || r.phone)`, words)}
  order by r.archived_at is not null, name_key(r.renter_name), r.id
  limit ${most}`

type ReceiptRow = Omit<FoundReceipt, 'total' | 'serials'> & {
  total: Paisa
  from_serial?: number
  to_serial?: number
  width?: number
}
const onWire = ({ total, from_serial, to_serial, width, ...receipt }: ReceiptRow): FoundReceipt => ({
  ...receipt,
  total: toDecimal(total),
  serials:
    from_serial === undefined || to_serial === undefined
      ? null
      : { from_serial, to_serial, width: width ?? 1 },
})
const columns = (sql: Sql) =>
  sql`r.number, r.book_no, r.stream, r.day as date, coalesce(nullif(r.payer, ''), r.payer_note) as payer, r.total, r.voided_at`

/** Expense vouchers are not a cashier's. */
type Sees = (sql: Sql) => Fragment
const allReceipts: Sees = (sql) => sql`true`
const noVouchers: Sees = (sql) => sql`r.stream <> 'EXP'`

/** Receipts of any paper whose range holds the serial, live ones first. */
async function findBySerial(sql: Sql, { number }: Question): Promise<FoundReceipt[]> {
  if (number === undefined || number < 1 || number > largestSerial) return []
  const found = await sql<ReceiptRow[]>`
    select ${columns(sql)}, lower(s.serials) as from_serial, upper(s.serials) - 1 as to_serial, s.width
    from (
      select receipt_id, serials, width from serial_ranges where live and serials @> ${number}::bigint
      union all
      select receipt_id, serials, width from serial_ranges where not live and serials @> ${number}::bigint
    ) s
    join receipts r on r.id = s.receipt_id
    order by r.voided_at is not null, r.day desc, r.id desc
    limit ${most}`
  return found.map(onWire)
}

/** '123' is the end of VKL-2026-000123 and its like, of this year and the last; 'vkl 123' and 'VKL-2026-123' are that one. */
function numbersMeant({ text }: Question): string[] {
  const [, letters, year, last] = /^(?:([a-z]{3})[-\s]*)?(?:(\d{4})[-\s]+)?(\d{1,7})$/i.exec(text) ?? []
  if (last === undefined) return [text.toUpperCase()]
  const asked = letters?.toUpperCase()
  const known = Object.keys(streams).filter((stream) => asked === undefined || stream === asked)
  const years = year === undefined ? [yearOf(today()), yearOf(today()) - 1] : [Number(year)]
  const padded = String(Number(last)).padStart(6, '0')
  return known.length > 0
    ? known.flatMap((stream) => years.map((one) => `${stream}-${one}-${padded}`))
    : [text.toUpperCase()]
}

/** Receipts by number or book number first, then by payer, phone and what else stands on them, then by member; newest first. */
async function findReceipts(
  sql: Sql,
  question: Question,
  sees: Sees,
  memberIds: number[],
): Promise<FoundReceipt[]> {
  const { text, words } = question
  const newest = (rank: number, where: Fragment) => sql`
    (select r.id, ${rank}::int as rank from receipts r where ${where} and ${sees(sql)} order by r.id desc limit ${most})`
  const ways = [
    newest(1, sql`(r.number in ${sql(numbersMeant(question))} or r.book_key = number_key(${text}))`),
    ...(words.some((word) => word.length >= shortest)
      ? [newest(2, holdsAll(sql, sql`r.search_text`, words))]
      : []),
    ...(memberIds.length > 0 ? [newest(3, sql`r.advocate_id in ${sql(memberIds)}`)] : []),
  ]
  const found = await sql<ReceiptRow[]>`
    select ${columns(sql)}
    from (
      select id, min(rank) as rank
      from (${ways.reduce((left, right) => sql`${left} union all ${right}`)}) ways
      group by id order by min(rank), id desc limit ${most}
    ) best
    join receipts r on r.id = best.id
    order by best.rank, r.day desc, r.id desc`
  return found.map(onWire)
}

/** The search of the dashboard's top bar. */
export async function search(app: FastifyInstance): Promise<void> {
  typed(app).get('/search', { schema: { querystring } }, async ({ query, user }): Promise<Found> => {
    const question = readQuestion(query.q)
    if (question.text === '') return { receipts: [], serials: [], members: [], renters: [] }
    const sees = user?.role === 'cashier' ? noVouchers : allReceipts
    const [found, serials, renters] = await Promise.all([
      findMembers(app.sql, question),
      findBySerial(app.sql, question),
      findRenters(app.sql, question),
    ])
    // a number that only occurs in a member's number or phone does not mean that member's receipts
    const meant = found.filter(({ isExact }) => isExact || question.number === undefined)
    const receipts = await findReceipts(
      app.sql,
      question,
      sees,
      meant.map(({ member }) => member.id),
    )
    return { receipts, serials, members: found.map(({ member }) => member), renters: [...renters] }
  })
}
