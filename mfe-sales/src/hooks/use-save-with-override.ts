import {
  newIdempotencyKey,
  toRequestError,
  type Collection,
  type RequestError,
} from '@samity/shared-api/client'
import type { FormValues, Resource, Row } from '@samity/shared-api/contract'
import { useConfirm } from '@samity/shared-ui/core'
import type { FormProps } from '@samity/shared-ui/forms'
import { useRef } from 'react'

const words = {
  question: { en: 'Proceed anyway?', bn: 'তবুও এগিয়ে যাবেন?' },
  otherPrice: { en: 'Sell at another price?', bn: 'ভিন্ন মূল্যে বিক্রি করবেন?' },
  reason: { en: 'Reason', bn: 'কারণ' },
  proceed: { en: 'Proceed', bn: 'এগিয়ে যান' },
}

type Save<R extends Resource> = NonNullable<FormProps<R>['save']>
/** The reasons that the person has given so far, by their names on the wire. */
type Reasons = { override_reason?: string; price_reason?: string }
type Override = { originalKey: string; key: string; reasons: Reasons }

/** The reason that the server asks for; undefined when it refuses for good, or when it has been given. */
function missingReason(error: RequestError, given: Reasons): keyof Reasons | undefined {
  if (error.overridable && !given.override_reason) return 'override_reason'
  if (error.price_reason_required && !given.price_reason) return 'price_reason'
  return undefined
}

/** The explanation of another price is at the field, any other is the message. */
const explanationOf = ({ message, errors, price_reason_required }: RequestError): string =>
  (price_reason_required && Object.values(errors)[0]?.[0]) || message

/**
 * Saves a receipt. When the server refuses it but asks for a reason (an advocate who may not buy, another
 * price than the one in force), a dialog asks for the reason, and the receipt is sent again with it and
 * another Idempotency-Key. If the response to that is lost, a retry sends the same override again.
 */
export function useSaveWithOverride<R extends Resource>(receipts: Collection<R>): Save<R> {
  const confirm = useConfirm()
  const pendingOverride = useRef<Override>(undefined)

  return async ({ body, record, key }) => {
    // a receipt has no pictures, so its body is JSON
    const values = body as FormValues<R>
    const send = (reasons: Reasons, idempotencyKey: string): Promise<Row<R>> => {
      const content = { ...values, ...reasons }
      return record ? receipts.update(record.id, content) : receipts.create(content, { key: idempotencyKey })
    }

    async function sendOrAsk(reasons: Reasons, sendKey: string): Promise<Row<R>> {
      const isOverride = Object.keys(reasons).length > 0
      if (isOverride) pendingOverride.current = { originalKey: key, key: sendKey, reasons }
      try {
        const row = await send(reasons, sendKey)
        pendingOverride.current = undefined
        return row
      } catch (error) {
        const requestError = toRequestError(error)
        if (requestError.status !== 0) pendingOverride.current = undefined
        const name = missingReason(requestError, reasons)
        if (!name) throw error
        const message = explanationOf(requestError)
        const confirmation = await confirm({
          question: name === 'price_reason' ? words.otherPrice : words.question,
          explain: { en: message, bn: message },
          reason: words.reason,
          ok: words.proceed,
          danger: true,
        })
        if (!confirmation) throw error
        return sendOrAsk({ ...reasons, [name]: confirmation.reason }, newIdempotencyKey())
      }
    }

    const pending = pendingOverride.current
    return pending?.originalKey === key ? sendOrAsk(pending.reasons, pending.key) : sendOrAsk({}, key)
  }
}
