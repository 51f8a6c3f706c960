import { addressIn } from '@samity/shared-api/module'
import { languageAtom } from '@samity/shared-api/session'
import { useLocation } from '@samity/shared-ui/router'
import { useAtom } from 'jotai'
import type { FormEvent } from 'react'
import styles from './TopBar.module.css'

/** What pages know of an address; whatever else hangs on it stays behind, as it does on the server. */
const known = new Set(['page', 'search', 'status', 'type', 'year'])

const names = { en: 'English', bn: 'বাংলা' }

/** A button named for the other language. With scripts nothing reloads; without, the form leads to the other page. */
export function LanguageSwitch() {
  const [language, setLanguage] = useAtom(languageAtom)
  const { pathname, search } = useLocation()
  const other = language === 'en' ? 'bn' : 'en'
  const change = (event: FormEvent) => {
    event.preventDefault()
    setLanguage(other)
  }
  return (
    <form className={styles.language} action={addressIn(other, pathname)} onSubmit={change}>
      {[...new URLSearchParams(search)].map(
        ([name, value], index) =>
          known.has(name) && <input key={index} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" lang={other} translate="no">
        {names[other]}
      </button>
    </form>
  )
}
