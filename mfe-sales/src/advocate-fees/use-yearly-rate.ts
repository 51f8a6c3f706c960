import { parseMoney, today } from '@samity/shared-api/contract'
import type { SettingsResponse } from '@samity/shared-api/contract/site/settings'
import { useGet } from '@samity/shared-ui/query'
import { usePricesInForce } from '../hooks/use-price-in-force.ts'

/**
 * The yearly cost by resolution today, else from the association settings, in paisa; undefined until it is
 * loaded. Without the rate the server computes the totals.
 */
export function useYearlyRate(): number | undefined {
  const { data } = useGet<SettingsResponse>('settings/')
  const price = usePricesInForce(today())?.find(({ item }) => item === 'yearly_cost')
  return data && parseMoney(price?.amount ?? data.rates.yearly_cost)
}
