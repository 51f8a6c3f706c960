import type { Language } from '@samity/shared-api/contract/words'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { SectionHeading } from '../components/SectionHeading.tsx'
import type { DayDigestsData } from './day-digests-data.ts'
import styles from './DayDigestsPage.module.css'

export { data } from './day-digests-data.ts'

const words = {
  heading: { en: 'Day Digests', bn: 'দিনের যাচাই-সংকেত' },
  explain: {
    en: 'A digest is computed from everything that a cash box had on a closed day. A later change of one record would make another digest, so a copy of this page proves that the day was not rewritten. Each digest covers the one before, and the file has what is needed to compute that.',
    bn: 'ক্যাশ বাক্সের বন্ধ করা একটি দিনের সব লেনদেন থেকে একটি যাচাই-সংকেত হিসাব করা হয়। পরে একটি রেকর্ড বদলালেও যাচাই-সংকেত অন্য হতো, তাই এই পাতার একটি কপি প্রমাণ করে যে দিনটি আর বদলানো হয়নি। প্রতিটি যাচাই-সংকেতে আগেরটিও থাকে; তা হিসাব করে দেখার জন্য যা লাগে, ফাইলে আছে।',
  },
  date: { en: 'Date', bn: 'তারিখ' },
  box: { en: 'Cash box', bn: 'ক্যাশ বাক্স' },
  records: { en: 'Records', bn: 'রেকর্ড' },
  digest: { en: 'Digest (SHA-256)', bn: 'যাচাই-সংকেত (SHA-256)' },
  content: { en: 'Content: {hash}', bn: 'বিষয়বস্তু: {hash}' },
  file: { en: 'File for auditors (JSON)', bn: 'নিরীক্ষকের জন্য ফাইল (JSON)' },
  none: { en: 'No day has been closed yet.', bn: 'এখনো কোনো দিনের হিসাব সমাপ্ত করা হয়নি।' },
  pastEnd: { en: 'No closed days are this far back.', bn: 'এত আগের কোনো বন্ধ দিন নেই।' },
  newer: { en: 'Newer days', bn: 'নতুন দিন' },
  older: { en: 'Older days', bn: 'পুরোনো দিন' },
}
const description = {
  en: 'The digests of closed days of the association’s cash boxes.',
  bn: 'সমিতির ক্যাশ বাক্সের বন্ধ করা দিনগুলোর যাচাই-সংকেত।',
}

export const describe = (_data: DayDigestsData, language: Language): string => description[language]

export const missing = ({ digests, page }: DayDigestsData): boolean => digests.length === 0 && page > 1

/** The digests of closed days. It names no person and no amount. */
export default function DayDigestsPage({ data: { digests, page, hasMore } }: { data: DayDigestsData }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <>
      <SectionHeading text={t.heading} />
      <p className={styles.explain}>{t.explain}</p>
      {digests.length === 0 ? (
        <p className={styles.none}>{page > 1 ? t.pastEnd : t.none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.date}</th>
              <th scope="col">{t.box}</th>
              <th scope="col" className={styles.figure}>
                {t.records}
              </th>
              <th scope="col">{t.digest}</th>
            </tr>
          </thead>
          <tbody>
            {digests.map(({ date, place, label, records, content, digest, note }) => (
              <tr key={`${date} ${place}`}>
                <th scope="row">
                  <time dateTime={date}>{show.day(date)}</time>
                </th>
                <td>{say(label)}</td>
                <td className={styles.figure}>{show.number(records)}</td>
                <td className={styles.digest} translate="no" lang="en">
                  {digest}
                  {content && <small>{fill(t.content, { hash: content })}</small>}
                  {note && <small>{say(note)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {digests.length > 0 && (
        <p>
          <a href="/api/day-digests/?limit=1000" download="day-digests.json">
            {t.file}
          </a>
        </p>
      )}
      <p className={styles.pages}>
        {page > 1 && <Link to={`?page=${digests.length > 0 ? page - 1 : 1}`}>{t.newer}</Link>}
        {hasMore && <Link to={`?page=${page + 1}`}>{t.older}</Link>}
      </p>
    </>
  )
}
