import { parseDay } from '@samity/shared-api/contract'
import { useFieldValue } from '@samity/shared-ui/forms'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import styles from './notices.module.css'

const words = { preview: { en: 'Preview', bn: 'প্রাকদর্শন' } }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function NoticePreview() {
  const t = useWords(words)
  const show = useShow()
  const isBengali = useLanguage() === 'bn'
  const [date, title, titleBengali, body, bodyBengali] = [
    useFieldValue('notice_date'),
    useFieldValue('title'),
    useFieldValue('title_bengali'),
    useFieldValue('body'),
    useFieldValue('body_bengali'),
  ].map(textOf)
  const heading = (isBengali && titleBengali) || title
  return (
    <section className={styles.preview} aria-label={t.preview}>
      <p className={styles.hint}>{t.preview}</p>
      {date && <p>{show.day(parseDay(date))}</p>}
      {heading && <h2>{heading}</h2>}
      {((isBengali && bodyBengali) || body || '').split(/\n{2,}/).map((paragraph, index) => (
        // a paragraph has no identity except its position
        // oxlint-disable-next-line no-array-index-key
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  )
}
