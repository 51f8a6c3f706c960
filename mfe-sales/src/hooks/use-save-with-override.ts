import { newIdempotencyKey, toRequestError, type Collection } from '@samity/shared-api/client'
import type { FormValues, Resource, Row } from '@samity/shared-api/contract'
import { useConfirm } from '@samity/shared-ui/core'
import type { FormProps } from '@samity/shared-ui/forms'
import { useRef } from 'react'

const words = {
  question: { en: 'Proceed anyway?', bn: 'তবুও এগিয়ে যাবেন?' },
  reason: { en: 'Reason', bn: 'কারণ' },
  proceed: { en: 'Proceed', bn: 'এগিয়ে যান' },
}

type Save<R extends Resource> = NonNullable<FormProps<R>['save']>
type Override = { originalKey: string; key: string; reason: string }

/**
 * Saves a receipt. When the server refuses it but an administrator may override the refusal, a dialog asks for a reason,
 * and the receipt is sent again with that reason and another Idempotency-Key. If the response to that is lost, a retry
 * sends the same override again.
 */
export function useSaveWithOverride<R extends Resource>(receipts: Collection<R>): Save<R> {
  const confirm = useConfirm()
  const pendingOverride = useRef<Override>(undefined)

  return async ({ body, record, key }) => {
    // a receipt has no pictures, so its body is JSON
    const values = body as FormValues<R>
    const send = (content: FormValues<R>, idempotencyKey: string): Promise<Row<R>> =>
      record ? receipts.update(record.id, content) : receipts.create(content, { key: idempotencyKey })
    const override = async (request: Override) => {
      pendingOverride.current = request
      try {
        const row = await send({ ...values, override_reason: request.reason }, request.key)
        pendingOverride.current = undefined
        return row
      } catch (error) {
        if (toRequestError(error).status !== 0) pendingOverride.current = undefined
        throw error
      }
    }

    if (pendingOverride.current?.originalKey === key) return override(pendingOverride.current)
    try {
      return await send(values, key)
    } catch (error) {
      const { overridable, message } = toRequestError(error)
      if (!overridable) throw error
      const confirmation = await confirm({
        question: words.question,
        explain: { en: message, bn: message },
        reason: words.reason,
        ok: words.proceed,
        danger: true,
      })
      if (!confirmation) throw error
      return override({ originalKey: key, key: newIdempotencyKey(), reason: confirmation.reason })
    }
  }
}
