import { cleanText, latinDigits, parsePhone, type Words } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { unprocessable } from '../http/errors.ts'
import type { LiveReceipt } from './receipts.ts'

/*
 * Texts on the wire that may name a record. A receipt stores the id when the text matches, and always the
 * text as a snapshot.
 */

export type AdvocateParty = {
  id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  father_name: string
  phone: string
}

/** True if a receipt is changed, and says the same in this field. */
const keepsText = (current: LiveReceipt | undefined, field: string, text: string): boolean =>
  nameKey(String(current?.record?.[field] ?? '')) === nameKey(text)

/**
 * Finds an advocate. A receipt that keeps the number in `field` keeps its advocate, who may have another
 * number by now.
 */
export async function findAdvocateByNumber(
  sql: Sql,
  number: string,
  field = '',
  current?: LiveReceipt,
): Promise<AdvocateParty | undefined> {
  if (number === '') return undefined
  const keptId = keepsText(current, field, number) ? current?.advocate_id : null
  const [advocate] = await sql<AdvocateParty[]>`
    select id, bar_registration_number, name_english, name_bengali, father_name, phone
    from advocates
    where ${keptId ? sql`id = ${keptId}` : sql`bar_registration_key = number_key(${number})`}`
  return advocate
}

const unknownAdvocate: Words = {
  en: 'No advocate has this bar registration number',
  bn: 'এই বার নিবন্ধন নম্বরের কোনো আইনজীবী নেই',
}

/** Finds an advocate by phone only when exactly one advocate has that phone. */
export async function findAdvocateByPhone(sql: Sql, text: string): Promise<AdvocateParty | undefined> {
  const phone = parsePhone(text)
  if (phone === undefined) return undefined
  const advocates = await sql<AdvocateParty[]>`
    select id, bar_registration_number, name_english, name_bengali, father_name, phone
    from advocates where phone = ${phone} limit 2`
  return advocates.length === 1 ? advocates[0] : undefined
}

/** For receipts that only an advocate can pay. Refuses an unknown number (422 on `field`). */
export async function requireAdvocate(
  sql: Sql,
  number: string,
  field: string,
  current?: LiveReceipt,
): Promise<AdvocateParty> {
  const advocate = await findAdvocateByNumber(sql, number, field, current)
  if (!advocate) throw unprocessable({ [field]: unknownAdvocate }, unknownAdvocate).as('record.reference')
  return advocate
}

/** Finds a building. A receipt that keeps the name keeps its building, as its form and its advocate. */
export async function findBuilding(sql: Sql, name: string, current?: LiveReceipt): Promise<number | null> {
  if (name === '') return null
  if (current?.building_id && keepsText(current, 'building_name', name)) return current.building_id
  const [building] = await sql<
    { id: number }[]
  >`select id from buildings where building_key = name_key(${name})`
  return building?.id ?? null
}

/** Finds a form. A receipt that keeps the name keeps its form, which may have another name by now. */
export async function findForm(
  sql: Sql,
  name: string,
  receiptId: number | undefined,
): Promise<number | null> {
  const [form] = await sql<{ id: number | null }[]>`
    select coalesce(
      (
        select r.form_id
        from receipts r
        join form_sales s on s.id = r.id
        where r.id = ${receiptId ?? null} and name_key(s.form_name) = name_key(${name})
      ),
      (select id from forms where form_key = name_key(${name}))
    ) as id`
  return form?.id ?? null
}

/**
 * The keys of a building or form before it was registered: of all names that it has had, as the audit log
 * knows, and of `name`. A name of digits alone would be the id of another record.
 */
export async function readEarlierNames(
  sql: Sql,
  path: 'buildings' | 'form',
  id: number | null,
  name: string,
): Promise<string[]> {
  const column = path === 'form' ? 'form_name' : 'building_name'
  const rows =
    id === null
      ? []
      : await sql<{ name: string }[]>`
          select distinct name
          from audit_events, unnest(array[before ->> ${column}, after ->> ${column}]) as name
          where subject = ${path} and subject_id = ${String(id)} and name is not null`
  const keys = new Set([name, ...rows.map((row) => row.name)].map(nameKey))
  return [...keys].filter((key) => !/^\d+$/.test(key))
}

/** Finds a renter only when exactly one has the name, because several renters may share it. */
export async function findRenter(sql: Sql, name: string, current?: LiveReceipt): Promise<number | null> {
  if (current?.renter_id && keepsText(current, 'renter_name', name)) return current.renter_id
  const renters = await sql<
    { id: number }[]
  >`select id from renters where name_key(renter_name) = name_key(${name}) limit 2`
  return renters.length === 1 ? renters[0]!.id : null
}

/**
 * A branch may be registered once for each kind of account. Any of these banks may be the source of the
 * interest.
 */
export async function findBank(
  sql: Sql,
  name: string,
  branch: string,
  current?: LiveReceipt,
): Promise<number | null> {
  const keepsBank = keepsText(current, 'bank_name', name) && keepsText(current, 'branch_name', branch)
  if (current?.bank_id && keepsBank) return current.bank_id
  const [bank] = await sql<{ id: number }[]>`
    select id from banks where name_key(bank_name) = name_key(${name}) and name_key(branch_name) = name_key(${branch})
    order by archived_at is not null, id limit 1`
  return bank?.id ?? null
}

/** The same as `name_key` in the database: spellings that differ in case, spaces or digits get one key. */
export const nameKey = (name: string): string =>
  latinDigits(cleanText(name)).toLowerCase().replace(/\s+/g, ' ')
