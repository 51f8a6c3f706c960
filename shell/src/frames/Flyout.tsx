import { useSay } from '@samity/shared-ui/words'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavLinkItem } from './NavLinkItem.tsx'
import { SectionIcon } from './SectionIcon.tsx'
import type { SectionProps } from './Sidebar.tsx'
import styles from './sidebar.module.css'

const gap = 8

/** A section of the collapsed sidebar: an icon whose links open beside it, by click, until one clicks elsewhere or presses Esc. */
export function Flyout({ section: { section, label, entries }, current }: SectionProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const outside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  // beside its icon, and never below the edge of the window
  useLayoutEffect(() => {
    if (!open || !panel.current || !button.current) return
    const { top, right } = button.current.getBoundingClientRect()
    const lowest = window.innerHeight - panel.current.offsetHeight - gap
    panel.current.style.insetBlockStart = `${Math.max(gap, Math.min(top, lowest))}px`
    panel.current.style.insetInlineStart = `${right + gap}px`
  }, [open])

  return (
    <li
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={`${styles.section} ${current ? styles.holds : ''}`}
        aria-expanded={open}
        aria-controls={`section-${section}`}
        title={say(label)}
        onClick={() => setOpen(!open)}
      >
        <SectionIcon of={section} />
        <span className={styles.label}>{say(label)}</span>
      </button>
      <div ref={panel} id={`section-${section}`} className={styles.flyout} hidden={!open}>
        <p className={styles.flyoutTitle} aria-hidden>
          {say(label)}
        </p>
        <ul className={styles.list} onClick={() => setOpen(false)}>
          {entries.map((entry) => (
            <NavLinkItem key={entry.path} entry={entry} current={current} />
          ))}
        </ul>
      </div>
    </li>
  )
}
