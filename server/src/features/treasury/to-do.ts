import type { ToDo } from '@samity/shared-api/contract/accounts/dashboard'
import type { Fragment, Sql } from '../../database/database.ts'
import type { SignedInUser } from '../../http/access.ts'

/** The rows of transfer_records that wait for this person's confirmation. */
export const toConfirm = (sql: Sql, { id, role }: SignedInUser): Fragment => sql`
  (state = 'on_the_way' and case when to_holder_takes_money then to_holder_id = ${id} else ${role} = 'admin' end)`

/** The rows of transfer_records that wait for this person's signature. */
export const toSign = (sql: Sql, { id, role }: SignedInUser): Fragment => sql`
  (state = 'waiting' and ${role} in ('admin', 'staff') and ${id} <> all(approver_ids)
    and (signatory_ids = '{}' or ${id} = any(signatory_ids)))`

/**
 * The work that waits for a person: days of the own box, transfers to it, transfers to sign, and days of
 * other boxes.
 */
export async function readToDo(sql: Sql, user: SignedInUser): Promise<ToDo> {
  const { id, role } = user
  const days = await sql<ToDo['days']>`
    select c.id, c.day as date, c.name_english, c.name_bengali, c.state = 'open' or c.is_count_outdated as needs_count
    from cash_day_records c
    join money_places p on p.id = c.place_id
    where p.holder_id = ${id} and p.archived_at is null and p.day_close and c.closed_at is null
    order by c.day`
  const [{ signatures, ...counts }] = await sql<[Omit<ToDo, 'days'> & { signatures: number }]>`
    select (select count(*)::int from transfer_records where ${toConfirm(sql, user)}) as transfers,
      (select count(*)::int from transfer_records where ${toSign(sql, user)}) as signatures,
      (
        select count(*)::int
        from unclosed_cash_days u
        join money_places p on p.id = u.place_id
        where ${role} in ('admin', 'staff') and p.holder_id is distinct from ${id}
      ) as days_of_others`
  return { days, ...counts, ...(signatures > 0 && { signatures }) }
}
