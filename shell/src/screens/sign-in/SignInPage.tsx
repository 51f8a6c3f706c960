import { sessionAtom } from '@samity/shared-api/session'
import { Navigate, useLocation } from '@samity/shared-ui/router'
import { useAssociation, useSay, useTitle } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { loadDashboardFrame } from '../../frames/FrameOutlet.tsx'
import { Emblem } from './Emblem.tsx'
import { signInWords, wayOn } from './login.ts'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import styles from './sign-in.module.css'

const addressFor = (form: 'login' | 'register', search: string): string => {
  const asked = new URLSearchParams(search)
  if (form === 'register') asked.set('form', 'register')
  else asked.delete('form')
  return `/signin${asked.size > 0 ? `?${asked}` : ''}`
}

/** Login and registration: two forms that slide over each other. Which one is shown stands in the address. */
export default function SignInPage() {
  const say = useSay()
  const { search, state } = useLocation()
  const { is_authenticated } = useAtomValue(sessionAtom)
  const registering = new URLSearchParams(search).get('form') === 'register'
  const box = useRef<HTMLDivElement>(null)
  const switched = useRef(registering)
  useTitle(say(registering ? signInWords.register : signInWords.login))

  useEffect(() => {
    if (switched.current === registering) return
    switched.current = registering
    box.current?.querySelector<HTMLInputElement>(':scope > :not([inert]) input')?.focus()
  }, [registering])

  if (is_authenticated) return <Navigate to={wayOn(search)} replace />
  const username = (state as { username?: string } | null)?.username ?? ''
  return (
    <div
      ref={box}
      className={`${styles.card} ${registering ? styles.registering : ''}`}
      onFocus={() => void loadDashboardFrame().catch(() => undefined)}
    >
      <section className={styles.panel} inert={registering}>
        <LoginForm shown={!registering} username={username} other={addressFor('register', search)} />
      </section>
      <section className={styles.panel} inert={!registering}>
        <RegisterForm shown={registering} other={addressFor('login', search)} />
      </section>
      <Cover />
    </div>
  )
}

/** What the form that is not shown disappears under, where there is room for it. */
function Cover() {
  const say = useSay()
  const { name, established } = useAssociation()
  return (
    <div className={styles.cover} aria-hidden>
      <Emblem />
      <p className={styles.name}>{say(name)}</p>
      <p className={styles.established}>{say(established)}</p>
    </div>
  )
}
