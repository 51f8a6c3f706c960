import type { Words } from '@samity/shared-api/contract/words'
import { profileLanguageAtom, signInAtom } from '@samity/shared-api/session'
import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import type { PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import { useRef, useState } from 'react'
import { noticeAtom } from '../../notices/notice.ts'
import { PlainField, PasswordField, useOnce } from '@samity/shared-ui/plain'
import { failure, FormAlert, type FormResult } from '../../forms/FormAlert.tsx'
import plain from '../../forms/plain.module.css'
import { ScriptedForm } from '../../forms/ScriptedForm.tsx'
import { SecondStepFields } from '../../forms/SecondStepFields.tsx'
import { textsIn } from '../../forms/send-form.ts'
import { SignOnButton } from './SignOnButton.tsx'
import { SignInHeading } from './SignInHeading.tsx'
import { login, signInWords, type RequiredStep } from '../../forms/login.ts'
import styles from './sign-in.module.css'

const words = {
  lead: { en: 'Welcome back. Sign in to continue.', bn: 'স্বাগতম। এগিয়ে যেতে সাইন ইন করুন।' },
  noAccount: { en: 'No account yet?', bn: 'এখনো অ্যাকাউন্ট নেই?' },
  create: { en: 'Create an account', bn: 'অ্যাকাউন্ট তৈরি করুন' },
  done: { en: 'Login successful!', bn: 'লগইন সফল হয়েছে!' },
}

type Props = {
  isActive: boolean
  username: string
  otherFormUrl: string
  /** Why single sign-on has led back here */
  signOnProblem?: Words | undefined
}

export function LoginForm({ isActive, username: initialUsername, otherFormUrl, signOnProblem }: Props) {
  const say = useSay()
  const [code, setCode] = useState('')
  const [requiredStep, setRequiredStep] = useState<RequiredStep>()
  const [result, setResult] = useState<FormResult | undefined>(signOnProblem && failure(signOnProblem))
  const [busy, once] = useOnce()
  const signIn = useSetAtom(signInAtom)
  const setLanguage = useSetAtom(profileLanguageAtom)
  const setNotice = useSetAtom(noticeAtom)
  const formElement = useRef<HTMLFormElement>(null)

  async function send(form: HTMLFormElement, passkey?: PasskeyResponse) {
    setResult(undefined)
    const { username = '', password = '' } = textsIn(form)
    const response = await login({ username, password, code, passkey })
    if ('problem' in response) {
      setCode('')
      setRequiredStep(response.requiredStep)
      return setResult(failure(response.problem))
    }
    setLanguage(response.user.language)
    setNotice({ kind: 'done', text: words.done })
    signIn(response)
  }

  return (
    <ScriptedForm
      ref={formElement}
      className={styles.form}
      onSend={(form) => once(() => send(form))}
      aria-labelledby="login-heading"
    >
      <SignInHeading id="login-heading" isFirst={isActive}>
        {say(signInWords.login)}
      </SignInHeading>
      <p className={plain.lead}>{say(words.lead)}</p>
      <FormAlert result={result} />
      <PlainField
        id="login-username"
        label={signInWords.username}
        name={isActive ? 'username' : undefined}
        autoComplete="username"
        defaultValue={initialUsername}
      />
      <PasswordField
        id="login-password"
        label={signInWords.password}
        name={isActive ? 'password' : undefined}
        autoComplete="current-password"
      />
      {requiredStep && (
        <SecondStepFields
          step={requiredStep}
          code={code}
          onCode={setCode}
          onPasskey={(passkey) => {
            const form = formElement.current
            if (form) once(() => send(form, passkey))
          }}
          onProblem={(problem) => setResult(problem ? failure(problem) : undefined)}
        />
      )}
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(signInWords.login)}
      </button>
      <SignOnButton />
      <p className={styles.switch}>
        {say(words.noAccount)}{' '}
        <Link to={otherFormUrl} onClick={() => setResult(undefined)}>
          {say(words.create)}
        </Link>
      </p>
    </ScriptedForm>
  )
}
