import { requestApi, type FastifyRequest, type ServiceOptions, readWholeList } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import {
  dayBefore,
  dayOf,
  daysOfMonth,
  latinDigits,
  monthOf,
  today,
  yearOf,
  type Day,
  type Words,
} from '@samity/shared-api/contract'
import type { Passbook, PassbookRow } from '@samity/shared-api/contract/members/passbook'
import {
  voterListName,
  type VoterList,
  type VoterObjection,
} from '@samity/shared-api/contract/members/voter-list'
import type { AssociateRegistration } from '@samity/shared-api/contract/sales/associate'
import { receiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { planAutomatic, type AutomaticMessage } from './automatic-messages.ts'
import { readMember, readMembers, type RecipientMember } from './members.ts'
import { dayText, monthText, showAmount, showNumber } from './render-text.ts'
import { isSwitchedOn } from './terms.ts'

/** Papers that are sold by serial, in the order of a message */
const paperSeries = ['VKL', 'CRT', 'NST', 'BLB', 'FRM'] as const
/** So many days before its end an associate's registration is a matter for the member. */
const renewalDays = 30
/** A decision that is older was made before the messages were switched on. */
const decisionDays = 3
const decisionWords = {
  accepted: { en: 'accepted', bn: 'গৃহীত' },
  rejected: { en: 'rejected', bn: 'নামঞ্জুর' },
} satisfies Partial<Record<VoterObjection['decision'], Words>>
/** So many passbooks are read at once. */
const readersAtOnce = 4

/**
 * Every day the jobs look whether their day has come. A finished period is not read again; one that was
 * interrupted is, and who has the message gets no second one.
 */
export const messageJobs = (sql: ModuleDatabase): NonNullable<ServiceOptions['jobs']> => ({
  papers: async ({ due }, request) => {
    const day = today(new Date(due))
    const month = monthBefore(day)
    if (!isSwitchedOn(request.server.moduleSettings, 'papers')) return
    await oncePerPeriod(sql, 'papers', month, () => planPapers(sql, request, month))
  },
  dues: async ({ due }, request) => {
    const day = today(new Date(due))
    const settings = request.server.moduleSettings
    if (!isSwitchedOn(settings, 'dues') || Number(day.slice(8)) < Number(settings['dues_day'])) return
    const month = day.slice(0, 7)
    await oncePerPeriod(sql, 'dues', month, () => planDues(sql, request, month))
  },
  renewals: async ({ due }, request) => {
    if (isSwitchedOn(request.server.moduleSettings, 'renewal'))
      await planRenewals(sql, request, today(new Date(due)))
  },
  objections: async ({ due }, request) => {
    if (isSwitchedOn(request.server.moduleSettings, 'objection'))
      await planDecisions(sql, request, new Date(due))
  },
})

const monthBefore = (day: Day): string => dayBefore(dayOf(yearOf(day), monthOf(day), 1)).slice(0, 7)
const lastDayOf = (month: string) => daysOfMonth(yearOf(month), monthOf(month)).at(-1)!

async function oncePerPeriod(sql: ModuleDatabase, kind: string, period: string, plan: () => Promise<void>) {
  const [finished] = await sql`select from finished_periods where kind = ${kind} and period = ${period}`
  if (finished) return
  await plan()
  await sql`insert into finished_periods (kind, period) values (${kind}, ${period}) on conflict do nothing`
}

/** A member who bought no paper gets no message. */
async function planPapers(sql: ModuleDatabase, request: FastifyRequest, month: string): Promise<void> {
  const members = await readMembers(request, 'sms', { who: 'all' })
  const writtenMessages = await sql<{ advocate_id: number }[]>`
    select advocate_id from messages where kind = 'papers' and period = ${month}`
  const knownIds = new Set(writtenMessages.map(({ advocate_id }) => advocate_id))
  const waitingMembers = members.filter(({ id }) => !knownIds.has(id))
  const readNext = async (): Promise<void> => {
    for (let member = waitingMembers.shift(); member; member = waitingMembers.shift()) {
      // the API returns a passbook
      const { rows } = (await requestApi(
        request,
        `advocates/${member.id}/passbook/?from=${month}-01&to=${lastDayOf(month)}`,
      )) as Passbook
      const counts = countPapers(rows)
      if (counts.length > 0)
        await planAutomatic(sql, request, 'papers', [papersMessage(member, month, counts)])
    }
  }
  await Promise.all(Array.from({ length: readersAtOnce }, readNext))
}

type PaperCount = { title: Words; count: number }
const countPapers = (rows: readonly PassbookRow[]): PaperCount[] =>
  paperSeries.flatMap((series) => {
    const count = rows
      .filter((row) => row.series === series)
      .flatMap(({ serials }) => serials)
      .reduce((sum, { total }) => sum + total, 0)
    return count === 0 ? [] : [{ title: receiptSeries[series], count }]
  })

const papersMessage = (member: RecipientMember, month: string, counts: PaperCount[]): AutomaticMessage => ({
  member,
  period: month,
  values: (language) => ({
    month: monthText(month, language),
    papers: counts.map(({ title, count }) => `${title[language]} ${showNumber(count, language)}`).join(', '),
  }),
})

async function planDues(sql: ModuleDatabase, request: FastifyRequest, month: string): Promise<void> {
  const members = await readMembers(request, 'sms', { who: 'dues' })
  // modules' charges are in no sum of dues
  const owing = members.filter(({ owed }) => owed !== '0.00')
  await planAutomatic(
    sql,
    request,
    'dues',
    owing.map((member) => ({
      member,
      period: month,
      values: (language) => ({
        owed: showAmount(member.owed, language),
        months: showNumber(member.months, language),
      }),
    })),
  )
}

async function planRenewals(sql: ModuleDatabase, request: FastifyRequest, day: Day): Promise<void> {
  const last = new Date(Date.parse(day) + renewalDays * 86_400_000).toISOString().slice(0, 10)
  const associates = (await readWholeList<AssociateRegistration>(request, 'associate-registration')).filter(
    ({ valid_until, voided_at }) =>
      !voided_at && valid_until !== null && valid_until >= day && valid_until <= last,
  )
  if (associates.length === 0) return
  const members = await readMembers(request, 'sms', { who: 'all' })
  const byNumber = new Map(members.map((member) => [latinDigits(member.number), member]))
  const messages = associates.flatMap(({ id, advocate_id, name, valid_until }) => {
    const member = byNumber.get(latinDigits(advocate_id))
    return member && valid_until
      ? [
          {
            member,
            period: `${id}/${valid_until}`,
            values: (language: 'en' | 'bn') => ({
              associate: name,
              valid_until: dayText(valid_until, language),
            }),
          },
        ]
      : []
  })
  await planAutomatic(sql, request, 'renewal', messages)
}

async function planDecisions(sql: ModuleDatabase, request: FastifyRequest, now: Date): Promise<void> {
  const since = new Date(now.getTime() - decisionDays * 86_400_000).toISOString()
  const lists = await readWholeList<VoterList>(request, 'voter-lists')
  for (const list of lists.filter(({ objections, voided_at }) => objections > 0 && !voided_at)) {
    const objections = await readWholeList<VoterObjection>(request, `voter-lists/${list.id}/objections`)
    for (const { id, advocate, decision, decided_at } of objections) {
      if (decision === 'open' || !decided_at || decided_at < since) continue
      const member = await readMember(request, 'sms', advocate)
      if (!member) continue
      const values = (language: 'en' | 'bn') => ({
        list: voterListName(list)[language],
        decision: decisionWords[decision][language],
      })
      await planAutomatic(sql, request, 'objection', [{ member, period: String(id), values }])
    }
  }
}
