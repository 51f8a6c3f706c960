import { newKey, toRefusal, type Collection } from '@samity/shared-api/client'
import type { Draft, Resource, Row } from '@samity/shared-api/contract'
import { useConfirm } from '@samity/shared-ui/core'
import type { FormProps } from '@samity/shared-ui/forms'
import { useRef } from 'react'

const words = {
  question: { en: 'Proceed all the same?', bn: 'তবুও এগিয়ে যাবেন?' },
  reason: { en: 'Reason', bn: 'কারণ' },
  proceed: { en: 'Proceed', bn: 'এগিয়ে যান' },
}

type Save<R extends Resource> = NonNullable<FormProps<R>['save']>
type Override = { of: string; key: string; reason: string }

/**
 * Saves a money record. What an administrator may override is refused once, asked for a reason in a dialog, and sent
 * again with that reason under a key of its own. When the answer to that was lost, a retry sends the same once more.
 */
export function useOverride<R extends Resource>(of: Collection<R>): Save<R> {
  const confirm = useConfirm()
  const unanswered = useRef<Override>(undefined)

  return async ({ body, record, key }) => {
    // a money record has no pictures: its body is JSON
    const draft = body as Draft<R>
    const send = (content: Draft<R>, as: string): Promise<Row<R>> =>
      record ? of.update(record.id, content) : of.create(content, { key: as })
    const override = async (chosen: Override) => {
      unanswered.current = chosen
      try {
        const row = await send({ ...draft, override_reason: chosen.reason }, chosen.key)
        unanswered.current = undefined
        return row
      } catch (error) {
        if (toRefusal(error).status !== 0) unanswered.current = undefined
        throw error
      }
    }

    if (unanswered.current?.of === key) return override(unanswered.current)
    try {
      return await send(draft, key)
    } catch (error) {
      const { overridable, message } = toRefusal(error)
      if (!overridable) throw error
      const answer = await confirm({
        question: words.question,
        explain: { en: message, bn: message },
        reason: words.reason,
        ok: words.proceed,
        danger: true,
      })
      if (!answer) throw error
      return override({ of: key, key: newKey(), reason: answer.reason })
    }
  }
}
