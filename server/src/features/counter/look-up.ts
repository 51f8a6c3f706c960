import type { FastifyInstance } from 'fastify'
import { parsePhone, toDecimal, today, type Day } from '@samity/shared-api/contract'
import { maxSerial } from '@samity/shared-api/contract/sales/serials'
import { standingWords } from '@samity/shared-api/contract/members/dues-kinds'
import type { CounterLookUp, CounterMember } from '@samity/shared-api/contract/sales/basket'
import { voucherSeries, type ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../../database/database.ts'
import { textContains } from '../../database/search-text.ts'
import { sellers } from '../../http/access.ts'
import { textSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'
import { findRefusal } from '../../ledger/assert-may-buy.ts'
import { readCode, type CodeSubject } from '../../paper-codes/check-codes.ts'
import { codeNumbers } from '../../paper-codes/checkable-kinds.ts'
import { readParameter, readSearchWords, type ListQuery } from '../../resources/list-query.ts'
import { paperOfSubject } from '../authenticity/paper-kinds.ts'
import { readAdvocateDues } from '../members/advocate-dues.ts'
import { receiptNote } from './basket-records.ts'

const maxMembers = 10
const maxReceipts = 5

type MemberRow = Pick<
  CounterMember,
  'id' | 'bar_registration_number' | 'name_english' | 'name_bengali' | 'phone' | 'photo'
>

const readMembers = (sql: Sql, condition: Fragment) => sql<MemberRow[]>`
  select a.id, a.bar_registration_number, a.name_english, a.name_bengali, a.phone, a.photo
  from advocates a
  where ${condition}
  order by a.archived_at is not null, a.is_dead, a.bar_registration_key collate natural_order, a.id
  limit ${maxMembers}`

const ofReceipts = (sql: Sql, condition: Fragment) =>
  sql`a.id in (select r.advocate_id from receipts r where ${condition})`
const ofSerial = (sql: Sql, serial: number, paper: Fragment) =>
  ofReceipts(
    sql,
    sql`r.id in (select receipt_id from serial_ranges where live and serials @> ${serial}::bigint and ${paper})`,
  )

/** The condition for the member whom the record of a printed code belongs to. */
function ofSubject(sql: Sql, subject: CodeSubject): Fragment {
  const { kind, number } = subject
  const paper = paperOfSubject(subject)
  if (paper) return ofSerial(sql, paper.serial, sql`stationery = ${paper.stationery}`)
  if (kind === codeNumbers.member) return sql`a.id = ${number}`
  if (kind === codeNumbers.clearance)
    return sql`a.id in (select advocate_id from clearance_certificates where id = ${number})`
  // the registration of an associate is a receipt
  return ofReceipts(sql, sql`r.id = ${number}`)
}

/** The last part of the address of a QR code, or the text itself. */
const codeIn = (text: string): string =>
  text
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? ''

async function findMembers(app: FastifyInstance, query: ListQuery): Promise<readonly MemberRow[]> {
  const { sql } = app
  const text = readParameter(query, 'q')
  if (text === '') return []
  const subject = readCode(await app.checkKeys.secrets(), codeIn(text))
  if (subject) return readMembers(sql, ofSubject(sql, subject))
  const digits = text.replace(/\s/g, '')
  const serial = /^\d{1,13}$/.test(digits) && Number(digits) <= maxSerial ? Number(digits) : 0
  const exact = await readMembers(
    sql,
    sql`a.bar_registration_key = number_key(${text}) or a.phone = ${parsePhone(text) ?? null}
      or ${serial > 0 ? ofSerial(sql, serial, sql`true`) : sql`false`}`,
  )
  if (exact.length > 0) return exact
  const conditions = readSearchWords(query, 'q').map((word) =>
    textContains(sql, sql`name_key(a.name_english || ' ' || a.name_bengali)`, word),
  )
  return readMembers(
    sql,
    conditions.reduce((one, next) => sql`${one} and ${next}`),
  )
}

type RentRow = Omit<CounterMember['rent'][number], 'amount'> & { amount: number }
type ReceiptRow = { number: string; series: ReceiptSeries; day: Day; note: string; total: number }

async function readDetails(sql: Sql, member: MemberRow): Promise<CounterMember> {
  const { id } = member
  const [dues, refusal, rent, last] = await Promise.all([
    readAdvocateDues(sql, id, today()),
    findRefusal(sql, id),
    sql<RentRow[]>`
      select b.building_details ->> 'building_name' as building_name, b.floor_no as floor, b.room_no as room,
        b.due_months as months, b.due_amount as amount
      from renter_balances b
      where b.advocate_id = ${id} and b.archived_at is null
      order by b.due_months ->> 0, b.id`,
    sql<ReceiptRow[]>`
      select r.number, r.series, r.day, ${receiptNote(sql)} as note, r.total
      from receipts r
      where r.advocate_id = ${id} and r.voided_at is null and r.series not in ${sql(voucherSeries)}
      order by r.id desc
      limit ${maxReceipts}`,
  ])
  return {
    ...member,
    standing: standingWords(dues.standing),
    refusal: refusal ?? null,
    dues: dues.has_schedule ? dues.total : null,
    rent: rent.map((room) => ({ ...room, amount: toDecimal(room.amount) })),
    last: last.map((receipt) => ({ ...receipt, total: toDecimal(receipt.total) })),
  }
}

const route = routesOf({ area: 'sales', tokens: 'sales' })

export async function counterLookUp(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: ListQuery }>(
    '/counter/look-up',
    route({
      roles: sellers,
      summary: 'Counter: members by number, name, phone, code or serial',
      returns: 'CounterLookUp',
      query: { q: textSchema('Number, part of the name, phone, address or code of a QR code, or serial') },
    }),
    async ({ query }): Promise<CounterLookUp> => {
      const members: CounterMember[] = []
      // one after the other: a list of ten must not take all connections
      for (const member of await findMembers(app, query)) members.push(await readDetails(app.sql, member))
      return { members }
    },
  )
}
