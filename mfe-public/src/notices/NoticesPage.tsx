import type { Attachment } from '@samity/shared-api/contract/site/notice'
import type { Language } from '@samity/shared-api/contract/words'
import { Link } from '@samity/shared-ui/router'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { SectionHeading } from '../components/SectionHeading.tsx'
import { Icon } from '../components/Icon.tsx'
import { languageAttributes } from '../language-attributes.ts'
import type { NoticesData } from './notices-data.ts'
import styles from './NoticesPage.module.css'

export { data } from './notices-data.ts'

const words = {
  heading: { en: 'Notices', bn: 'বিজ্ঞপ্তি' },
  none: { en: 'No notice found.', bn: 'কোনো বিজ্ঞপ্তি পাওয়া যায়নি।' },
  newer: { en: 'Newer notices', bn: 'নতুন বিজ্ঞপ্তি' },
  older: { en: 'Older notices', bn: 'পুরোনো বিজ্ঞপ্তি' },
}
const description = {
  en: 'Notices of the association to its members and the public.',
  bn: 'সদস্য ও সর্বসাধারণের জন্য সমিতির বিজ্ঞপ্তি।',
}

export const describe = (_data: NoticesData, language: Language): string => description[language]

export const missing = ({ notices, page }: NoticesData): boolean => notices.length === 0 && page > 1

export default function NoticesPage({ data: { notices, page, hasMore } }: { data: NoticesData }) {
  const t = useWords(words)
  return (
    <>
      <SectionHeading text={t.heading} />
      {notices.length === 0 && <p className={styles.none}>{t.none}</p>}
      {notices.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} />
      ))}
      <p className={styles.pages}>
        {page > 1 && <Link to={`?page=${notices.length > 0 ? page - 1 : 1}`}>{t.newer}</Link>}
        {hasMore && <Link to={`?page=${page + 1}`}>{t.older}</Link>}
      </p>
    </>
  )
}

function NoticeArticle({ notice }: { notice: NoticesData['notices'][number] }) {
  const language = useLanguage()
  const { day } = useShow()
  const title = (language === 'bn' && notice.title_bengali) || notice.title
  const body = (language === 'bn' && notice.body_bengali) || notice.body
  return (
    <article className={styles.notice}>
      <time dateTime={notice.notice_date}>{day(notice.notice_date)}</time>
      <div>
        <h2 {...languageAttributes(title, language)}>{title}</h2>
        {body.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} {...languageAttributes(paragraph, language)}>
            {paragraph}
          </p>
        ))}
        {notice.attachment && <AttachmentLink {...notice.attachment} />}
      </div>
    </article>
  )
}

const fileTypes = { 'application/pdf': 'PDF', 'image/webp': 'WebP' }

function AttachmentLink({ url, name, type, size }: Attachment) {
  const { digits } = useShow()
  return (
    <p>
      <a className={styles.attachment} href={url}>
        <Icon name="document" size={20} />
        {name} ({fileTypes[type]}, {digits(Math.max(1, Math.round(size / 1024)))} KB)
      </a>
    </p>
  )
}
