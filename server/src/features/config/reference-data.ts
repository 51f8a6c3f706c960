import type { FastifyInstance } from 'fastify'
import { bank } from '@samity/shared-api/contract/config/bank'
import { building } from '@samity/shared-api/contract/config/building'
import { form } from '@samity/shared-api/contract/config/form'
import { renter } from '@samity/shared-api/contract/config/renter'
import { crud } from '../../resources/crud.ts'
import { isFlagSet } from '../../resources/list-filters.ts'
import { editors, lookups } from '../../http/access.ts'

export async function referenceData(app: FastifyInstance): Promise<void> {
  const access = { read: lookups, edit: editors, tokens: 'configuration' } as const
  crud(app, bank, access)
  crud(app, building, access)
  crud(app, form, access)
  crud(app, renter, access, {
    from: 'renter_balances',
    also: ['building_details', 'due_months', 'due_amount', 'paid_until'],
    amounts: ['due_amount'],
    filters: {
      due: (sql, value) => (isFlagSet(value) ? sql`due_count > 0` : sql`due_count = 0`),
    },
  })
}
