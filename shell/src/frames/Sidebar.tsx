import { useSay } from '@samity/shared-ui/words'
import { useState } from 'react'
import { findNavMatch, type NavSection } from '../navigation/nav-match.ts'
import { useWaiting } from './counts/use-waiting.tsx'
import { Flyout, type SectionProps } from './Flyout.tsx'
import { NavLinkItem } from './NavLinkItem.tsx'
import { SectionIcon } from './SectionIcon.tsx'
import styles from './sidebar.module.css'
import { useFavourites } from './use-favourites.ts'

const words = {
  menu: { en: 'Main menu', bn: 'প্রধান মেনু' },
  favourites: { en: 'Favourites', bn: 'প্রিয়' },
}

type Props = {
  nav: NavSection[]
  path: string
  person: string
  /** The section that is open until the person closes it */
  openAtFirst?: string
  collapsed?: boolean
  onFollow?: () => void
}

/** The links that the user may open. The descriptors have them: no module's code is needed. */
export function Sidebar({ nav, path, person, openAtFirst, collapsed = false, onFollow }: Props) {
  const say = useSay()
  const match = findNavMatch(nav, path)
  const favourites = useFavourites(person)
  const links = nav.flatMap(({ entries }) => entries)
  const starred = favourites.paths.flatMap(
    (starredPath) => links.find((link) => link.path === starredPath) ?? [],
  )
  return (
    <nav aria-label={say(words.menu)} className={`${styles.nav} ${collapsed ? styles.collapsed : ''}`}>
      <ul className={styles.list}>
        {starred.length > 0 && (
          <li>
            <ul aria-label={say(words.favourites)} className={styles.favourites}>
              {starred.map((entry) => (
                <NavLinkItem
                  key={entry.path}
                  entry={entry}
                  current={match?.link.path}
                  icon={entry.section}
                  {...{ collapsed, onFollow, favourites }}
                />
              ))}
            </ul>
          </li>
        )}
        {nav.map((section) => {
          const current = match?.section === section ? match.link.path : undefined
          if (!section.label)
            return section.entries.map((entry) => (
              <NavLinkItem
                key={entry.path}
                entry={entry}
                current={current}
                icon={entry.icon ?? entry.path}
                {...{ collapsed, onFollow }}
              />
            ))
          const shared = { section, current, onFollow, favourites }
          return collapsed ? (
            <Flyout key={section.section} {...shared} />
          ) : (
            <CollapsibleSection
              key={section.section}
              isOpenAtFirst={section.section === openAtFirst}
              {...shared}
            />
          )
        })}
      </ul>
    </nav>
  )
}

/** A section whose links open below its name. The section of the open page is expanded. */
function CollapsibleSection({
  section: { section, label, entries },
  current,
  onFollow,
  favourites,
  isOpenAtFirst,
}: SectionProps & { isOpenAtFirst: boolean }) {
  const say = useSay()
  const [isOpenByHand, setOpenByHand] = useState<boolean>()
  const [previousPath, setPreviousPath] = useState(current)
  // navigating into a section expands it again, even after the user has closed it
  if (previousPath !== current) {
    setPreviousPath(current)
    if (current) setOpenByHand(undefined)
  }
  const open = isOpenByHand ?? (current !== undefined || isOpenAtFirst)
  const id = `section-${section}`
  const { description, badge } = useWaiting(open ? [] : entries)
  return (
    <li>
      <button
        type="button"
        className={`${styles.section} ${current && !open ? styles.hasCurrent : ''}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenByHand(!open)}
        {...description}
      >
        <SectionIcon name={section} />
        <span className={styles.label}>{say(label)}</span>
        {badge}
        <span className={styles.chevron} aria-hidden />
      </button>
      <ul id={id} className={styles.links} hidden={!open}>
        {entries.map((entry) => (
          <NavLinkItem key={entry.path} {...{ entry, current, onFollow, favourites }} />
        ))}
      </ul>
    </li>
  )
}
