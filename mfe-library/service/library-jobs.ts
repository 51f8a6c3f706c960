import type { ServiceOptions } from '@samity/module-service'
import { today } from '@samity/shared-api/contract'
import { sweepCovers } from './book-covers.ts'
import { giveLateTasks } from './library-tasks.ts'
import { updateCharges } from './loan-charges.ts'
import { termsOf } from './settings.ts'
import type { ModuleDatabase } from '@samity/module-service/postgres'

/**
 * `overdue` records one reminder for each loan and week past its due day, however often it runs, and gives
 * tasks for what is long overdue. It charges what the desk could not, and deletes the covers that no book
 * has.
 */
export const libraryJobs = (sql: ModuleDatabase): NonNullable<ServiceOptions['jobs']> => ({
  overdue: async ({ due }, request) => {
    const day = today(new Date(due))
    await sql`
      insert into reminders (loan_id, due_on, week, reminded_on)
      select id, due_on, (${day}::date - due_on - 1) / 7, ${day} from loans
      where ended_on is null and due_on < ${day}::date
      on conflict do nothing`
    await giveLateTasks(sql, request, day)
    await updateCharges(sql, request, termsOf(request.server))
    await sweepCovers(sql, request)
  },
})
