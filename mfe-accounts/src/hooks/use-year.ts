import { today, yearOf } from '@samity/shared-api/contract'
import { useUrlParams } from '@samity/shared-ui/data'

/** The year in the URL, or the current year without a valid one. */
export function useYear(): number {
  const [params] = useUrlParams()
  const year = Number(params.get('year'))
  return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : yearOf(today())
}
