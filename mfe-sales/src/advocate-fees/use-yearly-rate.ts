import { http } from '@samity/shared-api/client'
import { parseMoney } from '@samity/shared-api/contract'
import type { SettingsResponse } from '@samity/shared-api/contract/site/settings'
import { useEffect, useState } from 'react'

/** The yearly cost from the association settings, in paisa; undefined until it is loaded. */
export function useYearlyRate(): number | undefined {
  const [ratePaisa, setRatePaisa] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    http.get<SettingsResponse>('settings/').then(
      ({ data }) => isCurrent && setRatePaisa(parseMoney(data.rates.yearly_cost)),
      // without the rate the server computes the totals
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return ratePaisa
}
