import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '@samity/shared-ui/words'
import styles from './plain.module.css'

export type Said = { kind: 'done' | 'failed'; texts: (Words | string)[] }

export const failed = (...texts: Said['texts']): Said => ({ kind: 'failed', texts })
export const done = (...texts: Said['texts']): Said => ({ kind: 'done', texts })

/** What came of sending a form, said in the page itself. */
export function Message({ said }: { said: Said | undefined }) {
  const say = useSay()
  if (!said) return null
  return (
    <div role="alert" className={`${styles.message} ${styles[said.kind]}`}>
      {said.texts.map((text) => {
        const sentence = typeof text === 'string' ? text : say(text)
        return <p key={sentence}>{sentence}</p>
      })}
    </div>
  )
}
