import { toDecimal } from '@samity/shared-api/contract'
import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { Sql } from '../../database/database.ts'

type Rents = DashboardFigures['rents']
type RentDueRow = Omit<Rents['first'][number], 'amount'> & { amount: number }

/**
 * Reads the renters who owe rent, the longest arrears first: the same rows of the same view as the renter
 * list with `?due=1`.
 */
export async function readRentsDue(sql: Sql): Promise<Rents> {
  const rows = await sql<RentDueRow[]>`
    select id, renter_name, building_details ->> 'building_name' as building_name,
      building_details ->> 'building_name_bengali' as building_name_bengali, due_count as months, due_amount as amount
    from renter_balances
    where archived_at is null and due_count > 0
    order by due_count desc, due_amount desc, id`
  return {
    count: rows.length,
    amount: toDecimal(rows.reduce((total, { amount }) => total + amount, 0)),
    first: rows.slice(0, 5).map((row) => ({ ...row, amount: toDecimal(row.amount) })),
  }
}
