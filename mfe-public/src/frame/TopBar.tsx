import { sessionAtom, signOutAtom } from '@samity/shared-api/session'
import { NavLink, useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './TopBar.module.css'
import { words } from './words.ts'

export function TopBar() {
  const t = useWords(words)
  const { is_authenticated } = useAtomValue(sessionAtom)
  return (
    <div className={styles.bar}>
      <nav className={styles.inside} aria-label={t.topBar}>
        <NavLink to="/" end>
          {t.home}
        </NavLink>
        <NavLink to="/helpline">{t.helpline}</NavLink>
        <NavLink to="/notices">{t.notices}</NavLink>
        {is_authenticated ? <SignedIn /> : <NavLink to="/signin">{t.admin}</NavLink>}
        <LanguageSwitch />
      </nav>
    </div>
  )
}

function SignedIn() {
  const t = useWords(words)
  const signOut = useSetAtom(signOutAtom)
  const navigate = useNavigate()
  const leave = () => {
    signOut()
    void navigate('/signin')
  }
  return (
    <>
      <NavLink to="/dashboard">{t.dashboard}</NavLink>
      <button type="button" onClick={leave}>
        {t.signOut}
      </button>
    </>
  )
}
