import { sessionAtom, signOutAtom } from '@samity/shared-api/session'
import { useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { FrameLink } from './FrameLink.tsx'
import styles from './SiteTopBar.module.css'
import { words } from './words.ts'

export function SiteTopBar() {
  const t = useWords(words)
  const { is_authenticated } = useAtomValue(sessionAtom)
  return (
    <div className={styles.bar}>
      <nav className={`${styles.inside} ${is_authenticated ? styles.signedIn : ''}`} aria-label={t.topBar}>
        <FrameLink to="/">{t.home}</FrameLink>
        <FrameLink to="/helpline">{t.helpline}</FrameLink>
        <FrameLink to="/notices">{t.notices}</FrameLink>
        {is_authenticated ? <SignedInLinks /> : <FrameLink to="/signin">{t.admin}</FrameLink>}
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
      <FrameLink to="/dashboard">{t.dashboard}</FrameLink>
      <button type="button" onClick={signOutAndLeave}>
        {t.signOut}
      </button>
    </>
  )
}
