import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import form from '../parts/form.module.css'
import { read } from '../parts/read.ts'
import { linkTo, pageSize, pathOf, toPage, type Asked, type MemberPage } from './member-data.ts'
import { MemberCard } from './MemberCard.tsx'
import styles from './Members.module.css'
import { useDistance } from './use-distance.ts'

const words = {
  before: { en: 'Previous page', bn: 'আগের পাতা' },
  after: { en: 'Next page', bn: 'পরের পাতা' },
  page: { en: 'Page {page}', bn: 'পাতা {page}' },
  failed: { en: 'The next advocates could not be loaded.', bn: 'পরবর্তী আইনজীবীদের তালিকা আনা যায়নি।' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  loading: { en: 'Loading...', bn: 'লোড হচ্ছে...' },
}

/** The page that the address asks for; those after it follow as one scrolls, or by links where there are no scripts. */
export function Members({ asked, first }: { asked: Asked; first: MemberPage }) {
  const t = useWords(words)
  const { digits } = useShow()
  const [added, setAdded] = useState<MemberPage[]>([])
  const [failed, setFailed] = useState(false)
  const pages = [first, ...added]
  // the first is there
  const last = pages.at(-1)!

  const load = async (signal?: AbortSignal) => {
    setFailed(false)
    try {
      const answer = await read<Advocate[]>(pathOf(asked, last.page + 1), signal)
      setAdded([...added, toPage(answer, last.page + 1)])
    } catch {
      if (!signal?.aborted) setFailed(true)
    }
  }
  const end = useEndInSight(load, last.more && !failed, last.page)

  if (first.members.length === 0) return null
  return (
    <>
      {first.page > 1 && (
        <p className={styles.pages}>
          <Link to={linkTo(asked, first.page - 1)}>{t.before}</Link>{' '}
          {fill(t.page, { page: digits(first.page) })}
        </p>
      )}
      {pages.map((page) => (
        <Page key={page.page} page={page} />
      ))}
      {failed ? (
        <p className={styles.pages} role="alert">
          {t.failed}{' '}
          <button type="button" className={form.button} onClick={() => void load()}>
            {t.retry}
          </button>
        </p>
      ) : (
        last.more && (
          <p className={styles.pages} ref={end}>
            <Link to={linkTo(asked, last.page + 1)}>{t.after}</Link>
          </p>
        )
      )}
    </>
  )
}

/** Calls `load` when the end of the list comes near; once for each page. */
function useEndInSight(load: (signal: AbortSignal) => Promise<void>, more: boolean, page: number) {
  const end = useRef<HTMLParagraphElement>(null)
  const arrive = useEffectEvent(load)
  useEffect(() => {
    const mark = end.current
    if (!mark || !more || typeof IntersectionObserver === 'undefined') return undefined
    const leaving = new AbortController()
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void arrive(leaving.signal)
      },
      { rootMargin: '1500px' },
    )
    observer.observe(mark)
    return () => {
      observer.disconnect()
      leaving.abort()
    }
  }, [more, page])
  return end
}

/** A page that is on the screen already is left alone when another one comes. */
const Page = memo(function Page({ page: { members, page } }: { page: MemberPage }) {
  const { box, height } = useDistance()
  const start = (page - 1) * pageSize + 1
  return (
    <div ref={box} className={styles.page} {...(height !== undefined && { style: { height } })}>
      {height === undefined && (
        <ol className={styles.cards} start={start}>
          {members.map((member, index) => (
            <MemberCard
              key={member.id}
              member={member}
              number={start + index}
              first={index < 3 && page === 1}
            />
          ))}
        </ol>
      )}
    </div>
  )
})
