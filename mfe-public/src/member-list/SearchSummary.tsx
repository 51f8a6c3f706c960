import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { linkToPage, type MemberQuery, type MemberPage } from './member-data.ts'
import styles from './Members.module.css'

const words = {
  none: { en: 'No advocate found.', bn: 'কোনো আইনজীবী পাওয়া যায়নি।' },
  one: { en: '1 advocate found', bn: '১ জন আইনজীবী পাওয়া গেছে' },
  some: { en: '{count} advocates found', bn: '{count} জন আইনজীবী পাওয়া গেছে' },
  more: { en: 'More than {count} advocates found', bn: '{count} জনের বেশি আইনজীবী পাওয়া গেছে' },
  noPage: { en: 'The list has no page {page}.', bn: 'তালিকায় {page} নম্বর পাতা নেই।' },
  first: { en: 'To the first page', bn: 'প্রথম পাতায় যান' },
  everyone: { en: 'Show all advocates', bn: 'সকল আইনজীবী দেখুন' },
}

type Props = MemberPage & { query: MemberQuery }

/**
 * The number of advocates that a search found. Screen readers announce it when it changes. The unfiltered
 * list has none.
 */
export function SearchSummary({ query, members, page, hasMore }: Props) {
  const t = useWords(words)
  const { digits } = useShow()
  const isFiltered = query.search !== '' || query.status !== ''
  const count = digits(members.length)
  return (
    <div role="status" className={styles.summary}>
      {members.length === 0 ? (
        <div className={styles.none}>
          <p>{page > 1 ? fill(t.noPage, { page: digits(page) }) : t.none}</p>
          {page > 1 ? (
            <Link to={linkToPage(query, 1)}>{t.first}</Link>
          ) : (
            isFiltered && <Link to="/member-list">{t.everyone}</Link>
          )}
        </div>
      ) : (
        isFiltered &&
        page === 1 && <p>{members.length === 1 ? t.one : fill(hasMore ? t.more : t.some, { count })}</p>
      )}
    </div>
  )
}
