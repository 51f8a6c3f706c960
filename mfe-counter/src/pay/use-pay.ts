import { act, http, newIdempotencyKey, toRequestError, type RequestError } from '@samity/shared-api/client'
import type { FormValues, Row } from '@samity/shared-api/contract'
import { payBasket, type Basket } from '@samity/shared-api/contract/sales/basket'
import { useConfirm, useToast } from '@samity/shared-ui/core'
import { useSave } from '@samity/shared-ui/forms'

const words = {
  question: { en: 'Proceed anyway?', bn: 'তবুও এগিয়ে যাবেন?' },
  otherPrice: { en: 'Sell at another price?', bn: 'ভিন্ন মূল্যে বিক্রি করবেন?' },
  reason: { en: 'Reason', bn: 'কারণ' },
  proceed: { en: 'Proceed', bn: 'এগিয়ে যান' },
}

type PayBody = FormValues<typeof payBasket> & { lines: { path: string; body: Record<string, unknown> }[] }

/** The lines that the server refuses until somebody gives a reason, and the name of that reason. */
function missingReason(error: RequestError, { lines }: PayBody) {
  const name = error.overridable
    ? 'override_reason'
    : error.price_reason_required
      ? 'price_reason'
      : undefined
  const numbers = new Set(Object.keys(error.errors).map((field) => Number(field.split('.')[1])))
  const isGiven = lines.some(({ body }, index) => numbers.has(index) && name && body[name])
  return name && !isGiven ? { name, numbers } : undefined
}

/**
 * Sends the basket. The same content goes with the same Idempotency-Key, and the basket with its own key: a
 * lost answer pays nothing twice. A line that needs a reason asks for it and is sent again with it.
 */
export function usePay() {
  const confirm = useConfirm()

  async function sendOrAsk(body: PayBody, key: string): Promise<Basket> {
    try {
      return await act(payBasket, {}, body, { key })
    } catch (error) {
      const requestError = toRequestError(error)
      const missing = missingReason(requestError, body)
      if (!missing) throw error
      const message = Object.values(requestError.errors)[0]?.[0] ?? requestError.message
      const answer = await confirm({
        question: missing.name === 'price_reason' ? words.otherPrice : words.question,
        explain: { en: message, bn: message },
        reason: words.reason,
        ok: words.proceed,
        danger: true,
      })
      if (!answer) throw error
      const withReason = body.lines.map((line, index) =>
        missing.numbers.has(index)
          ? { ...line, body: { ...line.body, [missing.name]: answer.reason } }
          : line,
      )
      return sendOrAsk({ ...body, lines: withReason }, newIdempotencyKey())
    }
  }

  return useSave(payBasket, {
    // the form only passes on what was paid
    save: async ({ body, key }) =>
      (await sendOrAsk(body as PayBody, key)) as unknown as Row<typeof payBasket>,
  })
}

/** The basket of today with this key: one that another tab, or a request without an answer, has paid. */
export async function findPaidBasket(key: string): Promise<Basket | undefined> {
  const { data } = await http.get<Basket[]>('counter/baskets/')
  return data.find((basket) => basket.key === key)
}

export type PaymentHandlers = {
  onPaid: (basket: Basket) => void
  onRefused: (error: RequestError) => void
}

/** Pays, and shows the basket when it turns out to be paid already. */
export function usePayment({ onPaid, onRefused }: PaymentHandlers) {
  const toast = useToast()
  const { send, isSaving } = usePay()
  async function pay(body: PayBody): Promise<void> {
    const result = await send(body)
    if (result?.kind === 'saved') return onPaid(result.row as unknown as Basket)
    if (result?.kind !== 'refused') return
    const { error } = result
    const isPaid = error.status === 409 && Object.keys(error.errors).length === 0
    const paid = isPaid ? await findPaidBasket(String(body.key)).catch(() => undefined) : undefined
    if (!paid) return onRefused(error)
    toast.warning(error.message)
    onPaid(paid)
  }
  return { pay, isSaving }
}
