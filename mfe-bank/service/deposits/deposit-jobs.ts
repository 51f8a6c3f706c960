import {
  closeTask,
  giveTask,
  hasRight,
  requestApi,
  sweepFiles,
  type FastifyRequest,
  type ServiceOptions,
} from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import {
  digitWords,
  fillWords,
  groupAmount,
  showDay,
  toDecimal,
  today,
  type Day,
} from '@samity/shared-api/contract'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { depositPage } from '../../contract/deposit.ts'
import { daysBetween } from '../../contract/deposit-interest.ts'
import { readDeposits, type DepositRow } from './deposit-rows.ts'
import { alarmDays, alarmKey, followDeposits } from './follow-moves.ts'
import { placeFacts } from './known-facts.ts'

const words = {
  title: { en: 'A deposit matures on {day}: {number}', bn: 'আমানতের মেয়াদ শেষ {day}: {number}' },
  text: {
    en: '{bank}, {amount} taka. Renew or encash it.',
    bn: '{bank}, {amount} টাকা। নবায়ন করুন বা ভাঙান।',
  },
}
/** Deposits whose alarms may still be open after their end */
const keptDays = 60

/**
 * `deposits` follows the transfers of deposits, takes over what the treasury says of their places, and gives
 * a task 30 and 7 days before a deposit matures. It closes the tasks of what was renewed or encashed.
 */
export const depositJobs = (sql: ModuleDatabase): NonNullable<ServiceOptions['jobs']> => ({
  deposits: async ({ due }, request) => {
    const day = today(new Date(due))
    const active = sql`(d.closed_on is null or d.closed_on > ${day}::date - ${keptDays}::int)`
    await followDeposits(sql, request, active)
    await refreshPlaces(sql, request)
    if (hasRight(request, 'write:tasks'))
      for (const row of await readDeposits(sql, { where: active }, day)) await alarm(request, row, day)
    const scans = await sql<{ scan: string }[]>`select scan from deposits where scan is not null`
    await sweepFiles(
      request,
      scans.map(({ scan }) => scan),
    ).catch((error: unknown) => request.log.warn(error))
  },
})

async function alarm(request: FastifyRequest, row: DepositRow, day: Day): Promise<void> {
  const isHeld = row.state === 'running' || row.state === 'matured'
  const daysLeft = daysBetween(day, row.matures_on)
  for (const days of alarmDays) {
    const key = alarmKey(row.id, days)
    if (!isHeld || daysLeft > days) await closeTask(request, key)
    else
      await giveTask(request, {
        key,
        title: fillWords(words.title, { day: showDay(row.matures_on), number: row.number }),
        text: fillWords(words.text, {
          bank: row.bank_name,
          amount: digitWords(groupAmount(toDecimal(row.principal_paisa))),
        }),
        path: depositPage(row.id),
        permission: 'bank.work',
        due_on: row.matures_on,
      })
  }
}

/** The fund, the signatories and the names of the places are those of the treasury. */
async function refreshPlaces(sql: ModuleDatabase, request: FastifyRequest): Promise<void> {
  const knownPlaces = await sql<
    { place_id: number }[]
  >`select distinct place_id from deposits where closed_on is null`
  for (const { place_id } of knownPlaces) {
    const place = await requestApi(request, `money-places/${place_id}/`).catch((error: unknown) =>
      request.log.warn(error),
    )
    if (!place) continue
    // the API returns a place
    const facts = placeFacts(place as MoneyPlace)
    await sql`update deposits set ${sql(facts)} where place_id = ${place_id}`
  }
}
