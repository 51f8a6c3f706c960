import { parseRollbackReason, rollbackSentence } from '@samity/shared-api/contract/system/rollback-reason'
import { fill, useSay, useShow } from '@samity/shared-ui/words'
import { outcomes } from './load-error.ts'

/** Why the registry was changed: what a person wrote stays as it is, what the system says is in the reader's language. */
export function useChangeReason(): (text: string) => string {
  const say = useSay()
  const show = useShow()
  return (text) => {
    const rollback = parseRollbackReason(text)
    if (!rollback) return text
    const { failing, people, minutes, reason } = rollback
    return fill(say(rollbackSentence), {
      ...rollback,
      failing: show.digits(failing),
      people: show.digits(people),
      minutes: show.digits(minutes),
      reason: say(outcomes[reason]) || reason,
    })
  }
}
