import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '@samity/shared-ui/words'
import styles from './plain.module.css'

export type FormResult = { kind: 'done' | 'failed'; texts: (Words | string)[] }

export const failure = (...texts: FormResult['texts']): FormResult => ({ kind: 'failed', texts })
export const success = (...texts: FormResult['texts']): FormResult => ({ kind: 'done', texts })

export function FormAlert({ result }: { result: FormResult | undefined }) {
  const say = useSay()
  if (!result) return null
  return (
    <div role="alert" className={`${styles.message} ${styles[result.kind]}`}>
      {result.texts.map((text) => {
        const sentence = typeof text === 'string' ? text : say(text)
        return <p key={sentence}>{sentence}</p>
      })}
    </div>
  )
}
