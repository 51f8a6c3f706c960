import { parseMoney } from '@samity/shared-api/contract'
import type { SettingsResponse } from '@samity/shared-api/contract/site/settings'
import { useGet } from '@samity/shared-ui/query'

/**
 * The yearly cost from the association settings, in paisa; undefined until it is loaded. Without the rate the server computes
 * the totals.
 */
export function useYearlyRate(): number | undefined {
  const { data } = useGet<SettingsResponse>('settings/')
  return data && parseMoney(data.rates.yearly_cost)
}
