import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useState, type FormEvent } from 'react'
import { Field, PasswordField } from '../plain/Field.tsx'
import { done, failed, Message, type Said } from '../plain/Message.tsx'
import plain from '../plain/plain.module.css'
import { isRefused, post, sentenceOf, useOnce } from '../plain/sending.ts'
import { Heading } from './Heading.tsx'
import { signInWords } from './login.ts'
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

const empty = { username: '', email: '', password: '' }

type Props = { shown: boolean; other: string }

export function RegisterForm({ shown, other }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState(empty)
  const [said, setSaid] = useState<Said>()
  const [wrong, setWrong] = useState<string[]>([])
  const [busy, once] = useOnce()

  async function send() {
    setSaid(undefined)
    setWrong([])
    if (!typed.username.trim() || !typed.password) return setSaid(failed(signInWords.required))
    const body = new FormData()
    for (const [name, value] of Object.entries(typed)) body.append(name, value)
    const answer = await post('register/', body)
    if (isRefused(answer)) {
      setWrong(Object.keys(answer.refusal.errors))
      return setSaid(failed(sentenceOf(answer.refusal)))
    }
    setTyped(empty)
    setSaid(done(words.done, words.approval))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    once(send)
  }

  const field = (name: keyof typeof empty) => ({
    label: signInWords[name],
    name: shown ? name : undefined,
    value: typed[name],
    wrong: wrong.includes(name),
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  })

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="register-heading">
      <Heading id="register-heading" first={shown}>
        {say(signInWords.register)}
      </Heading>
      <p className={plain.lead}>{say(words.lead)}</p>
      <Message said={said} />
      <Field {...field('username')} autoComplete="username" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" hint={signInWords.passwordHint} />
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(signInWords.register)}
      </button>
      <p className={styles.switch}>
        <Link to={other} onClick={() => setSaid(undefined)}>
          {say(words.back)}
        </Link>
      </p>
    </form>
  )
}
