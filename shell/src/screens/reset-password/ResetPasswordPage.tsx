import type { Words } from '@samity/shared-api/contract/words'
import { useLocation, useNavigate } from '@samity/shared-ui/router'
import { useSay, useTitle } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { noticeAtom } from '../../notices/notice.ts'
import { PasswordField, useOnce } from '@samity/shared-ui/plain'
import { tokenIn } from '../../forms/link-token.ts'
import { failure, FormAlert, type FormResult } from '../../forms/FormAlert.tsx'
import plain from '../../forms/plain.module.css'
import { ScriptedForm } from '../../forms/ScriptedForm.tsx'
import { isRefused, sendForm, errorText } from '../../forms/send-form.ts'
import { signInWords } from '../../forms/login.ts'

const words = {
  heading: { en: 'Reset Password', bn: 'পাসওয়ার্ড পুনঃস্থাপন' },
  lead: {
    en: 'Choose a new password for your account. All your sessions end, and the API tokens that the administrator did not keep.',
    bn: 'আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড দিন। আপনার সব সেশন শেষ হবে, এবং প্রশাসক যেসব এপিআই টোকেন রাখেননি সেগুলোও।',
  },
  noToken: {
    en: 'The link is incomplete. Open the whole link that the administrator gave you.',
    bn: 'এই ঠিকানায় টোকেন নেই। প্রশাসকের দেওয়া সম্পূর্ণ লিংকটি খুলুন।',
  },
  next: { en: 'New Password', bn: 'নতুন পাসওয়ার্ড' },
  confirm: { en: 'Confirm Password', bn: 'পাসওয়ার্ড নিশ্চিত করুন' },
  required: { en: 'Enter the new password twice.', bn: 'নতুন পাসওয়ার্ড দুইবার লিখুন।' },
  differ: { en: 'New passwords do not match.', bn: 'নতুন পাসওয়ার্ড দুটি মেলে না।' },
  save: { en: 'Save password', bn: 'পাসওয়ার্ড সংরক্ষণ করুন' },
  done: { en: 'Password changed successfully.', bn: 'পাসওয়ার্ড সফলভাবে পরিবর্তন করা হয়েছে।' },
} satisfies Record<string, Words>

/** The page of the one-time link that an administrator creates for a user who has forgotten the password. */
export default function ResetPasswordPage() {
  const say = useSay()
  useTitle(say(words.heading))
  const token = tokenIn(useLocation())
  return (
    <section className={plain.card}>
      <h1 className={plain.heading}>{say(words.heading)}</h1>
      <p className={plain.lead}>{say(token ? words.lead : words.noToken)}</p>
      {token && <ResetForm token={token} />}
    </section>
  )
}

function ResetForm({ token }: { token: string }) {
  const say = useSay()
  const [next, setNext] = useState('')
  const [repeated, setRepeated] = useState('')
  const [result, setResult] = useState<FormResult>()
  const [busy, once] = useOnce()
  const navigate = useNavigate()
  const setNotice = useSetAtom(noticeAtom)

  async function send() {
    if (!next) return setResult(failure(words.required))
    if (next !== repeated) return setResult(failure(words.differ))
    setResult(undefined)
    const response = await sendForm('reset-password/', { token, new_password: next })
    if (isRefused(response)) return setResult(failure(errorText(response.refusal)))
    setNotice({ kind: 'done', text: words.done })
    void navigate('/signin', { replace: true })
  }

  return (
    <ScriptedForm onSend={() => once(send)}>
      <FormAlert result={result} />
      <PasswordField
        label={words.next}
        name="new_password"
        autoComplete="new-password"
        hint={signInWords.passwordHint}
        value={next}
        onChange={setNext}
      />
      <PasswordField
        label={words.confirm}
        name="confirm_password"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
      />
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(words.save)}
      </button>
    </ScriptedForm>
  )
}
