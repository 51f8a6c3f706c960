import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { findNavMatch, type NavSection } from '../navigation/nav-match.ts'
import styles from './frame.module.css'

const words = {
  breadcrumb: { en: 'Breadcrumb', bn: 'অবস্থান' },
  dashboard: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
}

/** The way from the dashboard to the page shown. On the dashboard itself there is none. */
export function Breadcrumbs({ nav, path }: { nav: NavSection[]; path: string }) {
  const say = useSay()
  const match = findNavMatch(nav, path)
  if (!match?.section.label) return null
  const { section, link, behind } = match
  // a section's first screen may be called like the section
  const showsSection = say(section.label) !== say(link.label)
  return (
    <nav aria-label={say(words.breadcrumb)}>
      <ol className={styles.trail}>
        <li>
          <Link to="/dashboard">{say(words.dashboard)}</Link>
        </li>
        {showsSection && <li>{say(section.label)}</li>}
        <li>
          {behind ? (
            <Link to={link.path}>{say(link.label)}</Link>
          ) : (
            <span aria-current="page">{say(link.label)}</span>
          )}
        </li>
        {behind?.title && !behind.path.includes(':') && (
          <li>
            <span aria-current="page">{say(behind.title)}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
