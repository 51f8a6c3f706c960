import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useEffect, useId, useState } from 'react'
import { Icon, type IconName } from '../components/Icon.tsx'
import { FrameLink } from './FrameLink.tsx'
import styles from './Tiles.module.css'
import { words } from './words.ts'

type Tile = AssociationSettings['tiles'][number]

const icons: Record<string, IconName> = {
  '/member-list': 'members',
  '/committee': 'committee',
  '/media': 'gallery',
  '/contact': 'place',
}

/** Four tiles. On small screens they are a list that a button opens. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const say = useSay()
  const t = useWords(words)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    <nav className={styles.tiles} aria-label={t.mainNavigation}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={isOpen ? styles.cross : styles.bars} aria-hidden="true" />
        {isOpen ? t.closeMenu : t.menu}
      </button>
      <ul id={listId} className={isOpen ? styles.open : styles.closed}>
        {tiles.map(({ path, title, subtitle }) => (
          <li key={path}>
            <FrameLink to={path} onClick={() => setIsOpen(false)}>
              <Icon name={icons[path] ?? 'document'} size={30} />
              <span className={styles.text}>
                <span className={styles.title}>{say(title)}</span>{' '}
                <span className={styles.subtitle}>{say(subtitle)}</span>
              </span>
            </FrameLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
