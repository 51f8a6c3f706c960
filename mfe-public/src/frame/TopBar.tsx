import { sessionAtom, signOutAtom } from '@samity/shared-api/session'
import { useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import styles from './TopBar.module.css'
import { words } from './words.ts'

export function TopBar() {
  const t = useWords(words)
  const { is_authenticated } = useAtomValue(sessionAtom)
  return (
    <div className={styles.bar}>
      <nav className={`${styles.inside} ${is_authenticated ? styles.signedIn : ''}`} aria-label={t.topBar}>
        <PlaceLink to="/">{t.home}</PlaceLink>
        <PlaceLink to="/helpline">{t.helpline}</PlaceLink>
        <PlaceLink to="/notices">{t.notices}</PlaceLink>
        {is_authenticated ? <SignedIn /> : <PlaceLink to="/signin">{t.admin}</PlaceLink>}
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
      <PlaceLink to="/dashboard">{t.dashboard}</PlaceLink>
      <button type="button" onClick={leave}>
        {t.signOut}
      </button>
    </>
  )
}
