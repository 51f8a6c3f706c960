import { useTyped } from '@samity/shared-ui/forms'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import styles from './notices.module.css'

const words = { preview: { en: 'Preview', bn: 'প্রাকদর্শন' } }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The notice as it will stand on the website, in the language of the one who writes it. */
export function NoticePreview() {
  const t = useWords(words)
  const show = useShow()
  const bengali = useLanguage() === 'bn'
  const [date, title, titleBengali, body, bodyBengali] = [
    useTyped('notice_date'),
    useTyped('title'),
    useTyped('title_bengali'),
    useTyped('body'),
    useTyped('body_bengali'),
  ].map(textOf)
  return (
    <section className={styles.preview} aria-label={t.preview}>
      <p className={styles.hint}>{t.preview}</p>
      {date && <p>{show.day(date)}</p>}
      <h3>{(bengali && titleBengali) || title}</h3>
      {((bengali && bodyBengali) || body || '').split(/\n{2,}/).map((paragraph, index) => (
        // a paragraph has nothing of its own that would tell it from the others
        // oxlint-disable-next-line no-array-index-key
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  )
}
