import type { Words } from '@samity/shared-api/contract/words'
import { signInAtom } from '@samity/shared-api/session'
import { Link, useLocation, useNavigate } from '@samity/shared-ui/router'
import { useSay, useTitle } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useEffect, useState, type FormEvent } from 'react'
import { noticeAtom } from '../../notices/notice.ts'
import { Field, PasswordField } from '../plain/Field.tsx'
import { tokenIn } from '../plain/link-token.ts'
import { failed, Message, type Said } from '../plain/Message.tsx'
import plain from '../plain/plain.module.css'
import { isRefused, post, sentenceOf, useOnce } from '../plain/sending.ts'
import { signInWords, type SignedIn } from '../sign-in/login.ts'

const words = {
  heading: { en: 'Set-up', bn: 'প্রথম স্থাপনা' },
  lead: {
    en: 'Make the first administrator of this installation. This administrator approves all other accounts.',
    bn: 'এই স্থাপনার প্রথম প্রশাসক তৈরি করুন। অন্য সব অ্যাকাউন্ট এই প্রশাসক অনুমোদন করবেন।',
  },
  create: { en: 'Create administrator', bn: 'প্রশাসক তৈরি করুন' },
  done: { en: 'Set-up complete. You are signed in.', bn: 'সেটআপ সম্পন্ন হয়েছে। আপনি সাইন ইন করেছেন।' },
  over: {
    en: 'An administrator already exists. Please sign in.',
    bn: 'একজন প্রশাসক আগে থেকেই আছেন। সাইন ইন করুন।',
  },
  noToken: {
    en: 'The link is incomplete. Open the set-up link that was printed when the server started.',
    bn: 'এই ঠিকানায় টোকেন নেই। সার্ভার চালু হওয়ার সময় যে সেটআপ লিংক দেখানো হয়েছে সেটি খুলুন।',
  },
  signIn: { en: 'Sign in', bn: 'সাইন ইন' },
} satisfies Record<string, Words>

/** Behind the one-time link of an empty installation. */
export default function SetupPage() {
  const say = useSay()
  useTitle(say(words.heading))
  const token = tokenIn(useLocation())
  const needed = useNeeded()
  const text = needed === false ? words.over : token ? words.lead : words.noToken
  return (
    <section className={plain.card}>
      <h1 className={plain.heading}>{say(words.heading)}</h1>
      <p className={plain.lead}>{say(text)}</p>
      {needed === false && <Link to="/signin">{say(words.signIn)}</Link>}
      {needed !== false && token && <SetupForm token={token} />}
    </section>
  )
}

/** Whether there is still no administrator; unknown until the server has answered. */
function useNeeded(): boolean | undefined {
  const [needed, setNeeded] = useState<boolean>()
  useEffect(() => {
    const ask = async () => {
      const { http } = await import('@samity/shared-api/client')
      setNeeded((await http.get<{ needed: boolean }>('setup/')).data.needed)
    }
    // without an answer the form stands; sending it will say what is wrong
    ask().catch(() => undefined)
  }, [])
  return needed
}

const empty = { username: '', email: '', password: '' }

function SetupForm({ token }: { token: string }) {
  const say = useSay()
  const [typed, setTyped] = useState(empty)
  const [said, setSaid] = useState<Said>()
  const [wrong, setWrong] = useState<string[]>([])
  const [busy, once] = useOnce()
  const navigate = useNavigate()
  const signIn = useSetAtom(signInAtom)
  const setNotice = useSetAtom(noticeAtom)

  async function send() {
    setWrong([])
    if (!typed.username.trim() || !typed.password) return setSaid(failed(signInWords.required))
    setSaid(undefined)
    const answer = await post<SignedIn>('setup/', { token, ...typed })
    if (isRefused(answer)) {
      setWrong(Object.keys(answer.refusal.errors))
      return setSaid(failed(sentenceOf(answer.refusal)))
    }
    setNotice({ kind: 'done', text: words.done })
    signIn(answer)
    void navigate('/dashboard', { replace: true })
  }

  const field = (name: keyof typeof empty) => ({
    name,
    label: signInWords[name],
    value: typed[name],
    wrong: wrong.includes(name),
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    once(send)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Message said={said} />
      <Field {...field('username')} autoComplete="username" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" hint={signInWords.passwordHint} />
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(words.create)}
      </button>
    </form>
  )
}
