import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import form from '../components/form.module.css'
import { fetchPublic } from '../fetch-public.ts'
import {
  linkToPage,
  pageSize,
  memberListPath,
  toMemberPage,
  type MemberQuery,
  type MemberPage,
} from './member-data.ts'
import { MemberCard } from './MemberCard.tsx'
import styles from './Members.module.css'
import { useNearViewport } from './use-near-viewport.ts'

const words = {
  before: { en: 'Previous page', bn: 'আগের পাতা' },
  after: { en: 'Next page', bn: 'পরের পাতা' },
  page: { en: 'Page {page}', bn: 'পাতা {page}' },
  failed: { en: 'The next advocates could not be loaded.', bn: 'পরবর্তী আইনজীবীদের তালিকা আনা যায়নি।' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  loading: { en: 'Loading...', bn: 'লোড হচ্ছে...' },
}

/**
 * The page of the URL. The next pages load while the visitor scrolls; without scripts, links lead to them.
 */
export function Members({ query, firstPage }: { query: MemberQuery; firstPage: MemberPage }) {
  const t = useWords(words)
  const { digits } = useShow()
  const [morePages, setMorePages] = useState<MemberPage[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const pages = [firstPage, ...morePages]
  // the list always contains the first page
  const lastPage = pages.at(-1)!

  const load = async (signal?: AbortSignal) => {
    setHasFailed(false)
    try {
      const advocates = await fetchPublic<Advocate[]>(memberListPath(query, lastPage.page + 1), signal)
      setMorePages([...morePages, toMemberPage(advocates, lastPage.page + 1)])
    } catch {
      if (!signal?.aborted) setHasFailed(true)
    }
  }
  const end = useEndInView(load, lastPage.hasMore && !hasFailed, lastPage.page)

  if (firstPage.members.length === 0) return null
  return (
    <>
      {firstPage.page > 1 && (
        <p className={styles.pages}>
          <Link to={linkToPage(query, firstPage.page - 1)}>{t.before}</Link>{' '}
          {fill(t.page, { page: digits(firstPage.page) })}
        </p>
      )}
      {pages.map((page) => (
        <Page key={page.page} page={page} />
      ))}
      {hasFailed ? (
        <p className={styles.pages} role="alert">
          {t.failed}{' '}
          <button type="button" className={form.button} onClick={() => void load()}>
            {t.retry}
          </button>
        </p>
      ) : (
        lastPage.hasMore && (
          <p className={styles.pages} ref={end}>
            <Link to={linkToPage(query, lastPage.page + 1)}>{t.after}</Link>
          </p>
        )
      )}
    </>
  )
}

/** Calls `load` once for each page, when the end of the list is less than 1,500 px below the viewport. */
function useEndInView(load: (signal: AbortSignal) => Promise<void>, hasMore: boolean, page: number) {
  const end = useRef<HTMLParagraphElement>(null)
  const loadNext = useEffectEvent(load)
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || typeof IntersectionObserver === 'undefined') return undefined
    const controller = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void loadNext(controller.signal)
      },
      { rootMargin: '1500px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      controller.abort()
    }
  }, [hasMore, page])
  return end
}

/** Memoised: pages that are already visible do not render again when another page arrives. */
const Page = memo(function Page({ page: { members, page } }: { page: MemberPage }) {
  const { container, height } = useNearViewport()
  const start = (page - 1) * pageSize + 1
  return (
    <div ref={container} className={styles.page} {...(height !== undefined && { style: { height } })}>
      {height === undefined && (
        <ol className={styles.cards} start={start}>
          {members.map((member, index) => (
            <MemberCard
              key={member.id}
              member={member}
              number={start + index}
              isPriority={index < 3 && page === 1}
            />
          ))}
        </ol>
      )}
    </div>
  )
})
