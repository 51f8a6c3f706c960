import type { Words } from '@samity/shared-api/contract/words'
import { profileLanguageAtom, signInAtom } from '@samity/shared-api/session'
import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { noticeAtom } from '../../notices/notice.ts'
import { PlainField, PasswordField } from '@samity/shared-ui/plain'
import { failure, FormAlert } from '../../forms/FormAlert.tsx'
import plain from '../../forms/plain.module.css'
import { ScriptedForm } from '../../forms/ScriptedForm.tsx'
import { SecondStepFields } from '../../forms/SecondStepFields.tsx'
import { textsIn } from '../../forms/send-form.ts'
import { SignOnButton } from './SignOnButton.tsx'
import { SignInHeading } from './SignInHeading.tsx'
import { login, signInWords } from '../../forms/login.ts'
import { useSignIn } from '../../forms/use-sign-in.ts'
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
  const signIn = useSetAtom(signInAtom)
  const setLanguage = useSetAtom(profileLanguageAtom)
  const setNotice = useSetAtom(noticeAtom)
  const form = useRef<HTMLFormElement>(null)
  const { send, busy, problem, setProblem, secondStep } = useSignIn(
    (step) => {
      const { username = '', password = '' } = textsIn(form.current!)
      return login({ username, password }, step)
    },
    (result) => {
      setLanguage(result.user.language)
      setNotice({ kind: 'done', text: words.done })
      signIn(result)
    },
    signOnProblem,
  )
  return (
    <ScriptedForm ref={form} className={styles.form} onSend={() => send()} aria-labelledby="login-heading">
      <SignInHeading id="login-heading" isFirst={isActive}>
        {say(signInWords.login)}
      </SignInHeading>
      <p className={plain.lead}>{say(words.lead)}</p>
      <FormAlert result={problem ? failure(problem) : undefined} />
      <PlainField
        id="login-username"
        label={signInWords.username}
        name={isActive ? 'username' : undefined}
        autoComplete="username"
        defaultValue={initialUsername}
        autoFocus
      />
      <PasswordField
        id="login-password"
        label={signInWords.password}
        name={isActive ? 'password' : undefined}
        autoComplete="current-password"
      />
      {secondStep && <SecondStepFields {...secondStep} />}
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(signInWords.login)}
      </button>
      <SignOnButton />
      <p className={styles.switch}>
        {say(words.noAccount)}{' '}
        <Link to={otherFormUrl} onClick={() => setProblem(undefined)}>
          {say(words.create)}
        </Link>
      </p>
    </ScriptedForm>
  )
}
