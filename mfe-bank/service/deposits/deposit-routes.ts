import {
  auditChange,
  choiceParameter,
  dayParameter,
  deleteFile,
  idParameter,
  keepFile,
  listParameters,
  parseBody,
  parseId,
  parseQuery,
  personOf,
  ServiceError,
  staleVersion,
  textParameter,
  type FastifyInstance,
  type FastifyRequest,
} from '@samity/module-service'
import {
  matchesWords,
  orderBy,
  toConflict,
  writeOnce,
  type ModuleDatabase,
  type ModuleSql,
  type SqlFragment,
} from '@samity/module-service/postgres'
import { toDecimal, today } from '@samity/shared-api/contract'
import { z } from 'zod'
import { deposit, depositKinds, depositStates, type DepositSummary } from '../../contract/deposit.ts'
import { monthsAfter } from '../../contract/deposit-interest.ts'
import {
  depositState,
  lockDeposit,
  principalOf,
  readDeposit,
  readDeposits,
  settleDeposit,
  toDeposit,
} from './deposit-rows.ts'
import { followTransfers } from './follow-moves.ts'
import { knownFacts, refuseField } from './known-facts.ts'

const work = { config: { permission: 'bank.work' } }
/** Deposits that mature so soon are counted in the menu and have a task. */
export const soonDays = 30
const maxNext = 5

const depositBody = deposit.input.extend({
  version: z.coerce.number().int().positive().optional(),
  /** Undefined leaves the scan, null removes it */
  scan: z.string().nullable().optional(),
})
const values = (list: readonly { value: string }[]) => list.map(({ value }) => value)
const depositQuery = {
  ...listParameters([
    'id',
    'number',
    'bank_name',
    'fund',
    'opened_on',
    'matures_on',
    'principal',
    'kind',
    'state',
  ]),
  state: choiceParameter([...values(depositStates), 'open']),
  kind: choiceParameter(values(depositKinds)),
  bank_id: idParameter(),
  place_id: idParameter(),
  fund: textParameter(),
  from: dayParameter(),
  to: dayParameter(),
}

export function depositRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/deposits', { config: { query: depositQuery } }, async (request, reply) => {
    const query = parseQuery(depositQuery, request)
    await followTransfers(sql, request)
    const where = depositFilter(sql, query)
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`d.id`,
        number: sql`d.number`,
        bank_name: sql`d.bank_name`,
        fund: sql`nullif(d.fund, '')`,
        kind: sql`d.kind`,
        opened_on: sql`d.opened_on`,
        matures_on: sql`d.matures_on`,
        principal: principalOf(sql),
        state: depositState(sql, today()),
      },
      sql`d.closed_on is not null, d.matures_on`,
    )
    const rest = sql`order by ${ordering}, d.id limit ${query.limit} offset ${query.offset}`
    const [rows, [total]] = await Promise.all([
      readDeposits(sql, { where, rest }),
      sql<{ count: number }[]>`select count(*) from deposits d where ${where}`,
    ])
    return reply.header('x-total-count', total?.count ?? 0).send(rows.map((row) => toDeposit(row)))
  })

  app.get('/deposits/summary', async (request): Promise<DepositSummary> => {
    await followTransfers(sql, request)
    const day = today()
    const [rows, groups] = await Promise.all([
      readDeposits(sql, { where: sql`d.closed_on is null`, rest: sql`order by d.matures_on, d.id` }),
      sql<(Omit<DepositSummary['groups'][number], 'principal'> & { paisa: number })[]>`
        select d.bank_id, max(d.bank_name) as bank_name, d.fund, count(*) as deposits,
          sum(${principalOf(sql)})::bigint as paisa
        from deposits d where d.closed_on is null group by d.bank_id, d.fund order by bank_name, d.fund`,
    ])
    const heldDeposits = rows.filter(({ state }) => state !== 'new')
    return {
      principal: toDecimal(groups.reduce((sum, { paisa }) => sum + paisa, 0)),
      maturing: heldDeposits.filter(({ matures_on }) => matures_on <= daysAfter(day, soonDays)).length,
      groups: groups.map(({ paisa, ...group }) => ({ ...group, principal: toDecimal(paisa) })),
      next: heldDeposits.slice(0, maxNext).map(({ id, number, bank_name, principal_paisa, matures_on }) => ({
        id,
        number,
        bank_name,
        principal: toDecimal(principal_paisa),
        matures_on,
      })),
    }
  })

  app.get('/deposits/:id', async (request) => toDeposit(await readDeposit(sql, parseId(request))))

  app.post('/deposits', work, async (request, reply) => {
    const { version: _version, scan = null, ...body } = parseBody(depositBody, request)
    checkInstalment(body)
    const facts = await knownFacts(request, body)
    const saved = await guarded(() =>
      writeOnce(sql, request, async (tx) => {
        const [row] = await tx<{ id: number }[]>`
          insert into deposits ${tx({
            ...columnsOf(body),
            ...facts,
            scan,
            matures_on: monthsAfter(body.opened_on, body.term_months),
            created_by: personOf(request),
          })} returning id`
        const added = toDeposit(await readDeposit(tx, row!.id))
        await auditChange(request, { action: 'create', record: `deposits/${added.id}`, after: added })
        if (scan !== null) await keepFile(request, scan)
        return added
      }),
    )
    return reply.code(201).send(saved)
  })

  app.put('/deposits/:id', work, async (request) => {
    const id = parseId(request)
    const { version, scan: newScan, ...body } = parseBody(depositBody, request)
    checkInstalment(body)
    const facts = await knownFacts(request, body)
    const { saved, formerScan } = await guarded(() =>
      sql.begin(async (tx) => {
        const row = await lockDeposit(tx, id)
        const current = toDeposit(row)
        if (version !== undefined && version !== current.version) throw staleVersion(current)
        const [moved] =
          await tx`select from deposit_moves where deposit_id = ${id} and state <> 'void' limit 1`
        if (moved && body.place_id !== current.place_id) throw refuseField('place_id', messages.hasMoney)
        if (moved && body.kind !== current.kind) throw refuseField('kind', messages.hasMoney)
        const scan = newScan === undefined ? current.scan : newScan
        await tx`update deposits set ${tx({ ...columnsOf(body), ...facts, scan })} where id = ${id}`
        await settleDeposit(tx, id)
        const after = toDeposit(await readDeposit(tx, id))
        await auditChange(request, { action: 'update', record: `deposits/${id}`, before: current, after })
        if (scan !== null && scan !== current.scan) await keepFile(request, scan)
        return { saved: after, formerScan: scan === current.scan ? null : current.scan }
      }),
    )
    await dropScan(request, formerScan)
    return saved
  })

  app.delete('/deposits/:id', work, async (request, reply) => {
    const id = parseId(request)
    const scan = await sql.begin(async (tx) => {
      const before = toDeposit(await lockDeposit(tx, id))
      const [moved] = await tx`select from deposit_moves where deposit_id = ${id} limit 1`
      if (moved) throw new ServiceError(409, messages.hasMoves, {}, { code: 'record.in_use' })
      await tx`delete from deposits where id = ${id}`
      await auditChange(request, { action: 'delete', record: `deposits/${id}`, before })
      return before.scan
    })
    await dropScan(request, scan)
    return reply.code(204).send()
  })
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const dropScan = async (request: FastifyRequest, scan: string | null) => {
  // the sweep of a night deletes what this leaves
  if (scan !== null) await deleteFile(request, scan).catch((error: unknown) => request.log.warn(error))
}

type Body = z.output<typeof deposit.input>
const columnsOf = ({ instalment, ...body }: Body) => ({ ...body, instalment_paisa: instalment })

function checkInstalment({ kind, instalment, instalment_day }: Body): void {
  if (kind !== 'instalment') return
  if (!instalment) throw refuseField('instalment', messages.instalment)
  if (!instalment_day) throw refuseField('instalment_day', messages.instalmentDay)
}

function depositFilter(
  sql: ModuleSql,
  { search, state, kind, bank_id, place_id, fund, from, to }: z.output<z.ZodObject<typeof depositQuery>>,
): SqlFragment {
  const searched = sql`search_key(d.number || ' ' || d.bank_name || ' ' || d.branch || ' ' || d.remarks)`
  const stateMatches =
    state === undefined
      ? sql`true`
      : state === 'open'
        ? sql`d.closed_on is null`
        : sql`${depositState(sql, today())} = ${state}`
  return sql`${matchesWords(sql, search, searched)} and ${stateMatches}
    and d.kind = coalesce(${kind ?? null}, d.kind) and d.bank_id = coalesce(${bank_id ?? null}::int, d.bank_id)
    and d.place_id = coalesce(${place_id ?? null}::int, d.place_id) and d.fund = coalesce(${fund ?? null}, d.fund)
    and d.matures_on between coalesce(${from ?? null}::date, d.matures_on) and coalesce(${to ?? null}::date, d.matures_on)`
}

const messages = {
  hasMoney: {
    en: 'The deposit has money, so this cannot change',
    bn: 'আমানতে টাকা আছে, তাই এটি বদলানো যাবে না',
  },
  hasMoves: {
    en: 'This deposit cannot be deleted because money has moved.',
    bn: 'আমানতটিতে টাকা এসেছে বা গেছে, তাই মুছে ফেলা যাবে না।',
  },
  instalment: { en: 'Enter the amount of an instalment', bn: 'কিস্তির পরিমাণ লিখুন' },
  instalmentDay: { en: 'Enter the day of the month, 1 to 28', bn: 'মাসের তারিখ লিখুন, ১ থেকে ২৮' },
}

const guarded = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    throw toConflict(deposit, error)
  })
