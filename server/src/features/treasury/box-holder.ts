import type { Role } from '@samity/shared-api/contract'
import type { Sql } from '../../database/database.ts'

export const mayKeepBox = ({ role, status }: { role: Role; status: string }): boolean =>
  status === 'active' && role !== 'auditor'

type Holder = { id: number; username: string; name: string; may_sign: boolean }

export const readHolders = (sql: Sql) => sql<Holder[]>`
  select id, username, name, role in ('admin', 'staff') as may_sign from users where status = 'active' and role <> 'auditor' order by username`

/**
 * Returns the user name of a person who may keep a box; undefined for anybody else. The account stays locked,
 * so that nobody disables it at the same time.
 */
export async function lockHolder(sql: Sql, userId: number): Promise<string | undefined> {
  const [user] = await sql<{ username: string; role: Role; status: string }[]>`
    select username, role, status from users where id = ${userId} for share`
  return user && mayKeepBox(user) ? user.username : undefined
}

type KeptBox = { id: number; name_english: string; name_bengali: string }

export async function findBoxOf(sql: Sql, userId: number): Promise<KeptBox | undefined> {
  const [box] = await sql<KeptBox[]>`
    select id, name_english, name_bengali from money_places where holder_id = ${userId} and archived_at is null`
  return box
}
