import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { findNavMatch, type NavSection } from '../navigation/nav-match.ts'
import styles from './frame.module.css'

const words = {
  breadcrumb: { en: 'Breadcrumb', bn: 'অবস্থান' },
  dashboard: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
}

/** The path from the dashboard to the open page. The dashboard itself has none. */
export function Breadcrumbs({ nav, path }: { nav: NavSection[]; path: string }) {
  const say = useSay()
  const match = findNavMatch(nav, path)
  if (!match?.section.label) return null
  const { section, link, behind } = match
  // the first screen of a section may have the same name as the section
  const showsSection = say(section.label) !== say(link.label)
  return (
    <nav aria-label={say(words.breadcrumb)}>
      <ol className={styles.breadcrumbs}>
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
