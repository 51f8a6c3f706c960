import { addressIn } from '@samity/shared-api/module'
import { languageAtom } from '@samity/shared-api/session'
import { useLocation } from '@samity/shared-ui/router'
import { useAtom } from 'jotai'
import type { FormEvent } from 'react'
import styles from './SiteTopBar.module.css'

/**
 * URL parameters that the pages use. The switch drops all others (tracking parameters), as the server does.
 */
const pageParams = new Set(['page', 'search', 'status', 'type', 'year'])

const languageNames = { en: 'English', bn: 'বাংলা' }

/**
 * A button labelled with the other language. With scripts nothing reloads. Without scripts the form opens the
 * page in the other language.
 */
export function LanguageSwitch() {
  const [language, setLanguage] = useAtom(languageAtom)
  const { pathname, search } = useLocation()
  const otherLanguage = language === 'en' ? 'bn' : 'en'
  const switchLanguage = (event: FormEvent) => {
    event.preventDefault()
    setLanguage(otherLanguage)
  }
  return (
    <form className={styles.language} action={addressIn(otherLanguage, pathname)} onSubmit={switchLanguage}>
      {[...new URLSearchParams(search)].map(
        ([name, value], index) =>
          pageParams.has(name) && <input key={index} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" lang={otherLanguage} translate="no">
        {languageNames[otherLanguage]}
      </button>
    </form>
  )
}
