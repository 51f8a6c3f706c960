import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { councilNeeds, type CouncilMember } from '@samity/shared-api/contract/members/bar-council-export'
import { audit } from '../../audit/audit.ts'
import { transaction } from '../../database/transaction.ts'
import { admin, editors, readers } from '../../http/access.ts'
import { flagSchema, pageParameters } from '../../http/describe-routes.ts'
import { languageOf } from '../../http/language.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { pageOfRows, type ListQuery } from '../../resources/list-query.ts'
import { photoFileName, readCouncilRecords, type CouncilRecord } from './council-members.ts'
import { zipPhotos } from './photo-archive.ts'
import { optionalDay } from './optional-day.ts'
import {
  readRemittance,
  readRemittanceCategories,
  remittanceCategoriesInput,
  saveRemittanceCategories,
} from './remittance.ts'
import { routesOf } from '../../http/route.ts'

const rangeQuery = z.object({ from: z.string().default(''), to: z.string().default('') })

const headings = [
  { en: 'Bar Registration Number', bn: 'বার নিবন্ধন নম্বর' },
  { en: 'Bar Council No', bn: 'বার কাউন্সিল নম্বর' },
  { en: 'Sanad Date', bn: 'সনদের তারিখ' },
  { en: 'Name (English)', bn: 'নাম (ইংরেজি)' },
  { en: 'Name (Bengali)', bn: 'নাম (বাংলা)' },
  { en: 'Phone', bn: 'ফোন' },
  { en: 'National ID', bn: 'জাতীয় পরিচয়পত্র' },
  { en: 'Photo', bn: 'ছবি' },
  { en: 'Missing', bn: 'যা নেই' },
]

function withoutPrivateFields({ nid_number: _nid, photo: _photo, ...member }: CouncilRecord): CouncilMember {
  return member
}

async function toWorkbook(records: readonly CouncilRecord[], language: 'en' | 'bn'): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const text = (value: string) => (value === '' ? null : { value, type: String })
  const rows = records.map((record) => [
    text(record.bar_registration_number),
    text(record.bar_council_no),
    record.sanad_date && {
      value: new Date(`${record.sanad_date}T00:00:00Z`),
      type: Date,
      format: 'dd/mm/yyyy',
    },
    text(record.name_english),
    text(record.name_bengali),
    text(record.phone),
    text(record.nid_number),
    text(record.has_photo ? photoFileName(record) : ''),
    text(
      record.lacks
        .map((need) => councilNeeds.find(({ value }) => value === need)!.label[language])
        .join(', '),
    ),
  ])
  const heading = headings.map((words) => ({
    value: words[language],
    type: String,
    fontWeight: 'bold' as const,
  }))
  return writeWorkbook([heading, ...rows], {
    columns: headings.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
  }).toBuffer()
}

/** Personal data of every member leaves the office: each download is an event of the audit log. */
const auditDownload = (request: FastifyRequest, file: string, members: number) =>
  transaction(request.server.sql, (sql) =>
    audit(sql, request, { action: 'export', subject: 'bar-council-export', after: { file, members } }),
  )

const route = routesOf({ area: 'members', tokens: 'members' })

/** The Bar Council asks for members, photos, and the money that is passed on. */
export async function barCouncilExport(app: FastifyInstance): Promise<void> {
  const path = '/bar-council-export'
  app.get<{ Querystring: ListQuery }>(
    path,
    route({
      roles: readers,
      summary: 'Members as the Bar Council wants them',
      returns: 'CouncilMember[]',
      query: { ...pageParameters, lacking: flagSchema('1 lists only members whose data are incomplete') },
      total: 'count',
    }),
    async ({ query }, reply) => {
      const records = await readCouncilRecords(app.sql)
      const matches = query['lacking'] === '1' ? records.filter(({ lacks }) => lacks.length > 0) : records
      const page = pageOfRows(matches, query).map(withoutPrivateFields)
      return reply.header('x-total-count', matches.length).send(page)
    },
  )
  app.get(
    `${path}/members.xlsx`,
    route({
      roles: editors,
      summary: 'Members as a workbook for the Bar Council',
      media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
    async (request, reply) => {
      const records = await readCouncilRecords(app.sql)
      await auditDownload(request, 'members.xlsx', records.length)
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', 'attachment; filename="members.xlsx"')
        .header('cache-control', 'no-store')
        .send(await toWorkbook(records, languageOf(request)))
    },
  )
  app.get(
    `${path}/photos.zip`,
    route({
      roles: editors,
      summary: 'Photos of members for the Bar Council',
      media: 'application/zip',
      config: { longRead: true },
    }),
    async (request, reply) => {
      const records = (await readCouncilRecords(app.sql)).filter(({ has_photo }) => has_photo)
      await auditDownload(request, 'photos.zip', records.length)
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="photos.zip"')
        .header('cache-control', 'no-store')
        .send(Readable.from(zipPhotos(app.sql, records)))
    },
  )
  withZod(app).get(
    `${path}/remittance`,
    route({
      roles: readers,
      summary: 'Money that is passed on to the Bar Council',
      returns: 'Remittance',
      schema: { querystring: rangeQuery },
    }),
    ({ query }) => readRemittance(app.sql, optionalDay('from', query.from), optionalDay('to', query.to)),
  )
  app.get(
    `${path}/remittance-categories`,
    route({
      roles: readers,
      summary: 'Expense categories of money that is passed on',
      returns: 'RemittanceCategories',
    }),
    () => readRemittanceCategories(app.sql),
  )
  withZod(app).put(
    `${path}/remittance-categories`,
    route({
      roles: admin,
      summary: 'Change the expense categories of money that is passed on',
      returns: 'RemittanceCategories',
      schema: { body: remittanceCategoriesInput },
    }),
    (request) => write(request, (sql) => saveRemittanceCategories(sql, request, request.body)),
  )
}
