import type { Day } from '@samity/shared-api/contract'
import type { Fragment, Sql } from '../database/database.ts'
import { addedToPlace } from './post.ts'

/** Money that a receipt adds to a place, or takes from it below 0 */
export type PlaceChange = { place_id: number; day: Day; amount: number }

/** `amounts` are by day; `opening` is the balance before the first of them. */
type Balance = { opening: number; amounts: Map<Day, number>; days: Day[] }

async function readBalance(sql: Sql, placeId: number): Promise<Balance> {
  const days = await sql<{ day: Day; amount: number }[]>`
    select day, amount_in - amount_out as amount from place_days where place_id = ${placeId} order by day`
  const [row] = await sql<
    [{ balance: number }]
  >`select balance from place_balances where place_id = ${placeId}`
  const opening = days.reduce((rest, { amount }) => rest - amount, row.balance)
  return {
    opening,
    amounts: new Map(days.map(({ day, amount }) => [day, amount])),
    days: days.map(({ day }) => day),
  }
}

function add({ amounts, days }: Balance, day: Day, amount: number): void {
  if (!amounts.has(day)) {
    days.push(day)
    days.sort()
  }
  amounts.set(day, (amounts.get(day) ?? 0) + amount)
}

function findDayBelowZero(balance: Balance, first: Day): { day: Day; closing: number } | undefined {
  let closing = balance.opening
  for (const day of balance.days) {
    closing += balance.amounts.get(day) ?? 0
    if (day >= first && closing < 0) return { day, closing }
  }
  return undefined
}

/**
 * The places that are never below zero, with changes that are not posted yet. The database compares when they
 * are posted, and then refuses all of them; this tells which one is too much.
 */
export function watchLimitedPlaces() {
  const balances = new Map<number, Balance>()
  return {
    /**
     * Adds the changes of one receipt, and returns a function that takes them back. Throws what the database
     * throws (23514) when a place would be below zero on a day.
     */
    async change(sql: Sql, changes: readonly PlaceChange[]): Promise<() => void> {
      for (const { place_id } of changes)
        if (!balances.has(place_id)) balances.set(place_id, await readBalance(sql, place_id))
      const addAll = (sign: 1 | -1) => {
        for (const { place_id, day, amount } of changes) add(balances.get(place_id)!, day, sign * amount)
      }
      addAll(1)
      for (const { place_id, day, amount } of changes) {
        const low = amount < 0 ? findDayBelowZero(balances.get(place_id)!, day) : undefined
        if (!low) continue
        addAll(-1)
        await sql`
          select refuse_place(${place_id}, 'not_below_zero', ${low.day}::date, ${low.closing - amount}::bigint, ${low.closing}::bigint, null)`
      }
      return () => addAll(-1)
    },
  }
}

/**
 * Reads what the lines of a receipt, which may not be inserted yet, change in places that are never below
 * zero.
 */
export const readLimitedLines = (sql: Sql, receiptId: number | Fragment, day: Day) => sql<PlaceChange[]>`
  select l.place_id, ${day}::date as day, sum(${addedToPlace(sql)})::bigint as amount
  from receipt_lines l
  join place_balances b on b.place_id = l.place_id and b.never_below_zero
  where l.receipt_id = ${receiptId}
  group by 1`

export const readLimitedVoid = (sql: Sql, receiptId: number) => sql<PlaceChange[]>`
  select l.place_id, l.day, -sum(l.amount)::bigint as amount
  from place_lines l
  join place_balances b on b.place_id = l.place_id and b.never_below_zero
  where l.receipt_id = ${receiptId}
  group by 1, 2
  having sum(l.amount) <> 0`
