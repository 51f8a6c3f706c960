import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { today } from '@samity/shared-api/contract'
import { giveChequeTask } from './cheque-tasks.ts'

type Facts = { id: number; number: string; party: string; document_number: string }

/** After six months no bank pays a cheque: its holder must ask for a new one. */
export const chequeJobs = (sql: ModuleDatabase): NonNullable<ServiceOptions['jobs']> => ({
  'stale-cheques': async ({ due }, request) => {
    const day = today(new Date(due))
    await sql`
      update cheques set state = 'stale', state_on = ${day}, version = version + 1
      where state = 'issued' and drawn_on <= ${day}::date - interval '6 months'`
    const stale = await sql<Facts[]>`
      select id, number, party, document_number from cheques where state = 'stale' order by drawn_on, id limit 100`
    for (const cheque of stale) await giveChequeTask(request, 'stale', cheque)
  },
})
