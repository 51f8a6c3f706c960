import { attempt, closeTask, giveTask, hasRight, type FastifyRequest } from '@samity/module-service'
import { fillWords, type Words } from '@samity/shared-api/contract'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { topicWords, type MemberRequest } from '../../contract/request.ts'
import { queueColumns } from './request-rows.ts'

const right = 'write:tasks'
/** More than this nobody does in a day: reports and the oldest come first. */
const maxTasks = 200
const maxTextLength = 300

const words = {
  report: {
    en: 'A member says that receipt {number} is wrong',
    bn: 'একজন সদস্য জানিয়েছেন, {number} রসিদ ভুল',
  },
  correction: { en: 'A member asks for a correction: {topic}', bn: 'একজন সদস্য সংশোধন চান: {topic}' },
} satisfies Record<string, Words>

const keyOf = ({ id, kind }: Pick<MemberRequest, 'id' | 'kind'>) => `${kind}/${id}`

function taskOf(row: MemberRequest) {
  const { id, kind, topic, receipt_number, advocate_name, advocate_number, text } = row
  const facts = [`${advocate_name} (${advocate_number})`, text]
    .filter(Boolean)
    .join(': ')
    .slice(0, maxTextLength)
  return {
    key: keyOf(row),
    title:
      kind === 'report'
        ? fillWords(words.report, { number: receipt_number ?? '' })
        : fillWords(words.correction, { topic: topicWords(topic ?? 'other') }),
    text: { en: facts, bn: facts },
    path: `/dashboard/my?request=${id}`,
    permission: kind === 'report' ? 'my.answer-reports' : 'my.answer',
  }
}

export const giveRequestTask = (request: FastifyRequest, row: MemberRequest) =>
  attempt(request, right, () => giveTask(request, taskOf(row)))

export const closeRequestTask = (request: FastifyRequest, row: Pick<MemberRequest, 'id' | 'kind'>) =>
  attempt(request, right, () => closeTask(request, keyOf(row)))

/** Gives each night what was missed: the API did not answer, or nobody had approved the right. */
export async function giveRequestTasks(sql: ModuleDatabase, request: FastifyRequest): Promise<void> {
  if (!hasRight(request, right)) return
  const open = await sql<MemberRequest[]>`
    select ${queueColumns(sql)} from requests r where r.state = 'open'
    order by r.kind desc, r.id limit ${maxTasks}`
  for (const row of open) await giveTask(request, taskOf(row))
  const recentAnswers = await sql<MemberRequest[]>`
    select ${queueColumns(sql)} from requests r where r.answered_at > now() - interval '3 days'`
  for (const row of recentAnswers) await closeTask(request, keyOf(row))
}
