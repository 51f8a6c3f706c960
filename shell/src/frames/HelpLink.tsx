import { Link, useLocation } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { registryAtom } from '../modules/registry/registry.ts'
import styles from './frame.module.css'
import { useShortcut } from './use-shortcut.ts'

const words = { help: { en: 'Help', bn: 'সহায়তা' } }
const handbookPath = '/dashboard/handbook'

const isQuestionMark = (event: KeyboardEvent, isTyping: boolean) =>
  event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping

/**
 * The link to the page of the handbook about this screen, also with the key '?'. Without a module that has
 * the handbook there is none.
 */
export function HelpLink() {
  const { modules } = useAtomValue(registryAtom)
  return modules.some(({ descriptor }) => descriptor.routes.some(({ path }) => path === handbookPath)) ? (
    <OpenHandbook />
  ) : null
}

function OpenHandbook() {
  const label = useSay()(words.help)
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useShortcut(isQuestionMark, () => link.current?.click())
  return (
    // a tab of its own, so that nothing typed here is lost
    <Link
      ref={link}
      to={`${handbookPath}?${new URLSearchParams({ for: pathname })}`}
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
