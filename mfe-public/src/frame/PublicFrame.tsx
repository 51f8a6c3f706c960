import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import { Link } from '@samity/shared-ui/router'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import styles from './PublicFrame.module.css'

const words = {
  home: { en: 'Home', bn: 'হোম' },
  admin: { en: 'Admin', bn: 'প্রশাসন' },
  dashboard: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
  other: { en: 'বাংলা', bn: 'English' },
}

/** What stands around every page of the website. */
export default function PublicFrame({ children }: { children: ReactNode }) {
  const say = useSay()
  const { name } = useAssociation()
  const [language, setLanguage] = useAtom(languageAtom)
  const { is_authenticated } = useAtomValue(sessionAtom)
  return (
    <>
      <header className={styles.top}>
        <strong>{say(name)}</strong>
        <Link to="/">{say(words.home)}</Link>
        {is_authenticated ? (
          <Link to="/dashboard">{say(words.dashboard)}</Link>
        ) : (
          <Link to="/signin">{say(words.admin)}</Link>
        )}
        <button type="button" onClick={() => setLanguage(language === 'en' ? 'bn' : 'en')}>
          {say(words.other)}
        </button>
      </header>
      <main className={styles.content}>{children}</main>
    </>
  )
}
