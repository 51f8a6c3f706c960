import { randomInt } from 'node:crypto'
import {
  violates,
  type ModuleDatabase,
  type ModuleSql,
  type ModuleTransaction,
} from '@samity/module-service/postgres'
import { dayAfter, sum, today, type Day } from '@samity/shared-api/contract'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { referenceNoOf } from '../../contract/reference-no.ts'
import { referenceDays } from '../../contract/payments.ts'
import { refuse } from './payment-messages.ts'
import { ownParts, type OwnPart } from './owed.ts'

export type ReferencePart = { key: string; paisa: number }
export type Reference = {
  reference_no: string
  advocate_id: number
  advocate_number: string
  advocate_name: string
  advocate_name_bengali: string
  parts: ReferencePart[]
  amount_paisa: number
  made_on: Day
  valid_until: Day
  replaced_at: Date | null
}

const columns = (sql: ModuleSql) => sql`
  reference_no, advocate_id, advocate_number, advocate_name, advocate_name_bengali, parts, amount_paisa, made_on, valid_until, replaced_at`

export const readReferences = (sql: ModuleSql, referenceNos: readonly string[]): Promise<Reference[]> =>
  sql<
    Reference[]
  >`select ${columns(sql)} from payment_references where reference_no = any(${[...referenceNos]}::text[])`

/** The member's reference that may be paid now: not expired, and not confirmed yet. */
export async function readCurrent(sql: ModuleSql, advocateId: number): Promise<Reference | undefined> {
  const [reference] = await sql<Reference[]>`
    select ${columns(sql)} from payment_references r
    where advocate_id = ${advocateId} and replaced_at is null and valid_until >= ${today()}
      and not exists (
        select from payment_lines l join payments p on p.line_id = l.id
        where l.reference_no = r.reference_no and p.state in ('posting', 'posted', 'undoing'))`
  return reference
}

const lastDay = (day: Day): Day =>
  Array.from({ length: referenceDays }).reduce<Day>((last) => dayAfter(last), day)
const newReferenceNo = () => referenceNoOf(Array.from({ length: 6 }, () => randomInt(31)))

const isSame = (known: readonly ReferencePart[], parts: readonly OwnPart[]) =>
  known.length === parts.length &&
  parts.every(({ key, paisa }, index) => known[index]?.key === key && known[index].paisa === paisa)

/**
 * The same list gives the same reference while it is valid, also to two requests; another list replaces it.
 */
export async function makeReference(sql: ModuleDatabase, passbook: Passbook): Promise<Reference> {
  const parts = ownParts(passbook)
  if (parts.length === 0) throw refuse(409, 'nothingOwed')
  for (let attempt = 1; ; attempt++) {
    try {
      return await sql.begin((tx) => replaceReference(tx, passbook, parts))
    } catch (error) {
      // the first reference of a member, made by two requests; or a reference number that exists
      const isRace =
        violates(error, 'payment_references_current') || violates(error, 'payment_references_pkey')
      if (!isRace || attempt === 5) throw error
    }
  }
}

async function replaceReference(
  tx: ModuleTransaction,
  { advocate_id, bar_registration_number, name_english, name_bengali }: Passbook,
  parts: readonly OwnPart[],
): Promise<Reference> {
  // a second request waits here for the first; its own insert is refused below, not replaced
  const former = await tx<{ reference_no: string }[]>`
    select reference_no from payment_references where advocate_id = ${advocate_id} and replaced_at is null for update`
  const current = await readCurrent(tx, advocate_id)
  if (current && isSame(current.parts, parts)) return current
  await tx`
    update payment_references set replaced_at = now() where reference_no = any(${former.map(({ reference_no }) => reference_no)}::text[])`
  const day = today()
  const [reference] = await tx<Reference[]>`
    insert into payment_references ${tx({
      reference_no: newReferenceNo(),
      advocate_id,
      advocate_number: bar_registration_number,
      advocate_name: name_english || name_bengali,
      advocate_name_bengali: name_bengali,
      parts: tx.json(parts.map(({ key, paisa }) => ({ key, paisa }))),
      amount_paisa: sum(parts.map(({ paisa }) => paisa)),
      made_on: day,
      valid_until: lastDay(day),
    })}
    returning ${columns(tx)}`
  return reference!
}
