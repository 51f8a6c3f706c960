import { randomUUID } from 'node:crypto'
import {
  auditChange,
  parseBody,
  personOf,
  requestApi,
  ServiceError,
  type FastifyRequest,
  choiceValues,
} from '@samity/module-service'
import { writeOnce, type ModuleDatabase, type ModuleSql } from '@samity/module-service/postgres'
import { sum, text, toDecimal, today } from '@samity/shared-api/contract'
import { duesCourts, standings } from '@samity/shared-api/contract/members/dues-kinds'
import type { Notice } from '@samity/shared-api/contract/site/notice'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { channels, type Reason } from '../contract/message.ts'
import { smsLength } from '../contract/parts.ts'
import { recipientGroups, type PlanInput, type PlanPreview, type PlanResult } from '../contract/plan.ts'
import { messageKinds, type MessageKind } from '../contract/template.ts'
import { readMembers } from './members.ts'
import { draftMessage, insertMessages, type Letter, type MessageDraft } from './plan-messages.ts'
import { dayText } from './render-text.ts'
import { monthParts } from './sending/claim-messages.ts'
import { checkTexts } from './template-routes.ts'
import { sendingTermsOf } from './terms.ts'

const maxSamples = 3

const planBody = z.object({
  kind: z.enum(choiceValues<MessageKind>(messageKinds.filter(({ byPerson }) => byPerson))),
  channel: z.enum(choiceValues(channels)),
  language: z.enum(['en', 'bn']),
  text: text({ en: 'Text', bn: 'লেখা' }, 1000).schema,
  subject: z.string().max(150).default(''),
  notice_id: z.number().int().min(1).max(2_000_000_000).optional(),
  recipients: z.object({
    who: z.enum(choiceValues(recipientGroups)),
    advocate_id: z.number().int().min(1).max(2_000_000_000).optional(),
    voter_list_id: z.number().int().min(1).max(2_000_000_000).optional(),
    standing: z.enum([...choiceValues(standings), 'in_arrears']).optional(),
    court: z.enum(choiceValues(duesCourts)).optional(),
    months_min: z.number().int().min(0).max(10_000).optional(),
    search: z.string().max(100).optional(),
  }),
}) satisfies z.ZodType<PlanInput>
type Plan = z.output<typeof planBody>

/** The person sees what a plan costs before it is made. */
export function planRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  const send = { config: { permission: 'messages.send' } }

  app.post('/previews', send, async (request): Promise<PlanPreview> => {
    const plan = parsePlan(request)
    const drafts = await draftPlan(request, plan, 'preview')
    const ids = drafts.map(({ advocate_id }) => advocate_id)
    const [optedOut, before] = await Promise.all([
      sql<{ advocate_id: number }[]>`select advocate_id from opt_outs where advocate_id = any(${ids})`,
      sql<{ advocate_id: number }[]>`
        select advocate_id from messages
        where kind = ${plan.kind} and period = ${periodOf(plan, '')} and advocate_id = any(${ids})
          and not ${neverLeft(sql, drafts)}`,
    ])
    const unwilling = new Set(optedOut.map(({ advocate_id }) => advocate_id))
    const repeated = new Set(before.map(({ advocate_id }) => advocate_id))
    const fresh = drafts.filter(({ advocate_id }) => !repeated.has(advocate_id))
    const reasonOf = (draft: MessageDraft): Reason | '' =>
      unwilling.has(draft.advocate_id) ? 'opted_out' : draft.reason
    const sentDrafts = fresh.filter((draft) => reasonOf(draft) === '')
    const heldCounts = new Map<Reason, number>()
    for (const draft of fresh) {
      const reason = reasonOf(draft)
      if (reason) heldCounts.set(reason, (heldCounts.get(reason) ?? 0) + 1)
    }
    const { partPricePaisa, maxMonthParts } = sendingTermsOf(request.server.moduleSettings)
    const parts = sum(sentDrafts.map((draft) => draft.parts))
    const { used, waiting } = await monthParts(sql)
    return {
      messages: sentDrafts.length,
      parts,
      cost: toDecimal(parts * partPricePaisa),
      longest_parts: Math.max(0, ...sentDrafts.map((draft) => draft.parts)),
      repeated: repeated.size,
      suppressed: [...heldCounts].map(([reason, members]) => ({ reason, members })),
      samples: sentDrafts.slice(0, maxSamples).map(({ advocate_name, address, body, parts: count }) => {
        const { units, encoding } = smsLength(body)
        return { name: advocate_name, address, text: body, units, encoding, parts: count }
      }),
      parts_left: Math.max(0, maxMonthParts - used - waiting),
    }
  })

  app.post('/plans', send, async (request, reply) => {
    const plan = parsePlan(request)
    const drafts = await draftPlan(request, plan, randomUUID())
    const { partPricePaisa } = sendingTermsOf(request.server.moduleSettings)
    const { kind, channel } = plan
    const result = await writeOnce(sql, request, async (tx): Promise<PlanResult> => {
      // it stays in the list, and leaves its place to the new one
      await tx`
        update messages set period = period || '/' || id
        where kind = ${kind} and period = ${periodOf(plan, '')} and ${neverLeft(tx, drafts)}
          and advocate_id = any(${drafts.map(({ advocate_id }) => advocate_id)})`
      return insertMessages(tx, drafts, { kind, channel, partPricePaisa, plannedBy: personOf(request) })
    })
    const { recipients, text: body, language } = plan
    await auditChange(request, {
      action: 'create',
      record: `messages/${kind}`,
      after: {
        ...result,
        channel,
        language,
        recipients,
        text: body,
        ...(plan.notice_id && { notice_id: plan.notice_id }),
      },
    })
    return reply.code(201).send(result)
  })
}

function parsePlan(request: FastifyRequest): Plan {
  const plan = parseBody(planBody, request)
  const { kind, channel, text: body, subject, recipients } = plan
  if (channel === 'email' && subject === '')
    throw new ServiceError(422, messages.subject, { subject: messages.subject })
  if (recipients.who === 'one' && !recipients.advocate_id)
    throw new ServiceError(422, messages.member, { advocate_id: messages.member })
  if (recipients.who === 'voters' && !recipients.voter_list_id)
    throw new ServiceError(422, messages.list, { voter_list_id: messages.list })
  if (kind === 'notice' && !plan.notice_id)
    throw new ServiceError(422, messages.notice, { notice_id: messages.notice })
  checkTexts(kind, { text: body, ...(channel === 'email' && { subject }) })
  return plan
}

/** A reminder is for the day, a notice once for all, and a free text as often as somebody writes one. */
const periodOf = ({ kind, notice_id }: Plan, plan: string): string =>
  kind === 'notice' ? `notice/${notice_id}` : kind === 'dues' ? today() : plan

/**
 * Who had only such a message has not had it: a person may send it, put right, also to who can be reached by
 * now or in another way.
 */
function neverLeft(sql: ModuleSql, drafts: readonly MessageDraft[]) {
  const reachable = drafts.flatMap(({ advocate_id, reason }) => (reason ? [] : [advocate_id]))
  return sql`(state = 'cancelled' or way = 'trial' or state = 'suppressed' and advocate_id = any(${reachable})
    and not exists (select from opt_outs o where o.advocate_id = messages.advocate_id))`
}

async function draftPlan(request: FastifyRequest, plan: Plan, id: string): Promise<MessageDraft[]> {
  const { channel, language, text: body, subject, recipients } = plan
  const members = await readMembers(request, channel, recipients)
  const letter: Letter = {
    channel,
    language,
    text: body,
    subject,
    period: periodOf(plan, id),
    ...(plan.notice_id && { values: await noticeValues(request, plan.notice_id, language) }),
  }
  return members.map((member) => draftMessage(member, letter))
}

async function noticeValues(request: FastifyRequest, id: number, language: Plan['language']) {
  // the API returns a notice
  const notice = (await requestApi(request, `notices/${id}/`)) as Notice
  if (notice.is_proposed || notice.archived_at)
    throw new ServiceError(422, messages.proposed, { notice_id: messages.proposed })
  return {
    title: (language === 'bn' && notice.title_bengali) || notice.title,
    day: dayText(notice.notice_date ?? today(), language),
  }
}

const messages = {
  subject: { en: 'An e-mail needs a subject.', bn: 'ই-মেইলে বিষয় লাগে।' },
  list: { en: 'Choose a voter list.', bn: 'একটি ভোটার তালিকা বেছে নিন।' },
  member: { en: 'Pick the advocate from the list.', bn: 'তালিকা থেকে আইনজীবী বেছে নিন।' },
  proposed: {
    en: 'This notice is not on the website.',
    bn: 'বিজ্ঞপ্তিটি ওয়েবসাইটে নেই।',
  },
  notice: { en: 'Pick the notice.', bn: 'বিজ্ঞপ্তিটি বেছে নিন।' },
}
