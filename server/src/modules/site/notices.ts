import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { today } from '@samity/shared-api/contract'
import { notice } from '@samity/shared-api/contract/site/notice'
import { audit, difference } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import { archive, bodyOf, idParams, remove, restore } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { declare } from '../../platform/declared.ts'
import { listRecords, type ListQuery, type Reading } from '../../platform/list.ts'
import { lockRecord, readRecord, refuseOldVersion, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { typed } from '../../platform/typed.ts'
import { toColumns } from '../../platform/wire.ts'
import { readAttachment, storeAttachment } from './attachments.ts'

const whole: Reading = { also: ['attachment'] }
/** Visitors see no archived notice, whatever they ask for. */
const readingFor = ({ user }: FastifyRequest): Reading =>
  user ? whole : { ...whole, where: (sql) => sql`archived_at is null` }

const cleared = z.preprocess((value) => value === true || value === 'true' || value === '1', z.boolean())
const body = bodyOf(notice).extend({ attachment_clear: cleared })
type Body = z.infer<typeof body>
type Paper = Awaited<ReturnType<typeof readAttachment>>

async function columnsOf(sql: Sql, parsed: Body, paper: Paper) {
  const columns = toColumns(sql, notice, { ...parsed, notice_date: parsed['notice_date'] ?? today() })
  if (paper) return { ...columns, attachment: sql.json(await storeAttachment(sql, paper)) }
  return parsed.attachment_clear ? { ...columns, attachment: null } : columns
}

/** Dated notices with an optional attachment: staff write them, everybody reads them, the newest first. */
export async function notices(app: FastifyInstance): Promise<void> {
  declare(notice)
  app.get<{ Querystring: ListQuery }>('/notices', async (request, reply) => {
    const query = { ordering: '-notice_date', ...request.query }
    const { rows, total } = await listRecords(app.sql, notice, query, readingFor(request))
    return reply.header('x-total-count', total).send(rows)
  })
  typed(app).get('/notices/:id', { schema: { params: idParams } }, (request) =>
    readRecord(app.sql, notice, request.params.id, readingFor(request)),
  )
  typed(app).post('/notices', { config: { files: 1 }, schema: { body } }, async (request, reply) => {
    const paper = await readAttachment(request)
    const made = await write(request, async (sql) => {
      const columns = await columnsOf(sql, request.body, paper)
      const [row] = await sql<{ id: number }[]>`insert into notices ${sql(columns)} returning id`
      const after = await readRecord(sql, notice, row!.id, whole)
      await audit(sql, request, { action: 'create', subject: 'notices', subject_id: after.id, after })
      return after
    })
    announce(app, 'notices')
    return reply.code(201).send(made)
  })
  typed(app).put(
    '/notices/:id',
    { config: { files: 1 }, schema: { params: idParams, body } },
    async (request) => {
      const { id } = request.params
      const paper = await readAttachment(request)
      const changed = await write(request, async (sql) => {
        const before = await lockRecord(sql, notice, id, whole)
        refuseOldVersion(before, (request.body as Parsed).version)
        const columns = await columnsOf(sql, request.body, paper)
        await sql`update notices set ${sql(columns)}, version = version + 1, updated_at = now() where id = ${id}`
        const after = await readRecord(sql, notice, id, whole)
        await audit(sql, request, {
          action: 'update',
          subject: 'notices',
          subject_id: id,
          ...difference(before, after),
        })
        return after
      })
      announce(app, 'notices')
      return changed
    },
  )
  remove(app, notice)
  archive(app, notice, whole)
  restore(app, notice, whole)
}
