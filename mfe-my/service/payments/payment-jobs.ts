import { attempt, closeTask, giveTask, readWholeList, type ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import { bengaliDigits, fromDecimal, sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { ModuleCheckResult } from '@samity/shared-api/module'
import type { FastifyRequest } from 'fastify'
import { readOpenPaymentLines, readSources } from './payment-lines.ts'
import { mayPostRest } from './payment-steps.ts'

const taskKey = 'payments'

/** `payments` reads the sources, and asks people to confirm what has come. */
export const paymentJobs = (sql: ModuleDatabase): NonNullable<ServiceOptions['jobs']> => ({
  payments: async (_run, request) => {
    await readSources(sql, request)
    const count = (await readOpenPaymentLines(sql)).length
    await attempt(request, 'write:tasks', () =>
      count === 0
        ? closeTask(request, taskKey)
        : giveTask(request, {
            key: taskKey,
            title: {
              en: `Payments by reference to confirm: ${count}`,
              bn: `রেফারেন্সের পরিশোধ নিশ্চিত করতে হবে: ${bengaliDigits(String(count))}`,
            },
            path: '/dashboard/my/payments',
            permission: 'my.confirm-payments',
          }),
    )
  },
})

/** When the last receipt of a payment becomes void elsewhere, the money is to be confirmed again. */
export const paymentEvents =
  (sql: ModuleDatabase): NonNullable<ServiceOptions['onEvent']> =>
  async ({ type, data: { number } }) => {
    if (type !== 'receipt.voided' || !number) return
    await sql.begin(async (tx) => {
      const voided = await tx<{ payment_id: number }[]>`
        update payment_receipts set voided_at = coalesce(voided_at, now()) where number = ${number} returning payment_id`
      await tx`
        update payments p set state = 'undone', undo_reason = ${number}
        where id = any(${voided.map(({ payment_id }) => payment_id)}::int[]) and state = 'posted' and not ${mayPostRest(tx)}
          and not exists (select from payment_receipts where payment_id = p.id and voided_at is null)`
    })
  }

type Stored = { payment: string; covered: number; path: string; id: number; total: number; day: Day }

/** The law: what posted payments cover is the sum of their receipts that are live. */
export async function checkPayments(
  sql: ModuleDatabase,
  request: FastifyRequest,
): Promise<ModuleCheckResult> {
  const receipts = await sql<Stored[]>`
    select l.reference_no || '/' || p.id as payment, p.covered_paisa as covered, r.path, r.receipt_id as id, r.total_paisa as total, l.day
    from payment_receipts r join payments p on p.id = r.payment_id join payment_lines l on l.id = p.line_id
    where p.state = 'posted' order by p.id, r.path, r.receipt_id`
  const live = await readLive(request, receipts)
  const payments = [...Map.groupBy(receipts, ({ payment }) => payment)].map(([payment, rows]) => ({
    payment,
    expected: rows[0]!.covered,
    actual: sum(rows.map(({ path, id }) => live.get(`${path}/${id}`) ?? 0)),
  }))
  const wrong = payments.find(({ expected, actual }) => expected !== actual)
  return {
    name: 'payments',
    ok: !wrong,
    expected: toDecimal(sum(payments.map(({ expected }) => expected))),
    actual: toDecimal(sum(payments.map(({ actual }) => actual))),
    ...(wrong && { detail: wrong.payment }),
  }
}

/** The totals in the books now, by path and id. Lists have no void receipts. */
async function readLive(request: FastifyRequest, receipts: readonly Stored[]): Promise<Map<string, number>> {
  const live = new Map<string, number>()
  for (const [path, rows] of Map.groupBy(receipts, (row) => row.path)) {
    const days = rows.map(({ day }) => day).toSorted()
    const query = { from: days[0]!, to: days.at(-1)! }
    for (const { id, total } of await readWholeList<{ id: number; total: string }>(request, path, query))
      live.set(`${path}/${id}`, fromDecimal(total))
  }
  return live
}
