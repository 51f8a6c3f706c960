import { Tooltip } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useId, type KeyboardEvent } from 'react'
import type { NavLink } from '../navigation/nav-match.ts'
import { useWaiting } from './counts/use-waiting.tsx'
import { SectionIcon } from './SectionIcon.tsx'
import styles from './sidebar.module.css'
import type { Favourites } from './use-favourites.ts'

const words = { favourite: { en: 'Favourite', bn: 'প্রিয়' } }

type Props = {
  entry: NavLink
  current: string | undefined
  /** Of a link above the sections */
  icon?: string
  collapsed?: boolean
  onFollow?: (() => void) | undefined
  /** Absent for a link that is always at the top */
  favourites?: Favourites
}

/** Right goes from a link to its star, Left back: Tab would stop twice at each link. */
function moveInItem({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'ArrowRight') currentTarget.querySelector('button')?.focus()
  if (key === 'ArrowLeft') currentTarget.querySelector('a')?.focus()
}

export function NavLinkItem({ entry, current, icon, collapsed = false, onFollow, favourites }: Props) {
  const { path, label, order } = entry
  const say = useSay()
  const id = useId()
  const isFavourite = !!favourites?.paths.includes(path)
  const { description, badge } = useWaiting([entry])
  const link = (
    <Link
      to={path}
      onClick={onFollow}
      className={`${styles.link} ${icon ? styles.top : ''}`}
      {...description}
      {...(current === path && { 'aria-current': 'page' as const })}
    >
      {icon && <SectionIcon name={icon} />}
      <span id={id} className={styles.label}>
        {say(label)}
      </span>
      {badge}
    </Link>
  )
  return (
    <li
      className={order < 100 ? styles.item : `${styles.item} ${styles.added}`}
      {...(favourites && { onKeyDown: moveInItem })}
    >
      {collapsed ? (
        <Tooltip title={say(label)} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {favourites && !collapsed && (
        // its name does not contain that of the link, which has the same text
        <button
          type="button"
          className={styles.star}
          tabIndex={-1}
          aria-label={say(words.favourite)}
          aria-describedby={id}
          aria-pressed={isFavourite}
          onClick={() => favourites.toggle(path)}
        >
          <span aria-hidden>{isFavourite ? '★' : '☆'}</span>
        </button>
      )}
    </li>
  )
}
