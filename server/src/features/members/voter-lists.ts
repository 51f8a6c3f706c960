import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  bengali,
  bengaliDigits,
  latinDigits,
  monthOf,
  showDay,
  today,
  yearOf,
  type Words,
} from '@samity/shared-api/contract'
import {
  renameInput,
  voterListInput,
  type Voter,
  type VoterAnswer,
  type VoterList,
  type VoterRule,
} from '@samity/shared-api/contract/members/voter-list'
import { audit } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { editors, readers } from '../../http/access.ts'
import { flagParameter, pageParameters, searchParameter, textParameter } from '../../http/describe-routes.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { idParams } from '../../resources/crud.ts'
import { pageOfRows, readSearchWords, type ListQuery } from '../../resources/list-query.ts'
import { voidReasonOf, voidSchema } from '../../resources/void-reason.ts'
import { loadSettings } from '../../settings/settings.ts'
import { removeList, renameDraft } from './change-voter-list.ts'
import { parsePeriod, periodMessage, showPeriod } from './periods.ts'
import {
  countVoters,
  digestOf,
  lockDraft,
  readStoredList,
  readStoredLists,
  readVoters,
  type StoredList,
} from './voter-list-records.ts'
import { routesOf } from '../../http/route.ts'

const messages = {
  afterToday: { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' },
  notFinal: { en: 'Only a final list can be released.', bn: 'শুধু চূড়ান্ত তালিকা প্রকাশ করা যায়।' },
  isVoid: { en: 'This list is deleted.', bn: 'এই তালিকা মুছে ফেলা হয়েছে।' },
} satisfies Record<string, Words>

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
    paid_up_to: period !== null ? showPeriod('monthly', period) : text === 'none' ? null : settingsMonth,
    standings: standings.toSorted(),
    member_days: input.member_days ?? settings.member_days,
  }
}

async function addList(
  sql: Transaction,
  request: FastifyRequest,
  input: z.infer<typeof voterListInput>,
): Promise<VoterList> {
  if (input.day > today()) throw unprocessable({ day: messages.afterToday })
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

/**
 * A draft is made final by a second person, or by its maker when it hung as long as the settings say (409
 * before).
 */
function refuseOwnDraft({ created_by, own_final_from }: StoredList, request: FastifyRequest): void {
  if (!own_final_from || own_final_from <= today() || created_by !== request.user!.username) return
  const day = showDay(own_final_from)
  throw conflict({
    en: `You made this draft. Another person can make it final, or you from ${day}.`,
    bn: bengali`খসড়াটি আপনি তৈরি করেছেন। অন্য কেউ এটি চূড়ান্ত করতে পারেন, অথবা আপনি ${day} থেকে।`,
  }).as('list.final')
}

/** Freezes a draft. Of two people at once the second one gets 409. */
async function finalise(sql: Transaction, request: FastifyRequest, id: number): Promise<VoterList> {
  const draft = await lockDraft(sql, id)
  refuseOwnDraft(draft, request)
  const { open_objections: open } = draft
  if (open > 0)
    throw conflict({
      en: `Decide the open objections first: ${open}.`,
      bn: `আগে অমীমাংসিত আপত্তির সিদ্ধান্ত দিন: ${bengaliDigits(String(open))}টি।`,
    }).as('objections.open')
  const voters = await readVoters(sql, draft)
  const rows = voters.map(({ id: advocate_id, enrollment_date_As_member, ...voter }) => ({
    advocate_id,
    enrollment_date_as_member: enrollment_date_As_member,
    ...voter,
  }))
  await sql`
    insert into voter_list_entries (voter_list_id, advocate_id, serial, bar_registration_number, name_english, name_bengali,
      father_name, father_name_bengali, photo, enrollment_date_as_member, reasons)
    select ${id}, advocate_id, serial, bar_registration_number, name_english, name_bengali, father_name,
      father_name_bengali, photo, enrollment_date_as_member, reasons
    from jsonb_populate_recordset(null::voter_list_entries, ${sql.json(rows as never)})`
  const digest = digestOf(draft, voters)
  await sql`
    update voter_lists
    set status = 'final', digest = ${digest}, finalised_at = now(), finalised_by = ${request.user!.id}, version = version + 1
    where id = ${id}`
  const list = await countVoters(sql, await readStoredList(sql, id))
  await audit(sql, request, {
    action: 'finalise',
    subject: 'voter-lists',
    subject_id: id,
    after: { digest, voters: list.voters, day: list.day, rule: list.rule },
  })
  return list
}

async function setReleased(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  isReleased: boolean,
): Promise<VoterList> {
  await sql`select 1 from voter_lists where id = ${id} for update`
  const before = await readStoredList(sql, id)
  if (before.status !== 'final') throw conflict(messages.notFinal).as('list.final')
  if (before.voided_at) throw conflict(messages.isVoid).as('record.void')
  const releasedAt = isReleased ? sql`coalesce(released_at, now())` : null
  await sql`update voter_lists set released_at = ${releasedAt}, version = version + 1 where id = ${id}`
  await audit(sql, request, {
    action: isReleased ? 'release' : 'hide',
    subject: 'voter-lists',
    subject_id: id,
  })
  return countVoters(sql, await readStoredList(sql, id))
}

const searchTextOf = (voter: Voter) =>
  latinDigits(
    [
      voter.bar_registration_number,
      voter.name_english,
      voter.name_bengali,
      voter.father_name,
      voter.father_name_bengali,
    ].join(' '),
  )
    .normalize('NFC')
    .toLowerCase()

/** A page of the advocates on the list, or with `off=1` of those who are not on it. */
async function listVoters(sql: Sql, id: number, query: ListQuery): Promise<{ rows: Voter[]; count: number }> {
  const words = readSearchWords(query).map((word) => word.toLowerCase())
  const isOff = query['off'] === '1'
  const voters = await readVoters(sql, await readStoredList(sql, id))
  const matches = voters.filter(
    (voter) => (voter.serial === null) === isOff && words.every((word) => searchTextOf(voter).includes(word)),
  )
  return { rows: pageOfRows(matches, query), count: matches.length }
}

async function answerWhy(sql: Sql, id: number, number: string): Promise<VoterAnswer> {
  const list = await readStoredList(sql, id)
  const advocate = await requireAdvocate(sql, number, 'advocate_id')
  const voter = (await readVoters(sql, list)).find((one) => one.id === advocate.id)
  if (!voter) throw unprocessable({ advocate_id: joinedLater }, joinedLater)
  return { ...voter, on_list: voter.serial !== null }
}
const joinedLater = {
  en: 'This advocate was registered after the list was made',
  bn: 'এই আইনজীবী তালিকা তৈরির পরে নিবন্ধিত হয়েছেন',
}

const route = routesOf({ area: 'members', tokens: 'members' })

/** Voter lists: a draft is computed on each request, a final list never changes. */
export async function voterLists(app: FastifyInstance): Promise<void> {
  const path = '/voter-lists'
  const routes = withZod(app)
  const byId = { schema: { params: idParams } }

  app.get<{ Querystring: ListQuery }>(
    path,
    route({
      roles: readers,
      summary: 'Voter list: list',
      returns: 'VoterList[]',
      query: { ...pageParameters, voided: flagParameter('1 lists void lists, too') },
      total: 'count',
    }),
    async ({ query }, reply) => {
      const lists = await readStoredLists(app.sql, query['voided'] === '1')
      const rows = await Promise.all(pageOfRows(lists, query).map((list) => countVoters(app.sql, list)))
      return reply.header('x-total-count', lists.length).send(rows)
    },
  )
  routes.get(
    `${path}/:id`,
    route({ roles: readers, summary: 'Voter list: read one', returns: 'VoterList', ...byId }),
    async ({ params }) => countVoters(app.sql, await readStoredList(app.sql, params.id)),
  )
  routes.get(
    `${path}/:id/voters`,
    route({
      roles: readers,
      summary: 'Voter list: voters',
      returns: 'Voter[]',
      query: {
        ...pageParameters,
        ...searchParameter,
        off: flagParameter('1 lists the advocates who are not on the list'),
      },
      total: 'count',
      ...byId,
    }),
    async ({ params, query }, reply) => {
      const { rows, count } = await listVoters(app.sql, params.id, query as ListQuery)
      return reply.header('x-total-count', count).send(rows)
    },
  )
  routes.get(
    `${path}/:id/why`,
    route({
      roles: readers,
      summary: 'Voter list: why an advocate is on it or not',
      returns: 'VoterAnswer',
      query: { advocate_id: textParameter('The bar registration number') },
      errors: [422],
      ...byId,
    }),
    ({ params, query }) => answerWhy(app.sql, params.id, String((query as ListQuery)['advocate_id'] ?? '')),
  )
  routes.post(
    path,
    route({
      roles: editors,
      summary: 'Voter list: add',
      returns: 'VoterList',
      status: 201,
      schema: { body: voterListInput },
    }),
    async (request, reply) =>
      reply.code(201).send(await write(request, (sql) => addList(sql, request, request.body))),
  )
  routes.put(
    `${path}/:id`,
    route({
      roles: editors,
      summary: 'Voter list: rename a draft',
      returns: 'VoterList',
      schema: { params: idParams, body: renameInput },
    }),
    (request) => write(request, (sql) => renameDraft(sql, request, request.params.id, request.body)),
  )
  routes.delete(
    `${path}/:id`,
    route({
      roles: editors,
      summary: 'Voter list: delete a draft, or void a final list',
      schema: { params: idParams, ...voidSchema },
    }),
    async (request, reply) => {
      const reason = voidReasonOf(request)
      await write(request, (sql) => removeList(sql, request, request.params.id, reason))
      return reply.code(204).send()
    },
  )
  routes.post(
    `${path}/:id/finalise`,
    route({ roles: editors, summary: 'Voter list: make it final', returns: 'VoterList', ...byId }),
    (request) => write(request, (sql) => finalise(sql, request, request.params.id)),
  )
  for (const [action, isReleased, summary] of [
    ['release', true, 'Voter list: release it on the website'],
    ['withdraw', false, 'Voter list: withdraw it from the website'],
  ] as const)
    routes.post(
      `${path}/:id/${action}`,
      route({ roles: editors, summary, returns: 'VoterList', ...byId }),
      async (request) => {
        const list = await write(request, (sql) => setReleased(sql, request, request.params.id, isReleased))
        notifyChange(app, 'voter_lists')
        return list
      },
    )
}
