import {
  auditChange,
  parseBody,
  personOf,
  ServiceError,
  staleVersion,
  type FieldMessages,
} from '@samity/module-service'
import { violates, type ModuleDatabase } from '@samity/module-service/postgres'
import { text } from '@samity/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messageKinds, type MessageKind, type Template } from '../contract/template.ts'
import { templateProblem } from './render-text.ts'
import { readTemplate } from './template-rows.ts'

const words = { text: { en: 'Text', bn: 'লেখা' }, subject: { en: 'Subject', bn: 'বিষয়' } }
const templateBody = z.object({
  version: z.number().int(),
  text_en: text(words.text, 1000).schema,
  text_bn: text(words.text, 1000).schema,
  subject_en: text(words.subject, 150).schema,
  subject_bn: text(words.subject, 150).schema,
})
const kindParameter = z.enum(messageKinds.map(({ value }) => value))

export const correctFields = { en: 'Please correct the marked fields.', bn: 'চিহ্নিত ঘরগুলো সংশোধন করুন।' }

/** Throws 422 with a sentence at each text that is no template of the kind. */
export function checkTexts(kind: MessageKind, texts: Record<string, string>): void {
  const problems: FieldMessages = {}
  for (const [field, value] of Object.entries(texts)) {
    const problem = templateProblem(value, kind)
    if (problem) problems[field] = problem
  }
  if (Object.keys(problems).length > 0) throw new ServiceError(422, correctFields, problems)
}

function parseKind({ params }: FastifyRequest): MessageKind {
  const { data } = kindParameter.safeParse((params as { kind: string }).kind)
  if (!data) throw new ServiceError(404, { en: 'This record does not exist.', bn: 'এই তথ্যটি নেই।' })
  return data
}

export function templateRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  const read = { config: { permission: 'messages.read' } }
  app.get('/templates', read, () => Promise.all(messageKinds.map(({ value }) => readTemplate(sql, value))))

  app.get('/templates/:kind/versions', read, async (request) => [
    ...(await sql<Template[]>`
      select * from templates where kind = ${parseKind(request)} order by version desc limit 100`),
  ])

  app.put('/templates/:kind', { config: { permission: 'messages.manage' } }, async (request) => {
    const kind = parseKind(request)
    const { version, ...texts } = parseBody(templateBody, request)
    checkTexts(kind, texts)
    const before = await readTemplate(sql, kind)
    if (before.version !== version) throw staleVersion(before)
    const row = { ...texts, kind, version: version + 1, saved_by: personOf(request) }
    await sql`insert into templates ${sql(row)}`.catch(async (error: unknown) => {
      throw violates(error, 'templates_pkey') ? staleVersion(await readTemplate(sql, kind)) : error
    })
    const after = await readTemplate(sql, kind)
    await auditChange(request, { action: 'update', record: `templates/${kind}`, before, after })
    return after
  })
}
