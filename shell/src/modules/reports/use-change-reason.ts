import { rollbackSentenceFor, type ChangeReason } from '@samity/shared-api/contract/system/rollback-reason'
import { fill, useSay, useShow } from '@samity/shared-ui/words'
import { outcomes } from './load-error.ts'

/** Why the registry was changed: a person's own text, or a sentence with the facts of a rollback. */
export function useChangeReason(): (change: ChangeReason) => string {
  const say = useSay()
  const show = useShow()
  return ({ why, rollback }) => {
    if (!rollback) return why
    const {
      failing,
      people,
      minutes,
      reason,
      crashes = 0,
      percent = 0,
      activeMs = 0,
      canaryMs = 0,
    } = rollback
    return fill(say(rollbackSentenceFor(rollback)), {
      ...rollback,
      failing: show.digits(failing),
      people: show.digits(people),
      minutes: show.digits(minutes),
      crashes: show.digits(crashes),
      percent: show.digits(percent),
      activeMs: show.number(activeMs),
      canaryMs: show.number(canaryMs),
      reason: say(outcomes[reason]) || reason,
    })
  }
}
