import type { Person } from '@samity/shared-api/contract/users/user'
import type { Sql } from '../database/database.ts'

/** Reads the names of people by their accounts, without those who only asked for an account. */
export const readPeople = (sql: Sql): Promise<Person[]> => sql<Person[]>`
  select username, jsonb_build_object(
    'en', coalesce(nullif(name, ''), username),
    'bn', coalesce(nullif(name_bengali, ''), nullif(name, ''), username)
  ) as name
  from users
  where status <> 'pending'
  order by id`
