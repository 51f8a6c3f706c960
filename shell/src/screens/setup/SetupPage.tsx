import type { Words } from '@samity/shared-api/contract/words'
import { sessionAtom, signInAtom } from '@samity/shared-api/session'
import { useGet } from '@samity/shared-ui/query'
import { Link, useLocation, useNavigate } from '@samity/shared-ui/router'
import { useSay, useTitle } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { noticeAtom } from '../../notices/notice.ts'
import { PlainField, PasswordField, useOnce } from '@samity/shared-ui/plain'
import { tokenIn } from '../../forms/link-token.ts'
import { failure, FormAlert, type FormResult } from '../../forms/FormAlert.tsx'
import plain from '../../forms/plain.module.css'
import { ScriptedForm } from '../../forms/ScriptedForm.tsx'
import { isRefused, sendForm, errorText } from '../../forms/send-form.ts'
import { signInWords, type SignInResult } from '../../forms/login.ts'

const words = {
  heading: { en: 'Set-up', bn: 'প্রথম স্থাপনা' },
  lead: {
    en: 'Create the first administrator of this installation. This administrator approves all other accounts.',
    bn: 'এই স্থাপনার প্রথম প্রশাসক তৈরি করুন। অন্য সব অ্যাকাউন্ট এই প্রশাসক অনুমোদন করবেন।',
  },
  create: { en: 'Create administrator', bn: 'প্রশাসক তৈরি করুন' },
  done: { en: 'Set-up complete. You are signed in.', bn: 'সেটআপ সম্পন্ন হয়েছে। আপনি সাইন ইন করেছেন।' },
  alreadyDone: {
    en: 'An administrator already exists. Please sign in.',
    bn: 'একজন প্রশাসক আগে থেকেই আছেন। সাইন ইন করুন।',
  },
  noToken: {
    en: 'The link is incomplete. Open the set-up link that was printed when the server started.',
    bn: 'এই ঠিকানায় টোকেন নেই। সার্ভার চালু হওয়ার সময় যে সেটআপ লিংক দেখানো হয়েছে সেটি খুলুন।',
  },
  signIn: { en: 'Sign in', bn: 'সাইন ইন' },
} satisfies Record<string, Words>

/** The page of the one-time link that creates the first administrator of an installation. */
export default function SetupPage() {
  const say = useSay()
  useTitle(say(words.heading))
  const token = tokenIn(useLocation())
  const isNeeded = useSetupNeeded()
  const text = isNeeded === false ? words.alreadyDone : token ? words.lead : words.noToken
  return (
    <section className={plain.card}>
      <h1 className={plain.heading}>{say(words.heading)}</h1>
      <p className={plain.lead}>{say(text)}</p>
      {isNeeded === false && <Link to="/signin">{say(words.signIn)}</Link>}
      {isNeeded !== false && token && <SetupForm token={token} />}
    </section>
  )
}

/** True if there is no administrator yet; undefined until the server has responded. */
function useSetupNeeded(): boolean | undefined {
  const isSignedIn = useAtomValue(sessionAtom).is_authenticated
  // without a response the form is shown, and sending it shows the error
  return useGet<{ needed: boolean }>(isSignedIn ? undefined : 'setup/').data?.needed
}

const empty = { username: '', email: '', password: '' }

function SetupForm({ token }: { token: string }) {
  const say = useSay()
  const [values, setValues] = useState(empty)
  const [result, setResult] = useState<FormResult>()
  const [invalidFields, setInvalidFields] = useState<string[]>([])
  const [busy, once] = useOnce()
  const navigate = useNavigate()
  const signIn = useSetAtom(signInAtom)
  const setNotice = useSetAtom(noticeAtom)

  async function send() {
    setInvalidFields([])
    if (!values.username.trim() || !values.password) return setResult(failure(signInWords.required))
    setResult(undefined)
    const response = await sendForm<SignInResult>('setup/', { token, ...values })
    if (isRefused(response)) {
      setInvalidFields(Object.keys(response.refusal.errors))
      return setResult(failure(errorText(response.refusal)))
    }
    setNotice({ kind: 'done', text: words.done })
    signIn(response)
    void navigate('/dashboard', { replace: true })
  }

  const field = (name: keyof typeof empty) => ({
    name,
    label: signInWords[name],
    value: values[name],
    isInvalid: invalidFields.includes(name),
    onChange: (value: string) => setValues((previous) => ({ ...previous, [name]: value })),
  })
  return (
    <ScriptedForm onSend={() => once(send)}>
      <FormAlert result={result} />
      <PlainField {...field('username')} autoComplete="username" />
      <PlainField {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" hint={signInWords.passwordHint} />
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(words.create)}
      </button>
    </ScriptedForm>
  )
}
