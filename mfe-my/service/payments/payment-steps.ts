import { requestApi, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase, ModuleSql, ModuleTransaction } from '@samity/module-service/postgres'
import { fromDecimal } from '@samity/shared-api/contract'
import type { Basket, BasketLine } from '@samity/shared-api/contract/sales/basket'
import type { PaymentState, RestState } from '../../contract/payments.ts'
import { refuse } from './payment-messages.ts'

/** Tells the audit log of the payment, whose step `tx` has just done */
type Note = (tx: ModuleTransaction) => Promise<unknown>
type BasketBody = { key: string; payer: string; given: string; lines: BasketLine[] }
type PaymentRow = {
  id: number
  line_id: number
  reference_no: string
  basket: BasketBody
  rest_basket: BasketBody | null
  rest_state: RestState
  state: PaymentState
  undo_reason: string
  unanswered_at: Date | null
}

/** The donation of the difference was sent, or will be: it may be posted without being known here. */
export const mayPostRest = (sql: ModuleSql) => sql`(rest_basket is not null and rest_state = 'open')`

/** Longer than all requests to the API that one attempt makes */
const leaseSeconds = 90
/** A request that the API did not answer may still be under way. */
const unansweredSeconds = 60

export const basketBody = (key: string, payer: string, lines: BasketLine[]): BasketBody => ({
  key,
  payer,
  given: '',
  lines,
})

export async function readPayment(sql: ModuleDatabase, id: number): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`
    select p.id, p.line_id, l.reference_no, p.basket, p.rest_basket, p.rest_state, p.state, p.undo_reason, p.unanswered_at
    from payments p join payment_lines l on l.id = p.line_id where p.id = ${id}`
  return row
}

/**
 * Does what is left of a payment in the API. Nothing is posted twice: a basket is booked once for its key,
 * and a receipt becomes void once. Others wait while one person is at it, or got no answer a moment ago.
 * A step is done when `note` has told the audit log.
 */
export async function proceed(
  sql: ModuleDatabase,
  request: FastifyRequest,
  id: number,
  note: Note,
): Promise<void> {
  const { sub } = request.claims
  const lease = await sql`
    update payments set busy_until = now() + make_interval(secs => ${leaseSeconds}), busy_by = ${sub}
    where id = ${id} and (busy_until is null or busy_until < now() or busy_by = ${sub}) returning id`
  if (lease.length === 0) throw refuse(409, 'busy')
  const payment = (await readPayment(sql, id))! // the lease is of its row
  try {
    if (payment.state === 'posting') await post(sql, request, payment, note)
    else if (payment.state === 'undoing') await undo(sql, request, payment, note)
    else if (payment.rest_basket && payment.rest_state === 'open') await postRest(sql, request, payment, note)
    await free(sql, id, null)
  } catch (error) {
    const isAnswered = error instanceof ServiceError && error.status < 500
    if (isAnswered) await keepRefusal(sql, payment, error)
    else await sql`update payments set unanswered_at = now() where id = ${id}`
    await free(sql, id, isAnswered ? null : unansweredSeconds)
    throw error
  }
}

const free = (sql: ModuleDatabase, id: number, seconds: number | null) => sql`
  update payments set busy_until = now() + make_interval(secs => ${seconds}) where id = ${id}`

async function post(
  sql: ModuleDatabase,
  request: FastifyRequest,
  { id, basket }: PaymentRow,
  note: Note,
): Promise<void> {
  const receipts = basket.lines.length === 0 ? [] : (await sendBasket(request, basket)).receipts
  await sql.begin(async (tx) => {
    await tx`
      update payments set state = 'posted', problem_en = '', problem_bn = '', unanswered_at = null
      where id = ${id} and state = 'posting'`
    await keepReceipts(tx, id, receipts)
    await note(tx)
  })
}

async function postRest(
  sql: ModuleDatabase,
  request: FastifyRequest,
  payment: PaymentRow,
  note: Note,
): Promise<void> {
  const { id, rest_basket: basket } = payment
  const { receipts } = await sendBasket(request, basket!)
  await sql.begin(async (tx) => {
    await tx`
      update payments set rest_state = 'donation', covered_paisa = covered_paisa + rest_paisa,
        problem_en = '', problem_bn = '', unanswered_at = null
      where id = ${id} and rest_state = 'open'`
    await keepReceipts(tx, id, receipts)
    await note(tx)
  })
}

const sendBasket = async (request: FastifyRequest, body: BasketBody): Promise<Basket> =>
  // the response of this route, also to a repeat of the key
  (await requestApi(request, 'counter/basket/', { method: 'POST', body })) as Basket

const keepReceipts = (tx: ModuleTransaction, paymentId: number, receipts: Basket['receipts']) =>
  receipts.length > 0 &&
  tx`
    insert into payment_receipts ${tx(
      receipts.map(({ path, id, number, total }) => ({
        path,
        receipt_id: id,
        payment_id: paymentId,
        number,
        total_paisa: fromDecimal(total),
      })),
    )} on conflict (path, receipt_id) do nothing`

type ReceiptRow = { path: string; receipt_id: number }

async function undo(
  sql: ModuleDatabase,
  request: FastifyRequest,
  payment: PaymentRow,
  note: Note,
): Promise<void> {
  const receipts = await sql<ReceiptRow[]>`
    select path, receipt_id from payment_receipts
    where payment_id = ${payment.id} and voided_at is null order by path, receipt_id`
  for (const { path, receipt_id } of receipts) {
    await requestApi(request, `${path}/${receipt_id}/`, {
      method: 'DELETE',
      body: { reason: `${payment.reference_no}: ${payment.undo_reason}` },
    }).catch((error: unknown) => {
      // it is void already: that is what was wanted
      if (!(error instanceof ServiceError && error.code === 'record.void')) throw error
    })
    await sql`
      update payment_receipts set voided_at = now() where path = ${path} and receipt_id = ${receipt_id}`
  }
  await sql.begin(async (tx) => {
    await tx`
      update payments set state = 'undone', problem_en = '', problem_bn = '' where id = ${payment.id} and state = 'undoing'`
    await note(tx)
  })
}

/**
 * Nothing of what the books refused was posted, so that it can be given up, unless an earlier attempt without
 * an answer may still arrive, or a part of an undo is done.
 */
async function keepRefusal(sql: ModuleDatabase, payment: PaymentRow, error: ServiceError): Promise<void> {
  const { id, state, unanswered_at } = payment
  const mayArrive = unanswered_at !== null && Date.now() - unanswered_at.getTime() < unansweredSeconds * 1000
  await sql`
    update payments p set problem_en = ${error.words.en}, problem_bn = ${error.words.bn},
      rest_basket = case when ${state} = 'posted' and not ${mayArrive} and rest_state = 'open' then null else rest_basket end,
      state = case
        when ${state} = 'posting' and not ${mayArrive} then 'refused'
        when ${state} = 'undoing' and not exists (
          select from payment_receipts where payment_id = p.id and voided_at is not null) then 'posted'
        else state end
    where id = ${id}`
}
