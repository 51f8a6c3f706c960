import { http } from '@samity/shared-api/client'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { useQuery, type QueryResult } from '../query/index.ts'

/** The most ids that `check-codes/` takes at once */
const maxIds = 200

/**
 * Reads what is printed on cards or certificates of a kind ('member', 'associate') so that people can check
 * them, by the id of the record. An empty list reads nothing.
 */
export function useCheckCodes(kind: string, ids: readonly number[]): QueryResult<Map<number, CheckCode>> {
  const list = ids.join()
  return useQuery(list ? ['check-codes/', kind, list] : undefined, async (signal) => {
    const codes = new Map<number, CheckCode>()
    for (let start = 0; start < ids.length; start += maxIds) {
      const params = { kind, ids: ids.slice(start, start + maxIds).join() }
      const { data } = await http.get<({ id: number } & CheckCode)[]>('check-codes/', { params, signal })
      for (const { id, ...code } of data) codes.set(id, code)
    }
    return codes
  })
}
