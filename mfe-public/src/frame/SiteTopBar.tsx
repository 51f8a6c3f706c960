import { sessionAtom, signOutAtom } from '@samity/shared-api/session'
import { useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './SiteTopBar.module.css'
import { words } from './words.ts'

export function SiteTopBar() {
  const t = useWords(words)
  const { is_authenticated } = useAtomValue(sessionAtom)
  return (
    <div className={styles.bar}>
      <nav className={`${styles.inside} ${is_authenticated ? styles.signedIn : ''}`} aria-label={t.topBar}>
        <SiteLink to="/">{t.home}</SiteLink>
        <SiteLink to="/helpline">{t.helpline}</SiteLink>
        <SiteLink to="/notices">{t.notices}</SiteLink>
        {is_authenticated ? <SignedInLinks /> : <SiteLink to="/signin">{t.admin}</SiteLink>}
        <LanguageSwitch />
      </nav>
    </div>
  )
}

function SignedInLinks() {
  const t = useWords(words)
  const signOut = useSetAtom(signOutAtom)
  const navigate = useNavigate()
  const signOutAndLeave = () => {
    signOut()
    void navigate('/signin')
  }
  return (
    <>
      <SiteLink to="/dashboard">{t.dashboard}</SiteLink>
      <button type="button" onClick={signOutAndLeave}>
        {t.signOut}
      </button>
    </>
  )
}
