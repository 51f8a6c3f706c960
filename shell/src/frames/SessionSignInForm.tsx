import type { Words } from '@samity/shared-api/contract/words'
import { languageAtom, sessionEndedAtom, signInAtom, type User } from '@samity/shared-api/session'
import { Alert, Button } from '@samity/shared-ui/core'
import { PasswordField, PlainField } from '@samity/shared-ui/plain'
import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { SecondStepFields } from '../forms/SecondStepFields.tsx'
import { login, signInWords } from '../forms/login.ts'
import { singleSignOnAtom, singleSignOnUrl } from '../forms/single-sign-on.ts'
import { useSignIn } from '../forms/use-sign-in.ts'
import styles from './frame.module.css'

const words = {
  stays: {
    en: 'Sign in again to continue. What you typed is still here.',
    bn: 'এগিয়ে যেতে আবার সাইন ইন করুন। আপনি যা লিখেছেন তা এখানেই আছে।',
  },
  signOn: { en: 'Sign in with {name} in a new tab', bn: 'নতুন ট্যাবে {name} দিয়ে সাইন ইন করুন' },
  leave: { en: 'Log Out', bn: 'লগ আউট' },
} satisfies Record<string, Words>

export type SessionSignInProps = { user: User; onLeave: () => void }

export function SessionSignInForm({ user, onLeave }: SessionSignInProps) {
  const say = useSay()
  const provider = useAtomValue(singleSignOnAtom)
  const language = useAtomValue(languageAtom)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [username, setUsername] = useState(user.username)
  const [password, setPassword] = useState('')
  const signIn = useSetAtom(signInAtom)
  const setEnded = useSetAtom(sessionEndedAtom)

  const { send, busy, problem, secondStep } = useSignIn(
    async (step) => {
      const result = await login({ username, password }, step)
      if ('problem' in result && !result.requiredStep) passwordInput.current?.focus()
      return result
    },
    (result) => {
      signIn(result)
      setEnded(false)
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <form noValidate onSubmit={submit} className={styles.signInAgain}>
      <p>{say(words.stays)}</p>
      {problem && (
        <Alert
          className={styles.problem}
          type="error"
          showIcon
          role="alert"
          title={typeof problem === 'string' ? problem : say(problem)}
        />
      )}
      <PlainField
        label={signInWords.username}
        name="session_username"
        autoComplete="username"
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        ref={passwordInput}
        label={signInWords.password}
        name="session_password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
      />
      {secondStep && <SecondStepFields {...secondStep} />}
      {provider !== undefined && (
        // the session of the new tab is also the one of this tab, which keeps what was typed
        <p>
          <a href={singleSignOnUrl('/dashboard', language)} target="_blank" rel="noreferrer">
            {fill(say(words.signOn), { name: provider })}
          </a>
        </p>
      )}
      <div className={styles.signInButtons}>
        <Button onClick={onLeave}>{say(words.leave)}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {say(signInWords.login)}
        </Button>
      </div>
    </form>
  )
}
