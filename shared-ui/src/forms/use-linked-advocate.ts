import { useGet } from '../query/index.ts'
import { useSearchParams } from '../router/index.ts'
import type { AdvocateSummary } from './advocate-matches.ts'

/**
 * The advocate whose id is in the address (`?advocate=`), so that a link opens a form with the advocate
 * chosen.
 */
export function useLinkedAdvocate(): AdvocateSummary | undefined {
  const [params] = useSearchParams()
  const id = Number(params.get('advocate'))
  return useGet<AdvocateSummary>(id > 0 ? `advocates/${id}/` : undefined, { snapshot: true }).data
}
