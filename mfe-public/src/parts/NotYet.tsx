import type { Words } from '@samity/shared-api/contract/words'
import { useSay, useTitle } from '@samity/shared-ui/words'

const words = { en: 'This screen is not yet available.', bn: 'এই পাতাটি এখনো চালু হয়নি।' }

/** Stands in the place of a page that is still to come. */
export function NotYet({ heading }: { heading: Words }) {
  const say = useSay()
  useTitle(say(heading))
  return (
    <section>
      <h1>{say(heading)}</h1>
      <p>{say(words)}</p>
    </section>
  )
}
