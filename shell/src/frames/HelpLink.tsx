import { useRecordPath } from '@samity/shared-ui/core'
import { Link, useLocation } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useRef } from 'react'
import styles from './frame.module.css'
import { useShortcut } from './use-shortcut.ts'

const words = { help: { en: 'Help', bn: 'সহায়তা' } }

const isQuestionMark = (event: KeyboardEvent, isTyping: boolean) =>
  event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping

/** The link to the handbook's page about this screen, also with the key '?', if a module has the handbook. */
export function HelpLink() {
  const label = useSay()(words.help)
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useShortcut(isQuestionMark, () => link.current?.click())
  const path = useRecordPath()('handbook', { screen: pathname })
  if (!path) return null
  return (
    // a tab of its own, so that nothing typed here is lost
    <Link
      ref={link}
      to={path}
      target="samity-handbook"
      className={`${styles.tool} ${styles.help}`}
      aria-label={label}
      aria-keyshortcuts="?"
      title={`${label} (?)`}
    >
      ?
    </Link>
  )
}
