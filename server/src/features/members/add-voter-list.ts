import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { latinDigits, monthOf, today, yearOf } from '@samity/shared-api/contract'
import type { voterListInput, VoterList, VoterRule } from '@samity/shared-api/contract/members/voter-list'
import { audit } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { loadSettings } from '../../settings/settings.ts'
import { parsePeriod, periodMessage, toWirePeriod } from './periods.ts'
import { countVoters, readStoredList } from './voter-list-records.ts'

const afterToday = { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' }

/**
 * The month that the settings mean for a list: the last one of that number before or in the month of the day.
 */
function monthBefore(day: string, month: number): string {
  const year = month <= monthOf(day) ? yearOf(day) : yearOf(day) - 1
  return `${year}-${String(month).padStart(2, '0')}`
}

async function ruleOf(sql: Sql, input: z.infer<typeof voterListInput>): Promise<VoterRule> {
  const { voter_list: settings } = await loadSettings(sql)
  const text = latinDigits(input.paid_up_to)
  const period = text === '' || text === 'none' ? null : parsePeriod('monthly', text)
  if (period === undefined) throw unprocessable({ paid_up_to: periodMessage('monthly') })
  const settingsMonth =
    settings.paid_up_to_month === 0 ? null : monthBefore(input.day, settings.paid_up_to_month)
  const standings = input.standings ?? settings.standings
  return {
    paid_up_to: period !== null ? toWirePeriod('monthly', period) : text === 'none' ? null : settingsMonth,
    standings: standings.toSorted(),
    member_days: input.member_days ?? settings.member_days,
  }
}

/** Adds a draft with the rule of the input, and what it leaves out from the settings. */
export async function addList(
  sql: Transaction,
  request: FastifyRequest,
  input: z.infer<typeof voterListInput>,
): Promise<VoterList> {
  if (input.day > today()) throw unprocessable({ day: afterToday })
  const rule = await ruleOf(sql, input)
  const { name_en, name_bn, day } = input
  const [row] = await sql<{ id: number }[]>`
    insert into voter_lists (name_en, name_bn, day, rule, created_by)
    values (${name_en}, ${name_bn}, ${day}, ${sql.json(rule)}, ${request.user!.id}) returning id`
  const list = await countVoters(sql, await readStoredList(sql, row!.id))
  await audit(sql, request, {
    action: 'create',
    subject: 'voter-lists',
    subject_id: list.id,
    after: { name_en, name_bn, day, rule, voters: list.voters },
  })
  return list
}
