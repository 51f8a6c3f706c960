import { signInAtom } from '@samity/shared-api/session'
import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { profileLanguageAtom } from '../../language.ts'
import { noticeAtom } from '../../notices/notice.ts'
import { CodeField, Field, PasswordField } from '../plain/Field.tsx'
import { failed, Message, type Said } from '../plain/Message.tsx'
import plain from '../plain/plain.module.css'
import { useOnce } from '../plain/sending.ts'
import { Heading } from './Heading.tsx'
import { login, signInWords } from './login.ts'
import styles from './sign-in.module.css'

const words = {
  lead: { en: 'Welcome back. Sign in to go on.', bn: 'স্বাগতম। এগিয়ে যেতে সাইন ইন করুন।' },
  noAccount: { en: 'No account yet?', bn: 'এখনো অ্যাকাউন্ট নেই?' },
  create: { en: 'Create an account', bn: 'অ্যাকাউন্ট তৈরি করুন' },
  done: { en: 'Login successful!', bn: 'লগইন সফল হয়েছে!' },
}

type Props = { shown: boolean; username: string; other: string }

export function LoginForm({ shown, username: known, other }: Props) {
  const say = useSay()
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asks, setAsks] = useState<'code'>()
  const [said, setSaid] = useState<Said>()
  const [busy, once] = useOnce()
  const signIn = useSetAtom(signInAtom)
  const setLanguage = useSetAtom(profileLanguageAtom)
  const setNotice = useSetAtom(noticeAtom)

  async function send() {
    setSaid(undefined)
    const answer = await login({ username, password, code })
    if ('problem' in answer) {
      setCode('')
      setAsks(answer.asks)
      return setSaid(failed(answer.problem))
    }
    setLanguage(answer.user.language)
    setNotice({ kind: 'done', text: words.done })
    signIn(answer)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    once(send)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="login-heading">
      <Heading id="login-heading" first={shown}>
        {say(signInWords.login)}
      </Heading>
      <p className={plain.lead}>{say(words.lead)}</p>
      <Message said={said} />
      <Field
        label={signInWords.username}
        name={shown ? 'username' : undefined}
        autoComplete="username"
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        label={signInWords.password}
        name={shown ? 'password' : undefined}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {asks && <CodeField value={code} onChange={setCode} />}
      <button type="submit" className={plain.submit} disabled={busy}>
        {say(signInWords.login)}
      </button>
      <p className={styles.switch}>
        {say(words.noAccount)}{' '}
        <Link to={other} onClick={() => setSaid(undefined)}>
          {say(words.create)}
        </Link>
      </p>
    </form>
  )
}
