import type { PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '@samity/shared-ui/words'
import type { RequiredStep } from './login.ts'
import { canUsePasskeys, PasskeyButton, CodeField } from '@samity/shared-ui/plain'
import styles from './plain.module.css'

const words = { or: { en: 'or', bn: 'অথবা' } }

type Props = {
  step: RequiredStep
  code: string
  onCode: (code: string) => void
  onPasskey: (response: PasskeyResponse) => void
  onProblem: (problem: Words | string | undefined) => void
}

export function SecondStepFields({ step: { passkeyOptions }, code, onCode, onPasskey, onProblem }: Props) {
  const say = useSay()
  const hasPasskey = passkeyOptions !== undefined && canUsePasskeys()
  return (
    <>
      {hasPasskey && (
        <>
          <PasskeyButton
            getOptions={() => Promise.resolve({ options: passkeyOptions })}
            onResponse={onPasskey}
            onProblem={onProblem}
            autoFocus
          />
          <p className={styles.or}>{say(words.or)}</p>
        </>
      )}
      <CodeField value={code} onChange={onCode} autoFocus={!hasPasskey} />
    </>
  )
}
