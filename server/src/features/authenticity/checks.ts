import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cleanText, type Language, type Words } from '@samity/shared-api/contract'
import type { CheckAnswer } from '@samity/shared-api/contract/authenticity/check'
import { cleanCode } from '@samity/shared-api/contract/authenticity/code-alphabet'
import { parseSerial } from '@samity/shared-api/contract/sales/serials'
import { addressIn } from '@samity/shared-api/module'
import { z } from 'zod'
import { readCode, type CodeSubject } from '../../paper-codes/check-codes.ts'
import { ApiError, malformed, unprocessable } from '../../http/errors.ts'
import { wantsPage } from '../../http/plain-forms.ts'
import { withZod } from '../../http/with-zod.ts'
import { checkableKindOf, registerCheckableKind } from '../../paper-codes/checkable-kinds.ts'
import { findStationery } from '../sales/stationery.ts'
import { associateKind, memberKind } from './check-cards.ts'
import { caseNumberSchema, noteCase } from './check-cases.ts'
import { countLookUps, outcomeOf } from './check-counts.ts'
import { checkPaper } from './check-paper.ts'
import { checkReceiptNumber, receiptKind } from './check-receipt.ts'
import { paperOfSubject, readCheckablePapers } from './paper-kinds.ts'
import { routesOf } from '../../http/route.ts'

const notGenuine: Words = {
  en: 'This code is not genuine. The association has not issued it, or it was typed wrongly.',
  bn: 'এই কোড আসল নয়। সমিতি এটি দেয়নি, অথবা কোডটি ভুল লেখা হয়েছে।',
}
const recordGone: Words = {
  en: 'The code is genuine, but its record no longer exists. Please ask the office of the association.',
  bn: 'কোডটি আসল, কিন্তু এর তথ্য আর নেই। অনুগ্রহ করে সমিতির কার্যালয়ে জিজ্ঞাসা করুন।',
}
const paperAndSerial: Words = {
  en: 'Choose the paper and enter its serial, or enter a receipt number.',
  bn: 'কাগজ বেছে নিয়ে ক্রমিক দিন, অথবা রসিদ নম্বর দিন।',
}
const serialMessage: Words = {
  en: 'Enter the serial in digits, as it is printed',
  bn: 'ছাপা ক্রমিকটি অঙ্কে দিন',
}
const papersOnly: Words = {
  en: 'Only a paper can be noted for a case.',
  bn: 'শুধু কাগজের জন্য মামলার নম্বর রাখা যায়।',
}

const lookUpQuery = z.object({
  paper: z.string().default(''),
  serial: z.string().default(''),
  receipt: z.string().default(''),
})
const codeParams = z.object({ code: z.string() })
/** A path leads to no other page than that of a code */
const codeShape = /^[0-9A-Z]*$/
const caseBody = z.object({
  case_number: caseNumberSchema,
  /** The language of the page, when the browser sends the form without our script */
  language: z.enum(['en', 'bn']).catch('en'),
})
const typedCaseBody = caseBody.extend({ paper: z.string().default(''), serial: z.string().default('') })

function requireSerial(text: string): number {
  const serial = parseSerial(cleanText(text).replace(/\s/g, ''))
  if (serial === undefined) throw unprocessable({ serial: serialMessage }, serialMessage)
  return serial
}

type PageBody = { language: Language }

/** A longer text is no case number: the page shows its beginning. */
const maxShownCase = 60

const route = routesOf({ area: 'authenticity', tokens: 'papers' })

/**
 * The public check of papers, receipts and cards. Nobody needs a session, and a session shows nothing more.
 */
export async function checks(app: FastifyInstance): Promise<void> {
  for (const kind of [receiptKind, memberKind, associateKind]) registerCheckableKind(app, kind)
  const count = countLookUps(app)
  const routes = withZod(app)

  const readGenuineCode = async (code: string): Promise<CodeSubject> => {
    const subject = readCode(await app.checkKeys.secrets(), code)
    if (subject) return subject
    count('code', 'not_genuine')
    throw new ApiError(404, notGenuine)
  }
  const checkSubject = async (subject: CodeSubject): Promise<CheckAnswer | undefined> => {
    const paper = paperOfSubject(subject)
    if (paper) return checkPaper(app.sql, paper.stationery, paper.serial)
    return checkableKindOf(app, subject.kind)?.readResult(app.sql, subject.number)
  }
  /** A sale changes a result at once, so nothing between the server and the clerk may store it. */
  const send = (reply: FastifyReply, result: CheckAnswer) => {
    count(result.kind, outcomeOf(result))
    return reply.header('cache-control', 'no-store').send(result)
  }

  routes.get(
    '/check',
    route({
      roles: 'open',
      summary: 'Check a paper by serial, or a receipt by number',
      returns: 'CheckAnswer',
      errors: [404, 422],
      schema: { querystring: lookUpQuery },
    }),
    async (request, reply) => {
      app.chargeLookUp(request, 'typed')
      const { paper, serial, receipt } = request.query
      if (receipt.trim()) return send(reply, await checkReceiptNumber(app.sql, receipt))
      if (!paper.trim() || !serial.trim()) throw malformed(paperAndSerial)
      const typed = requireSerial(serial)
      return send(reply, await checkPaper(app.sql, await findStationery(app.sql, paper), typed))
    },
  )

  app.get(
    '/check/papers',
    route({ roles: 'open', summary: 'Papers that can be checked', returns: 'CheckablePaper[]' }),
    () => readCheckablePapers(app.sql),
  )

  routes.get(
    '/check/:code',
    route({
      roles: 'open',
      summary: 'Check a code',
      returns: 'CheckAnswer',
      errors: [410],
      schema: { params: codeParams },
    }),
    async (request, reply) => {
      app.chargeLookUp(request, 'code')
      const result = await checkSubject(await readGenuineCode(request.params.code))
      if (result) return send(reply, result)
      count('code', 'gone')
      throw new ApiError(410, recordGone)
    },
  )

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    work: () => Promise<CheckAnswer>,
  ) => {
    if (!wantsPage(request))
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await work())
    // a parsed body is always an object
    const language = (request.body as Partial<PageBody>).language === 'bn' ? 'bn' : 'en'
    const leadTo = (params: Record<string, string>) => {
      const [path = '', search = ''] = page.split('?')
      const query = new URLSearchParams([...new URLSearchParams(search), ...Object.entries(params)])
      return reply.redirect(`${addressIn(language, path)}?${query}`, 303)
    }
    try {
      if (request.validationError) throw request.validationError
      await work()
      return await leadTo({ noted: '1' })
    } catch (error) {
      const isRefusal = request.validationError || (error instanceof ApiError && error.status < 500)
      if (!isRefusal) throw error
      const isTooOften = error instanceof ApiError && error.status === 429
      // the page shows the number again, at its field
      const typed = (request.body as { case_number?: unknown }).case_number
      const shown = typeof typed === 'string' ? typed.slice(0, maxShownCase) : ''
      return leadTo({ refused: isTooOften ? 'often' : 'case', ...(shown && { case: shown }) })
    }
  }

  routes.post(
    '/check/cases',
    route({
      roles: 'open',
      summary: 'Note the case in which a paper was seen, by serial',
      returns: 'CheckAnswer',
      status: 201,
      redirects: true,
      errors: [404],
      schema: { body: typedCaseBody },
      attachValidation: true,
    }),
    async (request, reply) => {
      // a body that the schema has refused may lack both
      const { paper = '', serial = '' } = request.body as { paper?: string; serial?: string }
      const page = `/check?${new URLSearchParams({ paper, serial })}`
      return respond(request, reply, page, async () => {
        if (request.validationError) throw request.validationError
        app.chargeLookUp(request, 'typed')
        const typed = requireSerial(serial)
        const stationery = await findStationery(app.sql, paper)
        await noteCase(request, { stationery, serial: typed }, request.body.case_number)
        return checkPaper(app.sql, stationery, typed)
      })
    },
  )

  routes.post(
    '/check/:code/cases',
    route({
      roles: 'open',
      summary: 'Note the case in which a paper was seen, by code',
      returns: 'CheckAnswer',
      status: 201,
      redirects: true,
      schema: { params: codeParams, body: caseBody },
      attachValidation: true,
    }),
    async (request, reply) => {
      const code = cleanCode(request.params.code)
      if (!codeShape.test(code)) throw new ApiError(404, notGenuine)
      return respond(request, reply, `/check/${code}`, async () => {
        if (request.validationError) throw request.validationError
        app.chargeLookUp(request, 'code')
        const paper = paperOfSubject(await readGenuineCode(code))
        if (!paper) throw unprocessable({ case_number: papersOnly }, papersOnly)
        await noteCase(request, paper, request.body.case_number)
        return checkPaper(app.sql, paper.stationery, paper.serial)
      })
    },
  )
}
