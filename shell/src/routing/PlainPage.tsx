import type { Words } from '@samity/shared-api/contract/words'
import { Link } from '@samity/shared-ui/router'
import { useSay, useTitle } from '@samity/shared-ui/words'
import styles from '../frames/plain-page.module.css'

type Props = { heading: Words; text: Words; to: string; link: Words }

/** A heading, a sentence and a link. It needs no code that would have to be loaded first. */
function PlainPage({ heading, text, to, link }: Props) {
  const say = useSay()
  useTitle(say(heading))
  return (
    <section className={styles.page}>
      <h1>{say(heading)}</h1>
      <p>{say(text)}</p>
      <p>
        <Link to={to}>{say(link)}</Link>
      </p>
    </section>
  )
}

const home = { en: 'Home', bn: 'হোম' }
const dashboard = { en: 'Dashboard', bn: 'ড্যাশবোর্ড' }

export const NotFoundScreen = ({ inside = false }: { inside?: boolean }) => (
  <PlainPage
    heading={{ en: 'Page not found', bn: 'পাতাটি পাওয়া যায়নি' }}
    text={{ en: 'This page does not exist.', bn: 'এই ঠিকানায় কিছু নেই।' }}
    to={inside ? '/dashboard' : '/'}
    link={inside ? dashboard : home}
  />
)

export const NotAllowedScreen = () => (
  <PlainPage
    heading={{ en: 'Not allowed', bn: 'অনুমতি নেই' }}
    text={{ en: 'Your role does not include this page.', bn: 'আপনার ভূমিকায় এই পাতা দেখার অনুমতি নেই।' }}
    to="/dashboard"
    link={dashboard}
  />
)
