import { maxSearchLength } from '@samity/shared-api/contract/search-limits'
import { addressIn } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import form from '../components/form.module.css'
import { languageAttributes } from '../language-attributes.ts'
import styles from './FirstSteps.module.css'
import type { LatestNotice } from './home-data.ts'

const words = {
  notice: { en: 'Latest notice', bn: 'সর্বশেষ বিজ্ঞপ্তি' },
  member: { en: 'Find a member', bn: 'সদস্য খুঁজুন' },
  memberHint: { en: 'Name, number or phone', bn: 'নাম, নম্বর বা ফোন' },
  find: { en: 'Search', bn: 'খুঁজুন' },
  paper: { en: 'Check a paper, receipt or card', bn: 'কাগজ, রসিদ বা কার্ড যাচাই করুন' },
  paperHint: { en: 'Code below the QR code', bn: 'কিউআর কোডের নিচের কোড' },
  check: { en: 'Check', bn: 'যাচাই করুন' },
}

/** The aims of most visitors: the newest notice, a member and a paper. The forms work without scripts. */
export function FirstSteps({ notice }: { notice: LatestNotice | undefined }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <div className={styles.steps}>
      {notice && <NoticeLink notice={notice} />}
      <form role="search" action={addressIn(language, '/member-list')}>
        <label className={form.label} htmlFor="member">
          {t.member}
        </label>
        <input
          className={form.input}
          id="member"
          name="search"
          type="search"
          maxLength={maxSearchLength}
          placeholder={t.memberHint}
          autoComplete="off"
        />
        <button type="submit" className={form.button}>
          {t.find}
        </button>
      </form>
      <form action={addressIn(language, '/check')}>
        <label className={form.label} htmlFor="code">
          {t.paper}
        </label>
        <input
          className={form.input}
          id="code"
          name="code"
          required
          maxLength={60}
          placeholder={t.paperHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className={form.button}>
          {t.check}
        </button>
      </form>
    </div>
  )
}

function NoticeLink({ notice: { notice_date, title, title_bengali } }: { notice: LatestNotice }) {
  const t = useWords(words)
  const language = useLanguage()
  const { day } = useShow()
  const text = (language === 'bn' && title_bengali) || title
  return (
    <p className={styles.notice}>
      <span className={form.label}>
        {t.notice} · <time dateTime={notice_date}>{day(notice_date)}</time>
      </span>
      <Link to="/notices" {...languageAttributes(text, language)}>
        {text}
      </Link>
    </p>
  )
}
