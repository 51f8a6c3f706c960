import { sessionAtom } from '@samity/shared-api/session'
import { Navigate, useLocation } from '@samity/shared-ui/router'
import { useAssociation, useSay, useTitle } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { fetchDashboardFrame } from '../../frames/load-dashboard-frame.ts'
import { prefetchStaffParts } from '../../frames/prefetch-staff-parts.ts'
import { SignInLogo } from '../../components/SignInLogo.tsx'
import { signInWords, redirectTarget } from '../../forms/login.ts'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SignOnCompletion } from './SignOnCompletion.tsx'
import { signOnOutcomeIn, signOnProblems } from './sign-on-words.ts'
import styles from './sign-in.module.css'

const formUrl = (form: 'login' | 'register', search: string): string => {
  const params = new URLSearchParams(search)
  if (form === 'register') params.set('form', 'register')
  else params.delete('form')
  // the outcome of single sign-on has been shown
  params.delete('sso')
  return `/signin${params.size > 0 ? `?${params}` : ''}`
}

/** Login and registration: two forms that slide over each other. The URL contains the visible one. */
export default function SignInPage() {
  const say = useSay()
  const { search, state } = useLocation()
  const { is_authenticated } = useAtomValue(sessionAtom)
  const isRegistering = new URLSearchParams(search).get('form') === 'register'
  const card = useRef<HTMLDivElement>(null)
  const wasRegistering = useRef(isRegistering)
  useTitle(say(isRegistering ? signInWords.register : signInWords.login))

  useEffect(() => {
    if (wasRegistering.current === isRegistering) return
    wasRegistering.current = isRegistering
    card.current?.querySelector<HTMLInputElement>(':scope > :not([inert]) input')?.focus()
  }, [isRegistering])

  // the browser continues with a started part after the sign-in, which leads to the first staff screen
  useEffect(prefetchStaffParts, [])

  const outcome = signOnOutcomeIn(search)
  const username = (state as { username?: string } | null)?.username ?? ''
  return (
    <div
      ref={card}
      className={`${styles.card} ${isRegistering ? styles.registering : ''}`}
      onFocus={() => void fetchDashboardFrame()}
    >
      {/* the page stays while the next one is prepared, so that the footer does not jump up */}
      {is_authenticated && <Navigate to={redirectTarget(search)} replace />}
      <section className={styles.panel} inert={isRegistering}>
        {outcome === 'ready' ? (
          <SignOnCompletion />
        ) : (
          <LoginForm
            isActive={!isRegistering}
            username={username}
            otherFormUrl={formUrl('register', search)}
            signOnProblem={outcome && signOnProblems[outcome]}
          />
        )}
      </section>
      <section className={styles.panel} inert={!isRegistering}>
        <RegisterForm isActive={isRegistering} otherFormUrl={formUrl('login', search)} />
      </section>
      <Cover />
    </div>
  )
}

function Cover() {
  const say = useSay()
  const { name, established } = useAssociation()
  return (
    <div className={styles.cover} aria-hidden>
      <SignInLogo />
      <p className={styles.name}>{say(name)}</p>
      {say(established) && <p className={styles.established}>{say(established)}</p>}
    </div>
  )
}
