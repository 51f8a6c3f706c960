import { fromDecimal, type Day, type Paisa } from '@samity/shared-api/contract'
import type { Sql } from '../../database/database.ts'
import { readPriceInForce } from '../../ledger/receipt-prices.ts'
import { loadSettings } from '../../settings/settings.ts'

/**
 * The extra cost of each year of the yearly fee on a day: the price by resolution, else the rate of the
 * settings. A booking passes `findPriceInForce`, which keeps the price until it has ended.
 */
export async function readYearlyCost(sql: Sql, day: Day, find = readPriceInForce): Promise<Paisa> {
  const [price, settings] = await Promise.all([find(sql, 'yearly_cost', day), loadSettings(sql)])
  return price?.amount ?? fromDecimal(settings.rates.yearly_cost)
}
