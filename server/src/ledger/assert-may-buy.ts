import { digitWords, fillWords, showDay, type Day, type Role, type Words } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'

export type Buyer = {
  bar_registration_number: string
  name_english: string
  name_bengali: string
  is_dead: boolean
  death_date: Day | null
  archived_at: string | null
}

function refusalReason(buyer: Buyer): Words | undefined {
  const { bar_registration_number: number, is_dead, death_date, archived_at } = buyer
  const name = fillWords(
    { en: '{name} ({number})', bn: '{name} ({number})' },
    { name: { en: buyer.name_english, bn: buyer.name_bengali }, number: digitWords(number) },
  )
  if (is_dead)
    return death_date
      ? fillWords(
          { en: '{name} died on {day}.', bn: '{name} {day} তারিখে মৃত্যুবরণ করেছেন।' },
          { name, day: digitWords(showDay(death_date)) },
        )
      : fillWords({ en: '{name} is deceased.', bn: '{name} মৃত।' }, { name })
  return archived_at
    ? fillWords({ en: '{name} is archived.', bn: '{name}-এর তথ্য আর্কাইভ করা আছে।' }, { name })
    : undefined
}

/** Why nothing may be sold in this name; undefined when it may. */
export function refusalOf(buyer: Buyer): Words | undefined {
  const reason = refusalReason(buyer)
  return (
    reason &&
    fillWords(
      {
        en: '{reason} Nothing can be sold or registered in this name.',
        bn: '{reason} এই নামে কিছু বিক্রি বা নিবন্ধন করা যাবে না।',
      },
      { reason },
    )
  )
}

type Purchase = { advocateId: number; field: string; role: Role; overrideReason: string }

/**
 * Refuses a sale or registration in the name of a deceased or archived advocate (409). An administrator may
 * proceed with a reason. Returns that reason for the audit log; '' when none was needed.
 */
export async function assertMayBuy(
  sql: Sql,
  { advocateId, field, role, overrideReason }: Purchase,
): Promise<string> {
  const [buyer] = await sql<Buyer[]>`
    select bar_registration_number, name_english, name_bengali, is_dead, death_date, archived_at
    from advocates where id = ${advocateId}`
  const message = buyer && refusalOf(buyer)
  if (!message) return ''
  const isAdmin = role === 'admin'
  if (isAdmin && overrideReason !== '') return overrideReason
  throw conflict(message, { [field]: message }, isAdmin ? { overridable: true } : {}).as('buyer.not_allowed')
}
