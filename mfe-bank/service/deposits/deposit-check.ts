import { requestApi, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { followDeposits } from './follow-moves.ts'
import { principalOf } from './deposit-rows.ts'

/** The law of deposits: in each place of the treasury is the principal of its deposits, and nothing else. */
export async function checkDeposits(sql: ModuleDatabase, request: FastifyRequest) {
  let comparison = await comparePlaces(sql, request)
  if (comparison.wrong.length > 0) {
    // perhaps nobody has looked at a deposit since its transfer was signed or made void
    await followDeposits(sql, request, sql`d.place_id = any(${comparison.wrong})`)
    comparison = await comparePlaces(sql, request)
  }
  const { places, balances, heldByPlace, wrong } = comparison
  const total = (amounts: Iterable<number>) =>
    toDecimal([...amounts].reduce((sum, amount) => sum + amount, 0))
  const nameOf = (id: number) => places.find((place) => place.id === id)?.name_english ?? String(id)
  return {
    name: 'deposits',
    ok: wrong.length === 0,
    expected: total(balances.values()),
    actual: total(heldByPlace.values()),
    ...(wrong.length > 0 && { detail: wrong.map(nameOf).join(', ') }),
  }
}

async function comparePlaces(sql: ModuleDatabase, request: FastifyRequest) {
  const [principals, places] = await Promise.all([
    sql<{ place_id: number; paisa: number }[]>`
      select d.place_id, sum(${principalOf(sql)})::bigint as paisa from deposits d group by d.place_id`,
    // the API returns this type
    requestApi(request, 'money-places/?kind=fdr&archived=1&limit=1000') as Promise<MoneyPlace[]>,
  ])
  const balances = new Map(
    places
      .filter(({ kind }) => kind === 'fdr')
      .map((place) => [place.id, fromDecimal(place.balance ?? '0.00')]),
  )
  const heldByPlace = new Map(principals.map(({ place_id, paisa }) => [place_id, paisa]))
  const wrong = [...new Set([...balances.keys(), ...heldByPlace.keys()])].filter(
    (id) => (balances.get(id) ?? 0) !== (heldByPlace.get(id) ?? 0),
  )
  return { places, balances, heldByPlace, wrong }
}
