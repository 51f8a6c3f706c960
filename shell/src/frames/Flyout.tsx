import { useSay } from '@samity/shared-ui/words'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWaiting } from './counts/use-waiting.tsx'
import { NavLinkItem } from './NavLinkItem.tsx'
import { SectionIcon } from './SectionIcon.tsx'
import type { NavSection } from '../navigation/nav-match.ts'
import styles from './sidebar.module.css'
import { useDismiss } from './use-dismiss.ts'
import type { Favourites } from './use-favourites.ts'

export type SectionProps = {
  section: NavSection
  /** Path of the link of the open page, if it is in this section */
  current: string | undefined
  onFollow: (() => void) | undefined
  favourites: Favourites
}

const gap = 8

export function Flyout({ section: { section, label, entries }, current, favourites }: SectionProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const { description, badge } = useWaiting(open ? [] : entries)
  useDismiss(open, () => setOpen(false), { box, button })

  // places the panel beside its icon and inside the window
  useLayoutEffect(() => {
    if (!open || !panel.current || !button.current) return
    const { top, right } = button.current.getBoundingClientRect()
    const maxTop = window.innerHeight - panel.current.offsetHeight - gap
    panel.current.style.insetBlockStart = `${Math.max(gap, Math.min(top, maxTop))}px`
    panel.current.style.insetInlineStart = `${right + gap}px`
  }, [open])

  return (
    <li ref={box}>
      <button
        ref={button}
        type="button"
        className={`${styles.section} ${current ? styles.hasCurrent : ''}`}
        aria-expanded={open}
        aria-controls={`section-${section}`}
        title={say(label)}
        onClick={() => setOpen(!open)}
        {...description}
      >
        <SectionIcon name={section} />
        <span className={styles.label}>{say(label)}</span>
        {badge}
      </button>
      <div ref={panel} id={`section-${section}`} className={styles.flyout} hidden={!open}>
        <p className={styles.flyoutTitle} aria-hidden>
          {say(label)}
        </p>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <NavLinkItem
              key={entry.path}
              entry={entry}
              current={current}
              favourites={favourites}
              onFollow={() => setOpen(false)}
            />
          ))}
        </ul>
      </div>
    </li>
  )
}
