import type { ServiceOptions } from '@samity/module-service'
import { today } from '@samity/shared-api/contract'
import { giveLateTasks } from './library-tasks.ts'
import type { LibraryDatabase } from './library-database.ts'

/**
 * `overdue` records one reminder for each loan and week past its due day, however often it runs, and gives
 * tasks for what is long overdue.
 */
export const libraryJobs = (sql: LibraryDatabase): NonNullable<ServiceOptions['jobs']> => ({
  overdue: async ({ due }, request) => {
    const day = today(new Date(due))
    await sql`
      insert into reminders (loan_id, due_on, week, reminded_on)
      select id, due_on, (${day}::date - due_on - 1) / 7, ${day} from loans
      where ended_on is null and due_on < ${day}::date
      on conflict do nothing`
    await giveLateTasks(sql, request, day)
  },
})
