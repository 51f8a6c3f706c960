import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fillWords, today, toDecimal, type Input } from '@samity/shared-api/contract'
import { moduleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import { resourceParameters } from '../../http/describe-routes.ts'
import { conflict, notFound, notOfThisModule, personRequired, unprocessable } from '../../http/errors.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { lockSubject, requireCharge } from '../../ledger/module-charges.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import {
  declaredSeries,
  isSeriesCode,
  openSeriesHead,
  readSeries,
  type DeclaredSeries,
} from '../../ledger/receipt-series.ts'
import { notifyVoidReceipt } from '../../ledger/void-module-receipts.ts'
import { idParams } from '../../resources/crud.ts'
import { placeParameters } from '../../receipts/place-filter.ts'
import { addReceipt, changeReceipt, createReceipt, voidReceipt } from '../../receipts/write-receipts.ts'
import { type ReceiptKind } from '../../receipts/receipt-kind.ts'
import { listReceipts, readReceipt } from '../../receipts/read-receipts.ts'
import { receiptBody } from '../../receipts/receipt-routes.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { readVoidReason, voidSchema } from '../../resources/void-reason.ts'
import { admitAutomaticReceipt, requireAutomaticLimit } from '../../ledger/automatic-receipts.ts'
import { routesOf } from '../../http/route.ts'
import { editors, isWithoutPerson, lookups, sellers } from '../../http/access.ts'

type ModuleReceiptKind = ReceiptKind<ReturnType<typeof moduleReceipt>, ReceiptSeries>

const path = 'receipts/:series'
/** The list has an expression: 'receipts/LIB-2026-000001' is the route of the print. */
const listPath = `${path}(^[A-Z]{3}$)`
const seriesParams = z.object({ series: z.string().refine(isSeriesCode) })
const receiptParams = seriesParams.extend(idParams.shape)

const seriesName = { en: 'receipt series', bn: 'রসিদের ধারা' }
const messages = {
  noLines: { en: 'Add at least one line', bn: 'অন্তত একটি লাইন যোগ করুন' },
  noPayer: { en: 'Enter the payer, or an advocate', bn: 'প্রদানকারী অথবা আইনজীবী দিন' },
  fixedSubject: {
    en: 'The subject of a receipt cannot be changed. Delete the receipt and post another one.',
    bn: 'রসিদটি কিসের জন্য তা বদলানো যায় না। এটি মুছে নতুন রসিদ দিন।',
  },
}

const kindOf = (series: ReceiptSeries, declared: DeclaredSeries | undefined): ModuleReceiptKind => ({
  resource: moduleReceipt(series),
  table: 'module_receipts',
  series: [series],
  extraColumns: ['payer_bengali'],
  subject: 'receipts',
  where: (sql) => sql`series = ${series}`,
  async prepare(sql, receipt, current) {
    // a stored receipt can be corrected when the series takes no new ones
    const head_id = current
      ? (await readSeries(sql, series))!.head_id
      : await openSeriesHead(sql, series, declared)
    if (current && receipt.subject !== '' && receipt.subject !== (await readSubject(sql, current.id)))
      throw unprocessable({ subject: messages.fixedSubject })
    if (receipt.lines.length === 0) throw unprocessable({ lines: messages.noLines })
    const advocate =
      receipt.advocate_id === ''
        ? undefined
        : await requireAdvocate(sql, receipt.advocate_id, 'advocate_id', current)
    const subject = receipt.subject || (current && (await readSubject(sql, current.id)))
    if (subject)
      await requireCharge(
        sql,
        { series, subject },
        { advocateId: advocate?.id ?? null, amounts: receipt.lines.map(({ amount }) => amount) },
      )
    const payer = receipt.payer || advocate?.name_english
    if (!payer) throw unprocessable({ payer: messages.noPayer })
    const payment_type = receipt.payment_type || 'cash'
    return {
      header: {
        series,
        day: receipt.date ?? current?.day ?? today(),
        payment_type,
        book_no: receipt.receipt_no,
        payer,
        payer_note: advocate ? `${advocate.bar_registration_number} · ${advocate.phone}` : '',
        remarks: receipt.remarks,
        advocate_id: advocate?.id ?? null,
        subject: receipt.subject || null,
      },
      details: { advocate_number: receipt.advocate_id },
      lines: receipt.lines.map(({ description, amount }) => ({
        side: 'income',
        head_id,
        amount,
        payment_type,
        note: description,
      })),
    }
  },
})

const readSubject = async (sql: Sql, id: number) => {
  const [row] = await sql<{ subject: string | null }[]>`select subject from receipts where id = ${id}`
  return row?.subject ?? ''
}

type Posted = { receipt: WireRow; isNew: boolean }

/**
 * Posts the receipt in the body. With a subject it posts nothing if the series has a receipt with it that is
 * not void: it returns that one if the body says the same, and throws 409 otherwise.
 */
async function postOnce(request: FastifyRequest, kind: ModuleReceiptKind): Promise<Posted> {
  // the route's schema is the resource's own
  const body = request.body as ModuleReceiptBody
  const { subject } = body
  if (subject === '' && !isWithoutPerson(request))
    return { receipt: await addReceipt(request, kind), isNew: true }
  const [series] = kind.series
  const work = async (sql: Sql): Promise<Posted> => {
    await lockSubject(sql, series!, subject)
    const [row] = await sql<{ id: number; number: string }[]>`
      select id, number from receipts where series = ${series!} and subject = ${subject} and voided_at is null`
    if (!row) {
      if (isWithoutPerson(request)) {
        await admitAutomaticReceipt(sql, series!, body)
        // nobody has taken the money
        request.user = null
      }
      return { receipt: await createReceipt(sql, request, kind), isNew: true }
    }
    const receipt = await readReceipt(sql, kind, row.id)
    if (!isSame(receipt, body)) throw subjectTaken(subject, row)
    return { receipt, isNew: false }
  }
  return write(request, work, { findsRepeats: true })
}

type ModuleReceiptBody = Input<ReturnType<typeof moduleReceipt>> & { place: number | null }

/** True if the receipt says what the body says. What the body leaves to the server may be anything. */
const isSame = (receipt: WireRow, { lines, ...body }: ModuleReceiptBody): boolean =>
  receipt['advocate_id'] === body.advocate_id &&
  receipt['payment_type'] === (body.payment_type || 'cash') &&
  (['date', 'payer', 'receipt_no', 'remarks', 'place'] as const).every(
    (name) => !body[name] || receipt[name] === body[name],
  ) &&
  isDeepStrictEqual(
    receipt['lines'],
    lines.map(({ description, amount }) => ({ description, amount: toDecimal(amount) })),
  )

const subjectTaken = (subject: string, { id, number }: { id: number; number: string }) => {
  const words = fillWords(
    {
      en: '{number} is the receipt for {subject} and says something else. Nothing was posted.',
      bn: '{subject}-এর রসিদ {number}, যাতে অন্য তথ্য আছে। নতুন রসিদ তৈরি হয়নি।',
    },
    { number, subject },
  )
  return conflict(words, { subject: words }).as('subject.taken', { path: 'receipts', id, number })
}

const route = routesOf({ area: 'sales', tokens: 'sales' })

/**
 * The receipts of the series that modules declare. A module's service posts them with the token of the person
 * whose request it answers, or without a person within a limit. People with a session read, correct and void
 * them as other receipts.
 */
export async function moduleReceipts(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const body = receiptBody(moduleReceipt('LIB'))

  /** Throws 404 for a series that nobody declares or has approved, 403 for the token of another module. */
  async function findKind({ service }: FastifyRequest, series: ReceiptSeries): Promise<ModuleReceiptKind> {
    const declared = declaredSeries(app.registry).get(series)
    const module = (await readSeries(app.sql, series))?.module ?? declared?.module
    if (!module) throw notFound(seriesName)
    if (service && service.aud !== module) throw notOfThisModule()
    return kindOf(series, declared)
  }

  routes.get(
    `/${listPath}`,
    route({
      roles: lookups,
      services: true,
      summary: 'Receipts of a series of a module: list',
      returns: 'ModuleReceipt[]',
      query: {
        ...resourceParameters(moduleReceipt('LIB'), { also: ['voided_at'], filters: { payment_type: true } }),
        ...placeParameters,
      },
      total: 'amount',
      schema: { params: seriesParams },
    }),
    async (request, reply) => {
      const kind = await findKind(request, request.params.series)
      const { rows, headers } = await listReceipts(request, kind)
      return reply.headers(headers).send(rows)
    },
  )
  routes.get(
    `/${path}/:id`,
    route({
      roles: lookups,
      services: true,
      summary: 'Receipt of a series of a module: read one',
      returns: 'ModuleReceipt',
      schema: { params: receiptParams },
    }),
    async (request) =>
      readReceipt(app.sql, await findKind(request, request.params.series), request.params.id),
  )
  routes.post(
    `/${path}`,
    route({
      roles: sellers,
      services: 'also without a person',
      summary: 'Receipt of a series of a module: add',
      returns: 'ModuleReceipt',
      status: 201,
      errors: [404],
      schema: { params: seriesParams, body },
    }),
    async (request, reply) => {
      const kind = await findKind(request, request.params.series)
      const { receipt, isNew } = await postOnce(request, kind)
      return reply.code(isNew ? 201 : 200).send(receipt)
    },
  )
  routes.put(
    `/${path}/:id`,
    route({
      roles: editors,
      services: true,
      needsPerson: true,
      summary: 'Receipt of a series of a module: change',
      returns: 'ModuleReceipt',
      schema: { params: receiptParams, body },
    }),
    async (request) =>
      changeReceipt(request, await findKind(request, request.params.series), request.params.id),
  )
  routes.delete(
    `/${path}/:id`,
    route({
      roles: editors,
      services: 'also without a person',
      summary: 'Receipt of a series of a module: void',
      schema: { params: receiptParams, ...voidSchema },
    }),
    async (request, reply) => {
      const { series, id } = request.params
      const kind = await findKind(request, series)
      if (isWithoutPerson(request)) {
        await requireAutomaticLimit(app.sql, series)
        const { created_by } = await readReceipt(app.sql, kind, id)
        if (created_by) throw personRequired()
        request.user = null
      }
      await voidReceipt(request, kind, id, readVoidReason(request))
      await notifyVoidReceipt(app.sql)
      return reply.code(204).send()
    },
  )
}
