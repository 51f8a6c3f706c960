import type { FastifyInstance } from 'fastify'
import { digitWords, fillWords, toDecimal, today, type Words } from '@samity/shared-api/contract'
import { advocateCredit, creditPayout } from '@samity/shared-api/contract/resolutions/credit'
import type { Sql } from '../../database/database.ts'
import { editors, readers } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { unprocessable } from '../../http/errors.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import type { Line } from '../../ledger/receipt-lines.ts'
import { listRecords } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'
import { routesOf } from '../../http/route.ts'
import { shownAmount } from '../../ledger/shown-amount.ts'

const notOwed = (owed: number): Words =>
  owed > 0
    ? fillWords(
        { en: 'Only {amount} is owed', bn: 'পাওনা মাত্র {amount}' },
        { amount: digitWords(shownAmount(owed)) },
      )
    : { en: 'Nothing is owed to this advocate', bn: 'এই আইনজীবীর কোনো পাওনা নেই' }

const readOwed = (sql: Sql, advocateId: number, voucherId: number) => sql<
  { head_id: number; owed: number }[]
>`
  select l.head_id, sum(case l.side when 'paid_out' then -l.amount else l.amount end)::bigint as owed
  from component_heads h
  join receipt_lines l on l.head_id = h.head_id
  join receipts r on r.id = l.receipt_id
  where h.is_credit and r.voided_at is null and r.advocate_id = ${advocateId} and r.id <> ${voucherId}
  group by l.head_id
  order by l.head_id`

/** A payment takes from the heads in their order, and never more than is owed. */
const payoutRoutes = receiptRoutes({
  resource: creditPayout,
  table: 'credit_payouts',
  series: ['CPO'],
  extraColumns: ['advocate_name', 'advocate_name_bengali'],
  roles: { read: readers, add: editors, change: editors },
  tokens: 'resolutions',
  async prepare(sql, payout, current) {
    const advocate = await requireAdvocate(sql, payout.advocate_id, 'advocate_id', current)
    // two payments to one advocate wait for each other, so that nothing is paid twice
    await sql`select id from advocates where id = ${advocate.id} for no key update`
    const payment_type = payout.payment_type || 'cash'
    const balances = await readOwed(sql, advocate.id, current?.id ?? 0)
    let rest: number = payout.amount
    const lines = balances.flatMap(({ head_id, owed }): Line[] => {
      const amount = Math.min(rest, Math.max(0, owed))
      rest -= amount
      return amount > 0
        ? [
            {
              side: 'paid_out',
              head_id,
              amount: amount as typeof payout.amount,
              payment_type,
              note: payout.remarks,
            },
          ]
        : []
    })
    if (rest > 0) throw unprocessable({ amount: notOwed(payout.amount - rest) }).as('credit.exceeded')
    return {
      header: {
        series: 'CPO',
        day: payout.date ?? current?.day ?? today(),
        payment_type,
        book_no: '',
        payer: advocate.name_english,
        payer_note: advocate.bar_registration_number,
        remarks: payout.remarks,
        advocate_id: advocate.id,
      },
      details: { advocate_number: advocate.bar_registration_number },
      lines,
    }
  },
})

const route = routesOf({ area: 'resolutions', tokens: 'resolutions' })

export async function advocateCredits(app: FastifyInstance): Promise<void> {
  registerResource(app, advocateCredit)
  app.get<{ Querystring: ListQuery }>(
    '/advocate-credits',
    route({ roles: readers, ...describeAction(advocateCredit, 'list', { sumColumn: 'owed' }) }),
    async ({ query }, reply) => {
      const {
        rows,
        total,
        amount = 0,
      } = await listRecords(app.sql, advocateCredit, query, {
        sumColumn: 'owed',
      })
      return reply.headers({ 'x-total-count': total, 'x-total-amount': toDecimal(amount) }).send(rows)
    },
  )
  await payoutRoutes(app)
}
