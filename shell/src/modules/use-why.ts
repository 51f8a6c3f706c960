import { readTakenBack, takenBack } from '@samity/shared-api/contract/site/taken-back'
import { fill, useSay, useShow } from '@samity/shared-ui/words'
import { outcomes } from './failure.ts'

/** Why the registry was changed: what a person wrote stays as it is, what the system says is in the reader's language. */
export function useWhy(): (why: string) => string {
  const say = useSay()
  const show = useShow()
  return (why) => {
    const facts = readTakenBack(why)
    if (!facts) return why
    const { failing, people, minutes, reason } = facts
    return fill(say(takenBack), {
      ...facts,
      failing: show.digits(failing),
      people: show.digits(people),
      minutes: show.digits(minutes),
      reason: say(outcomes[reason]) || reason,
    })
  }
}
