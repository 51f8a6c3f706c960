import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '../words/index.ts'
import { Page } from './Page.tsx'

const words = { en: 'This screen is not yet available.', bn: 'এই পাতাটি এখনো চালু হয়নি।' }

/** Stands in the place of a screen that is still to come. */
export function NotYet({ heading }: { heading: Words }) {
  const say = useSay()
  return (
    <Page heading={heading}>
      <p>{say(words)}</p>
    </Page>
  )
}
