import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { today, type Input, type Words } from '@samity/shared-api/contract'
import {
  holderReason,
  moneyPlace,
  ownPlaceKinds,
  type PlaceChoice,
} from '@samity/shared-api/contract/treasury/money-place'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { editors, lookups, roleOf } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { ApiError, conflict, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { registerPlaceRefusals } from '../../ledger/place-refusals.ts'
import { idParams, requestBody } from '../../resources/crud.ts'
import { listRecords, type ReadOptions } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import {
  archiveRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  readRecord,
  updateRecord,
  type ParsedBody,
} from '../../resources/records.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { lockHolder } from './box-holder.ts'
import { refuseHolderChange } from './change-holder.ts'
import { isBlind, refuseBeforeCount } from '../../ledger/blind-count.ts'
import { routesOf } from '../../http/route.ts'

type Place = Input<typeof moneyPlace>
type Before = WireRow & {
  kind: string
  name_english: string
  name_bengali: string
  holder: number | null
  is_default: boolean
  never_below_zero: boolean
  day_close: boolean
}

const source: ReadOptions = {
  from: 'money_place_records',
  also: ['balance', 'coming', 'holder_name', 'holder_takes_money', 'bank_name', 'first_day'],
  amounts: ['balance', 'coming'],
}
/** A cashier reads the own box and no other place. */
const sourceFor = ({ user }: FastifyRequest): ReadOptions =>
  user?.role === 'cashier' ? { ...source, where: (sql) => sql`holder_id = ${user.id}` } : source

const messages = {
  own: {
    en: 'Samity keeps this place itself. It cannot be changed.',
    bn: 'এই স্থানটি সফটওয়্যার নিজেই রাখে। এটি বদলানো যায় না।',
  },
  kind: {
    en: 'The kind of a place with records cannot be changed',
    bn: 'হিসাব আছে এমন স্থানের ধরন বদলানো যায় না',
  },
  cashOnly: { en: 'Only a cash box has this', bn: 'এটি শুধু ক্যাশ বাক্সের জন্য' },
  openingDay: { en: 'Required with an opening amount', bn: 'প্রারম্ভিক পরিমাণের সঙ্গে আবশ্যক' },
  afterToday: { en: 'Must not be after today', bn: 'আজকের পরে হতে পারবে না' },
  switches: {
    en: "Only an administrator turns 'never below zero' and 'day close' on or off.",
    bn: "'কখনো শূন্যের নিচে নয়' ও 'দিনের হিসাব সমাপ্তি' শুধু প্রশাসক চালু বা বন্ধ করেন।",
  },
  defaultKind: {
    en: 'A default is a cash box that nobody keeps, cheques in hand, a bank account or a wallet',
    bn: 'পূর্বনির্ধারিত হতে পারে কারও দায়িত্বে নেই এমন ক্যাশ বাক্স, হাতে থাকা চেক, ব্যাংক হিসাব বা ওয়ালেট',
  },
  defaultStays: {
    en: 'This is the default of its kind. Make another place the default first.',
    bn: 'এটি এই ধরনের পূর্বনির্ধারিত স্থান। আগে অন্য একটি স্থানকে পূর্বনির্ধারিত করুন।',
  },
  holder: { en: 'This user cannot keep a cash box', bn: 'এই ব্যবহারকারী ক্যাশ বাক্স রাখতে পারেন না' },
} satisfies Record<string, Words>

const isOwnKind = (kind: string): boolean => ownPlaceKinds.some(({ value }) => value === kind)

/**
 * The places as the person may read them: before the count of the own box without what is, or was, in cash
 * boxes.
 */
async function hideBalances(sql: Sql, request: FastifyRequest, places: WireRow[]): Promise<WireRow[]> {
  if (!(await isBlind(sql, request))) return places
  return places.map((place) =>
    place['kind'] === 'cash' ? { ...place, balance: null, coming: null, opening_amount: null } : place,
  )
}

/** True if the choice of the places, or their order, would tell the opening amounts. */
const usesOpening = ({ ordering, ...filters }: ListQuery): boolean =>
  'opening_amount' in filters || String(ordering ?? '').includes('opening_amount')

/** Refuses values that do not go together (422), and switches that this role may not turn (403). */
function refuseInvalid(request: FastifyRequest, place: Place, before: Before | undefined): void {
  const { kind, holder, never_below_zero, day_close, opening_amount, opening_day, is_default } = place
  if (kind !== 'cash') {
    if (holder !== null) throw unprocessable({ holder: messages.cashOnly })
    if (never_below_zero) throw unprocessable({ never_below_zero: messages.cashOnly })
    if (day_close) throw unprocessable({ day_close: messages.cashOnly })
  }
  if (opening_amount > 0 && opening_day === null) throw unprocessable({ opening_day: messages.openingDay })
  if (opening_day !== null && opening_day > today()) throw unprocessable({ opening_day: messages.afterToday })
  if (is_default && (kind === 'fdr' || holder !== null))
    throw unprocessable({ is_default: messages.defaultKind })
  const turnsSwitch =
    never_below_zero !== (before?.never_below_zero ?? kind === 'cash') ||
    day_close !== (before?.day_close ?? false)
  if (turnsSwitch && roleOf(request) !== 'admin') throw new ApiError(403, messages.switches).as('auth.role')
}

/** Refuses a change of what records, locks and defaults depend on (409). */
function refuseChange(place: Place, before: Before): void {
  if (isOwnKind(before.kind)) throw conflict(messages.own).as('place.fixed')
  if (before['first_day'] !== null && place.kind !== before.kind)
    throw conflict(messages.kind, { kind: messages.kind }).as('place.fixed')
  if (before.is_default && (!place.is_default || place.kind !== before.kind))
    throw conflict(messages.defaultStays, { is_default: messages.defaultStays }).as('place.fixed')
}

/** An opening amount is part of the books from its day on: it falls under the lock. */
async function assertOpeningOpen(
  sql: Sql,
  place: Place,
  opening: { amount: number; day: string | null },
): Promise<void> {
  if (place.opening_amount === opening.amount && place.opening_day === opening.day) return
  const days = [place.opening_day, opening.day].filter((day) => day !== null)
  if (days.length > 0) await assertOpen(sql, ...days)
}

async function refuseHolder(sql: Sql, holder: number | null): Promise<void> {
  if (holder === null) return
  if (!(await lockHolder(sql, holder)))
    throw unprocessable({ holder: messages.holder }).as('record.reference')
}

/** Takes the default from the place of this kind that has it. */
async function releaseDefault(
  sql: Sql,
  request: FastifyRequest,
  { kind, is_default }: Place,
  id = 0,
): Promise<void> {
  if (!is_default) return
  const rows = await sql<{ id: number }[]>`
    update money_places set is_default = false, version = version + 1, updated_at = now()
    where kind = ${kind} and is_default and id <> ${id} returning id`
  for (const row of rows)
    await audit(sql, request, {
      action: 'update',
      subject: moneyPlace.path,
      subject_id: row.id,
      before: { is_default: true },
      after: { is_default: false },
    })
}

const readChoices = (sql: Sql, userId: number) => sql<PlaceChoice[]>`
  select p.id, p.kind, p.name_english, p.name_bengali, coalesce(u.username, '') as holder_name, p.is_default,
    coalesce(p.holder_id = ${userId}, false) as is_own, p.opening_day,
    (select max(c.day) from cash_days c where c.place_id = p.id and c.closed_at is not null) as closed_until
  from money_places p
  left join users u on u.id = p.holder_id
  where p.archived_at is null and array_position(array['cash', 'cheques', 'bank', 'wallet', 'fdr'], p.kind) is not null
  order by array_position(array['cash', 'cheques', 'bank', 'wallet', 'fdr'], p.kind), not p.is_default, p.id`

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

export async function moneyPlaces(app: FastifyInstance): Promise<void> {
  registerPlaceRefusals(app)
  registerResource(app, moneyPlace)
  const routes = withZod(app)
  const body = requestBody(moneyPlace)
  /** Only a new place knows that nobody said anything about the switch. */
  const newBody = body.extend({
    never_below_zero: z.undefined().or(moneyPlace.fields.never_below_zero.schema),
  })
  const changeBody = body.extend({ holder_reason: holderReason.schema })

  app.get(
    '/money-places/choices',
    route({ roles: lookups, summary: 'Places to choose from', returns: 'PlaceChoice[]' }),
    ({ user }) => readChoices(app.sql, user?.id ?? 0),
  )
  app.get<{ Querystring: ListQuery }>(
    '/money-places',
    route({ roles: lookups, ...describeAction(moneyPlace, 'list') }),
    async (request, reply) => {
      if (usesOpening(request.query)) await refuseBeforeCount(request)
      const { rows, total } = await listRecords(app.sql, moneyPlace, request.query, sourceFor(request))
      return reply.header('x-total-count', total).send(await hideBalances(app.sql, request, rows))
    },
  )
  routes.get(
    '/money-places/:id',
    route({ roles: lookups, ...describeAction(moneyPlace, 'read'), schema: { params: idParams } }),
    async (request) => {
      const place = await readRecord(app.sql, moneyPlace, request.params.id, sourceFor(request))
      const [shown] = await hideBalances(app.sql, request, [place])
      return shown
    },
  )

  routes.post(
    '/money-places',
    route({ roles: editors, ...describeAction(moneyPlace, 'create'), schema: { body: newBody } }),
    async (request, reply) => {
      const record = await write(request, async (sql) => {
        // the route's schema is the resource's own, but for the switch
        const draft = request.body as Omit<Place, 'never_below_zero'> &
          ParsedBody & { never_below_zero: boolean | undefined }
        const place = { ...draft, never_below_zero: draft.never_below_zero ?? draft.kind === 'cash' }
        refuseInvalid(request, place, undefined)
        await refuseHolder(sql, place.holder)
        await assertOpeningOpen(sql, place, { amount: 0, day: null })
        await releaseDefault(sql, request, place)
        return createRecord(sql, request, moneyPlace, place, { readOptions: source })
      })
      return reply.code(201).send(record)
    },
  )
  // a body has the opening amount, and a response the balance
  const afterCount = { preHandler: refuseBeforeCount }
  const changeSchema = { params: idParams, body: changeBody }
  routes.put(
    '/money-places/:id',
    route({ roles: editors, ...describeAction(moneyPlace, 'update'), schema: changeSchema, ...afterCount }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const { holder_reason: reason, ...place } = request.body as Place &
          ParsedBody & { holder_reason: string }
        const before = (await lockRecord(sql, moneyPlace, id, source)) as Before
        refuseChange(place, before)
        refuseInvalid(request, place, before)
        if (place.holder !== before.holder) await refuseHolder(sql, place.holder)
        await refuseHolderChange(sql, { box: before, before: before.holder, after: place.holder, reason })
        const [opening] = await sql<{ amount: number; day: string | null }[]>`
        select opening_amount as amount, opening_day as day from money_places where id = ${id}`
        await assertOpeningOpen(sql, place, opening!)
        await releaseDefault(sql, request, place, id)
        return updateRecord(sql, request, moneyPlace, id, place, { readOptions: source, reason })
      }),
  )
  routes.post(
    '/money-places/:id/archive',
    route({
      roles: editors,
      ...describeAction(moneyPlace, 'archive'),
      schema: { params: idParams },
      ...afterCount,
    }),
    (request) =>
      write(request, async (sql) => {
        await refuseRemoval(sql, request.params.id)
        return archiveRecord(sql, request, moneyPlace, request.params.id, true, source)
      }),
  )
  routes.post(
    '/money-places/:id/restore',
    route({
      roles: editors,
      ...describeAction(moneyPlace, 'restore'),
      schema: { params: idParams },
      ...afterCount,
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const before = (await lockRecord(sql, moneyPlace, id, source)) as Before
        await refuseHolder(sql, before.holder)
        return archiveRecord(sql, request, moneyPlace, id, false, source)
      }),
  )
  routes.delete(
    '/money-places/:id',
    route({ roles: editors, ...describeAction(moneyPlace, 'delete'), schema: { params: idParams } }),
    async (request, reply) => {
      await write(request, async (sql) => {
        await refuseRemoval(sql, request.params.id)
        await deleteRecord(sql, request, moneyPlace, request.params.id)
      })
      return reply.code(204).send()
    },
  )
}

/** Own places and defaults stay (409). */
async function refuseRemoval(sql: Sql, id: number): Promise<void> {
  const before = (await lockRecord(sql, moneyPlace, id, source)) as Before
  if (isOwnKind(before.kind)) throw conflict(messages.own).as('place.fixed')
  if (before.is_default) throw conflict(messages.defaultStays).as('place.fixed')
}
