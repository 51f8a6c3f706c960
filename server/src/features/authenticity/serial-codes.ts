import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  cleanText,
  digitWords,
  fillWords,
  latinDigits,
  toMessage,
  type Words,
} from '@samity/shared-api/contract'
import { csvLine, csvStart } from '@samity/shared-api/contract/csv'
import { maxSerial, serialWidth, showSerial } from '@samity/shared-api/contract/sales/serials'
import { showCode } from '@samity/shared-api/contract/authenticity/code-alphabet'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { makeCode } from '../../paper-codes/check-codes.ts'
import { checkUrl } from '../../paper-codes/check-keys.ts'
import { transaction } from '../../database/transaction.ts'
import { editors } from '../../http/access.ts'
import { malformed } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { findStationery } from '../sales/stationery.ts'
import { subjectOfPaper } from './paper-kinds.ts'
import { routesOf } from '../../http/route.ts'

const maxCsvCodes = 100_000
/** 25 sheets of 65 stickers; each QR code of the response is two kilobytes. */
const maxStickers = 1_625
const csvBatch = 1_000

const numberMessage = toMessage({ en: 'Enter a whole number', bn: 'পূর্ণ সংখ্যা দিন' })
const serial = z
  .string()
  .transform((text) => latinDigits(cleanText(text)))
  .pipe(z.string().regex(/^\d{1,13}$/, numberMessage))
const codesQuery = z.object({
  paper: z.string().min(1),
  from: serial,
  to: serial,
  format: z.enum(['csv', 'json']).default('csv'),
})

const orderMessage: Words = {
  en: 'Must not be below the first serial',
  bn: 'প্রথম ক্রমিকের চেয়ে ছোট হতে পারবে না',
}
const tooMany = (max: number): Words =>
  fillWords(
    {
      en: 'At most {max} codes at once. Choose a smaller range.',
      bn: 'একবারে সর্বোচ্চ {max}টি কোড। ছোট পরিসর দিন।',
    },
    { max: digitWords(max.toLocaleString('en-IN')) },
  )

type Range = { stationery: string; first: number; last: number; width: number }

function parseRange({ from, to, format }: z.infer<typeof codesQuery>): Omit<Range, 'stationery'> {
  const [first, last] = [Number(from), Number(to)]
  if (first < 1 || last > maxSerial) throw malformed(undefined, { from: numberMessage })
  if (last < first) throw malformed(orderMessage, { to: orderMessage })
  const max = format === 'csv' ? maxCsvCodes : maxStickers
  if (last - first >= max) throw malformed(tooMany(max), { to: tooMany(max) })
  return { first, last, width: Math.max(serialWidth(from), serialWidth(to)) }
}

/**
 * The lines of the file for the press, in batches. No cell begins with a character that a spreadsheet runs as
 * a formula.
 */
function* csvOf(app: FastifyInstance, secret: Buffer, { stationery, first, last, width }: Range) {
  yield csvStart + csvLine(['serial', 'code', 'url'])
  for (let start = first; start <= last; start += csvBatch) {
    let lines = ''
    for (let number = start; number <= Math.min(last, start + csvBatch - 1); number++) {
      const symbols = makeCode(secret, subjectOfPaper(stationery, number))
      lines += `${showSerial(number, width)},${showCode(symbols)},${checkUrl(app, symbols)}\r\n`
    }
    yield lines
  }
}

const route = routesOf({ area: 'authenticity', tokens: 'papers' })

/**
 * The codes of a range of serials: a file for the press, or stickers. Whoever has them can print papers that
 * look genuine.
 */
export async function serialCodes(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/serial-codes',
    route({
      roles: editors,
      summary: 'Codes of a range of serials',
      returns: 'SerialCheckCode[]',
      media: 'text/csv',
      errors: [409, 422],
      schema: { querystring: codesQuery },
    }),
    async (request, reply) => {
      const { query } = request
      const range: Range = {
        stationery: await findStationery(app.sql, query.paper),
        ...parseRange(query),
      }
      const { stationery, first, last, width } = range
      await transaction(app.sql, (sql) =>
        audit(sql, request, {
          action: 'print',
          subject: 'serial-codes',
          number: stationery,
          after: { from: first, to: last, format: query.format },
        }),
      )
      if (query.format === 'json') {
        const serials = Array.from({ length: last - first + 1 }, (_, index) => first + index)
        const codes = await app.checkKeys.codesOf(serials.map((number) => subjectOfPaper(stationery, number)))
        return serials.map((number, index) => ({ serial: showSerial(number, width), ...codes[index]! }))
      }
      const [secret] = await app.checkKeys.secrets()
      if (!secret) throw new Error('There is no key for codes.')
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="codes-${stationery.replace(':', '-')}-${first}-${last}.csv"`,
        )
        .send(Readable.from(csvOf(app, secret, range)))
    },
  )
}
