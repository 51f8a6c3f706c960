import { dayParameter, parseQuery } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { toDecimal, today } from '@samity/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import type { BankFigures } from '../../contract/figures.ts'
import { followTransfers } from '../deposits/follow-moves.ts'
import {
  reconciliationRows,
  toReconciliation,
  type ReconciliationColumns,
} from '../statements/reconciliation-rows.ts'

const query = { on: dayParameter() }
type DepositFigure = Omit<BankFigures['deposits'][number], 'principal'> & { paisa: number }
type ChequeFigure = Omit<BankFigures['cheques'][number], 'amount'> & { paisa: number }

const sumOf = (rows: readonly { paisa: number }[]) =>
  toDecimal(rows.reduce((sum, { paisa }) => sum + paisa, 0))

/** The bank desk at the end of a day, for Where the Money Is and the annual pack. */
export function figuresRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.get('/figures', { config: { query } }, async (request): Promise<BankFigures> => {
    const { on = today() } = parseQuery(query, request)
    await followTransfers(sql, request)
    const [deposits, cheques, reconciliations] = await Promise.all([
      sql<DepositFigure[]>`
        select * from (
          select d.id, d.number, d.bank_name, d.branch, d.fund, d.opened_on, d.matures_on,
            (select coalesce(sum(m.change_paisa), 0)::bigint from deposit_moves m
              where m.deposit_id = d.id and m.day <= ${on}) as paisa
          from deposits d where d.opened_on <= ${on}
        ) held where paisa > 0 order by bank_name, number, id`,
      sql<ChequeFigure[]>`
        select id, direction, number, bank_name, party, drawn_on, amount_paisa as paisa,
          (select string_agg(document_number, ', ' order by position)
            from cheque_documents where cheque_id = cheques.id) as document_number
        from cheques
        where drawn_on <= ${on} and (state in ('in_hand', 'deposited', 'issued', 'stale') or state_on > ${on})
        order by direction desc, drawn_on, id`,
      sql<ReconciliationColumns[]>`
        select distinct on (row.account_id) row.* from ${reconciliationRows(sql)} row
        where row.state = 'final' and row.day <= ${on} order by row.account_id, row.day desc`,
    ])
    const inDirection = (wanted: ChequeFigure['direction']) =>
      cheques.filter(({ direction }) => direction === wanted)
    return {
      on,
      deposits: deposits.map(({ paisa, ...deposit }) => ({ ...deposit, principal: toDecimal(paisa) })),
      principal: sumOf(deposits),
      cheques: cheques.map(({ paisa, ...cheque }) => ({ ...cheque, amount: toDecimal(paisa) })),
      received: sumOf(inDirection('received')),
      issued: sumOf(inDirection('issued')),
      reconciliations: reconciliations.map(toReconciliation),
    }
  })
}
