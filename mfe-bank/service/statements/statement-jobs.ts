import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { readAccount } from './read-account.ts'

/** `accounts` reads what was posted to the accounts: what falls into a reconciled period becomes a task. */
export const statementJobs = (sql: ModuleDatabase): NonNullable<ServiceOptions['jobs']> => ({
  accounts: async (_run, request) => {
    const accounts = await sql<{ id: number }[]>`select id from accounts order by id`
    for (const { id } of accounts) await readAccount(sql, request, id)
  },
})
