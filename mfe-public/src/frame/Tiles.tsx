import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useEffect, useId, useState } from 'react'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import styles from './Tiles.module.css'
import { words } from './words.ts'

type Tile = AssociationSettings['tiles'][number]

const icons: Record<string, IconName> = {
  '/member-list': 'members',
  '/committee': 'committee',
  '/media': 'gallery',
  '/contact': 'place',
}

/** Four tiles; below the large screen a list that a button opens. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const say = useSay()
  const t = useWords(words)
  const list = useId()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [open])
  return (
    <nav className={styles.tiles} aria-label={t.mainNavigation}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span className={open ? styles.cross : styles.bars} aria-hidden="true" />
        {open ? t.closeMenu : t.menu}
      </button>
      <ul id={list} className={open ? styles.open : styles.closed}>
        {tiles.map(({ path, title, subtitle }) => (
          <li key={path}>
            <PlaceLink to={path} onClick={() => setOpen(false)}>
              <Icon name={icons[path] ?? 'paper'} size={30} />
              <span className={styles.text}>
                <span className={styles.title}>{say(title)}</span>{' '}
                <span className={styles.subtitle}>{say(subtitle)}</span>
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
