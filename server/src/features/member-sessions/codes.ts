import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { latinDigits, today, type Words } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import type { MemberCode, MemberCodeRecipient } from '@samity/shared-api/contract/members/own-page'
import { instantOf, type Instant } from '@samity/shared-api/contract/moment'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { countAttempt, memberCodeLimits } from '../../auth/attempt-limits.ts'
import { mayHaveSession } from '../../auth/member-sessions.ts'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { anyone, sellers } from '../../http/access.ts'
import { conflict, notAskedFor, notFound } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'

const sentForMinutes = 10
const printedForMinutes = 24 * 60
const maxAnHour = 5
const maxADay = 10
/** Limits the cost of strangers with many networks: messages, and numbers whose code they may guess */
const maxForAllAnHour = 500

/** A number as people type it */
export const numberSchema = z.string().trim().min(1).max(60)

const noSession: Words = {
  en: 'This advocate is deceased or archived and cannot sign in.',
  bn: 'এই আইনজীবী মৃত বা আর্কাইভ করা, তাই প্রবেশ করতে পারবেন না।',
}

export const hashOfCode = ({ secretBox }: FastifyInstance, code: string): Buffer =>
  secretBox.mac(Buffer.from(latinDigits(code).replace(/\D/g, '')), 'codes of members')

/** The member then has five tries again. Without an id it does the same work for nobody. */
async function putCode(
  sql: Sql,
  app: FastifyInstance,
  id: number | null,
  minutes: number,
): Promise<MemberCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const [row] = await sql<{ expires_at: Instant }[]>`
    insert into member_codes (advocate_id, code_hash, expires_at)
    select id, ${hashOfCode(app, code)}, now() + make_interval(mins => ${minutes})
    from advocates
    where id = ${id}
    on conflict (advocate_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
    returning expires_at`
  await sql`
    delete from attempt_counters
    where key = (select member_tries_key(bar_registration_number) from advocates where id = ${id})`
  return { code, expires_at: row?.expires_at ?? instantOf(new Date()) }
}

type Recipient = Omit<NonNullable<MemberCodeRecipient['recipient']>, keyof MemberCode>

/** Counts the request, and finds the member who may receive a code. */
async function findRecipient(sql: Sql, number: string): Promise<Recipient | null> {
  const hour = instantOf(new Date()).slice(0, 13)
  const [row] = await sql<[{ counts: [number, number, number] }]>`
    select count_requests(array[
      ${`member-codes:${hour}`}, member_tries_key(${number}) || ${` codes ${today()}`},
      member_tries_key(${number}) || ${` codes ${hour}`}
    ]) as counts`
  const [forAll, ofDay, ofHour] = row.counts
  const isAllowed = forAll <= maxForAllAnHour && ofDay <= maxADay && ofHour <= maxAnHour
  const [recipient] = await sql<Recipient[]>`
    select a.id as advocate_id, a.name_english, a.name_bengali, a.phone, a.email
    from advocates a
    where a.bar_registration_key = number_key(${number}) and ${mayHaveSession(sql)}
      and (a.phone <> '' or a.email <> '') and ${isAllowed}`
  return recipient ?? null
}

const route = routesOf({ area: 'members', tokens: 'member-sessions' })

/** One-time codes with which members sign in: sent by the service of a module, or printed at the counter. */
export async function memberCodes(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  routes.post(
    '/member-codes',
    route({
      roles: anyone,
      forVisitors: 'all',
      summary: 'Code of a member: make one to send',
      description:
        'Only the services of modules may call it, for a visitor. Null for an unknown number, for a member who cannot receive it, and after too many codes: the page must say the same in each case.',
      returns: 'MemberCodeRecipient',
      schema: { body: z.object({ number: numberSchema }) },
    }),
    async ({ service, body: { number } }): Promise<MemberCodeRecipient> => {
      // a job asks for nobody, and a person with a code could sign in as the member
      if (!service?.network) throw notAskedFor()
      await countAttempt(app.sql, memberCodeLimits(service.network))
      return transaction(app.sql, async (sql) => {
        const recipient = await findRecipient(sql, number)
        const code = await putCode(sql, app, recipient?.advocate_id ?? null, sentForMinutes)
        return { recipient: recipient && { ...recipient, ...code } }
      })
    },
  )

  routes.post(
    '/advocates/:id/member-code',
    route({
      roles: sellers,
      tokens: 'closed',
      summary: 'Code of a member: make one to print',
      description: 'It is valid for a day and replaces an earlier code.',
      returns: 'MemberCode',
      errors: [404],
      schema: { params: idParams },
    }),
    (request): Promise<MemberCode> =>
      transaction(app.sql, async (sql) => {
        const { id } = request.params
        const [row] = await sql<{ may: boolean }[]>`
          select ${mayHaveSession(sql)} as may from advocates a where id = ${id}`
        if (!row) throw notFound(advocate.name)
        if (!row.may) throw conflict(noSession)
        const code = await putCode(sql, app, id, printedForMinutes)
        await audit(sql, request, { action: 'create', subject: 'member-codes', subject_id: id })
        return code
      }),
  )
}
