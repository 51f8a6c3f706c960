import { addressIn } from '@samity/shared-api/module'
import type { SiteHistory } from '@samity/shared-ui/router'
import { useLanguage, useSay } from '@samity/shared-ui/words'
import { useAtom } from 'jotai'
import { useEffect, type MouseEvent } from 'react'
import styles from './notices.module.css'
import { noticeAtom } from './notice.ts'

const words = { close: { en: 'Close message', bn: 'বার্তা বন্ধ করুন' } }

const displayMs = 6000

/** The shell's notice. A React root of its own: the HTML of the page does not depend on it. */
export function Notices({ history }: { history: SiteHistory }) {
  const [notice, setNotice] = useAtom(noticeAtom)
  const say = useSay()
  const language = useLanguage()
  useEffect(() => {
    if (notice?.kind !== 'done') return undefined
    const timer = setTimeout(() => setNotice(null), displayMs)
    return () => clearTimeout(timer)
  }, [notice, setNotice])
  if (!notice) return null
  const isDone = notice.kind === 'done'
  const href = notice.link && addressIn(language, notice.link.to)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || !href) return
    event.preventDefault()
    setNotice(null)
    history.push(href)
  }
  return (
    <div className={`${styles.notice} ${isDone ? styles.done : ''}`} role={isDone ? 'status' : 'alert'}>
      <span>{say(notice.text)}</span>
      {notice.link && (
        <a href={href} onClick={follow}>
          {say(notice.link.label)}
        </a>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={say(words.close)}
        onClick={() => setNotice(null)}
      >
        ×
      </button>
    </div>
  )
}
