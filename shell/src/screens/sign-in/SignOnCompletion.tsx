import type { PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import { profileLanguageAtom, signInAtom } from '@samity/shared-api/session'
import { Link, useLocation, useNavigate } from '@samity/shared-ui/router'
import { useOnce } from '@samity/shared-ui/plain'
import { useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { failure, FormAlert, type FormResult } from '../../forms/FormAlert.tsx'
import { signInWords, toSignInFailure, type RequiredStep, type SignInResult } from '../../forms/login.ts'
import plain from '../../forms/plain.module.css'
import { ScriptedForm } from '../../forms/ScriptedForm.tsx'
import { SecondStepFields } from '../../forms/SecondStepFields.tsx'
import { isRefused, sendForm } from '../../forms/send-form.ts'
import { noticeAtom } from '../../notices/notice.ts'
import { SignInHeading } from './SignInHeading.tsx'
import styles from './sign-in.module.css'

const words = {
  completing: { en: 'Completing the sign-in …', bn: 'সাইন ইন সম্পন্ন হচ্ছে …' },
  again: { en: 'Back to Login', bn: 'লগইনে ফিরে যান' },
  done: { en: 'Login successful!', bn: 'লগইন সফল হয়েছে!' },
}

/**
 * Asks for the session after the provider has identified the person, with the second step when the account
 * has one.
 */
export function SignOnCompletion() {
  const say = useSay()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [code, setCode] = useState('')
  const [requiredStep, setRequiredStep] = useState<RequiredStep>()
  const [result, setResult] = useState<FormResult>()
  const [busy, once] = useOnce()
  const signIn = useSetAtom(signInAtom)
  const setLanguage = useSetAtom(profileLanguageAtom)
  const setNotice = useSetAtom(noticeAtom)
  const hasStarted = useRef(false)
  const params = new URLSearchParams(search)
  params.delete('sso')
  const loginUrl = params.size > 0 ? `${pathname}?${params}` : pathname

  async function send(passkey?: PasskeyResponse) {
    setResult(undefined)
    const body = { ...(code && { code }), ...(passkey && { passkey }) }
    const response = await sendForm<SignInResult>('single-sign-on/session/', body)
    if (isRefused(response)) {
      const { problem, requiredStep: step } = toSignInFailure(response.refusal)
      setCode('')
      setRequiredStep(step)
      return setResult(failure(problem))
    }
    setLanguage(response.user.language)
    setNotice({ kind: 'done', text: words.done })
    // after a reload there is nothing left to complete
    void navigate(loginUrl, { replace: true })
    signIn(response)
  }

  useEffect(() => {
    // the person has already pressed the button, on the page of the provider
    if (hasStarted.current) return
    hasStarted.current = true
    once(() => send())
  })

  return (
    <ScriptedForm className={styles.form} onSend={() => once(() => send())} aria-labelledby="login-heading">
      <SignInHeading id="login-heading" isFirst>
        {say(signInWords.login)}
      </SignInHeading>
      <FormAlert result={result} />
      {requiredStep ? (
        <>
          <SecondStepFields
            step={requiredStep}
            code={code}
            onCode={setCode}
            onPasskey={(passkey) => once(() => send(passkey))}
            onProblem={(problem) => setResult(problem ? failure(problem) : undefined)}
          />
          <button type="submit" className={plain.submit} disabled={busy}>
            {say(signInWords.login)}
          </button>
        </>
      ) : (
        !result && (
          <p className={plain.lead} role="status">
            {say(words.completing)}
          </p>
        )
      )}
      {result && (
        <p className={styles.switch}>
          <Link to={loginUrl}>{say(words.again)}</Link>
        </p>
      )}
    </ScriptedForm>
  )
}
