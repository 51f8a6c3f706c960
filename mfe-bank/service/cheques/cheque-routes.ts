import {
  attempt,
  auditChange,
  closeTask,
  parseBody,
  parseId,
  parseQuery,
  personOf,
  staleVersion,
} from '@samity/module-service'
import {
  orderBy,
  toConflict,
  writeOnce,
  type ModuleDatabase,
  type ModuleTransaction,
} from '@samity/module-service/postgres'
import { date, text, toDecimal, today, type Day } from '@samity/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  cheque,
  type Cheque,
  type ChequeInput,
  type ChequeState,
  type ChequeSummary,
} from '../../contract/cheques.ts'
import {
  assertRoom,
  enteredFor,
  keepByCheque,
  readByCheque,
  readDocuments,
  type ChequeDocument,
  type PaidDocument,
} from './cheque-documents.ts'
import { chequeMessages, invalid, refusal, wrongPath } from './cheque-messages.ts'
import {
  chequeFilter,
  chequeQuery,
  filterQuery,
  listCheques,
  lockCheque,
  readCheque,
  sumCheques,
  toCheque,
} from './cheque-rows.ts'
import { taskKeys } from './cheque-tasks.ts'

export const work = { config: { permission: 'bank.work' } }
const changeBody = cheque.input.extend({ version: z.coerce.number().int().positive().optional() })
const dayBody = z.object({ day: date({ en: 'Date', bn: 'তারিখ' }).schema })
const cancelBody = dayBody.extend({ reason: text({ en: 'Reason', bn: 'কারণ' }, 300).schema })
const summaryQuery = { ...filterQuery, search: chequeQuery.search }

/** Refuses a day that is not yet, or before the cheque came to its state. */
export function assertDay(day: Day, since: Day, field = 'day'): void {
  if (day > today()) throw invalid(chequeMessages.inFuture, field)
  if (day < since) throw invalid(chequeMessages.before, field)
}

/** An own cheque has the account's bank. */
const bankOf = (
  { bank_name, branch_name }: ChequeInput,
  { direction }: Pick<ChequeDocument, 'direction'>,
) => {
  if (direction === 'issued') return { bank_name: '', branch_name: '' }
  if (bank_name === '') throw invalid(chequeMessages.bankRequired, 'bank_name')
  return { bank_name, branch_name }
}

export const auditCheque = (
  request: FastifyRequest,
  action: Parameters<typeof auditChange>[1]['action'],
  before: Cheque | undefined,
  after: Cheque | undefined,
  reason?: string,
) =>
  auditChange(request, {
    action,
    record: `cheques/${(after ?? before)!.id}`,
    ...(before && { before }),
    ...(after && { after }),
    ...(reason && { reason }),
  })

export function chequeRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/cheques', { config: { query: chequeQuery } }, async (request, reply) => {
    const query = parseQuery(chequeQuery, request)
    const where = chequeFilter(sql, query)
    const ordering = orderBy(
      sql,
      query.ordering,
      {
        id: sql`c.id`,
        number: sql`search_key(c.number)`,
        party: sql`lower(c.party)`,
        bank_name: sql`nullif(lower(c.bank_name), '')`,
        document_number: sql`c.document_number`,
        drawn_on: sql`c.drawn_on`,
        state_on: sql`c.state_on`,
        amount: sql`c.amount_paisa`,
        state: sql`c.state`,
      },
      sql`c.state_on desc`,
    )
    const [rows, { count }] = await Promise.all([
      listCheques(sql, where, ordering, query),
      sumCheques(sql, where),
    ])
    return reply.header('x-total-count', count).send(rows.map(toCheque))
  })

  app.get('/cheque-summary', { config: { query: summaryQuery } }, async (request): Promise<ChequeSummary> => {
    const [inHand, matching] = await Promise.all([
      sumCheques(sql, chequeFilter(sql, { state: 'in_hand' })),
      sumCheques(sql, chequeFilter(sql, parseQuery(summaryQuery, request))),
    ])
    return { in_hand: inHand.count, amount: matching.directions > 1 ? '' : toDecimal(matching.amount_paisa) }
  })

  app.get('/cheques/:id', async (request) => readCheque(sql, parseId(request)))

  app.post('/cheques', work, async (request, reply) => {
    const values = parseBody(cheque.input, request)
    const documents = await readDocuments(request, values)
    const [document, ...further] = documents as [PaidDocument, ...PaidDocument[]] // as many as were sent
    const { number, drawn_on, party, amount: amount_paisa, document_path, document_id } = values
    const saved = await writeOnce(sql, request, async (tx) => {
      await assertRoom(tx, documents)
      const [row] = await tx<{ id: number }[]>`
        insert into cheques ${tx({
          direction: document.direction,
          number,
          ...bankOf(values, document),
          party,
          drawn_on,
          amount_paisa,
          place_id: document.place_id,
          document_path,
          document_id,
          document_number: document.number,
          state: document.direction === 'received' ? 'in_hand' : 'issued',
          state_on: document.direction === 'received' ? today() : drawn_on,
          created_by: personOf(request),
        })} returning id`
      for (const { number: document_number, paisa, ...location } of further)
        await tx`
          insert into further_receipts ${tx({
            cheque_id: row!.id,
            document_path: location.document_path,
            document_id: location.document_id,
            document_number,
            amount_paisa: paisa,
          })}`
      // with this cheque a receipt that was changed may be paid
      for (const { number: paid, chequePaisa } of documents)
        if ((await enteredFor(tx, paid)) === chequePaisa) await keepByCheque(tx, paid, chequePaisa)
      const added = await readCheque(tx, row!.id)
      await auditCheque(request, 'create', undefined, added)
      return added
    }).catch((error: unknown) => {
      throw toConflict(cheque, error)
    })
    return reply.code(201).send(saved)
  })

  app.put('/cheques/:id', work, async (request) => {
    const { version, ...values } = parseBody(changeBody, request)
    return change(request, 'update', async (_tx, current) => {
      if (version !== undefined && version !== current.version) throw staleVersion(current)
      if (['bounced', 'cancelled'].includes(current.state)) throw refusal(chequeMessages.path)
      const { number, drawn_on, party, amount, document_number } = values
      if (toDecimal(amount) !== current.amount) throw invalid(chequeMessages.fixed, 'amount')
      if (document_number !== current.document_number) throw invalid(chequeMessages.fixed, 'document_number')
      return { number, drawn_on, party, ...bankOf(values, current) }
    })
  })

  app.delete('/cheques/:id', work, async (request, reply) => {
    await sql
      .begin(async (tx) => {
        const current = await lockCheque(tx, parseId(request))
        if (current.bounce) throw refusal(chequeMessages.bouncing)
        await tx`delete from cheques where id = ${current.id}`
        await auditCheque(request, 'delete', current, undefined)
      })
      .catch((error: unknown) => {
        throw wrongPath(error)
      })
    await closeTasks(request, parseId(request))
    return reply.code(204).send()
  })

  const settled: Partial<Record<ChequeState, ChequeState>> = {
    deposited: 'cleared',
    issued: 'presented',
    stale: 'presented',
  }
  app.post('/cheques/:id/clear', work, async (request) => {
    const { day } = parseBody(dayBody, request)
    const cleared = await change(request, 'confirm', async (_tx, current) => {
      const state = settled[current.state]
      if (!state) throw refusal(chequeMessages.path)
      if (current.bounce) throw refusal(chequeMessages.bouncing)
      if (current.is_slip_void) throw refusal(chequeMessages.slipVoid)
      assertDay(day, current.state === 'deposited' ? current.state_on : current.drawn_on)
      return { state, state_on: day }
    })
    await closeTasks(request, cleared.id)
    return cleared
  })

  const unsettled: Partial<Record<ChequeState, ChequeState>> = { cleared: 'deposited', presented: 'issued' }
  app.post('/cheques/:id/unclear', work, async (request) =>
    change(request, 'update', async (tx, current) => {
      const state = unsettled[current.state]
      if (!state) throw refusal(chequeMessages.path)
      if (current.is_matched) throw refusal(chequeMessages.matched)
      const [slip] = await tx<{ day: Day }[]>`select day from slips where id = ${current.slip_id}`
      return { state, state_on: slip?.day ?? current.drawn_on }
    }),
  )

  app.post('/cheques/:id/cancel', work, async (request) => {
    const { day, reason } = parseBody(cancelBody, request)
    const { documents } = await readCheque(sql, parseId(request))
    const records = await Promise.all(documents.map((paid) => readByCheque(request, paid)))
    const isVoid = records.every((record) => record.isVoid)
    const cancelled = await change(
      request,
      'update',
      async (_tx, current) => {
        if (!['issued', 'stale'].includes(current.state)) throw refusal(chequeMessages.path)
        if (!isVoid) throw refusal(chequeMessages.notVoid)
        assertDay(day, current.drawn_on)
        return { state: 'cancelled', state_on: day, cancel_reason: reason }
      },
      reason,
    )
    await closeTasks(request, cancelled.id)
    return cancelled
  })

  /** Changes a cheque in its lock, with the audit log. A repeated request changes it once. */
  async function change(
    request: FastifyRequest,
    action: 'update' | 'confirm',
    columnsOf: (tx: ModuleTransaction, current: Cheque) => Promise<Record<string, string>>,
    reason?: string,
  ): Promise<Cheque> {
    return writeOnce(sql, request, async (tx) => {
      const current = await lockCheque(tx, parseId(request))
      const columns = await columnsOf(tx, current)
      await tx`update cheques set ${tx(columns)}, version = version + 1 where id = ${current.id}`
      const after = await readCheque(tx, current.id)
      await auditCheque(request, action, current, after, reason)
      return after
    }).catch((error: unknown) => {
      throw toConflict(cheque, wrongPath(error))
    })
  }
}

/** Nothing is to be asked about the cheque any more. */
export async function closeTasks(request: FastifyRequest, id: number): Promise<void> {
  for (const key of Object.values(taskKeys))
    await attempt(request, 'write:tasks', () => closeTask(request, key(id)))
}
