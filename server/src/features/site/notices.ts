import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { today } from '@samity/shared-api/contract'
import { notice } from '@samity/shared-api/contract/site/notice'
import { audit, difference } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import { archiveRoute, requestBody, idParams, removeRoute, restoreRoute } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { listRecords, type ReadOptions } from '../../resources/list.ts'
import { titleOfModule } from '../../resources/module-title.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { lockRecord, readRecord, refuseOldVersion, type ParsedBody } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { toColumns } from '../../resources/serialize.ts'
import { readAttachment, storeAttachment } from '../../attachments/attachments.ts'
import { anyone, editors, isWithoutPerson } from '../../http/access.ts'
import { personRequired } from '../../http/errors.ts'
import { authorColumns } from './notice-author.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

/** Visitors never see an archived notice, whatever the query parameters are. */
const forVisitors: ReadOptions = { also: ['attachment'], where: (sql) => sql`archived_at is null` }

const clearFlag = z
  .preprocess((value) => value === true || value === 'true' || value === '1', z.boolean())
  .default(false)
const body = requestBody(notice).extend({ attachment_clear: clearFlag })
const newBody = body.extend({ is_proposed: clearFlag })
type Body = z.infer<typeof body>
type Upload = Awaited<ReturnType<typeof readAttachment>>

async function noticeColumns(sql: Sql, parsed: Body, upload: Upload) {
  const columns = toColumns(sql, notice, { ...parsed, notice_date: parsed['notice_date'] ?? today() })
  if (upload) return { ...columns, attachment: sql.json(await storeAttachment(sql, upload)) }
  return parsed.attachment_clear ? { ...columns, attachment: null } : columns
}

const route = routesOf({ area: 'site', tokens: 'website' })

export async function notices(app: FastifyInstance): Promise<void> {
  const access = { roles: editors, tokens: 'website' } as const
  const readOptions: ReadOptions = {
    also: ['attachment', 'is_proposed'],
    derived: {
      column: 'author_module',
      fields: (name) => ({
        author: typeof name === 'string' ? titleOfModule(app.registry, name) : null,
      }),
    },
  }
  const readOptionsFor = ({ user }: FastifyRequest) => (user ? readOptions : forVisitors)
  registerResource(app, notice)
  app.get<{ Querystring: ListQuery }>(
    '/notices',
    route({ roles: anyone, ...describeAction(notice, 'list') }),
    async (request, reply) => {
      const query = { ordering: '-notice_date', ...request.query }
      const { rows, total } = await listRecords(app.sql, notice, query, readOptionsFor(request))
      return reply.header('x-total-count', total).send(rows)
    },
  )
  withZod(app).get(
    '/notices/:id',
    route({ roles: anyone, ...describeAction(notice, 'read'), schema: { params: idParams } }),
    (request) => readRecord(app.sql, notice, request.params.id, readOptionsFor(request)),
  )
  withZod(app).post(
    '/notices',
    route({
      roles: editors,
      summary: 'Notice: add',
      description:
        'With `is_proposed` it is not on the website until a person publishes it (`restore`). What a module writes for an event or a job is always proposed.',
      returns: 'Notice',
      status: 201,
      file: 'attachment',
      config: { files: 1 },
      schema: { body: newBody },
    }),
    async (request, reply) => {
      const upload = await readAttachment(request)
      const record = await write(request, async (sql) => {
        const columns = await noticeColumns(sql, request.body, upload)
        const [row] = await sql<{ id: number }[]>`
          insert into notices ${sql({ ...columns, ...authorColumns(request, request.body.is_proposed === true) })} returning id`
        const after = await readRecord(sql, notice, row!.id, readOptions)
        await audit(sql, request, { action: 'create', subject: 'notices', subject_id: after.id, after })
        return after
      })
      notifyChange(app, 'notices')
      return reply.code(201).send(record)
    },
  )
  withZod(app).put(
    '/notices/:id',
    route({
      roles: editors,
      summary: 'Notice: change',
      returns: 'Notice',
      file: 'attachment',
      config: { files: 1 },
      schema: { params: idParams, body },
    }),
    async (request) => {
      const { id } = request.params
      const upload = await readAttachment(request)
      const record = await write(request, async (sql) => {
        const before = await lockRecord(sql, notice, id, readOptions)
        refuseOldVersion(before, (request.body as ParsedBody).version)
        if (request.service && isWithoutPerson(request))
          await refuseUnlessOwnProposal(sql, request.service.aud, id)
        const columns = await noticeColumns(sql, request.body, upload)
        await sql`update notices set ${sql(columns)}, version = version + 1, updated_at = now() where id = ${id}`
        const after = await readRecord(sql, notice, id, readOptions)
        await audit(sql, request, {
          action: 'update',
          subject: 'notices',
          subject_id: id,
          ...difference(before, after),
        })
        return after
      })
      notifyChange(app, 'notices')
      return record
    },
  )
  removeRoute(app, notice, access)
  archiveRoute(app, notice, access, readOptions)
  restoreRoute(app, notice, { ...access, needsPerson: true }, readOptions)
}

/** A person has published what is on the website, or was, and only a person changes it. */
async function refuseUnlessOwnProposal(sql: Sql, module: string, id: number): Promise<void> {
  const [own] = await sql`select from notices where id = ${id} and is_proposed and author_module = ${module}`
  if (!own) throw personRequired()
}
