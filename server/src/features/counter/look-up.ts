import type { FastifyInstance } from 'fastify'
import { parsePhone, toDecimal, today } from '@samity/shared-api/contract'
import { parseSerial } from '@samity/shared-api/contract/sales/serials'
import { standingWords } from '@samity/shared-api/contract/members/dues-kinds'
import type { CounterLookUp, CounterMember } from '@samity/shared-api/contract/sales/basket'
import { voucherSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../../database/database.ts'
import { textContains } from '../../database/search-text.ts'
import { sellers } from '../../http/access.ts'
import { textSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'
import { refusalOf, type Buyer } from '../../ledger/assert-may-buy.ts'
import { readCode, type CodeSubject } from '../../paper-codes/check-codes.ts'
import { codeNumbers } from '../../paper-codes/checkable-kinds.ts'
import { readParameter, readSearchWords, type ListQuery } from '../../resources/list-query.ts'
import { paperOfSubject } from '../authenticity/paper-kinds.ts'
import { readDuesOf } from '../members/dues-list.ts'
import { receiptNote } from './basket-records.ts'

const maxMembers = 10
const maxReceipts = 5

type MemberRow = Pick<CounterMember, 'id' | 'phone' | 'photo'> & Buyer

const readMembers = (sql: Sql, condition: Fragment) => sql<MemberRow[]>`
  select a.id, a.bar_registration_number, a.name_english, a.name_bengali, a.phone, a.photo, a.is_dead, a.death_date,
    a.archived_at
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
  const serial = parseSerial(text.replace(/\s/g, ''))
  const exact = await readMembers(
    sql,
    sql`a.bar_registration_key = number_key(${text}) or a.phone = ${parsePhone(text) ?? null}
      or ${serial === undefined ? sql`false` : ofSerial(sql, serial, sql`true`)}`,
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

type RentRow = Omit<CounterMember['rent'][number], 'amount'> & { amount: number; advocate_id: number }
type ReceiptRow = Omit<CounterMember['last'][number], 'total'> & { total: number; advocate_id: number }

/** Reads what a cashier sees of the members, with the same number of queries for one and for ten. */
async function readDetails(sql: Sql, rows: readonly MemberRow[]): Promise<CounterMember[]> {
  const ids = rows.map(({ id }) => id)
  const [dues, rooms, receipts] = await Promise.all([
    readDuesOf(sql, ids, today()),
    sql<RentRow[]>`
      select b.advocate_id, b.building_details ->> 'building_name' as building_name, b.floor_no as floor, b.room_no as room,
        b.due_months as months, b.due_amount as amount
      from renter_balances b
      where b.advocate_id = any(${ids}) and b.archived_at is null
      order by b.due_months ->> 0, b.id`,
    sql<ReceiptRow[]>`
      select last.advocate_id, last.number, last.series, last.day, last.note, last.total
      from unnest(${ids}::int[]) m (id)
      cross join lateral (
        select r.*, ${receiptNote(sql)} as note
        from receipts r
        where r.advocate_id = m.id and r.voided_at is null and r.series not in ${sql(voucherSeries)}
        order by r.id desc
        limit ${maxReceipts}
      ) last
      order by last.id desc`,
  ])
  return rows.map(({ is_dead, death_date, archived_at, ...member }) => {
    const { standing, total, charges } = dues.find(({ id }) => id === member.id)!
    const isOfMember = ({ advocate_id }: { advocate_id: number }) => advocate_id === member.id
    return {
      ...member,
      standing: standingWords(standing),
      refusal: refusalOf({ ...member, is_dead, death_date, archived_at }) ?? null,
      dues: total === null ? null : toDecimal(total),
      charges: toDecimal(charges),
      rent: rooms
        .filter(isOfMember)
        .map(({ advocate_id: _id, ...room }) => ({ ...room, amount: toDecimal(room.amount) })),
      last: receipts
        .filter(isOfMember)
        .map(({ advocate_id: _id, ...receipt }) => ({ ...receipt, total: toDecimal(receipt.total) })),
    }
  })
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
    async ({ query }): Promise<CounterLookUp> => ({
      members: await readDetails(app.sql, await findMembers(app, query)),
    }),
  )
}
