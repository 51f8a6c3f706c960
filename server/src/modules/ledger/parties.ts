import { cleanText, latinDigits, parsePhone, type Words } from '@samity/shared-api/contract'
import type { Sql } from '../../platform/database.ts'
import { unmet } from '../../platform/errors.ts'

/* Texts on the wire that may name a record: the id is kept when they match, the text as a snapshot in any case. */

export type Member = {
  id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  father_name: string
  phone: string
}

export async function findAdvocate(sql: Sql, number: string): Promise<Member | undefined> {
  if (number === '') return undefined
  const [member] = await sql<Member[]>`
    select id, bar_registration_number, name_english, name_bengali, father_name, phone
    from advocates where bar_registration_key = number_key(${number})`
  return member
}

const unknownAdvocate: Words = {
  en: 'No advocate has this bar registration number',
  bn: 'এই বার নিবন্ধন নম্বরের কোনো আইনজীবী নেই',
}

/** A phone names a member only when exactly one has it. */
export async function findAdvocateByPhone(sql: Sql, text: string): Promise<Member | undefined> {
  const phone = parsePhone(text)
  if (phone === undefined) return undefined
  const found = await sql<Member[]>`
    select id, bar_registration_number, name_english, name_bengali, father_name, phone
    from advocates where phone = ${phone} limit 2`
  return found.length === 1 ? found[0] : undefined
}

/** For streams that only a member can pay: an unknown number is refused (422). */
export async function knownAdvocate(sql: Sql, number: string, field: string): Promise<Member> {
  const member = await findAdvocate(sql, number)
  if (!member) throw unmet({ [field]: unknownAdvocate }, unknownAdvocate)
  return member
}

export async function findBuilding(sql: Sql, name: string): Promise<number | null> {
  if (name === '') return null
  const [found] = await sql<{ id: number }[]>`select id from buildings where building_key = name_key(${name})`
  return found?.id ?? null
}

export async function findForm(sql: Sql, name: string): Promise<number | null> {
  const [found] = await sql<{ id: number }[]>`select id from forms where form_key = name_key(${name})`
  return found?.id ?? null
}

/** Several renters may share a name; one is meant only when exactly one has it. */
export async function findRenter(sql: Sql, name: string): Promise<number | null> {
  const found = await sql<
    { id: number }[]
  >`select id from renters where name_key(renter_name) = name_key(${name}) limit 2`
  return found.length === 1 ? found[0]!.id : null
}

/** A branch may be registered once for each kind of account: any of them is the bank that the interest came from. */
export async function findBank(sql: Sql, name: string, branch: string): Promise<number | null> {
  const [found] = await sql<{ id: number }[]>`
    select id from banks where name_key(bank_name) = name_key(${name}) and name_key(branch_name) = name_key(${branch})
    order by archived_at is not null, id limit 1`
  return found?.id ?? null
}

/** As `name_key` of the database: two spellings of one name are one name. */
export const nameKey = (name: string): string =>
  latinDigits(cleanText(name)).toLowerCase().replace(/\s+/g, ' ')
