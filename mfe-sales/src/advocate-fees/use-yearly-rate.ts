import { http } from '@samity/shared-api/client'
import { parseMoney } from '@samity/shared-api/contract'
import type { SettingsResponse } from '@samity/shared-api/contract/site/settings'
import { useEffect, useState } from 'react'

/** What a year of the span costs, in paisa, as the association has set it; undefined until it is known. */
export function useYearlyRate(): number | undefined {
  const [ratePaisa, setRatePaisa] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    http.get<SettingsResponse>('settings/').then(
      ({ data }) => isCurrent && setRatePaisa(parseMoney(data.rates.yearly_cost)),
      // the server then counts alone
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return ratePaisa
}
