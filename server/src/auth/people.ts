import type { Person } from '@samity/shared-api/contract/users/user'
import type { Fragment, Sql } from '../database/database.ts'

/**
 * The name of a person in both languages, for a query that reads `users` under the alias; null where it has
 * no row.
 */
export const personName = (sql: Sql, alias: string): Fragment => {
  const [id, username, name, bengali] = ['id', 'username', 'name', 'name_bengali'].map((column) =>
    sql(`${alias}.${column}`),
  )
  return sql`case when ${id!} is not null then jsonb_build_object(
    'en', coalesce(nullif(${name!}, ''), ${username!}),
    'bn', coalesce(nullif(${bengali!}, ''), nullif(${name!}, ''), ${username!})
  ) end`
}

/** Reads the names of people by their accounts, without those who only asked for an account. */
export const readPeople = (sql: Sql): Promise<Person[]> => sql<Person[]>`
  select u.username, ${personName(sql, 'u')} as name
  from users u
  where u.status <> 'pending'
  order by u.id`

export async function readPersonName(sql: Sql, username: string): Promise<Person['name']> {
  const [person] = await sql<Pick<Person, 'name'>[]>`
    select ${personName(sql, 'u')} as name from users u where u.username = ${username}`
  return person?.name ?? { en: username, bn: username }
}
