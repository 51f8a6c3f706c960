import { profileLanguageAtom, signInAtom } from '@samity/shared-api/session'
import { Link, useLocation, useNavigate } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { failure, FormAlert } from '../../forms/FormAlert.tsx'
import { requestSession, signInWords } from '../../forms/login.ts'
import plain from '../../forms/plain.module.css'
import { ScriptedForm } from '../../forms/ScriptedForm.tsx'
import { SecondStepFields } from '../../forms/SecondStepFields.tsx'
import { useSignIn } from '../../forms/use-sign-in.ts'
import { noticeAtom } from '../../notices/notice.ts'
import { SignInHeading } from './SignInHeading.tsx'
import styles from './sign-in.module.css'

const words = {
  completing: { en: 'Completing the sign-in …', bn: 'সাইন ইন সম্পন্ন হচ্ছে …' },
  again: { en: 'Back to Login', bn: 'লগইনে ফিরে যান' },
  done: { en: 'Login successful!', bn: 'লগইন সফল হয়েছে!' },
}

/** Asks for the session, with the second step if there is one, after the provider has identified the person. */
export function SignOnCompletion() {
  const say = useSay()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signIn = useSetAtom(signInAtom)
  const setLanguage = useSetAtom(profileLanguageAtom)
  const setNotice = useSetAtom(noticeAtom)
  const hasStarted = useRef(false)
  const params = new URLSearchParams(search)
  params.delete('sso')
  const loginUrl = params.size > 0 ? `${pathname}?${params}` : pathname

  const { send, busy, problem, secondStep } = useSignIn(
    (step) => requestSession('single-sign-on/session/', step),
    (result) => {
      setLanguage(result.user.language)
      setNotice({ kind: 'done', text: words.done })
      // after a reload there is nothing left to complete
      void navigate(loginUrl, { replace: true })
      signIn(result)
    },
  )

  useEffect(() => {
    // the person has already pressed the button, on the page of the provider
    if (hasStarted.current) return
    hasStarted.current = true
    send()
  })

  return (
    <ScriptedForm className={styles.form} onSend={() => send()} aria-labelledby="login-heading">
      <SignInHeading id="login-heading" isFirst>
        {say(signInWords.login)}
      </SignInHeading>
      <FormAlert result={problem ? failure(problem) : undefined} />
      {secondStep ? (
        <>
          <SecondStepFields {...secondStep} />
          <button type="submit" className={plain.submit} disabled={busy}>
            {say(signInWords.login)}
          </button>
        </>
      ) : (
        !problem && (
          <p className={plain.lead} role="status">
            {say(words.completing)}
          </p>
        )
      )}
      {problem && (
        <p className={styles.switch}>
          <Link to={loginUrl}>{say(words.again)}</Link>
        </p>
      )}
    </ScriptedForm>
  )
}
