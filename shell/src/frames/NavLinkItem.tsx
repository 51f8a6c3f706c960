import { Tooltip } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import type { NavLink } from '../navigation/nav-match.ts'
import { SectionIcon } from './SectionIcon.tsx'
import styles from './sidebar.module.css'

type Props = {
  entry: NavLink
  current: string | undefined
  /** True if the link is above the sections and has its own icon */
  top?: boolean
  collapsed?: boolean
  onFollow?: (() => void) | undefined
}

export function NavLinkItem({
  entry: { path, label },
  current,
  top = false,
  collapsed = false,
  onFollow,
}: Props) {
  const say = useSay()
  const link = (
    <Link
      to={path}
      onClick={onFollow}
      className={`${styles.link} ${top ? styles.top : ''}`}
      {...(current === path && { 'aria-current': 'page' as const })}
    >
      {top && <SectionIcon name={path} />}
      <span className={styles.label}>{say(label)}</span>
    </Link>
  )
  return (
    <li>
      {collapsed ? (
        <Tooltip title={say(label)} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}
