import { http } from '@samity/shared-api/client'
import { parseMoney } from '@samity/shared-api/contract'
import type { SettingsAnswer } from '@samity/shared-api/contract/site/settings'
import { useEffect, useState } from 'react'

/** What a year of the span costs, in paisa, as the association has set it; undefined until it is known. */
export function useRate(): number | undefined {
  const [rate, setRate] = useState<number>()
  useEffect(() => {
    let current = true
    http.get<SettingsAnswer>('settings/').then(
      ({ data }) => current && setRate(parseMoney(data.rates.yearly_cost)),
      // the server then counts alone
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return rate
}
