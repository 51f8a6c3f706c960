import { Link } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { SectionHeading } from '../components/SectionHeading.tsx'

const words = {
  heading: { en: 'Page not found', bn: 'পাতাটি পাওয়া যায়নি' },
  text: { en: 'This page does not exist.', bn: 'এই ঠিকানায় কিছু নেই।' },
  home: { en: 'Home', bn: 'হোম' },
}

/** The server renders this page with a 404. It is readable without scripts. */
export function NotFound() {
  const t = useWords(words)
  return (
    <>
      <SectionHeading text={t.heading} />
      <p>{t.text}</p>
      <p>
        <Link to="/">{t.home}</Link>
      </p>
    </>
  )
}
