import type { RehearsalSummary } from '@samity/shared-api/contract/system/rehearsals'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { Moment } from '@samity/shared-ui/admin'
import styles from './modules.module.css'

const words = {
  none: { en: 'Not rehearsed', bn: 'মহড়া হয়নি' },
  passed: { en: 'Rehearsal passed', bn: 'মহড়া সফল' },
  failed: { en: 'Findings in rehearsal: {count}', bn: 'মহড়ায় সমস্যা: {count}টি' },
  partial: { en: 'Rehearsed in part', bn: 'আংশিক মহড়া' },
}

export function RehearsalLabel({ rehearsal }: { rehearsal: RehearsalSummary | null | undefined }) {
  const t = useWords(words)
  const show = useShow()
  if (!rehearsal) return <span className={styles.previous}>{t.none}</span>
  const { isPassed, findings, at } = rehearsal
  const text = isPassed
    ? t.passed
    : findings > 0
      ? fill(t.failed, { count: show.number(findings) })
      : t.partial
  return (
    <>
      <span className={isPassed ? styles.active : styles.failed}>{text}</span>
      <span className={styles.rehearsed}>
        <Moment at={at} />
      </span>
    </>
  )
}
