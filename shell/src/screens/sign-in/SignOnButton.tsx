import { languageAtom } from '@samity/shared-api/session'
import { useLocation } from '@samity/shared-ui/router'
import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { redirectTarget } from '../../forms/login.ts'
import plain from '../../forms/plain.module.css'
import { singleSignOnAtom, singleSignOnUrl } from '../../forms/single-sign-on.ts'
import styles from './sign-in.module.css'

export const signOnWords = {
  signOn: { en: 'Sign in with {name}', bn: '{name} দিয়ে সাইন ইন করুন' },
  or: { en: 'or', bn: 'অথবা' },
}

/** Leads to the provider of single sign-on. Without a provider it shows nothing. */
export function SignOnButton() {
  const say = useSay()
  const { search } = useLocation()
  const name = useAtomValue(singleSignOnAtom)
  const language = useAtomValue(languageAtom)
  if (name === undefined) return null
  return (
    <>
      <p className={plain.or}>{say(signOnWords.or)}</p>
      {/* a link of the browser, because the server answers with a redirect to another site */}
      <a
        className={`${plain.passkey} ${styles.signOn}`}
        href={singleSignOnUrl(redirectTarget(search), language)}
      >
        {fill(say(signOnWords.signOn), { name })}
      </a>
    </>
  )
}
