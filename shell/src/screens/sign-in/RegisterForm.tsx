import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useState } from 'react'
import { PlainField, PasswordField, useOnce } from '@samity/shared-ui/plain'
import { success, failure, FormAlert, type FormResult } from '../../forms/FormAlert.tsx'
import plain from '../../forms/plain.module.css'
import { ScriptedForm } from '../../forms/ScriptedForm.tsx'
import { isRefused, sendForm, errorText, textsIn } from '../../forms/send-form.ts'
import { SignInHeading } from './SignInHeading.tsx'
import { signInWords } from '../../forms/login.ts'
import styles from './sign-in.module.css'

const words = {
  lead: { en: 'For staff of the association.', bn: 'সমিতির কর্মীদের জন্য।' },
  back: { en: 'Back to Login', bn: 'লগইনে ফিরে যান' },
  done: { en: 'Registration successful!', bn: 'নিবন্ধন সফল হয়েছে!' },
  approval: {
    en: 'An administrator must approve your account before you can sign in.',
    bn: 'সাইন ইন করার আগে একজন প্রশাসককে আপনার অ্যাকাউন্ট অনুমোদন করতে হবে।',
  },
}

type Props = { isActive: boolean; otherFormUrl: string }

export function RegisterForm({ isActive, otherFormUrl }: Props) {
  const say = useSay()
  const [result, setResult] = useState<FormResult>()
  const [invalidFields, setInvalidFields] = useState<string[]>([])
  const [busy, once] = useOnce()

  async function send(form: HTMLFormElement) {
    setResult(undefined)
    setInvalidFields([])
    const { username = '', password = '' } = textsIn(form)
    if (!username.trim() || !password) return setResult(failure(signInWords.required))
    const response = await sendForm('register/', new FormData(form))
    if (isRefused(response)) {
      setInvalidFields(Object.keys(response.refusal.errors))
      return setResult(failure(errorText(response.refusal)))
    }
    form.reset()
    setResult(success(words.done, words.approval))
  }

  const field = (name: 'username' | 'email' | 'password') => ({
    id: `register-${name}`,
    label: signInWords[name],
    name: isActive ? name : undefined,
    isInvalid: invalidFields.includes(name),
  })

  return (
    <ScriptedForm
      className={styles.form}
      onSend={(form) => once(() => send(form))}
      aria-labelledby="register-heading"
    >
      <SignInHeading id="register-heading" isFirst={isActive}>
        {say(signInWords.register)}
      </SignInHeading>
      <p className={plain.lead}>{say(words.lead)}</p>
      <FormAlert result={result} />
      <PlainField {...field('username')} autoComplete="username" />
      <PlainField {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" hint={signInWords.passwordHint} />
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(signInWords.register)}
      </button>
      <p className={styles.switch}>
        <Link to={otherFormUrl} onClick={() => setResult(undefined)}>
          {say(words.back)}
        </Link>
      </p>
    </ScriptedForm>
  )
}
